import db from '@adonisjs/lucid/services/db'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { iso } from '#core/clock/iso'

interface Baris {
  id: number
  nama_pengirim: string
  pesan: string
  tautan: string | null
  tgl_tampil: Date
  dibaca_pada: Date | null
}

/** A page of somebody's notices, newest first, and how many there are. */
export async function listNotifikasi(
  penerimaId: number,
  { awal, jumlah }: { awal: number; jumlah: number }
): Promise<{ baris: NotifikasiRow[]; total: number }> {
  const milik = db.from('notifikasi').where('penerima_id', penerimaId)
  const [baris, banyak] = await Promise.all([
    milik
      .clone()
      .select('id', 'nama_pengirim', 'pesan', 'tautan', 'tgl_tampil', 'dibaca_pada')
      .orderByRaw('tgl_tampil desc, id desc')
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
