/** Objections and their replies (S2 §7, S3 §7.2, decisions §5). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import {
  bandingValidator,
  jawabSanggahValidator,
  sanggahVendorValidator,
} from '#app/tender/sanggah/sanggah_validator'
import { middleware } from '#start/kernel'

const SanggahController = () => import('#app/tender/sanggah/sanggah_controller')
const KELOMPOK = 'Tender'
const TIPE = /^(P|B|BD)$/

router
  .get('/api/lelang/masa-sanggah/vendor/:paketId/:vendorId/:tipe', [SanggahController, 'show'])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.sanggah.vendor')
  .use(middleware.izin('tender.baca'))
  .dok({
    ringkas: 'Sanggahan satu rekanan dan jawabannya',
    kelompok: KELOMPOK,
    jawaban: 'BarisSanggah[]',
  })
router
  .post('/api/lelang/masa-sanggah/vendor', [SanggahController, 'store'])
  .as('tender.sanggah.kirim')
  .use(middleware.izin('lelang.sanggah.kirim'))
  .dok({
    ringkas: 'Rekanan mengirim sanggahan',
    kelompok: KELOMPOK,
    badan: sanggahVendorValidator,
    berkas: { fileSanggahVendor: JENIS_BERKAS_UMUM },
    jawaban: 'BarisSanggah',
    galat: [409, 413],
  })
router
  .post('/api/lelang/masa-sanggah/banding', [SanggahController, 'banding'])
  .as('tender.sanggah.banding')
  .use(middleware.izin('tender.sanggah.jawab'))
  .dok({
    ringkas: 'Pokja mencatat sanggah banding pekerjaan konstruksi yang diterima di luar aplikasi',
    kelompok: KELOMPOK,
    badan: bandingValidator,
    berkas: { fileSanggahVendor: JENIS_BERKAS_UMUM },
    jawaban: 'BarisSanggah[]',
    galat: [409, 413],
  })
router
  .get('/api/lelang/masa-sanggah/:paketId/:tipe', [SanggahController, 'index'])
  .where('paketId', router.matchers.number())
  .where('tipe', TIPE)
  .as('tender.sanggah')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Sanggahan paket menurut jenis', kelompok: KELOMPOK, jawaban: 'BarisSanggah[]' })
router
  .post('/api/lelang/masa-sanggah', [SanggahController, 'jawab'])
  .as('tender.sanggah.jawab')
  .use(middleware.izin('tender.sanggah.jawab'))
  .dok({
    ringkas: 'Pokja menjawab sanggahan; listSanggah berisi vendorId, include, hasil, catatan',
    kelompok: KELOMPOK,
    badan: jawabSanggahValidator,
    berkas: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    jawaban: 'BarisSanggah[]',
    galat: [409, 413],
  })
