/**
 * The table of jobs: every queue with its retry rule, and what runs by itself and when (cron, Asia/Jakarta). A new
 * job is a line here. The work is loaded when it runs, so that set-up needs no module.
 */
import { defineJobs, type JobDefinition } from '#core/jobs/queue'

const DAILY_RETRY = { retryLimit: 5, retryDelay: 60, retryBackoff: true }
const SWEEP_RETRY = { retryLimit: 1, retryDelay: 60 }

export const JOBS: Readonly<Record<string, JobDefinition>> = {
  'masa-berlaku-ijin': {
    queue: DAILY_RETRY,
    // Every hour: a job that fell due while no server ran is not made up for.
    cron: '5 * * * *',
    run: async () => (await import('#app/dosir/status/masa_berlaku')).rapikanMasaBerlaku(),
  },
  'peringatan-ijin': {
    queue: DAILY_RETRY,
    cron: '15 6 * * *',
    run: async () => (await import('#app/dosir/status/peringatkan_ijin')).peringatkanIjin(),
  },
  'surat-harian': {
    queue: DAILY_RETRY,
    cron: '30 6 * * 1-5',
    run: async () => (await import('#app/pekerjaan/kirim_surat_harian')).kirimSuratHarian(),
  },
  'pengingat-tender': {
    queue: SWEEP_RETRY,
    cron: '*/5 * * * *',
    run: async () => (await import('#app/pekerjaan/ingatkan')).ingatkan(),
  },
  'surat-verifikasi': {
    queue: SWEEP_RETRY,
    cron: '* * * * *',
    run: async () =>
      (await import('#app/verifikasi/surat/kirim_surat_verifikasi')).kirimSuratTenang(),
  },
  'surat-gagal': {
    queue: SWEEP_RETRY,
    cron: '* * * * *',
    run: async () => (await import('#app/notifikasi/tell_undelivered')).tellUndelivered(),
  },
  'tahap-berubah': {
    queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true },
    cron: '* * * * *',
    run: async () => (await import('#app/tender/hasil/umumkan_hasil')).umumkanHasil(),
  },
  // What became public, or ended, while no server ran for longer than a week.
  'tahap-terlewat': {
    queue: SWEEP_RETRY,
    cron: '7 * * * *',
    run: async () =>
      (await import('#app/tender/hasil/umumkan_hasil')).umumkanHasil({ semua: true }),
  },
  'pemasukan-terlewat': {
    queue: SWEEP_RETRY,
    cron: '9 * * * *',
    run: async () =>
      (await import('#app/tender/penutupan/tutup_pemasukan')).tutupPemasukan({ semua: true }),
  },
  'himpunan-pemegang': {
    queue: SWEEP_RETRY,
    cron: '*/5 * * * *',
    run: async () => (await import('#app/tender/penawaran/pemegang/renew_sets')).renewHolderSets(),
  },
  'rilis-ocds': {
    queue: SWEEP_RETRY,
    cron: '* * * * *',
    run: async () => (await import('#app/ocds/terbitkan_rilis')).terbitkanRilis(),
  },
  // Packages that are older than the open data, and what was missed while no server ran.
  'rilis-ocds-semua': {
    queue: SWEEP_RETRY,
    cron: '*/10 * * * *',
    run: async () => (await import('#app/ocds/terbitkan_rilis')).terbitkanRilis({ semua: true }),
  },
  'sapu-berkas': {
    queue: SWEEP_RETRY,
    cron: '17 * * * *',
    run: async () => (await import('#core/files/sweeper')).sweepFiles(),
  },
  'sapu-laporan': {
    queue: SWEEP_RETRY,
    cron: '11 * * * *',
    run: async () => (await import('#app/laporan/xls/sapu_laporan')).sapuLaporan(),
  },
  'sapu-unggahan': {
    queue: SWEEP_RETRY,
    cron: '23 * * * *',
    run: async () => (await import('#app/tender/penawaran/unggahan/sweep_uploads')).sapuUnggahan(),
  },
  'registrasi-lewat': {
    queue: SWEEP_RETRY,
    cron: '31 * * * *',
    run: async () => (await import('#app/akun/registrasi/hapus_kedaluwarsa')).hapusKedaluwarsa(),
  },
  'periksa-jurnal': {
    queue: SWEEP_RETRY,
    cron: '20 3 * * *',
    run: async () => (await import('#app/master/instalasi/periksa_jurnal')).periksaJurnal(),
  },
  'jaga-instalasi': {
    queue: SWEEP_RETRY,
    cron: '*/5 * * * *',
    run: async () => (await import('#app/master/instalasi/jaga_instalasi')).jagaInstalasi(),
  },
  'hapus-dari-log': {
    queue: SWEEP_RETRY,
    cron: '51 2 * * *',
    run: async () =>
      (await import('#app/tender/penawaran/tanda_terima/hapus_dari_log')).hapusDariLogYangLewat(),
  },
  'bersihkan-sesi': {
    queue: SWEEP_RETRY,
    cron: '41 2 * * *',
    run: async () => (await import('#app/akun/sesi/session_sweeper')).bersihkanSesi(),
  },
}

defineJobs(JOBS)
