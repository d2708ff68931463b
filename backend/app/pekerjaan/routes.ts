/** What waits for the user. */
import router from '@adonisjs/core/services/router'
import { pekerjaanQuery } from '#app/pekerjaan/pekerjaan_validator'
import { middleware } from '#start/kernel'

const PekerjaanController = () => import('#app/pekerjaan/pekerjaan_controller')

const group = 'Pekerjaan saya'

router
  .get('/api/pekerjaan', [PekerjaanController, 'index'])
  .as('pekerjaan.saya')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    summary: 'Yang menunggu tindakan pengguna, yang terlama lebih dulu',
    group,
    query: pekerjaanQuery,
    answer: 'ButirKotak[]',
  })
router
  .get('/api/rup/kotak-masuk', [PekerjaanController, 'index'])
  .as('rup.kotak-masuk')
  .use(middleware.izin('rup.baca'))
  .dok({
    summary: 'Yang menunggu tindakan pengguna internal',
    group,
    query: pekerjaanQuery,
    answer: 'ButirKotak[]',
  })
