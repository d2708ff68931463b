import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'

const IjinUsahaController = () => import('#app/dosir/ijin_usaha/ijin_usaha_controller')

const id = router.matchers.number()
const kiriman = {
  badan: ijinUsahaValidator,
  berkas: jenisBerkas(DOKUMEN.ijin),
  jawaban: 'IjinUsaha',
}

rute(router.get('/vendor/ijinusaha/:vendorId', [IjinUsahaController, 'index']), 'ijin.daftar', {
  ringkas: 'Daftar ijin usaha',
  kueri: LIST_QUERY,
  jawaban: 'IjinUsaha[]',
})
ruteUbah(
  router.post('/vendor/registrasi/ijinusaha', [IjinUsahaController, 'store']),
  'ijin.tambah',
  {
    ringkas: 'Tambah ijin usaha',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/ijinusaha/:id', [IjinUsahaController, 'update']).where('id', id),
  'ijin.ubah',
  {
    ringkas: 'Perbarui ijin usaha',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/ijinusaha/:id', [IjinUsahaController, 'destroy']).where('id', id),
  'ijin.hapus',
  {
    ringkas: 'Hapus ijin usaha',
    jawaban: '{ id, statusIjin }',
  }
)
