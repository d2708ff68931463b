/** Opened unit prices beside the buyer's own, for those who may read prices. */
import { periksaRincian } from '@eproc/domain/tender/penawaran/periksa_rincian'
import type { PemeriksaanHarga } from '@eproc/domain/tender/penawaran/answers_rincian'
import { sql, type Koneksi } from '#core/database/sql'

interface OpenedRow {
  vendorId: number
  nama: string
  hargaPenawaran: number | null
  rincian: number[] | null
}

/** The newest opened price of each participant that is still in, with its lines checked. */
export async function checkedPrices(
  connection: Koneksi,
  paketId: number
): Promise<PemeriksaanHarga> {
  const [baris, opened] = await Promise.all([
    sql<PemeriksaanHarga['baris'][number]>(
      connection,
      `select urut as nomor, uraian, volume::float8 as volume, satuan, harga_satuan as "hargaHps"
         from paket_hps where paket_id = ? order by urut`,
      [paketId]
    ),
    sql<OpenedRow>(
      connection,
      `select distinct on (r.nama, r.id) r.id as "vendorId", r.nama, w.harga as "hargaPenawaran", w.rincian
         from penawaran w join rekanan r on r.id = w.rekanan_id
         join peserta s on s.paket_id = w.paket_id and s.rekanan_id = w.rekanan_id and s.mundur_pada is null
        where w.paket_id = ? and w.jenis = 'H' and w.dibuka_pada is not null
        order by r.nama, r.id, w.diterima_pada desc, w.versi_ke desc`,
      [paketId]
    ),
  ])
  return periksaRincian(baris, opened)
}
