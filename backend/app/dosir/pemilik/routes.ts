import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pemilikListQuery, pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'

const PemilikController = () => import('#app/dosir/pemilik/pemilik_controller')

const id = router.matchers.number()
const kiriman = {
  body: pemilikValidator,
  files: jenisBerkas(DOKUMEN.pemilik),
  answer: 'PemilikTersimpan',
}

rute(router.get('/vendor/pemilik/:vendorId', [PemilikController, 'index']), 'pemilik.daftar', {
  summary: 'Daftar pemilik; NIK tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  query: pemilikListQuery,
  answer: 'Pemilik[]',
})
ruteUbah(router.post('/vendor/register3/pemilik', [PemilikController, 'store']), 'pemilik.tambah', {
  summary: 'Tambah pemilik',
  ...kiriman,
})
ruteUbah(
  router.put('/vendor/pemilik/:id', [PemilikController, 'update']).where('id', id),
  'pemilik.ubah',
  {
    summary: 'Perbarui pemilik',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pemilik/:id', [PemilikController, 'destroy']).where('id', id),
  'pemilik.hapus',
  {
    summary: 'Hapus pemilik',
    answer: 'PemilikDihapus',
  }
)
