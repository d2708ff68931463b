import db from '@adonisjs/lucid/services/db'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { iso } from '#core/clock/iso'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { orderOf } from '#core/database/order'

interface Baris {
  id: number
  nama_pengirim: string
  pesan: string
  tautan: string | null
  tgl_tampil: Date
  dibaca_pada: Date | null
}

export const NOTIFIKASI_SORT = ['tglTampil', 'namaPengirim'] as const
type NotifikasiSort = (typeof NOTIFIKASI_SORT)[number]
const COLUMN: Record<NotifikasiSort, string> = {
  tglTampil: 'tgl_tampil',
  namaPengirim: 'nama_pengirim',
}

type Page = Pick<Halaman<NotifikasiSort>, 'awal' | 'jumlah'> & {
  cari?: string | null
  urut?: Halaman<NotifikasiSort>['urut']
  saring?: { isRead?: boolean | undefined }
  ids?: readonly number[] | null
}

/** A page of somebody's notices, newest first unless asked otherwise, and how many there are. */
export async function listNotifikasi(
  penerimaId: number,
  { awal, jumlah, cari, urut, saring, ids }: Page
): Promise<{ baris: NotifikasiRow[]; total: number }> {
  const milik = db.from('notifikasi').where('penerima_id', penerimaId)
  if (cari) {
    const pattern = searchPattern(cari)
    void milik.where((any) =>
      any.whereILike('pesan', pattern).orWhereILike('nama_pengirim', pattern)
    )
  }
  if (saring?.isRead === true) void milik.whereNotNull('dibaca_pada')
  if (saring?.isRead === false) void milik.whereNull('dibaca_pada')
  if (ids) void milik.whereIn('id', [...ids])
  const order = { usual: 'tgl_tampil desc, id desc', id: 'id desc' }
  const [baris, banyak] = await Promise.all([
    milik
      .clone()
      .select('id', 'nama_pengirim', 'pesan', 'tautan', 'tgl_tampil', 'dibaca_pada')
      .orderByRaw(orderOf(COLUMN, { urut: urut ?? null }, order))
      .limit(jumlah)
      .offset(awal) as unknown as Promise<Baris[]>,
    milik.clone().count('* as n').first() as Promise<{ n: number }>,
  ])
  return { baris: baris.map(keBaris), total: Number(banyak.n) }
}

const keBaris = (b: Baris): NotifikasiRow => ({
  id: Number(b.id),
  tglTampil: iso(b.tgl_tampil),
  namaPengirim: b.nama_pengirim,
  pesan: b.pesan,
  tautan: b.tautan,
  isRead: b.dibaca_pada !== null,
})
