/** What is new for everybody: packages by their publication, results by their announcement. No price is read here. */
import db from '@adonisjs/lucid/services/db'
import type { JenisPengadaan, MetodePemilihan } from '@eproc/domain/common/choices'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { sql } from '#core/database/sql'

export interface PaketBaru {
  id: number
  kode: string
  nama: string
  tahun: number
  jenis: JenisPengadaan
  metode: MetodePemilihan
  divisi: string
  terbit: Date
  mulaiDaftar: Date | null
  selesaiDaftar: Date | null
}

export const paketBaru = (jumlah: number): Promise<PaketBaru[]> =>
  sql<PaketBaru>(
    db,
    `select p.id, p.kode, p.nama, p.tahun_anggaran as tahun, p.jenis_pengadaan as jenis,
            p.metode_pemilihan as metode, d.nama as divisi, p.diterbitkan_pada as terbit,
            p.mulai_daftar as "mulaiDaftar", p.selesai_daftar as "selesaiDaftar"
       from paket p join divisi d on d.kode = p.satuan_kerja
      where ${TAMPAK_BAGI_UMUM}
      order by p.diterbitkan_pada desc, p.id desc limit ?`,
    [jumlah]
  )
