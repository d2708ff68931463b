import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  ambilValidator,
  berikutnyaValidator,
  setujuiBeberapaValidator,
} from '#app/verifikasi/pemeriksaan/pemeriksaan_validator'

const PemeriksaanController = () => import('#app/verifikasi/pemeriksaan/pemeriksaan_controller')

const GROUP = 'Verifikasi rekanan'

router
  .post('/api/vendor/verifikasi/berikutnya', [PemeriksaanController, 'berikutnya'])
  .as('verifikasi.berikutnya')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Mengambil rekanan yang paling lama menunggu dan belum diperiksa orang lain',
    group: GROUP,
    body: berikutnyaValidator,
    answer: 'RekananBerikutnya',
  })
router
  .post('/api/vendor/verifikasi/:vendorId/ambil', [PemeriksaanController, 'ambil'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.ambil')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Mulai atau terus memeriksa satu rekanan; paksa mengambil alih dari pemeriksa lain',
    group: GROUP,
    body: ambilValidator,
    answer: 'PemeriksaVerifikasi',
    errors: [409],
  })
router
  .delete('/api/vendor/verifikasi/:vendorId/ambil', [PemeriksaanController, 'lepas'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.lepas')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({ summary: 'Selesai memeriksa satu rekanan', group: GROUP })
router
  .post('/api/vendor/verifikasi/:vendorId/setujui', [PemeriksaanController, 'setujui'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.setujui.beberapa')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'Menyatakan beberapa bagian Sudah Verifikasi (A) sekaligus',
    group: GROUP,
    body: setujuiBeberapaValidator,
    answer: 'KeputusanDisimpan',
    errors: [409],
  })
router
  .get('/api/vendor/verifikasi/:vendorId/kembar', [PemeriksaanController, 'kembar'])
  .where('vendorId', router.matchers.number())
  .as('verifikasi.kembar')
  .use(middleware.izin('rekanan.verifikasi'))
  .dok({
    summary: 'NPWP, NIK, NIB, nomor ijin, email, dan telepon yang juga dipakai rekanan lain',
    group: GROUP,
    answer: 'KembarRekanan[]',
  })
