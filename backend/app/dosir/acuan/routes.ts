/** Reference lists that forms choose from; public (decisions §1). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const AcuanController = () => import('#app/dosir/acuan/acuan_controller')

for (const [pola, nama] of [
  ['/kbli', 'kbli'],
  ['/api/rup/kbli', 'kbliRup'],
] as const) {
  router
    .get(pola, [AcuanController, 'kbli'])
    .as(`dosir.${nama}`)
    .use(middleware.publik())
    .dok({
      ringkas: 'Daftar KBLI edisi terbaru',
      kelompok: 'Acuan',
      kueri: ['halaman', 'perHalaman', 'q', 'urut', 'edisi'],
      jawaban: 'AcuanKbli[]',
    })
}
router
  .get('/sbu', [AcuanController, 'sbu'])
  .as('dosir.sbu')
  .use(middleware.publik())
  .dok({
    ringkas: 'Daftar subklasifikasi SBU edisi terbaru',
    kelompok: 'Acuan',
    kueri: ['halaman', 'perHalaman', 'q', 'urut', 'edisi'],
    jawaban: 'AcuanSbu[]',
  })
router
  .get('/api/provinsi', [AcuanController, 'provinsi'])
  .as('dosir.provinsi')
  .use(middleware.publik())
  .dok({ ringkas: 'Daftar provinsi', kelompok: 'Acuan', jawaban: 'AcuanWilayah[]' })
router
  .get('/api/kabupaten-kota/:kodeProvinsi', [AcuanController, 'kabupatenKota'])
  .where('kodeProvinsi', { match: /^\d{2}$/ })
  .as('dosir.kabupatenKota')
  .use(middleware.publik())
  .dok({ ringkas: 'Kabupaten/kota satu provinsi', kelompok: 'Acuan', jawaban: 'AcuanWilayah[]' })
