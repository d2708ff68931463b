/** Committee tenders (S3 §2.5, §7.3, §7.5, decisions §5.4). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { BERKAS_FORM } from '@eproc/domain/panitia/berkas_tender'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'
import {
  evaluasiTenderValidator,
  serahValidator,
  tenderListQuery,
  tenderRestQuery,
  tenderValidator,
  topikTenderValidator,
  versiTenderValidator,
} from '#app/panitia/panitia_validator'

const TenderController = () => import('#app/panitia/tender_controller')
const TenderRestController = () => import('#app/panitia/tender_rest_controller')
const UnduhTenderController = () => import('#app/panitia/berkas/unduh_tender_controller')

const group = 'Tender panitia'
const id = router.matchers.number()
const kelola = () => middleware.izin('panitia.tender.kelola')
const FORM = Object.fromEntries(BERKAS_FORM.map((nama) => [nama, JENIS_BERKAS_UMUM]))

router.get('/api/tender/panitia', [TenderController, 'draf']).as('panitia.draf').use(kelola()).dok({
  summary: 'Tender panitia yang belum dikonfirmasi',
  group,
  query: tenderListQuery,
  answer: 'TenderRow[]',
})
router
  .get('/api/tender/proses', [TenderController, 'jalan'])
  .as('panitia.jalan')
  .use(kelola())
  .dok({
    summary: 'Tender panitia yang berjalan dan selesai',
    group,
    query: tenderListQuery,
    answer: 'TenderRow[]',
  })
router
  .get('/api/tender/paket/:tenderId', [TenderController, 'paket'])
  .where('tenderId', id)
  .as('panitia.paket')
  .use(kelola())
  .dok({
    summary: 'Paket dalam satu tender dengan sumber dana dan lokasi kerja',
    group,
    answer: 'PaketTender[]',
  })
router
  .get('/api/tender/tahap/:tenderId', [TenderController, 'show'])
  .where('tenderId', id)
  .as('panitia.lihat')
  .use(kelola())
  .dok({
    summary: 'Satu tender dengan tahap, peserta, dan percakapannya',
    group,
    answer: 'RincianTender',
  })
router
  .get('/api/tender/serah/:paketId', [TenderController, 'tujuan'])
  .where('paketId', id)
  .as('panitia.serah.tujuan')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    summary: 'Draft tender yang sejenis dengan paket dan dapat memuatnya',
    group,
    answer: 'DrafTujuan[]',
  })
router
  .post('/api/tender/serah/:paketId', [TenderController, 'serah'])
  .where('paketId', id)
  .as('panitia.serah')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    summary: 'Serahkan paket yang disetujui kepada panitia, sebagai tender baru atau dalam draft',
    group,
    body: serahValidator,
    answer: 'PaketDiserahkan',
    errors: [409],
  })
router
  .put('/api/tender/proses/:tenderId', [TenderController, 'update'])
  .where('tenderId', id)
  .as('panitia.ubah')
  .use(kelola())
  .dok({
    summary: 'Simpan draft tender; paketnya ikut berubah',
    group,
    body: tenderValidator,
    files: FORM,
    answer: 'RincianTender',
    errors: [409, 413],
  })
router
  .put('/api/tender/status/:tenderId/:newStatus', [TenderController, 'status'])
  .where('tenderId', id)
  .as('panitia.status')
  .use(kelola())
  .dok({
    summary: 'D1 membuat draft; T0 dan T1 mengonfirmasi: perubahan diajukan, lalu paket dipublish',
    group,
    body: versiTenderValidator,
    answer: 'RincianTender',
    errors: [409],
  })
router
  .delete('/api/tender/proses/:tenderId', [TenderController, 'destroy'])
  .where('tenderId', id)
  .as('panitia.hapus')
  .use(kelola())
  .dok({ summary: 'Hapus draft tender; paketnya tetap ada', group, errors: [409] })
router
  .put('/api/tender/evaluasi/:tenderId', [TenderController, 'evaluasi'])
  .where('tenderId', id)
  .as('panitia.evaluasi')
  .use(kelola())
  .dok({
    summary: 'Evaluasi satu peserta; pemenang diusulkan kepada PPK',
    group,
    body: evaluasiTenderValidator,
    answer: 'RincianTender',
    errors: [409],
  })
router
  .post('/api/tender/chat/:tenderId', [TenderController, 'topik'])
  .where('tenderId', id)
  .as('panitia.topik')
  .use(kelola())
  .dok({
    summary: 'Buat topik penjelasan (PP) atau masa sanggah (SH)',
    group,
    body: topikTenderValidator,
    answer: 'RincianTender',
    errors: [409],
  })
router
  .post('/api/tender/berita-acara/:tenderId', [TenderController, 'beritaAcara'])
  .where('tenderId', id)
  .as('panitia.beritaAcara')
  .use(kelola())
  .dok({
    summary: 'Unggah berita acara penjelasan setelah tahapnya berakhir',
    group,
    files: { BeritaAcaraPenjelasan: JENIS_BERKAS_UMUM },
    answer: 'RincianTender',
    errors: [409, 413],
  })

router
  .get('/tender/:tenderId/Vendor/:filename', [UnduhTenderController, 'penawaran'])
  .where('tenderId', id)
  .as('panitia.unduh.penawaran')
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary: 'Berkas penawaran peserta tender yang sudah dibuka',
    group,
    media: 'application/octet-stream',
    errors: [409],
  })
router
  .get('/tender/:tenderId/:folder/:filename', [UnduhTenderController, 'berkas'])
  .where('tenderId', id)
  .as('panitia.unduh')
  .use(middleware.izin('berkas.buka'))
  .dok({
    summary: 'Berkas tender, bagi yang berhak atas berkas paketnya',
    group,
    media: 'application/octet-stream',
  })

router
  .get('/rest/tender-draf', [TenderRestController, 'draf'])
  .as('panitia.rest.draf')
  .use(kelola())
  .dok({
    summary: 'Tender panitia yang belum dikonfirmasi',
    group,
    query: tenderRestQuery,
    answer: 'TenderRow[]',
  })
router
  .get('/rest/tender', [TenderRestController, 'index'])
  .as('panitia.rest.jalan')
  .use(kelola())
  .dok({
    summary: 'Tender panitia yang berjalan dan selesai',
    group,
    query: tenderRestQuery,
    answer: 'TenderRow[]',
  })
for (const nama of ['tender', 'tender-draf'] as const) {
  router
    .get(`/rest/${nama}/:id`, [TenderRestController, 'show'])
    .where('id', id)
    .as(`panitia.rest.${nama}.lihat`)
    .use(kelola())
    .dok({ summary: 'Satu tender panitia', group, answer: 'RincianTender' })
}
router
  .put('/rest/tender-draf/:id', [TenderRestController, 'update'])
  .where('id', id)
  .as('panitia.rest.ubah')
  .use(kelola())
  .dok({
    summary: 'Simpan draft tender; paketnya ikut berubah',
    group,
    body: tenderValidator,
    files: FORM,
    answer: 'RincianTender',
    errors: [409, 413, 428],
  })
router
  .delete('/rest/tender-draf/:id', [TenderRestController, 'destroy'])
  .where('id', id)
  .as('panitia.rest.hapus')
  .use(kelola())
  .dok({
    summary: 'Hapus draft tender; paketnya tetap ada',
    group,
    query: versionQuery,
    answer: 'TenderDihapus',
    errors: [409, 428],
  })
