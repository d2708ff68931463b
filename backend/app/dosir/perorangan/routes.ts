/** The dossier of an individual vendor (S2 §7 'Individual vendor'). */
import router from '@adonisjs/core/services/router'
import {
  dataPribadiValidator,
  pengalamanPersonValidator,
  sertifikatValidator,
} from '#app/dosir/perorangan/perorangan_validator'
import { DAFTAR, jenisBerkas, rute, rutePerson } from '#app/dosir/rute_catatan'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'

const StatusController = () => import('#app/dosir/status_controller')
const DataPribadiController = () => import('#app/dosir/perorangan/data_pribadi_controller')
const PengalamanPersonController = () =>
  import('#app/dosir/perorangan/pengalaman_person_controller')
const SertifikatController = () => import('#app/dosir/perorangan/sertifikat_controller')

const id = router.matchers.number()

rute(
  router.get('/vendor/person/data-pribadi/:vendorId', [DataPribadiController, 'baca']),
  'dataPribadi.baca',
  {
    ringkas: 'Data pribadi rekanan perorangan (pembacaan oleh petugas dicatat)',
    jawaban: 'DataPribadi | null',
  }
)
rutePerson(
  router.post('/vendor/person/data-pribadi', [DataPribadiController, 'simpan']),
  'dataPribadi.simpan',
  {
    ringkas: 'Simpan data pribadi; yang pertama membuat rekanan dan noRegistrasi',
    badan: dataPribadiValidator,
    berkas: jenisBerkas(DOKUMEN.dataPribadi),
    jawaban: 'DataPribadi',
  }
)
rute(
  router.get('/vendor/person/pengalaman/:vendorId', [PengalamanPersonController, 'daftar']),
  'pengalamanPerson.daftar',
  { ringkas: 'Daftar pengalaman perorangan', kueri: DAFTAR, jawaban: 'PengalamanPerson[]' }
)
rutePerson(
  router.post('/vendor/person/pengalaman', [PengalamanPersonController, 'simpan']),
  'pengalamanPerson.simpan',
  {
    ringkas: 'Tambah pengalaman perorangan, atau perbarui bila id diisi',
    badan: pengalamanPersonValidator,
    jawaban: 'PengalamanPerson & { pengalamanId }',
  }
)
rutePerson(
  router
    .delete('/vendor/person/pengalaman/:id/:vendorId', [PengalamanPersonController, 'hapus'])
    .where('id', id)
    .where('vendorId', id),
  'pengalamanPerson.hapus',
  { ringkas: 'Hapus pengalaman perorangan', jawaban: '{ id, statusPengalaman }' }
)
rute(
  router.get('/vendor/person/sertifikat/:vendorId', [SertifikatController, 'daftar']),
  'sertifikat.daftar',
  { ringkas: 'Daftar sertifikat keahlian', kueri: DAFTAR, jawaban: 'SertifikatPerson[]' }
)
rutePerson(
  router.post('/vendor/person/sertifikat', [SertifikatController, 'simpan']),
  'sertifikat.simpan',
  {
    ringkas: 'Tambah sertifikat keahlian, atau perbarui bila id diisi',
    badan: sertifikatValidator,
    berkas: jenisBerkas(DOKUMEN.sertifikat),
    jawaban: 'SertifikatPerson & { sertifikatId }',
  }
)
rutePerson(
  router.delete('/vendor/person/sertifikat/:id', [SertifikatController, 'hapus']).where('id', id),
  'sertifikat.hapus',
  { ringkas: 'Hapus sertifikat keahlian', jawaban: '{ id, statusSertifikat }' }
)
rute(
  router.get('/vendor/person/status/:vendorId', [StatusController, 'bacaPerson']),
  'statusPerson',
  { ringkas: 'Status verifikasi rekanan perorangan', jawaban: 'StatusPerson' }
)
