import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { ijinUsahaListQuery, ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'

const IjinUsahaController = () => import('#app/dosir/ijin_usaha/ijin_usaha_controller')

const id = router.matchers.number()
const kiriman = {
  body: ijinUsahaValidator,
  files: jenisBerkas(DOKUMEN.ijin),
  answer: 'IjinUsahaTersimpan',
}

rute(router.get('/vendor/ijinusaha/:vendorId', [IjinUsahaController, 'index']), 'ijin.daftar', {
  summary: 'Daftar ijin usaha',
  query: ijinUsahaListQuery,
  answer: 'IjinUsaha[]',
})
ruteUbah(
  router.post('/vendor/registrasi/ijinusaha', [IjinUsahaController, 'store']),
  'ijin.tambah',
  {
    summary: 'Tambah ijin usaha',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/ijinusaha/:id', [IjinUsahaController, 'update']).where('id', id),
  'ijin.ubah',
  {
    summary: 'Perbarui ijin usaha',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/ijinusaha/:id', [IjinUsahaController, 'destroy']).where('id', id),
  'ijin.hapus',
  {
    summary: 'Hapus ijin usaha',
    answer: 'IjinUsahaDihapus',
  }
)
