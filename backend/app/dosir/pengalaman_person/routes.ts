import router from '@adonisjs/core/services/router'
import { LIST_QUERY, rute, rutePerson } from '#app/dosir/bagian/dosir_route'
import { pengalamanPersonValidator } from '#app/dosir/pengalaman_person/pengalaman_person_validator'

const PengalamanPersonController = () =>
  import('#app/dosir/pengalaman_person/pengalaman_person_controller')

const id = router.matchers.number()
const ALAMAT = '/vendor/person/pengalaman'

rute(
  router.get(`${ALAMAT}/:vendorId`, [PengalamanPersonController, 'index']),
  'pengalamanPerson.daftar',
  { ringkas: 'Daftar pengalaman perorangan', kueri: LIST_QUERY, jawaban: 'PengalamanPerson[]' }
)
rutePerson(router.post(ALAMAT, [PengalamanPersonController, 'store']), 'pengalamanPerson.simpan', {
  ringkas: 'Tambah pengalaman perorangan, atau perbarui bila id diisi',
  badan: pengalamanPersonValidator,
  jawaban: 'PengalamanPerson & { pengalamanId }',
})
rutePerson(
  router
    .delete(`${ALAMAT}/:id/:vendorId`, [PengalamanPersonController, 'destroy'])
    .where('id', id)
    .where('vendorId', id),
  'pengalamanPerson.hapus',
  { ringkas: 'Hapus pengalaman perorangan', jawaban: '{ id, statusPengalaman }' }
)
