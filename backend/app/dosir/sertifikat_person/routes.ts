import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, rutePerson } from '#app/dosir/bagian/dosir_route'
import {
  sertifikatPersonListQuery,
  sertifikatPersonValidator,
} from '#app/dosir/sertifikat_person/sertifikat_person_validator'

const SertifikatPersonController = () =>
  import('#app/dosir/sertifikat_person/sertifikat_person_controller')

const id = router.matchers.number()
const ALAMAT = '/vendor/person/sertifikat'

rute(
  router.get(`${ALAMAT}/:vendorId`, [SertifikatPersonController, 'index']),
  'sertifikat.daftar',
  {
    summary: 'Daftar sertifikat keahlian',
    query: sertifikatPersonListQuery,
    answer: 'SertifikatPerson[]',
  }
)
rutePerson(router.post(ALAMAT, [SertifikatPersonController, 'store']), 'sertifikat.simpan', {
  summary: 'Tambah sertifikat keahlian, atau perbarui bila id diisi',
  body: sertifikatPersonValidator,
  files: jenisBerkas(DOKUMEN.sertifikat),
  answer: 'SertifikatPersonTersimpan',
})
rutePerson(
  router.delete(`${ALAMAT}/:id`, [SertifikatPersonController, 'destroy']).where('id', id),
  'sertifikat.hapus',
  { summary: 'Hapus sertifikat keahlian', answer: 'SertifikatPersonDihapus' }
)
