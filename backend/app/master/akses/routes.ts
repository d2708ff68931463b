/** Changes of powers that wait for a second administrator (decisions §2). */
import router from '@adonisjs/core/services/router'
import { aksesRestQuery, tolakAksesValidator } from '#app/master/akses/akses_validator'
import { middleware } from '#start/kernel'

const AksesController = () => import('#app/master/akses/akses_controller')

const group = 'Pengguna'
const id = router.matchers.number()

router
  .get('/rest/perubahan-akses', [AksesController, 'index'])
  .as('master.akses.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Perubahan kewenangan yang diminta dan keputusannya',
    group,
    query: aksesRestQuery,
    answer: 'PerubahanAkses[]',
  })
router
  .get('/rest/perubahan-akses/:id', [AksesController, 'show'])
  .where('id', id)
  .as('master.akses.satu')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ summary: 'Satu perubahan kewenangan', group, answer: 'PerubahanAkses' })
router
  .post('/api/perubahan-akses/:id/konfirmasi', [AksesController, 'konfirmasi'])
  .where('id', id)
  .as('master.akses.konfirmasi')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Berlakukan perubahan yang diminta administrator lain',
    group,
    answer: 'PerubahanAkses',
    errors: [409],
  })
router
  .post('/api/perubahan-akses/:id/tolak', [AksesController, 'tolak'])
  .where('id', id)
  .as('master.akses.tolak')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Tolak perubahan; perlu alasan',
    group,
    body: tolakAksesValidator,
    answer: 'PerubahanAkses',
    errors: [409],
  })
