/** Printouts of stages (S3 §7.4 `/rpt`, decisions §5.4). */
import router from '@adonisjs/core/services/router'
import { CETAKAN_RPT, type JenisRpt } from '@eproc/domain/tahap/cetakan'
import '#app/tender/cetakan/files'
import { cabutValidator, cetakanValidator, rptQuery } from '#app/tender/cetakan/cetakan_validator'
import { middleware } from '#start/kernel'

const CetakanController = () => import('#app/tender/cetakan/cetakan_controller')

const group = 'Cetakan tahap'

for (const [method, name] of Object.entries(CETAKAN_RPT) as [JenisRpt, string][]) {
  router
    .get(`/rpt/tender/p1/${name}`, [CetakanController, method])
    .as(`cetakan.rpt.${method}`)
    .use(middleware.izin('laporan.cetak'))
    .dok({
      summary: `Cetakan ${name.replaceAll('-', ' ')} sebuah paket`,
      group,
      query: rptQuery,
      answer: 'BerkasCetakan',
      errors: [409],
    })
}
router
  .get('/api/tender/cetakan/:paketId', [CetakanController, 'index'])
  .where('paketId', router.matchers.number())
  .as('cetakan.daftar')
  .use(middleware.izin('tender.cetak'))
  .dok({ summary: 'Dokumen setiap tahap dan cetakannya', group, answer: 'CetakanTahap[]' })
router
  .post('/api/tender/cetakan/:paketId', [CetakanController, 'store'])
  .where('paketId', router.matchers.number())
  .as('cetakan.buat')
  .use(middleware.izin('tender.cetak'))
  .dok({
    summary: 'Cetak dokumen sebuah tahap',
    group,
    body: cetakanValidator,
    answer: 'BerkasCetakan',
    errors: [409],
  })
router
  .post('/api/tender/cetakan/cabut/:paketId', [CetakanController, 'cabut'])
  .where('paketId', router.matchers.number())
  .as('cetakan.cabut')
  .use(middleware.izin('tender.cetak.cabut'))
  .dok({
    summary: 'Cabut cetakan yang berlaku, dengan alasan',
    group,
    body: cabutValidator,
    answer: 'BerkasCetakan',
    errors: [409],
  })
router
  .get('/api/cetakan/:kode', [CetakanController, 'konfirmasi'])
  .where('kode', /^[A-Za-z0-9_-]{16}$/)
  .as('cetakan.konfirmasi')
  .use(middleware.publik())
  .dok({
    summary: 'Pemeriksaan keaslian cetakan, untuk umum',
    group,
    answer: 'KonfirmasiCetakan',
  })
