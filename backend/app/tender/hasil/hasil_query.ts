/** Results as they are announced (decisions §5 'Results', 'Names'). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type {
  EvaluasiRekanan,
  EvaluasiSendiri,
  HasilPaket,
} from '@eproc/domain/tender/answers_hasil'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import type Paket from '#app/paket_berjalan/paket'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import { sepakatSejak } from '#app/paket_berjalan/keadaan/sepakat_query'
import { keEvaluasiRekanan, keEvaluasiSendiri } from '#app/tender/evaluasi/evaluasi_transformer'
import { muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { sql } from '#core/database/sql'

/** Parts announced in stages that this vendor sees, and those that everybody reads (decisions §5). */
async function bagianTampak(
  paket: Paket,
  k: KeadaanPaket,
  rekananId: number
): Promise<ReadonlySet<BagianHasil>> {
  const context = await konteksRekanan(paket, rekananId, db, k)
  const umum = paket.metodePemilihan === 'TLA' ? [] : bagianUmum(context.diumumkan)
  const tampak = new Set<BagianHasil>(umum)
  for (const tahap of k.templat) {
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
    if (!baris || !tampakRekanan(tahap, baris, k.status, context)) continue
    for (const b of tahap.umumkan ?? []) if (context.diumumkan.has(b)) tampak.add(b)
  }
  return tampak
}

/** Ranked vendors first, then by name. */
function urutkan(rows: EvaluasiRekanan[]): EvaluasiRekanan[] {
  return rows.toSorted(
    (a, b) =>
      (a.urutan ?? Infinity) - (b.urutan ?? Infinity) ||
      a.nama.localeCompare(b.nama) ||
      a.vendorId - b.vendorId
  )
}

const barisDiumumkan = (
  nilai: readonly NilaiRow[],
  diumumkan: ReadonlySet<BagianHasil>
): EvaluasiRekanan[] =>
  diumumkan.size === 0 ? [] : urutkan(nilai.map((n) => keEvaluasiRekanan(n, diumumkan)))

/** For staff who do not judge: what is announced to the public, so nothing before the winner (decisions §2). */
export async function hasilBagiStaf(paket: Paket): Promise<EvaluasiRekanan[]> {
  const diumumkan = bagianUmum(diumumkanSaat(await keadaanPaket(paket)))
  return diumumkan.size === 0 ? [] : barisDiumumkan(await muatNilai(db, paket.id), diumumkan)
}

/** What everybody reads: all announced parts once the winner is among them, before that nothing. */
const bagianUmum = (diumumkan: ReadonlySet<BagianHasil>): ReadonlySet<BagianHasil> =>
  diumumkan.has('pemenang') ? diumumkan : new Set()

/**
 * Participants' list of results for a vendor: what its own announcement tabs give, and at least what everybody reads;
 * nothing for strangers.
 */
export async function hasilBagiRekanan(
  paket: Paket,
  rekananId: number
): Promise<EvaluasiRekanan[]> {
  const k = await keadaanPaket(paket)
  const nilai = await muatNilai(db, paket.id)
  if (!nilai.some((n) => n.vendorId === rekananId)) return []
  return barisDiumumkan(nilai, await bagianTampak(paket, k, rekananId))
}

/** The vendor's own result. */
export async function hasilSendiri(paket: Paket, rekananId: number): Promise<EvaluasiSendiri> {
  const k = await keadaanPaket(paket)
  const [rekanan] = await sql<{ nama: string }>(db, 'select nama from rekanan where id = ?', [
    rekananId,
  ])
  const nilai = (await muatNilai(db, paket.id)).find((n) => n.vendorId === rekananId)
  return keEvaluasiSendiri(
    { vendorId: rekananId, nama: rekanan?.nama ?? '' },
    nilai,
    diumumkanSaat(k)
  )
}

/**
 * GET /api/tender/hasil/{paketId}. Vendors that took part see what their tabs announce; everybody else, staff
 * included, what is public: all parts once the winner is announced, before that nothing. What was negotiated is told
 * when it can't change any more, to the winner before.
 */
export async function hasilPaket(paket: Paket, rekananId: number | null): Promise<HasilPaket> {
  const k = await keadaanPaket(paket)
  const nilai = await muatNilai(db, paket.id)
  const diumumkan = diumumkanSaat(k)
  const ikut = rekananId !== null && nilai.some((n) => n.vendorId === rekananId)
  const tampak = ikut ? await bagianTampak(paket, k, rekananId) : bagianUmum(diumumkan)
  const juara = tampak.has('pemenang') ? nilai.find((n) => n.urutan === 1) : undefined
  const sepakat =
    juara &&
    (juara.vendorId === rekananId ||
      (await sepakatSejak(db, k, { paketId: paket.id, rekananId: juara.vendorId })))
  const [peserta] = await sql<{ jumlah: number }>(
    db,
    'select count(*)::int as jumlah from peserta where paket_id = ? and mundur_pada is null',
    [paket.id]
  )
  return {
    paketId: paket.id,
    kode: paket.kode,
    nama: paket.nama,
    diumumkan: [...tampak],
    pengumuman: k.templat.flatMap((t) => {
      const baris = k.jadwal.find((b) => b.kunci === t.kunci)
      const terbit = baris?.include && sudahMulai(k, baris) && t.umumkan?.some((b) => tampak.has(b))
      return terbit ? [{ kunci: t.kunci, tahap: t.nama, mulai: keIso(baris.mulai)! }] : []
    }),
    jumlahPeserta: peserta!.jumlah,
    pemenang: juara
      ? {
          vendorId: juara.vendorId,
          nama: juara.nama,
          nilaiPenawaran: juara.nilaiPenawaran ?? 0,
          negosiasiHarga: sepakat ? juara.negosiasiHarga : null,
        }
      : null,
    rows: barisDiumumkan(nilai, tampak),
    sendiri: ikut ? await hasilSendiri(paket, rekananId) : null,
  }
}
