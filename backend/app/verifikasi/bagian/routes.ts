import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  pengecualianValidator,
  perubahanQuery,
  remarkPersonValidator,
  remarkValidator,
  statusPersonValidator,
  statusValidator,
} from '#app/verifikasi/bagian/bagian_validator'

const BagianController = () => import('#app/verifikasi/bagian/bagian_controller')
const RekananController = () => import('#app/verifikasi/rekanan/rekanan_controller')

const GROUP = 'Verifikasi rekanan'

router
  .get('/api/vendor/verifikasi/:vendorId/perubahan/:bagian', [RekananController, 'perubahan'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.perubahan')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Perubahan satu bagian sejak terakhir diverifikasi, dan keputusan atasnya',
    group: GROUP,
    query: perubahanQuery,
    answer: 'RiwayatBagian',
  })
router
  .post('/vendor/perusahaan/status', [BagianController, 'setujui'])
  .as('verifikasi.setujui')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Menyatakan satu bagian Sudah Verifikasi (A)',
    group: GROUP,
    body: statusValidator,
    errors: [409],
  })
router
  .put('/vendor/perusahaan/remark/:vendorId', [BagianController, 'remark'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.remark')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Catatan kekurangan satu bagian',
    group: GROUP,
    body: remarkValidator,
    errors: [409],
  })
router
  .get('/vendor/remark/jenis/:jenis/id/:vendorId', [BagianController, 'bacaRemark'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.remark.baca')
  .use(middleware.izin('dosir.baca'))
  .dok({ summary: 'Teks catatan satu bagian', group: GROUP, answer: 'TeksRemark' })
router
  .put('/vendor/person/status/verifikasi', [BagianController, 'setujuiPerson'])
  .as('verifikasi.person.setujui')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Menyatakan bagian data perorangan Sudah Verifikasi (A)',
    group: GROUP,
    body: statusPersonValidator,
    errors: [409],
  })
router
  .put('/vendor/person/status/remark', [BagianController, 'remarkPerson'])
  .as('verifikasi.person.remark')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Catatan kekurangan bagian data perorangan',
    group: GROUP,
    body: remarkPersonValidator,
    errors: [409],
  })
router
  .post('/api/vendor/pengecualian-pengalaman', [BagianController, 'kecualikan'])
  .as('verifikasi.kecualikan')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Mengecualikan perusahaan baru dari minimal dua pengalaman',
    group: GROUP,
    body: pengecualianValidator,
    errors: [409],
  })
