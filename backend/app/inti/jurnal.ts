/**
 * The append-only journal: who, what, when, why, in the same transaction as the change. Rows are
 * sealed into a hash chain by {@link file://./penyegel_jurnal.ts} within a second.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import type { Pelaku } from '#inti/pelaku'
import { sqlSekarang } from '#inti/waktu'
import { inti } from '@eproc/i18n/id/inti'
import { sql } from '#inti/sql'

export interface CatatanJurnal {
  /** verb with its noun, such as `ijin_usaha.simpan` */
  aksi: string
  /** table of the changed record */
  objek: string
  objekId?: string | number | null
  /** what changed; never a password, token or sealed price */
  rincian?: Record<string, unknown>
  alasan?: string | null
}

/** The acting user and address; `sistem` for timed work. */
export type SumberJurnal = { pelaku: Pick<Pelaku, 'id' | 'nama' | 'peran'>; ip: string | null }

export const sumberSistem: SumberJurnal = {
  pelaku: { id: 0, nama: inti.nama.sistem, peran: 'superAdmin' },
  ip: null,
}

export const sumberDari = (ctx: HttpContext): SumberJurnal => ({
  pelaku: ctx.pelaku,
  ip: ctx.request.ip(),
})

/** Writes one journal row inside `trx`. */
export async function catat(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  isi: CatatanJurnal
): Promise<void> {
  await sql(
    trx,
    `insert into jurnal (waktu, pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian, alasan, alamat_ip)
     values (${sqlSekarang()}, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      sumber.pelaku.id || null,
      sumber.pelaku.nama,
      sumber.pelaku.id ? sumber.pelaku.peran : 'sistem',
      isi.aksi,
      isi.objek,
      isi.objekId === undefined || isi.objekId === null ? null : String(isi.objekId),
      JSON.stringify(isi.rincian ?? {}),
      isi.alasan ?? null,
      sumber.ip,
    ]
  )
}

/**
 * The fields that differ, as `{ field: [before, after] }`, for `rincian`.
 */
export function beda<T extends object>(
  sebelum: Partial<T> | null,
  sesudah: Partial<T>
): Record<string, [unknown, unknown]> {
  const hasil: Record<string, [unknown, unknown]> = {}
  for (const kunci of Object.keys(sesudah) as (keyof T & string)[]) {
    const a = sebelum?.[kunci] ?? null
    const b = sesudah[kunci] ?? null
    if (JSON.stringify(a) !== JSON.stringify(b)) hasil[kunci] = [a, b]
  }
  return hasil
}
