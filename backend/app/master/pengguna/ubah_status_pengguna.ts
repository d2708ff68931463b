/** Status of an account (S2 §4, decisions §3): of staff and of vendors, sent at once. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/peran'
import type { StatusPengguna } from '@eproc/domain/pilihan'
import { hitungUlangStatus } from '#app/dosir/hitung_status'
import { versiUsang } from '#inti/galat'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import type { Pelaku } from '#inti/pelaku'
import { hapusSesi } from '#inti/sesi'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'
import {
  kunciAkun,
  pastikanAdminTersisa,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'

export interface IsianStatus {
  status: StatusPengguna
  alasan?: string | null | undefined
  versi?: number | null | undefined
}

/** Changes the status; I and S end every session inside the same transaction. */
export async function ubahStatusPengguna(
  pelaku: Pelaku,
  oleh: SumberJurnal,
  id: number | null,
  { status, alasan, versi }: IsianStatus
): Promise<void> {
  await db.transaction(async (trx) => {
    const { akun, adminLain } = await kunciAkun(trx, id ?? 0)
    pastikanBolehKelola(pelaku, akun)
    pastikanBukanSendiri(pelaku, akun)
    if (versi && versi !== akun.versi) throw versiUsang()
    if (status === akun.status) return
    pastikanAdminTersisa(akun, adminLain, { peran: akun.peran, status })
    await sql(
      trx,
      `update pengguna set status = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
      [status, akun.id]
    )
    if (status !== 'A') await hapusSesi(trx, { penggunaId: akun.id })
    await catat(trx, oleh, {
      aksi: 'pengguna.status',
      objek: 'pengguna',
      objekId: akun.id,
      rincian: beda({ status: akun.status }, { status }),
      alasan: alasan?.trim() || null,
    })
    if (apakahRekanan(akun.peran)) await cerminkan(trx, oleh, akun.id, status)
  })
}

/** The vendor's own status shows I or S while its user has it, and comes back when it is lifted. */
async function cerminkan(
  trx: TransactionClientContract,
  oleh: SumberJurnal,
  penggunaId: number,
  status: StatusPengguna
): Promise<void> {
  const ada = await sql<{ id: number; status: string }>(
    trx,
    'select id, status from rekanan where pengguna_id = ? for update',
    [penggunaId]
  )
  const rekanan = ada[0]
  if (!rekanan) return
  const hasil = await sql<{ status: string }>(
    trx,
    status === 'A'
      ? `update rekanan set status = coalesce(status_sebelum_sanksi, 'N'), status_sebelum_sanksi = null,
                versi = versi + 1, diubah_pada = ${sqlSekarang()}
          where id = ? and status in ('I', 'S') returning status`
      : `update rekanan
            set status_sebelum_sanksi = case when status in ('I', 'S') then status_sebelum_sanksi else status end,
                status = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()}
          where id = ? returning status`,
    status === 'A' ? [rekanan.id] : [status, rekanan.id]
  )
  if (!hasil[0]) return
  await catat(trx, oleh, {
    aksi: 'rekanan.status',
    objek: 'rekanan',
    objekId: rekanan.id,
    rincian: beda({ status: rekanan.status }, { status: hasil[0].status }),
  })
  if (status === 'A') await hitungUlangStatus(trx, rekanan.id, oleh)
}
