/** The plan of a year for everybody: to search, and as a file of open data. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { rencanaQuery } from '#app/rup/publik/rencana_validator'

const RencanaController = () => import('#app/rup/publik/rencana_controller')

const group = 'Rencana (RUP)'
const year = router.matchers.number()

router
  .get('/api/rup/rencana/:year', [RencanaController, 'index'])
  .where('year', year)
  .as('rup.rencana')
  .use(middleware.publik())
  .dok({
    summary: 'Rencana pengadaan satu tahun dengan paketnya yang sudah diumumkan',
    group,
    query: rencanaQuery,
    answer: 'RencanaPublik[]',
  })
router
  .get('/api/rup/rencana/:year/ringkasan', [RencanaController, 'ringkasan'])
  .where('year', year)
  .as('rup.rencana.ringkasan')
  .use(middleware.publik())
  .dok({
    summary: 'Jumlah kegiatan rencana menurut divisi, metode, dan bulan',
    group,
    answer: 'RingkasanRencana',
  })
router
  .get('/api/rup/rencana/:year/rencana.csv', [RencanaController, 'csv'])
  .where('year', year)
  .as('rup.rencana.csv')
  .use(middleware.publik())
  .dok({
    summary: 'Rencana pengadaan satu tahun sebagai CSV',
    group,
    query: rencanaQuery,
    media: 'text/csv',
    errors: [429],
  })
