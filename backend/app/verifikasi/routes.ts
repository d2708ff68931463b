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
import {
  blacklistListQuery,
  blacklistValidator,
} from '#app/verifikasi/blacklist/blacklist_validator'
import { kirimValidator } from '#app/verifikasi/sertifikat/sertifikat_controller'
import {
  rekananListQuery,
  rekananPilihanQuery,
  terverifikasiQuery,
} from '#app/verifikasi/rekanan/rekanan_validator'

const RekananController = () => import('#app/verifikasi/rekanan/rekanan_controller')
const BagianController = () => import('#app/verifikasi/bagian/bagian_controller')
const BlacklistController = () => import('#app/verifikasi/blacklist/blacklist_controller')
const SertifikatController = () => import('#app/verifikasi/sertifikat/sertifikat_controller')

const GROUP = 'Verifikasi rekanan'

router
  .get('/vendor/registrasi/perusahaan', [RekananController, 'daftar'])
  .as('verifikasi.daftar')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Daftar rekanan',
    group: GROUP,
    query: rekananListQuery,
    rows: 'RekananRow[]',
  })
router
  .get('/vendor/verified/:blacklistFilter', [RekananController, 'terverifikasi'])
  .where('blacklistFilter', /^(null|1|0)$/)
  .as('verifikasi.terverifikasi')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Rekanan terverifikasi; saringan blacklist null, 1, atau 0',
    group: GROUP,
    query: terverifikasiQuery,
    answer: 'RekananTerverifikasi[]',
  })
router
  .get('/vendor/kbli', [RekananController, 'perKbli'])
  .as('verifikasi.kbli')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perusahaan aktif untuk dipilih',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })
router
  .get('/vendor/kbli/:kbli', [RekananController, 'perKbli'])
  .where('kbli', /^\d{1,9}(,\d{1,9}){0,99}$/)
  .as('verifikasi.kbli.satu')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perusahaan aktif dengan salah satu KBLI (id atau kode, dipisah koma)',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })
router
  .get('/vendor/person', [RekananController, 'perorangan'])
  .as('verifikasi.person')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perorangan aktif untuk dipilih',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })

router
  .get('/api/vendor/verifikasi/:vendorId', [RekananController, 'keadaan'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.keadaan')
  .use(middleware.izin('rekanan.dosir.baca'))
  .dok({
    summary: 'Keadaan verifikasi satu rekanan: bagian, sertifikat, blacklist, versi',
    group: GROUP,
    answer: 'KeadaanVerifikasi',
  })
router
  .get('/api/vendor/verifikasi/:vendorId/perubahan/:bagian', [RekananController, 'perubahan'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.perubahan')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Perubahan satu bagian sejak terakhir diverifikasi, dan keputusan atasnya',
    group: GROUP,
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

router
  .get('/api/vendor/blacklist', [BlacklistController, 'daftar'])
  .as('verifikasi.blacklist.daftar')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Rekanan menurut nama atau nomor dengan keadaan blacklistnya; tanpa q: yang blacklist',
    group: GROUP,
    query: blacklistListQuery,
    answer: 'BlacklistRow[]',
  })
router
  .post('/vendor/blacklist/update', [BlacklistController, 'ubah'])
  .as('verifikasi.blacklist')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Menetapkan atau mencabut blacklist',
    group: GROUP,
    body: blacklistValidator,
    files: { fileBlacklist: DOKUMEN.blacklist.fileBlacklist.jenis },
    answer: 'BlacklistDiubah',
    beside: { success: { type: 'boolean' } },
    errors: [409, 413],
  })

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
    summary: 'Mengirim sertifikat terakhir lewat e-mail',
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
