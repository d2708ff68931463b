/** Evaluation, proof of qualification, determination, negotiation. */
import db from '@adonisjs/lucid/services/db'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { angka, rupiah } from '@eproc/domain/common/format'
import { fileTab } from '@eproc/domain/tahap/tab'
import { REASON_KEYS } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { PART_NAMES } from '@eproc/i18n/id/resources/tender'
import { peringkat } from '@eproc/i18n/id/peringkat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type { TabelCetakan } from '#app/tender/cetakan/cetakan'
import { penetapanTegas } from '#app/tender/cetakan/cetakan_query'
import {
  nilaiDisebut,
  pokja,
  type CetakanMaterial,
  type ContentBuilder,
} from '#app/tender/cetakan/isi/bahan'
import { priceTables } from '#app/tender/cetakan/isi/harga'
import { hari } from '#app/tender/cetakan/isi/pengadaan'
import { nilaiSemua, rataRekanan } from '#app/tender/evaluasi/anggota/nilai_anggota_query'
import type { NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { penjelasanSistem } from '#app/tender/penetapan/isi_penetapan'

const k = teks.kolom

/** How a vendor did in one part: passed, the score, why not. */
function hasilBagian(n: NilaiRow, bagian: KategoriFile): string {
  const hasil = {
    K: [teks.lulus(n.lulusKualifikasi)],
    A: [teks.lulus(n.hasilAdministrasi)],
    T: [teks.lulus(n.lulusTeknis), n.hasilTeknis === null ? '' : angka(n.hasilTeknis, 2)],
    H: [teks.lulus(n.lulusHarga), n.nilaiPenawaran === null ? '' : rupiah(n.nilaiPenawaran)],
  }[bagian]
  const alasan = n.alasan[REASON_KEYS[bagian]]
  return [...hasil, alasan ?? ''].filter((t) => t !== '').join('\n')
}

const dinilai = (n: NilaiRow, bagian: readonly KategoriFile[]): boolean =>
  bagian.some(
    (b) =>
      ({ K: n.lulusKualifikasi, A: n.hasilAdministrasi, T: n.lulusTeknis, H: n.lulusHarga })[b] !==
      null
  )

/** What each member gave where the technical score is their average; nothing where it is agreed. */
async function memberScores({
  paket,
  sebutan,
}: Pick<CetakanMaterial, 'paket' | 'sebutan'>): Promise<TabelCetakan[]> {
  const t = tenderHasil.nilaiAnggota
  const lengkap = await nilaiSemua(db, paket.id)
  if (lengkap.rekanan.every((r) => r.nilai.length === 0)) return []
  const anggota = sebutan.kolom(lengkap.anggota)
  const score = (nilai: number | null = null) => (nilai === null ? '' : angka(nilai, 2))
  return [
    {
      judul: t.cetakan,
      kepala: [k.rekanan, ...anggota.map((a) => a.nama), t.rataRata],
      baris: lengkap.rekanan.map((r) => [
        sebutan.rekanan(r.rekanan.vendorId, r.rekanan.nama),
        ...anggota.map((a) => score(r.nilai.find((n) => n.penggunaId === a.penggunaId)?.nilai)),
        score(rataRekanan(r)),
      ]),
    },
  ]
}

/**
 * The ranking in the system's words, as it came from the evaluation: what was negotiated later, and who was lost as winner,
 * is told by the papers of those stages.
 */
function rankingInWords({ paket, tahap }: CetakanMaterial, nilai: NilaiRow[]): TabelCetakan {
  const judged = nilai.map((n) => ({ ...n, negosiasiHarga: null, gugur: false }))
  return {
    judul: peringkat.judul,
    kepala: [k.rekanan, k.peringkat],
    baris: penjelasanSistem(paket, tahap, judged).map((p) => [p.nama, p.penjelasan]),
  }
}

export const evaluasiContent: ContentBuilder = async (bahan) => {
  const { tahap } = bahan
  const bagian = [...new Set(tahap.staf.filter((t) => t.startsWith('evaluasi:')).flatMap(fileTab))]
  const nilai = await nilaiDisebut(bahan)
  if (!nilai.some((n) => dinilai(n, bagian))) return null
  const members = bagian.includes('T') ? await memberScores(bahan) : []
  const prices = bagian.includes('H') ? await priceTables(bahan) : []
  const ranking = bagian.includes('H') ? [rankingInWords(bahan, nilai)] : []
  return {
    tabel: [
      {
        judul: teks.hasil,
        kepala: [k.rekanan, ...bagian.map((b) => PART_NAMES[b])],
        baris: nilai.map((n) => [n.nama, ...bagian.map((b) => hasilBagian(n, b))]),
      },
      ...members,
      ...ranking,
      ...prices,
    ],
    tandaTangan: pokja(bahan),
  }
}

export const penetapanContent: ContentBuilder = async (bahan) => {
  const { paket, tahap, orang } = bahan
  const tegas = await penetapanTegas(paket.id, tahap.kunci)
  if (!tegas) return null
  const nilai = new Map((await nilaiDisebut(bahan)).map((n) => [n.vendorId, n]))
  return {
    fakta: [[teks.fakta.ditetapkan, hari(tegas.ditegaskanPada)]],
    paragraf: tegas.alasan ? [teks.alasan(tegas.alasan)] : [],
    tabel: [
      {
        judul: teks.hasil,
        // Nobody is ranked before the offers.
        ...(tahap.kunci === 'penetapan-pra'
          ? {
              kepala: [k.rekanan, k.hasil],
              baris: tegas.isi.map((d) => [d.nama, teks.lulus(d.lulus)]),
            }
          : {
              kepala: [k.peringkat, k.rekanan, k.nilaiPenawaran],
              baris: tegas.isi.map((d) => [
                teks.peringkat(d.urutan),
                d.nama,
                rupiah(d.nilai ?? nilai.get(d.vendorId)?.nilaiPenawaran),
              ]),
            }),
      },
    ],
    tandaTangan: [...pokja(bahan), { sebagai: teks.ppk, ...orang.ppk }],
  }
}

/** Who negotiated, and with what result; null while nobody has. Who dropped out since signs nothing any more. */
export async function hasilNegosiasi(
  bahan: Pick<CetakanMaterial, 'paket' | 'sebutan'>
): Promise<{ nama: string[]; tabel: TabelCetakan } | null> {
  const nilai = await nilaiDisebut(bahan)
  const hasil = nilai.filter((n) => n.negosiasiHarga !== null || n.negosiasiTeknis)
  if (hasil.length === 0) return null
  return {
    nama: hasil.filter((n) => !n.gugur).map((n) => n.nama),
    tabel: {
      judul: teks.hasil,
      kepala: [k.rekanan, k.nilaiPenawaran, k.negosiasiHarga, k.negosiasiTeknis],
      baris: hasil.map((n) => [
        n.nama,
        rupiah(n.nilaiPenawaran),
        rupiah(n.negosiasiHarga),
        n.negosiasiTeknis ?? '',
      ]),
    },
  }
}

export const negosiasiContent: ContentBuilder = async (bahan) => {
  const hasil = await hasilNegosiasi(bahan)
  return hasil && { tabel: [hasil.tabel], tandaTangan: pokja(bahan) }
}
