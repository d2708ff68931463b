import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { middleware } from '#start/kernel'
import {
  pengecualianValidator,
  remarkPersonValidator,
  remarkValidator,
  statusPersonValidator,
  statusValidator,
} from '#app/verifikasi/bagian/bagian_validator'
import { blacklistValidator } from '#app/verifikasi/blacklist/blacklist_validator'
import { kirimValidator } from '#app/verifikasi/sertifikat/sertifikat_controller'

const RekananController = () => import('#app/verifikasi/rekanan/rekanan_controller')
const BagianController = () => import('#app/verifikasi/bagian/bagian_controller')
const BlacklistController = () => import('#app/verifikasi/blacklist/blacklist_controller')
const SertifikatController = () => import('#app/verifikasi/sertifikat/sertifikat_controller')

const KELOMPOK = 'Verifikasi rekanan'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']

router
  .get('/vendor/registrasi/perusahaan', [RekananController, 'daftar'])
  .as('verifikasi.daftar')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    ringkas: 'Daftar rekanan',
    kelompok: KELOMPOK,
    kueri: [...HALAMAN, 'blacklist', 'status', 'jenis', 'menunggu'],
    jawaban: 'BarisRekanan[]',
  })
router
  .get('/vendor/verified/:blacklistFilter', [RekananController, 'terverifikasi'])
  .where('blacklistFilter', /^(null|1|0)$/)
  .as('verifikasi.terverifikasi')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    ringkas: 'Rekanan terverifikasi; saringan blacklist null, 1, atau 0',
    kelompok: KELOMPOK,
    kueri: [...HALAMAN, 'jenis'],
    jawaban: 'RekananTerverifikasi[]',
  })
router
  .get('/vendor/kbli', [RekananController, 'perKbli'])
  .as('verifikasi.kbli')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    ringkas: 'Perusahaan aktif untuk dipilih',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'RekananPilihan[]',
  })
router
  .get('/vendor/kbli/:kbli', [RekananController, 'perKbli'])
  .where('kbli', /^\d{1,9}(,\d{1,9}){0,99}$/)
  .as('verifikasi.kbli.satu')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    ringkas: 'Perusahaan aktif dengan salah satu KBLI (id atau kode, dipisah koma)',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'RekananPilihan[]',
  })
router
  .get('/vendor/person', [RekananController, 'perorangan'])
  .as('verifikasi.person')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    ringkas: 'Perorangan aktif untuk dipilih',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'RekananPilihan[]',
  })

router
  .get('/api/vendor/verifikasi/:vendorId', [RekananController, 'keadaan'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.keadaan')
  .use(middleware.izin('rekanan.dosir.baca'))
  .dok({
    ringkas: 'Keadaan verifikasi satu rekanan: bagian, sertifikat, blacklist, versi',
    kelompok: KELOMPOK,
    jawaban: 'KeadaanVerifikasi',
  })
router
  .get('/api/vendor/verifikasi/:vendorId/perubahan/:bagian', [RekananController, 'perubahan'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.perubahan')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Perubahan satu bagian sejak terakhir diverifikasi, dan keputusan atasnya',
    kelompok: KELOMPOK,
    jawaban: 'RiwayatBagian',
  })

router
  .post('/vendor/perusahaan/status', [BagianController, 'setujui'])
  .as('verifikasi.setujui')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Menyatakan satu bagian Sudah Verifikasi (A)',
    kelompok: KELOMPOK,
    badan: statusValidator,
    galat: [409],
  })
router
  .put('/vendor/perusahaan/remark/:vendorId', [BagianController, 'remark'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.remark')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Catatan kekurangan satu bagian',
    kelompok: KELOMPOK,
    badan: remarkValidator,
    galat: [409],
  })
router
  .get('/vendor/remark/jenis/:jenis/id/:vendorId', [BagianController, 'bacaRemark'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.remark.baca')
  .use(middleware.izin('dosir.baca'))
  .dok({ ringkas: 'Teks catatan satu bagian', kelompok: KELOMPOK, jawaban: 'string' })
router
  .put('/vendor/person/status/verifikasi', [BagianController, 'setujuiPerson'])
  .as('verifikasi.person.setujui')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Menyatakan bagian data perorangan Sudah Verifikasi (A)',
    kelompok: KELOMPOK,
    badan: statusPersonValidator,
    galat: [409],
  })
router
  .put('/vendor/person/status/remark', [BagianController, 'remarkPerson'])
  .as('verifikasi.person.remark')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Catatan kekurangan bagian data perorangan',
    kelompok: KELOMPOK,
    badan: remarkPersonValidator,
    galat: [409],
  })
router
  .post('/api/vendor/pengecualian-pengalaman', [BagianController, 'kecualikan'])
  .as('verifikasi.kecualikan')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    ringkas: 'Mengecualikan perusahaan baru dari minimal dua pengalaman',
    kelompok: KELOMPOK,
    badan: pengecualianValidator,
    galat: [409],
  })

router
  .get('/api/vendor/blacklist', [BlacklistController, 'daftar'])
  .as('verifikasi.blacklist.daftar')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    ringkas: 'Rekanan menurut nama atau nomor dengan keadaan blacklistnya; tanpa q: yang blacklist',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'BarisBlacklist[]',
  })
router
  .post('/vendor/blacklist/update', [BlacklistController, 'ubah'])
  .as('verifikasi.blacklist')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    ringkas: 'Menetapkan atau mencabut blacklist',
    kelompok: KELOMPOK,
    badan: blacklistValidator,
    berkas: { fileBlacklist: DOKUMEN.blacklist.fileBlacklist.jenis },
    jawaban: '{ success }',
    galat: [409, 413],
  })

router
  .get('/vendor/create-sertifikat/:vendorId', [SertifikatController, 'buat'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.sertifikat.buat')
  .use(middleware.izin('rekanan.sertifikat'))
  .dok({
    ringkas: 'Membuat sertifikat rekanan aktif',
    kelompok: KELOMPOK,
    jawaban: 'JawabanSertifikat',
    galat: [409],
  })
router
  .post('/vendor/send-sertifikat', [SertifikatController, 'kirim'])
  .as('verifikasi.sertifikat.kirim')
  .use(middleware.izin('rekanan.sertifikat'))
  .dok({
    ringkas: 'Mengirim sertifikat terakhir lewat e-mail',
    kelompok: KELOMPOK,
    badan: kirimValidator,
    galat: [409],
  })
router
  .get('/sert/*', [SertifikatController, 'unduh'])
  .as('verifikasi.sertifikat.unduh')
  .use(middleware.izin('berkas.buka'))
  .dok({
    ringkas: 'Unduh sertifikat; rekanan pemilik dan pembaca dosir',
    kelompok: KELOMPOK,
    media: 'application/pdf',
  })
router
  .get('/api/sertifikat/:kode', [SertifikatController, 'konfirmasi'])
  .where('kode', /^[A-Za-z0-9_-]{16}$/)
  .as('verifikasi.sertifikat.konfirmasi')
  .use(middleware.publik())
  .dok({
    ringkas: 'Pemeriksaan keaslian sertifikat, untuk umum',
    kelompok: KELOMPOK,
    jawaban: 'KonfirmasiSertifikat',
  })
