import router from '@adonisjs/core/services/router'
import { rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { berikutValidator } from '#app/dosir/status/status_validator'

const StatusController = () => import('#app/dosir/status/status_controller')

rute(router.get('/vendor/:vendorId', [StatusController, 'show']), 'status', {
  summary: 'Status, catatan setiap bagian, dan blacklist seorang rekanan',
  answer: 'StatusDosir',
})
rute(router.get('/vendor/person/status/:vendorId', [StatusController, 'person']), 'statusPerson', {
  summary: 'Status verifikasi rekanan perorangan',
  answer: 'StatusPerson',
})
rute(
  router.get('/api/vendor/:vendorId/banding/:bagian', [StatusController, 'banding']),
  'banding',
  {
    summary: 'Versi terverifikasi satu bagian di samping isinya sekarang',
    answer: 'BandingBagian | null',
  }
)
ruteUbah(router.post('/vendor/ijinusaha/next', [StatusController, 'berikut']), 'ijin.berikut', {
  summary: 'Bagian dosir sesudah posisi',
  body: berikutValidator,
  answer: 'BagianBerikut | null',
})
