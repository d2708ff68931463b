import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'

const PengalamanController = () => import('#app/dosir/pengalaman/pengalaman_controller')

const id = router.matchers.number()
const kiriman = {
  badan: pengalamanValidator,
  berkas: jenisBerkas(DOKUMEN.pengalaman),
  jawaban: 'Pengalaman & { pengalamanId }',
}

rute(
  router.get('/vendor/pengalaman/:vendorId', [PengalamanController, 'index']),
  'pengalaman.daftar',
  {
    ringkas: 'Daftar pengalaman perusahaan',
    kueri: LIST_QUERY,
    jawaban: 'Pengalaman[]',
  }
)
ruteUbah(
  router.post('/vendor/register3/pengalaman', [PengalamanController, 'store']),
  'pengalaman.tambah',
  {
    ringkas: 'Tambah pengalaman perusahaan',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/register3/pengalaman/:id', [PengalamanController, 'update']).where('id', id),
  'pengalaman.ubah',
  {
    ringkas: 'Perbarui pengalaman perusahaan',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pengalaman/:id', [PengalamanController, 'destroy']).where('id', id),
  'pengalaman.hapus',
  {
    ringkas: 'Hapus pengalaman perusahaan',
    jawaban: '{ id, statusPengalaman }',
  }
)
