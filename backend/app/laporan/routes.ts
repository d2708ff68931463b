/** Reports (S3 §2.7, §7.4): tables, dashboard, workbooks. Every internal role reads all of them (decisions §2). */
import router from '@adonisjs/core/services/router'
import type { VineValidator } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import '#app/laporan/files'
import {
  laporanPaketRestQuery,
  laporanPesertaRestQuery,
  laporanRupQuery,
  laporanRupRestQuery,
  laporanTahapRestQuery,
  laporanVendorQuery,
  laporanVendorRestQuery,
} from '#app/laporan/laporan_validator'
import { middleware } from '#start/kernel'

const LaporanController = () => import('#app/laporan/laporan_controller')
const LaporanRestController = () => import('#app/laporan/laporan_rest_controller')

const group = 'Laporan'
const angka = router.matchers.number()
const BACA = 'laporan.baca'

router
  .get('/laporan/laporan-rup-dan-paket-kegiatan/:year', [LaporanController, 'rup'])
  .where('year', angka)
  .as('laporan.rup')
  .use(middleware.izin(BACA))
  .dok({
    summary: 'Kegiatan satu tahun anggaran dengan pagu, pemakaian, dan paketnya',
    group,
    query: laporanRupQuery,
    answer: 'LaporanRup[]',
  })
router
  .get('/laporan/laporan-rup-summary-divisi/:year', [LaporanController, 'divisi'])
  .where('year', angka)
  .as('laporan.divisi')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Pagu dan pemakaian setiap divisi', group, answer: 'LaporanDivisi[]' })
router
  .get('/laporan/laporan-vendor', [LaporanController, 'vendor'])
  .as('laporan.vendor')
  .use(middleware.izin(BACA))
  .dok({
    summary: 'Rekanan, keikutsertaan tender, dan jumlah menurut status',
    group,
    query: laporanVendorQuery,
    answer: 'LaporanRekanan',
  })
router
  .get('/api/laporan/dasbor/:year', [LaporanController, 'dasbor'])
  .where('year', angka)
  .as('laporan.dasbor')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Angka dashboard laporan', group, answer: 'DasborLaporan' })

router
  .get('/laporan/xls/laporan-rup/:year', [LaporanController, 'xlsRup'])
  .where('year', angka)
  .as('laporan.xls.rup')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Excel kegiatan satu tahun anggaran', group, answer: 'BerkasLaporan' })
router
  .get('/laporan/xls/laporan-rup2/:year', [LaporanController, 'xlsRup2'])
  .where('year', angka)
  .as('laporan.xls.rup2')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Excel paket setiap kegiatan', group, answer: 'BerkasLaporan' })
router
  .get('/laporan/xls/laporan-vendor', [LaporanController, 'xlsVendor'])
  .as('laporan.xls.vendor')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Excel laporan rekanan', group, answer: 'BerkasLaporan' })

type Method = 'rup' | 'paket' | 'tahap' | 'vendor' | 'peserta'
const list = (
  name: Method,
  summary: string,
  query: VineValidator<SchemaTypes, undefined>,
  answer: string
) =>
  router
    .get(`/rest/laporan-${name}`, [LaporanRestController, name])
    .as(`laporan.rest.${name}`)
    .use(middleware.izin(BACA))
    .dok({ summary, group, query, answer })

list('rup', 'Kegiatan dengan paketnya', laporanRupRestQuery, 'LaporanRup[]')
list('paket', 'Paket menurut laporan', laporanPaketRestQuery, 'LaporanPaket[]')
list('tahap', 'Lama tahap yang sudah berakhir', laporanTahapRestQuery, 'LaporanTahap[]')
list('vendor', 'Rekanan', laporanVendorRestQuery, 'LaporanVendor[]')
list('peserta', 'Keikutsertaan tender', laporanPesertaRestQuery, 'LaporanPeserta[]')
router
  .get('/rest/laporan-paket/:id', [LaporanRestController, 'satuPaket'])
  .where('id', angka)
  .as('laporan.rest.paket.satu')
  .use(middleware.izin(BACA))
  .dok({ summary: 'Rincian paket pada laporan', group, answer: 'RincianLaporanPaket' })
