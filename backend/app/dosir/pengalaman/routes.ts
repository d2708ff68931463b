import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import {
  pengalamanListQuery,
  pengalamanValidator,
} from '#app/dosir/pengalaman/pengalaman_validator'

const PengalamanController = () => import('#app/dosir/pengalaman/pengalaman_controller')

const id = router.matchers.number()
const kiriman = {
  body: pengalamanValidator,
  files: jenisBerkas(DOKUMEN.pengalaman),
  answer: 'PengalamanTersimpan',
}

rute(
  router.get('/vendor/pengalaman/:vendorId', [PengalamanController, 'index']),
  'pengalaman.daftar',
  {
    summary: 'Daftar pengalaman perusahaan',
    query: pengalamanListQuery,
    answer: 'Pengalaman[]',
  }
)
ruteUbah(
  router.post('/vendor/register3/pengalaman', [PengalamanController, 'store']),
  'pengalaman.tambah',
  {
    summary: 'Tambah pengalaman perusahaan',
    ...kiriman,
  }
)
ruteUbah(
  router.put('/vendor/register3/pengalaman/:id', [PengalamanController, 'update']).where('id', id),
  'pengalaman.ubah',
  {
    summary: 'Perbarui pengalaman perusahaan',
    ...kiriman,
  }
)
ruteUbah(
  router.delete('/vendor/pengalaman/:id', [PengalamanController, 'destroy']).where('id', id),
  'pengalaman.hapus',
  {
    summary: 'Hapus pengalaman perusahaan',
    answer: 'PengalamanDihapus',
  }
)
