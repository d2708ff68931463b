import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const NotifikasiController = () => import('#app/notifikasi/notifikasi_controller')
const KELOMPOK = 'Notifikasi'

router
  .put('/api/notification/read-semua', [NotifikasiController, 'bacaSemua'])
  .as('notifikasi.baca_semua')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({ ringkas: 'Tandai semua notifikasi sendiri sudah dibaca', kelompok: KELOMPOK })
router
  .put('/notification/read/:id', [NotifikasiController, 'baca'])
  .where('id', router.matchers.number())
  .as('notifikasi.baca')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({ ringkas: 'Tandai satu notifikasi sudah dibaca', kelompok: KELOMPOK })
router
  .get('/notification/:userId', [NotifikasiController, 'index'])
  .where('userId', router.matchers.number())
  .as('notifikasi.daftar')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({
    ringkas: 'Notifikasi sendiri, terbaru dahulu',
    kelompok: KELOMPOK,
    kueri: ['halaman', 'perHalaman'],
    jawaban: 'BarisNotifikasi[]',
  })
