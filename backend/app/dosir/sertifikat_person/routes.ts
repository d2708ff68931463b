import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { LIST_QUERY, jenisBerkas, rute, rutePerson } from '#app/dosir/bagian/dosir_route'
import { sertifikatPersonValidator } from '#app/dosir/sertifikat_person/sertifikat_person_validator'

const SertifikatPersonController = () =>
  import('#app/dosir/sertifikat_person/sertifikat_person_controller')

const id = router.matchers.number()
const ALAMAT = '/vendor/person/sertifikat'

rute(
  router.get(`${ALAMAT}/:vendorId`, [SertifikatPersonController, 'index']),
  'sertifikat.daftar',
  {
    ringkas: 'Daftar sertifikat keahlian',
    kueri: LIST_QUERY,
    jawaban: 'SertifikatPerson[]',
  }
)
rutePerson(router.post(ALAMAT, [SertifikatPersonController, 'store']), 'sertifikat.simpan', {
  ringkas: 'Tambah sertifikat keahlian, atau perbarui bila id diisi',
  badan: sertifikatPersonValidator,
  berkas: jenisBerkas(DOKUMEN.sertifikat),
  jawaban: 'SertifikatPerson & { sertifikatId }',
})
rutePerson(
  router.delete(`${ALAMAT}/:id`, [SertifikatPersonController, 'destroy']).where('id', id),
  'sertifikat.hapus',
  { ringkas: 'Hapus sertifikat keahlian', jawaban: '{ id, statusSertifikat }' }
)
