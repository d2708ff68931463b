import router from '@adonisjs/core/services/router'
import { rute, rutePerson } from '#app/dosir/bagian/dosir_route'
import {
  pengalamanPersonListQuery,
  pengalamanPersonValidator,
} from '#app/dosir/pengalaman_person/pengalaman_person_validator'

const PengalamanPersonController = () =>
  import('#app/dosir/pengalaman_person/pengalaman_person_controller')

const id = router.matchers.number()
const ALAMAT = '/vendor/person/pengalaman'

rute(
  router.get(`${ALAMAT}/:vendorId`, [PengalamanPersonController, 'index']),
  'pengalamanPerson.daftar',
  {
    summary: 'Daftar pengalaman perorangan',
    query: pengalamanPersonListQuery,
    answer: 'PengalamanPerson[]',
  }
)
rutePerson(router.post(ALAMAT, [PengalamanPersonController, 'store']), 'pengalamanPerson.simpan', {
  summary: 'Tambah pengalaman perorangan, atau perbarui bila id diisi',
  body: pengalamanPersonValidator,
  answer: 'PengalamanPersonTersimpan',
})
rutePerson(
  router
    .delete(`${ALAMAT}/:id/:vendorId`, [PengalamanPersonController, 'destroy'])
    .where('id', id)
    .where('vendorId', id),
  'pengalamanPerson.hapus',
  { summary: 'Hapus pengalaman perorangan', answer: 'PengalamanDihapus' }
)
