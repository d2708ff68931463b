import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pajakValidator } from '#app/dosir/pajak/pajak_validator'

const PajakController = () => import('#app/dosir/pajak/pajak_controller')

const id = router.matchers.number()
const kiriman = {
  badan: pajakValidator,
  berkas: jenisBerkas(DOKUMEN.pajak),
  jawaban: 'Pajak & { pajakId }',
}

rute(router.get('/vendor/pajak/:vendorId', [PajakController, 'index']), 'pajak.daftar', {
  ringkas: 'Daftar bukti pajak',
  kueri: LIST_QUERY,
  jawaban: 'Pajak[]',
})
ruteUbah(router.post('/vendor/registrasi/pajak', [PajakController, 'store']), 'pajak.tambah', {
  ringkas: 'Tambah bukti pajak',
  ...kiriman,
})
ruteUbah(
  router.put('/vendor/pajak/:id', [PajakController, 'update']).where('id', id),
  'pajak.ubah',
  {
    ringkas: 'Perbarui bukti pajak',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pajak/:id', [PajakController, 'destroy']).where('id', id),
  'pajak.hapus',
  {
    ringkas: 'Hapus bukti pajak',
    jawaban: '{ id, statusPajak }',
  }
)
