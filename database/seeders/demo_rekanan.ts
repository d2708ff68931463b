/**
 * Vendors of the demonstration, one in each state of decisions §3, with dossiers and documents that can
 * be opened. Names, numbers and addresses are invented.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { untukVerifikator } from '@eproc/backend/app/dosir/bagian/ajukan_bagian'
import Rekanan from '@eproc/backend/app/dosir/rekanan'
import { verifiers } from '@eproc/backend/app/notifikasi/audience'
import { tell } from '@eproc/backend/app/notifikasi/tell'
import { writeJournal } from '@eproc/backend/app/core/journal/journal'
import { SYSTEM } from '@eproc/backend/app/core/auth/actor'
import { nextNumber } from '@eproc/backend/app/core/database/serial_number'
import { sql } from '@eproc/backend/app/core/database/sql'
import { today, clockNow, syncClock, sqlNow } from '@eproc/backend/app/core/clock/clock'
import { bagianUntuk, noRegistrasi } from '@eproc/domain/dosir/bagian'
import type { StatusBagian } from '@eproc/domain/common/choices'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { TumpukanBerkas } from '../factories/sample_files.ts'
import { ingatDosirContoh, fillPerorangan, fillPerusahaan } from '../factories/fill_dosir.ts'
import { demoPassword } from './demo_akun.ts'
import { rekananDemo, type RekananDemo } from './demo_rekanan_content.ts'

/** Adds the vendors whose login does not exist yet. */
export async function seedDemoRekanan(): Promise<void> {
  await syncClock()
  const semua = rekananDemo()
  const ada = await sql<{ login: string }>(
    db,
    'select lower(login) as login from pengguna where lower(login) = any(?)',
    [semua.map((r) => r.login)]
  )
  for (const r of semua) {
    if (ada.some((b) => b.login === r.login)) continue
    await db.transaction((trx) => satuRekanan(trx, r))
  }
}

async function satuRekanan(trx: TransactionClientContract, r: RekananDemo): Promise<void> {
  const jenis = r.perusahaan ? 'V' : 'O'
  const { nama, email, telepon } = (r.perusahaan ?? r.perorangan)!
  const [akun] = await sql<{ id: number }>(
    trx,
    `insert into pengguna (login, email, nama, telepon, peran, status, sandi_hash, diaktifkan_pada,
       persetujuan_data_pada, sandi_diubah_pada)
     values (?, ?, ?, ?, ?, ?, ?, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}) returning id`,
    [
      r.login,
      email,
      r.kontak ?? nama,
      telepon,
      jenis === 'V' ? 'vendor' : 'person',
      r.tertutup ?? 'A',
      await demoPassword(),
    ]
  )
  const terdaftar = clockNow().minus({ days: r.umurHari })
  const tahun = terdaftar.year
  const urut = await nextNumber(trx, `rekanan.${jenis}.${tahun}`)
  const column: Record<string, unknown> = {
    pengguna_id: akun!.id,
    jenis,
    no_registrasi: noRegistrasi(jenis, tahun, urut),
    nama,
    status: r.tertutup ?? r.status,
    status_sebelum_sanksi: r.tertutup ? r.status : null,
    menunggu_sejak: r.status === 'V' ? terdaftar.toJSDate() : null,
    dibuat_pada: terdaftar.toJSDate(),
    diubah_pada: clockNow()
      .minus({ days: Math.min(r.umurHari, 2) })
      .toJSDate(),
    ...(r.blacklist ?? {}),
  }
  for (const b of bagianUntuk(jenis)) {
    column[b.kolomStatus] = statusBagian(r, b.kunci)
    column[b.kolomRemark] = r.catatan?.[b.kunci] ?? null
  }
  const listKolom = Object.keys(column)
  const [baris] = await sql<{ id: number }>(
    trx,
    `insert into rekanan (${listKolom.join(', ')}) values (${listKolom.map(() => '?').join(', ')}) returning id`,
    Object.values(column)
  )
  const berkas = new TumpukanBerkas(baris!.id, akun!.id)
  if (r.perusahaan) await fillPerusahaan(trx, berkas, r.perusahaan, r.isi?.perusahaan)
  if (r.perorangan) await fillPerorangan(trx, berkas, r.perorangan, r.isi?.perorangan)
  await berkas.simpan(trx)
  if (r.perusahaan && r.status === 'E') await habiskanSbu(trx, baris!.id)
  await ingatDosirContoh(trx, baris!.id)
  if (r.status === 'V' && !r.tertutup) await tellDemoVerifikator(trx, baris!.id)
  await writeJournal(trx, SYSTEM, {
    aksi: 'demo.rekanan',
    objek: 'rekanan',
    objekId: baris!.id,
    rincian: { nama },
  })
}

function statusBagian(r: RekananDemo, key: string): StatusBagian {
  if (r.catatan?.[key]) return 'N'
  const diisi = r.isi?.perusahaan ?? r.isi?.perorangan
  if (diisi && !diisi.some((b) => b === key)) return 'N'
  if (r.status === 'E' && key === 'ijin') return 'E'
  return r.menunggu?.includes(key) || r.status === 'V' || r.status === 'N' ? 'V' : 'A'
}

/** The SBU ended twelve days ago. */
async function habiskanSbu(trx: TransactionClientContract, rekananId: number): Promise<void> {
  await sql(
    trx,
    `update ijin_usaha set berlaku = ?::date - 12 where rekanan_id = ? and jenis = 'SBU'`,
    [today(), rekananId]
  )
}

async function tellDemoVerifikator(
  trx: TransactionClientContract,
  rekananId: number
): Promise<void> {
  const rekanan = await Rekanan.findOrFail(rekananId, { client: trx })
  const { siapVerifikasi } = dosirPesan.kabar
  const kabar = siapVerifikasi(rekanan.nama, rekanan.noRegistrasi)
  await tell(trx, { who: [verifiers] }, untukVerifikator(rekanan, kabar))
}
