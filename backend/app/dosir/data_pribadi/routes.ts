import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, rutePerson } from '#app/dosir/bagian/dosir_route'
import { dataPribadiValidator } from '#app/dosir/data_pribadi/data_pribadi_validator'

const DataPribadiController = () => import('#app/dosir/data_pribadi/data_pribadi_controller')

const ALAMAT = '/vendor/person/data-pribadi'

rute(router.get(`${ALAMAT}/:vendorId`, [DataPribadiController, 'show']), 'dataPribadi.baca', {
  summary: 'Data pribadi rekanan perorangan (pembacaan oleh petugas dicatat)',
  answer: 'DataPribadi | null',
})
rutePerson(router.post(ALAMAT, [DataPribadiController, 'store']), 'dataPribadi.simpan', {
  summary: 'Simpan data pribadi; yang pertama membuat rekanan dan noRegistrasi',
  body: dataPribadiValidator,
  files: jenisBerkas(DOKUMEN.dataPribadi),
  answer: 'DataPribadi',
})
