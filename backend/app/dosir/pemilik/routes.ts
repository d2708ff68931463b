import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'

const PemilikController = () => import('#app/dosir/pemilik/pemilik_controller')

const id = router.matchers.number()
const kiriman = {
  badan: pemilikValidator,
  berkas: jenisBerkas(DOKUMEN.pemilik),
  jawaban: 'Pemilik',
}

rute(router.get('/vendor/pemilik/:vendorId', [PemilikController, 'index']), 'pemilik.daftar', {
  ringkas: 'Daftar pemilik; NIK tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  kueri: LIST_QUERY,
  jawaban: 'Pemilik[]',
})
ruteUbah(router.post('/vendor/register3/pemilik', [PemilikController, 'store']), 'pemilik.tambah', {
  ringkas: 'Tambah pemilik',
  ...kiriman,
})
ruteUbah(
  router.put('/vendor/pemilik/:id', [PemilikController, 'update']).where('id', id),
  'pemilik.ubah',
  {
    ringkas: 'Perbarui pemilik',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pemilik/:id', [PemilikController, 'destroy']).where('id', id),
  'pemilik.hapus',
  {
    ringkas: 'Hapus pemilik',
    jawaban: '{ id, statusPemilik }',
  }
)
