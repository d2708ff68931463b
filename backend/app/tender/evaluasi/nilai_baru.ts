/** What an evaluation becomes by a request; weighted scores and totals are the server's alone (decisions §5.3). */
import type { AlasanEvaluasi, BenderaEvaluasi } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { totalNilai, usulHasilHarga } from '@eproc/domain/tender/nilai/skor'
import type Paket from '#app/paket_berjalan/paket'
import type { InputRow } from '#app/tender/evaluasi/evaluasi_validator'
import { bobotPaket, hargaTerendah, type NilaiRow } from '#app/tender/evaluasi/nilai_query'

/** What the request says, over what is stored; only the saved parts change. */
export function gabung(n: NilaiRow, isi: InputRow, bendera: readonly BenderaEvaluasi[]): NilaiRow {
  const baru: NilaiRow = { ...n, alasan: { ...n.alasan } }
  for (const b of bendera) GABUNG[b](baru, isi, n)
  return baru
}

type Gabung = (baru: NilaiRow, isi: InputRow, semula: NilaiRow) => void

/** A part that the request does not mention keeps its reason; an empty text takes it away. */
function gabungAlasan(
  baru: NilaiRow,
  isi: InputRow,
  bagian: Exclude<keyof AlasanEvaluasi, 'pemenang'>
): void {
  if (isi.alasan?.[bagian] === undefined) return
  const kata = isi.alasan[bagian]?.trim()
  if (kata) baru.alasan[bagian] = kata
  else delete baru.alasan[bagian]
}

const GABUNG: Readonly<Record<BenderaEvaluasi, Gabung>> = {
  // Incomplete documents fail the qualification; complete again, it is to be judged.
  dokumenKualifikasi: (baru, isi, semula) => {
    baru.hasilKualifikasi = isi.hasilKualifikasi ?? null
    if (baru.hasilKualifikasi === false) baru.lulusKualifikasi = false
    else if (semula.hasilKualifikasi === false) baru.lulusKualifikasi = null
    gabungAlasan(baru, isi, 'kualifikasi')
  },
  kualifikasi: (baru, isi) => {
    baru.hasilKualifikasi = isi.hasilKualifikasi ?? baru.hasilKualifikasi
    const gagal = baru.hasilKualifikasi === false ? false : null
    baru.lulusKualifikasi = isi.lulusKualifikasi ?? gagal
    gabungAlasan(baru, isi, 'kualifikasi')
  },
  administrasi: (baru, isi) => {
    baru.hasilAdministrasi = isi.hasilAdministrasi ?? null
    gabungAlasan(baru, isi, 'administrasi')
  },
  teknis: (baru, isi) => {
    baru.hasilTeknis = isi.hasilTeknis ?? null
    baru.lulusTeknis = isi.lulusTeknis ?? null
    gabungAlasan(baru, isi, 'teknis')
  },
  harga: (baru, isi, semula) => {
    baru.lulusHarga = isi.lulusHarga ?? null
    baru.nilaiPenawaran = isi.nilaiPenawaran ?? semula.hargaPenawaran
    baru.catatanKoreksi = isi.catatanKoreksi?.trim() || null
    baru.biayaEvaluasi = isi.biayaEvaluasi ?? null
    const skor = isi.hasilHarga ?? null
    const diberi = skor !== null && skor !== semula.hasilHarga
    baru.hargaManual = diberi || (semula.hargaManual && skor !== null)
    if (diberi) baru.hasilHarga = skor
    gabungAlasan(baru, isi, 'harga')
  },
}

/** Proposed price scores, weighted scores and totals of all, since the lowest price concerns everybody. */
export function hitung(paket: Paket, nilai: readonly NilaiRow[]): NilaiRow[] {
  const bobot = bobotPaket(paket)
  const terendah = hargaTerendah(nilai)
  return nilai.map((n) => {
    // A price that is judged no more, as one that failed, has no score but one that was given.
    const usul = n.lulusHarga ? usulHasilHarga(terendah, n.nilaiPenawaran ?? 0) : null
    // A given score that is the proposed one follows the proposal from then on.
    const hargaManual = n.hargaManual && n.hasilHarga !== usul
    const hasilHarga = hargaManual ? n.hasilHarga : usul
    return {
      ...n,
      hargaManual,
      hasilHarga,
      // Whoever failed before the price, or has none yet, has no total that could be read as one.
      totalNilai: hasilHarga === null ? null : totalNilai(bobot, n.hasilTeknis ?? 0, hasilHarga),
    }
  })
}
