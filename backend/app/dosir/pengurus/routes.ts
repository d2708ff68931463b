import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pengurusListQuery, pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'

const PengurusController = () => import('#app/dosir/pengurus/pengurus_controller')

const id = router.matchers.number()
const kiriman = {
  body: pengurusValidator,
  files: jenisBerkas(DOKUMEN.pengurus),
  answer: 'PengurusTersimpan',
}

rute(router.get('/vendor/pengurus/:vendorId', [PengurusController, 'index']), 'pengurus.daftar', {
  summary: 'Daftar pengurus; NIK dan NPWP tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  query: pengurusListQuery,
  answer: 'Pengurus[]',
})
ruteUbah(
  router.post('/vendor/registrasi/pengurus', [PengurusController, 'store']),
  'pengurus.tambah',
  {
    summary: 'Tambah pengurus',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/registrasi/pengurus/:id', [PengurusController, 'update']).where('id', id),
  'pengurus.ubah',
  {
    summary: 'Perbarui pengurus',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pengurus/:id', [PengurusController, 'destroy']).where('id', id),
  'pengurus.hapus',
  {
    summary: 'Hapus pengurus',
    answer: 'PengurusDihapus',
  }
)
