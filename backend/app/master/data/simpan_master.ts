/** Creating, changing and deleting a row of the simple master tables; one implementation for both faces. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'
import type { BarisMaster, Isi, SumberMaster } from '#app/master/data/sumber_master'
import { satuMaster } from '#app/master/data/master_query'
import { denganPemakai, denganUnik } from '#app/master/unik'

/** Locks a row and checks the version that the client read, when it sent one. */
async function kunci<J>(
  trx: TransactionClientContract,
  sumber: SumberMaster<J>,
  id: number,
  versi?: number | null
): Promise<BarisMaster> {
  const ada = await sql<{ versi: number }>(
    trx,
    `select versi from ${sumber.tabel} where id = ? for update`,
    [id]
  )
  if (!ada[0]) throw tidakDitemukan()
  if (versi !== undefined && versi !== null && versi !== ada[0].versi) throw versiUsang()
  return satuMaster(trx, sumber, id)
}

const nilaiLama = (kolom: readonly string[], lama: BarisMaster): Isi =>
  Object.fromEntries(kolom.map((k) => [k, lama[k] === null ? null : String(lama[k])]))

export function tambahMaster<J>(
  sumber: SumberMaster<J>,
  oleh: SumberJurnal,
  isi: Isi
): Promise<BarisMaster> {
  return denganUnik(sumber.unik, () =>
    db.transaction(async (trx) => {
      tegakkan(await sumber.aturan(trx, isi, null))
      const baru = await sql<{ id: number }>(
        trx,
        `insert into ${sumber.tabel} (${sumber.kolom.join(', ')}, dibuat_pada, diubah_pada)
         values (${sumber.kolom.map(() => '?').join(', ')}, ${sqlSekarang()}, ${sqlSekarang()})
         returning id`,
        sumber.kolom.map((k) => isi[k] ?? null)
      )
      const { id } = baru[0]!
      await catat(trx, oleh, {
        aksi: `${sumber.tabel}.tambah`,
        objek: sumber.tabel,
        objekId: id,
        rincian: beda(null, isi),
      })
      return satuMaster(trx, sumber, id)
    })
  )
}

export function ubahMaster<J>(
  sumber: SumberMaster<J>,
  oleh: SumberJurnal,
  id: number | null,
  isi: Isi,
  versi?: number | null
): Promise<BarisMaster> {
  return denganUnik(sumber.unik, () =>
    db.transaction(async (trx) => {
      const lama = await kunci(trx, sumber, id ?? 0, versi)
      await sumber.jaga?.(trx, oleh, isi, lama)
      tegakkan(await sumber.aturan(trx, isi, lama))
      const rincian = beda(nilaiLama(sumber.kolom, lama), isi)
      if (Object.keys(rincian).length === 0) return lama
      await sql(
        trx,
        `update ${sumber.tabel} set ${sumber.kolom.map((k) => `${k} = ?`).join(', ')},
                versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
        [...sumber.kolom.map((k) => isi[k] ?? null), lama.id]
      )
      await catat(trx, oleh, {
        aksi: `${sumber.tabel}.ubah`,
        objek: sumber.tabel,
        objekId: lama.id,
        rincian,
      })
      return satuMaster(trx, sumber, lama.id)
    })
  )
}

export function hapusMaster<J>(
  sumber: SumberMaster<J>,
  oleh: SumberJurnal,
  id: number | null
): Promise<BarisMaster> {
  return denganPemakai(`Data ${sumber.objek}`, () =>
    db.transaction(async (trx) => {
      const lama = await kunci(trx, sumber, id ?? 0)
      await sql(trx, `delete from ${sumber.tabel} where id = ?`, [lama.id])
      await catat(trx, oleh, {
        aksi: `${sumber.tabel}.hapus`,
        objek: sumber.tabel,
        objekId: lama.id,
        rincian: Object.fromEntries(
          Object.entries(nilaiLama(sumber.kolom, lama)).map(([k, v]) => [k, [v, null]])
        ),
      })
      return lama
    })
  )
}
