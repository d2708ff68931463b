import { BaseSchema } from '@adonisjs/lucid/schema'
import { concurrentIndex } from '../concurrent_index.js'

const INDEXES = {
  // Announcing stages of packages under way, for the job that looks for what no server was there to announce.
  jadwal_umumkan_berjalan: `jadwal (mulai, paket_id, kunci) where berjalan and include and kunci in
    ('sppbj', 'pengumuman-hasil', 'pengumuman-pemenang', 'pengumuman-1', 'pengumuman-hasil-pra')`,
  // What is not finished, by year.
  paket_belum_selesai: `paket (tahun_anggaran) where status_pelaksanaan in ('N','A','P')`,
  // The administrators' page counts accounts, and letters that failed.
  pengguna_peran_status: 'pengguna (peran, status)',
  pengguna_belum_aktif: 'pengguna (peran, status) where diaktifkan_pada is null',
  surat_gagal: `surat (dibuat_pada) where status = 'gagal'`,
}

export default class extends BaseSchema {
  static override disableTransactions = true

  async up() {
    // That administrators were reminded of a change of powers before nobody can confirm it any more.
    this.schema.raw(
      'alter table perubahan_akses add column if not exists diingatkan_pada timestamptz'
    )
    for (const [name, definition] of Object.entries(INDEXES)) {
      for (const statement of concurrentIndex(name, definition)) this.schema.raw(statement)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) {
      this.schema.raw(`drop index concurrently if exists ${name}`)
    }
    this.schema.raw('alter table perubahan_akses drop column diingatkan_pada')
  }
}
