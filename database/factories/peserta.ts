/** Participants, invitations and acts of opening for tests, written straight into the database. */
import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { sql } from '@eproc/backend/app/core/database/sql'
import { createRekanan, type RekananValues, type RekananBuatan } from './dosir.ts'

/** An active company that suits the packages of `createPaket`, with a session. */
export const createPenyedia = (isi: RekananValues = {}): Promise<RekananBuatan> =>
  createRekanan({ status: 'A', ...isi })

/** The vendor takes part; its number follows the last. */
export async function createPeserta(paketId: number, rekananId: number): Promise<number> {
  const key = `peserta.${paketId}`
  const [urut] = await sql<{ terakhir: number }>(
    db,
    `insert into nomor_urut (kunci, terakhir) values (?, 1)
     on conflict (kunci) do update set terakhir = nomor_urut.terakhir + 1 returning terakhir`,
    [key]
  )
  await sql(
    db,
    `insert into peserta (paket_id, rekanan_id, nomor, terdaftar_pada, pakta_teks, pakta_pada)
     values (?, ?, ?, ${sqlNow()}, 'Pakta uji', ${sqlNow()})`,
    [paketId, rekananId, urut!.terakhir]
  )
  return urut!.terakhir
}

/** An invitation that was sent; its letter has a row, but no content. */
export async function createUndangan(
  paketId: number,
  rekananId: number,
  tipe: TipeUndangan,
  pengirimId: number
): Promise<void> {
  await sql(
    db,
    `insert into undangan (paket_id, tipe, rekanan_id, file_undangan, tgl_kirim, pengirim_id)
     values (?, ?, ?, ?, ${sqlNow()}, ?)`,
    [paketId, tipe, rekananId, `berkas/uji/${randomUUID()}.pdf`, pengirimId]
  )
}

/** A sealed offer's row without its content. */
export async function createEmptyOffer(
  paketId: number,
  rekananId: number,
  jenis: 'K' | 'A' | 'T' = 'A',
  tahap = 'pemasukan',
  tahapBuka = 'pembukaan'
): Promise<void> {
  const sidik = createHash('sha256').update(randomUUID()).digest('hex')
  await sql(
    db,
    `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel, mime,
       ukuran, sha256, sha256_segel, kunci_terbungkus, diterima_pada)
     values (?, ?, ?, ?, ?, 1, ?, ''::bytea, 'application/pdf', 1, ?, ?, ''::bytea, ${sqlNow()})`,
    [paketId, rekananId, tahap, tahapBuka, jenis, `segel/${randomUUID()}`, sidik, sidik]
  )
}

/** The act of opening has been done. */
export async function createPembukaan(
  paketId: number,
  pokja: readonly { id: number }[],
  tahap = 'pembukaan'
): Promise<void> {
  // By the tables' owner: the application's login opens only in whose session it is.
  await sql(
    db.connection('pemilik'),
    `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada, pengesah_id, disahkan_pada)
     values (?, ?, ?, ${sqlNow()}, ?, ${sqlNow()})`,
    [paketId, tahap, pokja[0]!.id, (pokja[1] ?? pokja[0]!).id]
  )
}
