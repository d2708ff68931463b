/** Reference lists that forms choose from; public (decisions §1). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { kbliListQuery, sbuListQuery } from '#app/dosir/acuan/acuan_validator'

const AcuanController = () => import('#app/dosir/acuan/acuan_controller')

for (const [pola, nama] of [
  ['/kbli', 'kbli'],
  ['/api/rup/kbli', 'kbliRup'],
] as const) {
  router.get(pola, [AcuanController, 'kbli']).as(`dosir.${nama}`).use(middleware.publik()).dok({
    summary: 'Daftar KBLI edisi yang berlaku',
    group: 'Acuan',
    query: kbliListQuery,
    answer: 'AcuanKbli[]',
  })
}
router.get('/sbu', [AcuanController, 'sbu']).as('dosir.sbu').use(middleware.publik()).dok({
  summary: 'Daftar subklasifikasi SBU edisi yang berlaku',
  group: 'Acuan',
  query: sbuListQuery,
  answer: 'AcuanSbu[]',
})
router
  .get('/api/provinsi', [AcuanController, 'provinsi'])
  .as('dosir.provinsi')
  .use(middleware.publik())
  .dok({ summary: 'Daftar provinsi', group: 'Acuan', answer: 'AcuanWilayah[]' })
router
  .get('/api/kabupaten-kota/:kodeProvinsi', [AcuanController, 'kabupatenKota'])
  .where('kodeProvinsi', { match: /^\d{2}$/ })
  .as('dosir.kabupatenKota')
  .use(middleware.publik())
  .dok({ summary: 'Kabupaten/kota satu provinsi', group: 'Acuan', answer: 'AcuanWilayah[]' })
