import router from '@adonisjs/core/services/router'
import { rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { berikutValidator } from '#app/dosir/status/status_validator'

const StatusController = () => import('#app/dosir/status/status_controller')

rute(router.get('/vendor/:vendorId', [StatusController, 'show']), 'status', {
  ringkas: 'Status, catatan setiap bagian, dan blacklist seorang rekanan',
  jawaban: 'StatusDosir',
})
rute(router.get('/vendor/person/status/:vendorId', [StatusController, 'person']), 'statusPerson', {
  ringkas: 'Status verifikasi rekanan perorangan',
  jawaban: 'StatusPerson',
})
ruteUbah(router.post('/vendor/ijinusaha/next', [StatusController, 'berikut']), 'ijin.berikut', {
  ringkas: 'Bagian dosir sesudah posisi',
  badan: berikutValidator,
  jawaban: 'BagianBerikut | null',
})
