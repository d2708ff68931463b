/** Archive numbers and files that a schedule revision brings (S3 §2.4): without effect until it is approved. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BerkasRevisiInput } from '@eproc/domain/paket/isian_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import type { UnggahJadwal } from '#app/paket/jadwal/unggah_berkas_jadwal'
import { berkasMenunggu, berkasTersimpan } from '#app/paket/jadwal/revisi/berkas_revisi_query'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'
import type JadwalRevisi from '#app/paket_berjalan/jadwal/jadwal_revisi'
import type JadwalRevisiBaris from '#app/paket_berjalan/jadwal/jadwal_revisi_baris'
import JadwalRevisiBerkas from '#app/paket_berjalan/jadwal/jadwal_revisi_berkas'
import {
  perlihatkanBerkas,
  wajibMasihDiperlihatkan,
} from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import type { Actor } from '#core/auth/actor'
import { insertMany } from '#core/database/insert_many'
import { releaseFiles } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

/** A file of a revision before it is stored. */
export interface BerkasDiminta {
  urut: number
  file: string
  nama: string
  showVendor: boolean
  showVendorLama: boolean | null
}

/** Stored files by their paths, each with the step that names it. */
export type BerkasDisebut = readonly (BerkasRevisiInput & { urut: number })[]

/**
 * What the revision wants of the files: new ones, those of the revision that it takes the place of, and stored ones
 * that are shown or hidden. @throws 400 a path that is none of them, a step that is not there; 409 shown too late
 */
export async function mintaBerkas(
  trx: TransactionClientContract,
  paket: Paket,
  { disebut, baru }: { disebut: BerkasDisebut; baru: readonly UnggahJadwal[] }
): Promise<BerkasDiminta[]> {
  const tersimpan = await berkasTersimpan(trx, paket.id)
  const menunggu = await berkasMenunggu(trx, paket.id)
  const lama = disebut.flatMap(({ urut, file, showVendor }) => {
    const ada = tersimpan.find((b) => b.file === file && b.urut === urut)
    const tunda = menunggu.find((b) => b.file === file && b.urut === urut)
    const asal = ada ?? tunda
    if (!asal) throw invalidField('listRevisiJadwal', 'exists', teks.aturan.berkasJadwalLain)
    if (ada?.showVendor === showVendor) return []
    return { urut, file, nama: asal.nama, showVendor, showVendorLama: ada?.showVendor ?? null }
  })
  const datang = baru.map(({ urut, berkas, showVendor }) => ({
    urut,
    file: berkas.jalur,
    nama: berkas.namaAsli,
    showVendor,
    showVendorLama: null,
  }))
  const diminta = [...lama, ...datang]
  const terlihat = diminta.filter((b) => b.showVendor)
  wajibMasihDiperlihatkan(await keadaanPaket(paket, trx), terlihat)
  return diminta
}

/** Records the files of a new revision; those of the one before that it does not name are let go of. */
export async function rekamBerkasRevisi(
  trx: TransactionClientContract,
  actor: Actor,
  {
    revisi,
    diminta,
    baru,
    dulu,
  }: {
    revisi: JadwalRevisi
    diminta: readonly BerkasDiminta[]
    baru: readonly UnggahJadwal[]
    /** files that waited before */
    dulu: readonly string[]
  }
): Promise<void> {
  for (const [i, { berkas }] of baru.entries()) {
    const letak = { kelas: 'jadwal', paketId: revisi.paketId, field: `uploadFiles[${i}]` } as const
    await rekamDokumen(trx, actor, berkas, letak)
  }
  await insertMany(
    trx,
    JadwalRevisiBerkas,
    diminta.map(({ nama: _n, ...b }) => ({ ...b, revisiId: revisi.id }))
  )
  const tetap = new Set(diminta.map((b) => b.file))
  for (const file of dulu) if (!tetap.has(file)) await releaseFiles(trx, file)
}

/** The revision is approved: its files are the schedule's, shown as it says. */
export async function terapkanBerkas(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  revisi: JadwalRevisi
): Promise<void> {
  const langkah = await paket.related('jadwal').query().preload('berkas')
  const nama = new Map((await berkasMenunggu(trx, paket.id)).map((b) => [b.file, b.nama]))
  const berkasRevisi = await revisi.related('berkas').query().orderBy('id')
  for (const b of berkasRevisi) {
    const satu = langkah.find((l) => l.urut === b.urut)
    if (!satu) continue
    const details = { paketId: paket.id, tahap: satu.tahap }
    const ada = satu.berkas.find((x) => x.file === b.file)
    if (ada) {
      await ada.perlihatkan(actor, b.showVendor, details)
      continue
    }
    const berkas = new JadwalBerkas().useTransaction(trx)
    berkas.merge({ jadwalId: satu.id, tipe: 'jadwal', file: b.file, showVendor: b.showVendor })
    await berkas.pasang(actor, 'paket.fileJadwal', details)
  }
  const terlihat = berkasRevisi.filter((b) => b.showVendor)
  await perlihatkanBerkas(
    trx,
    paket,
    terlihat.map(({ urut, file }) => ({ urut, nama: nama.get(file) ?? file }))
  )
}

/** A revision that was turned down takes its new files with it. */
export async function hapusBerkasRevisi(
  trx: TransactionClientContract,
  revisi: JadwalRevisi
): Promise<void> {
  for (const b of await revisi.related('berkas').query()) {
    if (b.showVendorLama === null) await releaseFiles(trx, b.file)
  }
}

/** Archive numbers that the revision changes, and its files, as the journal tells them. */
export function bedaArsip(
  previous: readonly LangkahTersimpan[],
  arsip: readonly Pick<JadwalRevisiBaris, 'urut' | 'noArsip' | 'noArsipLama'>[],
  berkas: readonly BerkasDiminta[]
): Record<string, [unknown, unknown]> {
  const tahap = (urut: number) => previous.find((l) => l.urut === urut)?.tahap ?? String(urut)
  const tampak = (nilai: boolean | null) => (nilai === null ? null : teks.kabar.tampak(nilai))
  return Object.fromEntries([
    ...arsip
      .filter((b) => b.noArsip !== b.noArsipLama)
      .map((b) => [teks.kabar.arsip(tahap(b.urut)), [b.noArsipLama, b.noArsip]]),
    ...berkas.map((b) => [
      teks.kabar.berkas(tahap(b.urut), b.nama),
      [tampak(b.showVendorLama), tampak(b.showVendor)],
    ]),
  ]) as Record<string, [unknown, unknown]>
}
