/** Keys of people, for their list and for what waits. */
import db from '@adonisjs/lucid/services/db'
import type { HolderKeyRow } from '@eproc/domain/pemegang/answers'
import {
  HOLDER_KEYS_PAGE,
  type CaraBanding,
  type StatusHolderKey,
} from '@eproc/domain/pemegang/holder_key'
import { bolehkah } from '@eproc/domain/common/rights'
import { keIso } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { conditions } from '#core/database/conditions'
import { sql, type Koneksi } from '#core/database/sql'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { notFound } from '#core/http/errors'
import { orderOf } from '#core/database/order'

/** The same as the domain's `statusHolderKey`. */
const STATUS = () => `case when k.berakhir_pada <= ${sqlNow()} then 'berakhir'
  when k.berlaku_pada is null then 'menunggu' when k.berlaku_pada > ${sqlNow()} then 'segera' else 'berlaku' end`

export const anyKeyCounts = async (connection: Koneksi): Promise<boolean> => {
  const found = await sql(
    connection,
    `select 1 from kunci_pemegang k where ${STATUS()} = 'berlaku' limit 1`
  )
  return found.length > 0
}

/** Did the person have another key that somebody had vouched for? */
export const hadKeyBefore = async (
  connection: Koneksi,
  penggunaId: number,
  exceptId: number
): Promise<boolean> => {
  const found = await sql(
    connection,
    'select 1 from kunci_pemegang where pengguna_id = ? and id <> ? and berlaku_pada is not null limit 1',
    [penggunaId, exceptId]
  )
  return found.length > 0
}

/** Ids of the users who have a key that has not ended. */
export const holdersWithKey = async (connection: Koneksi): Promise<number[]> => {
  const found = await sql<{ id: number }>(
    connection,
    `select distinct k.pengguna_id as id from kunci_pemegang k where ${STATUS()} <> 'berakhir'`
  )
  return found.map(({ id }) => id)
}

interface Row {
  id: number
  penggunaId: number
  nama: string
  jabatan: string | null
  sidik: string
  status: StatusHolderKey
  didaftarkanPada: Date
  berlakuPada: Date | null
  berakhirPada: Date | null
  konfirmator: string | null
  cara: CaraBanding | null
  dikonfirmasiPada: Date | null
  alasan: string | null
}

const SORT = { nama: 'u.nama', didaftarkanPada: 'k.didaftarkan_pada', id: 'k.id' } as const
export type HolderKeySort = keyof typeof SORT

export const HOLDER_KEY_SORT = Object.keys(SORT) as HolderKeySort[]

interface HolderKeyFilter {
  status?: StatusHolderKey | undefined
  ids?: readonly number[] | null
}

export async function listHolderKeys(
  pelaku: Pelaku,
  page: Pick<Halaman<HolderKeySort>, 'awal' | 'jumlah'> & Partial<Halaman<HolderKeySort>>,
  { status, ids }: HolderKeyFilter = {}
): Promise<{ baris: HolderKeyRow[]; total: number }> {
  const { add, clause } = conditions()
  if (status) add(`${STATUS()} = ?`, status)
  if (ids) add('k.id = any(?)', [...ids])
  if (page.cari) add('u.nama ilike ?', searchPattern(page.cari))
  const { teks: where, nilai } = clause()
  const urut = orderOf(SORT, { urut: page.urut ?? null }, { usual: 'k.id desc', id: 'k.id' })
  const from = 'from kunci_pemegang k join pengguna u on u.id = k.pengguna_id'
  const [baris, total] = await Promise.all([
    sql<Row>(
      db,
      `select k.id, k.pengguna_id as "penggunaId", u.nama, u.jabatan, k.sidik, ${STATUS()} as status,
          k.didaftarkan_pada as "didaftarkanPada", k.berlaku_pada as "berlakuPada",
          k.berakhir_pada as "berakhirPada", c.nama as konfirmator, k.cara,
          k.dikonfirmasi_pada as "dikonfirmasiPada", k.alasan
        ${from} left join pengguna c on c.id = k.konfirmator_id
        where ${where} order by ${urut} limit ? offset ?`,
      [...nilai, page.jumlah, page.awal]
    ),
    sql<{ n: number }>(db, `select count(*)::int as n ${from} where ${where}`, nilai),
  ])
  const may = bolehkah(pelaku, 'pemegang.kunci')
  return {
    total: total[0]!.n,
    baris: baris.map((row) => ({
      ...row,
      didaftarkanPada: keIso(row.didaftarkanPada)!,
      berlakuPada: keIso(row.berlakuPada),
      berakhirPada: keIso(row.berakhirPada),
      dikonfirmasiPada: keIso(row.dikonfirmasiPada),
      bolehKonfirmasi: may && row.status === 'menunggu' && row.penggunaId !== pelaku.id,
    })),
  }
}

export async function oneHolderKey(pelaku: Pelaku, id: number | null): Promise<HolderKeyRow> {
  const { baris } = await listHolderKeys(pelaku, { awal: 0, jumlah: 1 }, { ids: [id ?? 0] })
  if (!baris[0]) throw notFound()
  return baris[0]
}

/** Keys that wait for somebody to compare their fingerprints, for whoever has a key that counts. */
export async function keysWaiting(pelaku: Pelaku): Promise<ButirKotak[]> {
  if (!bolehkah(pelaku, 'pemegang.kunci')) return []
  const baris = await sql<{ id: number; nama: string; sejak: Date }>(
    db,
    `select k.id, u.nama, k.didaftarkan_pada as sejak from kunci_pemegang k
       join pengguna u on u.id = k.pengguna_id and u.status = 'A'
      where ${STATUS()} = 'menunggu' and k.pengguna_id <> ?
        and exists (select 1 from kunci_pemegang k where k.pengguna_id = ? and ${STATUS()} = 'berlaku')
      order by k.id`,
    [pelaku.id, pelaku.id]
  )
  return baris.map((b) => ({
    jenis: 'kunci',
    id: b.id,
    kode: '',
    nama: b.nama,
    keterangan: teks.status.menunggu,
    nilai: null,
    sejak: keIso(b.sejak)!,
    batas: null,
    tautan: `${HOLDER_KEYS_PAGE}/${b.id}/show`,
  }))
}
