/** The committee's files are stored as the packages' documents and stage files (decisions §5.4). */
import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import {
  BERKAS_FORM,
  LETAK_BERKAS,
  type BerkasForm,
  type BerkasTahapTender,
} from '@eproc/domain/panitia/berkas_tender'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { perlihatkanBerkas } from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import type Paket from '#app/paket_berjalan/paket'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import { simpanDokumen } from '#app/tender/dokumen/simpan_dokumen'
import type { Actor, Pelaku } from '#core/auth/actor'
import { readFile, writeFile } from '#core/files/disk'
import type { BerkasBaru } from '#core/files/receive_files'

/** One sent file serves every package: each of them gets its own copy, so that each guards its own. */
export async function simpanBerkasTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: readonly Paket[],
  berkas: Partial<Record<BerkasForm, BerkasBaru>>
): Promise<void> {
  for (const nama of BERKAS_FORM) {
    const dikirim = berkas[nama]
    if (!dikirim) continue
    for (const [i, p] of paket.entries()) {
      const milik = i === 0 ? dikirim : await salinBerkas(dikirim)
      await pasangBerkas(trx, actor, p, nama, milik)
    }
  }
}

async function pasangBerkas(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  nama: BerkasForm,
  berkas: BerkasBaru
): Promise<void> {
  const letak = LETAK_BERKAS[nama]
  if (letak.di === 'dokumen') {
    await simpanDokumen(trx, actor, {
      paketId: paket.id,
      berkas: { [letak.jenis]: berkas },
      tahap: null,
      keterangan: null,
      draf: true,
    })
  } else await pasangBerkasTahap(trx, actor, paket, nama as BerkasTahapTender, berkas)
}

/** A file of the stage that its pair names; vendors see it from the stage's start. */
export async function pasangBerkasTahap(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  nama: BerkasTahapTender,
  berkas: BerkasBaru
): Promise<void> {
  const jadwal = await tahapBerkas(trx, paket, nama)
  if (!jadwal) return
  const letak = { kelas: 'jadwal', paketId: paket.id, field: nama } as const
  const file = await rekamDokumen(trx, actor, berkas, letak)
  const baris = new JadwalBerkas().useTransaction(trx)
  baris.merge({ jadwalId: jadwal.id, tipe: 'jadwal', panitia: nama, file, showVendor: true })
  const told = { paketId: paket.id, tahap: jadwal.tahap, nama: berkas.namaAsli, panitia: nama }
  await baris.pasang(actor, 'paket.fileJadwal', told)
  await perlihatkanBerkas(trx, paket, [{ urut: jadwal.urut, nama: berkas.namaAsli }])
}

/** The step of the package's schedule where the file lies. */
async function tahapBerkas(
  trx: TransactionClientContract,
  paket: Paket,
  nama: BerkasTahapTender
): Promise<Jadwal | null> {
  const letak = LETAK_BERKAS[nama]
  if (!('pasangan' in letak)) return null
  const { metodePemilihan, kualifikasi } = paket
  const kunci = petaPasangan(metodePemilihan, kualifikasi)[letak.pasangan] ?? ''
  return Jadwal.query({ client: trx }).where({ paketId: paket.id, kunci }).first()
}

/** The same content under a name of its own. */
export async function salinBerkas(asal: BerkasBaru): Promise<BerkasBaru> {
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}${extname(asal.jalur)}`
  await writeFile(jalur, await readFile(asal.jalur))
  return { ...asal, id, jalur }
}
