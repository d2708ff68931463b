import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pajakListQuery, pajakValidator } from '#app/dosir/pajak/pajak_validator'

const PajakController = () => import('#app/dosir/pajak/pajak_controller')

const id = router.matchers.number()
const kiriman = {
  body: pajakValidator,
  files: jenisBerkas(DOKUMEN.pajak),
  answer: 'PajakTersimpan',
}

rute(router.get('/vendor/pajak/:vendorId', [PajakController, 'index']), 'pajak.daftar', {
  summary: 'Daftar bukti pajak',
  query: pajakListQuery,
  answer: 'Pajak[]',
})
ruteUbah(router.post('/vendor/registrasi/pajak', [PajakController, 'store']), 'pajak.tambah', {
  summary: 'Tambah bukti pajak',
  ...kiriman,
})
ruteUbah(
  router.put('/vendor/pajak/:id', [PajakController, 'update']).where('id', id),
  'pajak.ubah',
  {
    summary: 'Perbarui bukti pajak',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pajak/:id', [PajakController, 'destroy']).where('id', id),
  'pajak.hapus',
  {
    summary: 'Hapus bukti pajak',
    answer: 'PajakDihapus',
  }
)
