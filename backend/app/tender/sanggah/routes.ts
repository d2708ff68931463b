/** Objections and their replies (S2 §7, S3 §7.2, decisions §5). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import {
  bandingValidator,
  jawabSanggahValidator,
  sanggahVendorValidator,
  tarikBandingValidator,
} from '#app/tender/sanggah/sanggah_validator'
import { middleware } from '#start/kernel'

const SanggahController = () => import('#app/tender/sanggah/sanggah_controller')
const GROUP = 'Tender'
const TIPE = /^(P|B|BD)$/

router
  .get('/api/lelang/masa-sanggah/vendor/:paketId/:vendorId/:tipe', [SanggahController, 'show'])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.sanggah.vendor')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Sanggahan satu rekanan dan jawabannya',
    group: GROUP,
    answer: 'SanggahRow[]',
  })
router
  .post('/api/lelang/masa-sanggah/vendor', [SanggahController, 'store'])
  .as('tender.sanggah.kirim')
  .use(middleware.izin('lelang.sanggah.kirim'))
  .dok({
    summary: 'Rekanan mengirim sanggahan',
    group: GROUP,
    body: sanggahVendorValidator,
    files: { fileSanggahVendor: JENIS_BERKAS_UMUM },
    answer: 'SanggahRow',
    errors: [409, 413],
  })
router
  .post('/api/lelang/masa-sanggah/banding', [SanggahController, 'banding'])
  .as('tender.sanggah.banding')
  .use(middleware.izin('tender.sanggah.jawab'))
  .dok({
    summary: 'Pokja mencatat sanggah banding pekerjaan konstruksi yang diterima di luar aplikasi',
    group: GROUP,
    body: bandingValidator,
    files: { fileSanggahVendor: JENIS_BERKAS_UMUM },
    answer: 'SanggahRow[]',
    errors: [409, 413],
  })
router
  .post('/api/lelang/masa-sanggah/banding/tarik', [SanggahController, 'tarik'])
  .as('tender.sanggah.banding.tarik')
  .use(middleware.izin('tender.sanggah.jawab'))
  .dok({
    summary: 'Pencatat menarik pencatatan sanggah banding yang keliru, selama belum dijawab',
    group: GROUP,
    body: tarikBandingValidator,
    answer: 'SanggahRow[]',
    errors: [409],
  })
router
  .get('/api/lelang/masa-sanggah/:paketId/:tipe', [SanggahController, 'index'])
  .where('paketId', router.matchers.number())
  .where('tipe', TIPE)
  .as('tender.sanggah')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Sanggahan paket menurut jenis', group: GROUP, answer: 'SanggahRow[]' })
router
  .post('/api/lelang/masa-sanggah', [SanggahController, 'jawab'])
  .as('tender.sanggah.jawab')
  .use(middleware.izin('tender.sanggah.jawab'))
  .dok({
    summary: 'Pokja menjawab sanggahan; listSanggah berisi vendorId, include, hasil, catatan',
    group: GROUP,
    body: jawabSanggahValidator,
    files: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    answer: 'SanggahRow[]',
    errors: [409, 413],
  })
