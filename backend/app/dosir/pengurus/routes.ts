import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'

const PengurusController = () => import('#app/dosir/pengurus/pengurus_controller')

const id = router.matchers.number()
const kiriman = {
  badan: pengurusValidator,
  berkas: jenisBerkas(DOKUMEN.pengurus),
  jawaban: 'Pengurus',
}

rute(router.get('/vendor/pengurus/:vendorId', [PengurusController, 'index']), 'pengurus.daftar', {
  ringkas: 'Daftar pengurus; NIK dan NPWP tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  kueri: LIST_QUERY,
  jawaban: 'Pengurus[]',
})
ruteUbah(
  router.post('/vendor/registrasi/pengurus', [PengurusController, 'store']),
  'pengurus.tambah',
  {
    ringkas: 'Tambah pengurus',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/registrasi/pengurus/:id', [PengurusController, 'update']).where('id', id),
  'pengurus.ubah',
  {
    ringkas: 'Perbarui pengurus',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pengurus/:id', [PengurusController, 'destroy']).where('id', id),
  'pengurus.hapus',
  {
    ringkas: 'Hapus pengurus',
    jawaban: '{ id, statusPengurus }',
  }
)
