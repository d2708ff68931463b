import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { kirimValidator } from '#app/verifikasi/sertifikat/sertifikat_controller'
import { sertifikatRestQuery } from '#app/verifikasi/sertifikat/sertifikat_validator'

const SertifikatController = () => import('#app/verifikasi/sertifikat/sertifikat_controller')
const SertifikatRestController = () =>
  import('#app/verifikasi/sertifikat/sertifikat_rest_controller')

const GROUP = 'Verifikasi rekanan'

router
  .get('/rest/sertifikat', [SertifikatRestController, 'index'])
  .as('verifikasi.rest.sertifikat.daftar')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Sertifikat yang pernah diterbitkan; saringan vendorId, jenis, terakhir, dikirim',
    group: GROUP,
    query: sertifikatRestQuery,
    answer: 'SertifikatRow[]',
  })
router
  .get('/rest/sertifikat/:id', [SertifikatRestController, 'show'])
  .where('id', router.matchers.number())
  .as('verifikasi.rest.sertifikat.satu')
  .use(middleware.izin('rekanan.daftar'))
  .dok({ summary: 'Satu sertifikat rekanan', group: GROUP, answer: 'SertifikatRow' })

router
  .get('/vendor/create-sertifikat/:vendorId', [SertifikatController, 'buat'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.sertifikat.buat')
  .use(middleware.izin('rekanan.sertifikat'))
  .dok({
    summary: 'Membuat sertifikat rekanan aktif',
    group: GROUP,
    answer: 'SertifikatAnswer',
    errors: [409],
  })
router
  .post('/vendor/send-sertifikat', [SertifikatController, 'kirim'])
  .as('verifikasi.sertifikat.kirim')
  .use(middleware.izin('rekanan.sertifikat'))
  .dok({
    summary: 'Mengirim sertifikat terakhir lewat email',
    group: GROUP,
    body: kirimValidator,
    errors: [409],
  })
router
  .get('/sert/*', [SertifikatController, 'unduh'])
  .as('verifikasi.sertifikat.unduh')
  .use(middleware.izin('berkas.buka'))
  .dok({
    summary: 'Unduh sertifikat; rekanan pemilik dan pembaca dosir',
    group: GROUP,
    media: 'application/pdf',
  })
router
  .get('/api/sertifikat/:kode', [SertifikatController, 'konfirmasi'])
  .where('kode', /^[A-Za-z0-9_-]{16}$/)
  .as('verifikasi.sertifikat.konfirmasi')
  .use(middleware.publik())
  .dok({
    summary: 'Pemeriksaan keaslian sertifikat, untuk umum',
    group: GROUP,
    answer: 'KonfirmasiSertifikat',
  })
