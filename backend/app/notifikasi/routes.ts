import router from '@adonisjs/core/services/router'
import {
  bacaNotifikasiValidator,
  notifikasiQuery,
  notifikasiRestQuery,
} from '#app/notifikasi/notifikasi_validator'
import { middleware } from '#start/kernel'

const NotifikasiController = () => import('#app/notifikasi/notifikasi_controller')
const GROUP = 'Notifikasi'

router
  .put('/api/notification/read-semua', [NotifikasiController, 'bacaSemua'])
  .as('notifikasi.baca_semua')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({ summary: 'Tandai semua notifikasi sendiri sudah dibaca', group: GROUP })
router
  .put('/api/notification/read', [NotifikasiController, 'bacaBeberapa'])
  .as('notifikasi.baca_beberapa')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({
    summary: 'Tandai beberapa notifikasi sendiri sudah dibaca',
    group: GROUP,
    body: bacaNotifikasiValidator,
  })
router
  .put('/notification/read/:id', [NotifikasiController, 'baca'])
  .where('id', router.matchers.number())
  .as('notifikasi.baca')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({ summary: 'Tandai satu notifikasi sudah dibaca', group: GROUP })
router
  .get('/notification/:userId', [NotifikasiController, 'index'])
  .where('userId', router.matchers.number())
  .as('notifikasi.daftar')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({
    summary: 'Notifikasi sendiri, terbaru dahulu',
    group: GROUP,
    query: notifikasiQuery,
    answer: 'NotifikasiRow[]',
  })
router
  .get('/rest/notifikasi', [NotifikasiController, 'rest'])
  .as('notifikasi.rest.daftar')
  .use(middleware.izin('notifikasi.daftar'))
  .dok({
    summary: 'Semua notifikasi sendiri (simple-rest)',
    group: GROUP,
    query: notifikasiRestQuery,
    answer: 'NotifikasiRow[]',
  })
