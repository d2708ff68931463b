/** The vendor dossier (S2 §7 'Company dossier' and 'Individual vendor'). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import '#app/dosir/kelas_berkas_dosir'
import { aktaValidator } from '#app/dosir/akta/akta_validator'
import { berikutValidator, ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/masa_berlaku'
import { pajakValidator } from '#app/dosir/pajak/pajak_validator'
import { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'
import { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import {
  dataPribadiValidator,
  pengalamanPersonValidator,
  sertifikatValidator,
} from '#app/dosir/perorangan/perorangan_validator'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import { rute, rutePerson, ruteUbah } from '#app/dosir/rute_catatan'
import { daftarkanJadwal } from '#inti/antrean'
import { DOKUMEN, type AturanDokumen } from '@eproc/domain/dosir/dokumen'

const StatusController = () => import('#app/dosir/status_controller')
const AcuanController = () => import('#app/dosir/acuan/acuan_controller')
const PerusahaanController = () => import('#app/dosir/perusahaan/perusahaan_controller')
const IjinUsahaController = () => import('#app/dosir/ijin_usaha/ijin_usaha_controller')
const AktaController = () => import('#app/dosir/akta/akta_controller')
const PemilikController = () => import('#app/dosir/pemilik/pemilik_controller')
const PengurusController = () => import('#app/dosir/pengurus/pengurus_controller')
const PengalamanController = () => import('#app/dosir/pengalaman/pengalaman_controller')
const PajakController = () => import('#app/dosir/pajak/pajak_controller')
const DataPribadiController = () => import('#app/dosir/perorangan/data_pribadi_controller')
const PengalamanPersonController = () =>
  import('#app/dosir/perorangan/pengalaman_person_controller')
const SertifikatController = () => import('#app/dosir/perorangan/sertifikat_controller')

daftarkanJadwal('masa-berlaku-ijin', '5 0 * * *', async () => {
  await segarkanSemuaMasaBerlaku()
})

const id = router.matchers.number()
const DAFTAR = ['halaman', 'perHalaman', 'q', 'urut', 'pribadi'] as const
const jenis = (dok: Readonly<Record<string, AturanDokumen>>) =>
  Object.fromEntries(Object.entries(dok).map(([bidang, aturan]) => [bidang, aturan.jenis]))

for (const [pola, nama] of [
  ['/kbli', 'kbli'],
  ['/api/rup/kbli', 'kbliRup'],
] as const) {
  router
    .get(pola, [AcuanController, 'kbli'])
    .as(`dosir.${nama}`)
    .use(middleware.publik())
    .dok({
      ringkas: 'Daftar KBLI edisi terbaru',
      kelompok: 'Acuan',
      kueri: ['halaman', 'perHalaman', 'q', 'urut', 'edisi'],
      jawaban: 'AcuanKbli[]',
    })
}
router
  .get('/sbu', [AcuanController, 'sbu'])
  .as('dosir.sbu')
  .use(middleware.publik())
  .dok({
    ringkas: 'Daftar subklasifikasi SBU edisi terbaru',
    kelompok: 'Acuan',
    kueri: ['halaman', 'perHalaman', 'q', 'urut', 'edisi'],
    jawaban: 'AcuanSbu[]',
  })
router
  .get('/api/provinsi', [AcuanController, 'provinsi'])
  .as('dosir.provinsi')
  .use(middleware.publik())
  .dok({ ringkas: 'Daftar provinsi', kelompok: 'Acuan', jawaban: 'AcuanWilayah[]' })
router
  .get('/api/kabupaten-kota/:kodeProvinsi', [AcuanController, 'kabupatenKota'])
  .where('kodeProvinsi', { match: /^\d{2}$/ })
  .as('dosir.kabupatenKota')
  .use(middleware.publik())
  .dok({ ringkas: 'Kabupaten/kota satu provinsi', kelompok: 'Acuan', jawaban: 'AcuanWilayah[]' })

rute(router.get('/vendor/:vendorId', [StatusController, 'baca']), 'status', {
  ringkas: 'Status, catatan setiap bagian, dan blacklist seorang rekanan',
  jawaban: 'StatusDosir',
})
rute(
  router.get('/vendor/registrasi/perusahaan/:vendorId', [PerusahaanController, 'baca']),
  'perusahaan.baca',
  { ringkas: 'Data perusahaan; null sebelum pernah disimpan', jawaban: 'DataPerusahaan | null' }
)
ruteUbah(
  router.post('/vendor/registrasi/perusahaan', [PerusahaanController, 'tambah']),
  'perusahaan.tambah',
  {
    ringkas: 'Simpan pertama data perusahaan (vendorId -999): membuat rekanan dan noRegistrasi',
    badan: perusahaanValidator,
    berkas: jenis(DOKUMEN.perusahaan),
    jawaban: 'DataPerusahaan',
  }
)
ruteUbah(
  router.post('/vendor/registrasi/perusahaan/update', [PerusahaanController, 'ubah']),
  'perusahaan.ubah',
  {
    ringkas: 'Perbarui data perusahaan',
    badan: perusahaanValidator,
    berkas: jenis(DOKUMEN.perusahaan),
    jawaban: 'DataPerusahaan',
  }
)

rute(router.get('/vendor/ijinusaha/:vendorId', [IjinUsahaController, 'daftar']), 'ijin.daftar', {
  ringkas: 'Daftar ijin usaha',
  kueri: DAFTAR,
  jawaban: 'IjinUsaha[]',
})
ruteUbah(
  router.post('/vendor/registrasi/ijinusaha', [IjinUsahaController, 'tambah']),
  'ijin.tambah',
  {
    ringkas: 'Tambah ijin usaha',
    badan: ijinUsahaValidator,
    berkas: jenis(DOKUMEN.ijin),
    jawaban: 'IjinUsaha',
  }
)
ruteUbah(router.post('/vendor/ijinusaha/next', [StatusController, 'berikut']), 'ijin.berikut', {
  ringkas: 'Bagian dosir sesudah posisi',
  badan: berikutValidator,
  jawaban: 'BagianBerikut | null',
})
ruteUbah(
  router.put('/vendor/ijinusaha/:id', [IjinUsahaController, 'ubah']).where('id', id),
  'ijin.ubah',
  {
    ringkas: 'Perbarui ijin usaha',
    badan: ijinUsahaValidator,
    berkas: jenis(DOKUMEN.ijin),
    jawaban: 'IjinUsaha',
  }
)
ruteUbah(
  router.delete('/vendor/ijinusaha/:id', [IjinUsahaController, 'hapus']).where('id', id),
  'ijin.hapus',
  { ringkas: 'Hapus ijin usaha', jawaban: '{ id, statusIjin }' }
)

rute(router.get('/vendor/register3/akta/:vendorId', [AktaController, 'baca']), 'akta.baca', {
  ringkas: 'Akta pendirian dan perubahan terakhir; aktaId -999 bila belum ada',
  jawaban: 'Akta',
})
ruteUbah(router.post('/vendor/register3/akta', [AktaController, 'tambah']), 'akta.tambah', {
  ringkas: 'Simpan akta',
  badan: aktaValidator,
  berkas: jenis(DOKUMEN.akta),
  jawaban: 'Akta',
})
ruteUbah(router.post('/vendor/register3/akta/update', [AktaController, 'ubah']), 'akta.ubah', {
  ringkas: 'Perbarui akta',
  badan: aktaValidator,
  berkas: jenis(DOKUMEN.akta),
  jawaban: 'Akta',
})

rute(router.get('/vendor/pemilik/:vendorId', [PemilikController, 'daftar']), 'pemilik.daftar', {
  ringkas: 'Daftar pemilik; NIK tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  kueri: DAFTAR,
  jawaban: 'Pemilik[]',
})
ruteUbah(
  router.post('/vendor/register3/pemilik', [PemilikController, 'tambah']),
  'pemilik.tambah',
  {
    ringkas: 'Tambah pemilik',
    badan: pemilikValidator,
    berkas: jenis(DOKUMEN.pemilik),
    jawaban: 'Pemilik',
  }
)
ruteUbah(
  router.put('/vendor/pemilik/:id', [PemilikController, 'ubah']).where('id', id),
  'pemilik.ubah',
  {
    ringkas: 'Perbarui pemilik',
    badan: pemilikValidator,
    berkas: jenis(DOKUMEN.pemilik),
    jawaban: 'Pemilik',
  }
)
ruteUbah(
  router.delete('/vendor/pemilik/:id', [PemilikController, 'hapus']).where('id', id),
  'pemilik.hapus',
  { ringkas: 'Hapus pemilik', jawaban: '{ id, statusPemilik }' }
)

rute(router.get('/vendor/pengurus/:vendorId', [PengurusController, 'daftar']), 'pengurus.daftar', {
  ringkas: 'Daftar pengurus; NIK dan NPWP tersamar bagi petugas kecuali pribadi=1 (dicatat)',
  kueri: DAFTAR,
  jawaban: 'Pengurus[]',
})
ruteUbah(
  router.post('/vendor/registrasi/pengurus', [PengurusController, 'tambah']),
  'pengurus.tambah',
  {
    ringkas: 'Tambah pengurus',
    badan: pengurusValidator,
    berkas: jenis(DOKUMEN.pengurus),
    jawaban: 'Pengurus',
  }
)
ruteUbah(
  router.put('/vendor/registrasi/pengurus/:id', [PengurusController, 'ubah']).where('id', id),
  'pengurus.ubah',
  {
    ringkas: 'Perbarui pengurus',
    badan: pengurusValidator,
    berkas: jenis(DOKUMEN.pengurus),
    jawaban: 'Pengurus',
  }
)
ruteUbah(
  router.delete('/vendor/pengurus/:id', [PengurusController, 'hapus']).where('id', id),
  'pengurus.hapus',
  { ringkas: 'Hapus pengurus', jawaban: '{ id, statusPengurus }' }
)

rute(
  router.get('/vendor/pengalaman/:vendorId', [PengalamanController, 'daftar']),
  'pengalaman.daftar',
  { ringkas: 'Daftar pengalaman perusahaan', kueri: DAFTAR, jawaban: 'Pengalaman[]' }
)
ruteUbah(
  router.post('/vendor/register3/pengalaman', [PengalamanController, 'tambah']),
  'pengalaman.tambah',
  {
    ringkas: 'Tambah pengalaman perusahaan',
    badan: pengalamanValidator,
    berkas: jenis(DOKUMEN.pengalaman),
    jawaban: 'Pengalaman & { pengalamanId }',
  }
)
ruteUbah(
  router.put('/vendor/register3/pengalaman/:id', [PengalamanController, 'ubah']).where('id', id),
  'pengalaman.ubah',
  {
    ringkas: 'Perbarui pengalaman perusahaan',
    badan: pengalamanValidator,
    berkas: jenis(DOKUMEN.pengalaman),
    jawaban: 'Pengalaman & { pengalamanId }',
  }
)
ruteUbah(
  router.delete('/vendor/pengalaman/:id', [PengalamanController, 'hapus']).where('id', id),
  'pengalaman.hapus',
  { ringkas: 'Hapus pengalaman perusahaan', jawaban: '{ id, statusPengalaman }' }
)

rute(router.get('/vendor/pajak/:vendorId', [PajakController, 'daftar']), 'pajak.daftar', {
  ringkas: 'Daftar bukti pajak',
  kueri: DAFTAR,
  jawaban: 'Pajak[]',
})
ruteUbah(router.post('/vendor/registrasi/pajak', [PajakController, 'tambah']), 'pajak.tambah', {
  ringkas: 'Tambah bukti pajak',
  badan: pajakValidator,
  berkas: jenis(DOKUMEN.pajak),
  jawaban: 'Pajak & { pajakId }',
})
ruteUbah(router.put('/vendor/pajak/:id', [PajakController, 'ubah']).where('id', id), 'pajak.ubah', {
  ringkas: 'Perbarui bukti pajak',
  badan: pajakValidator,
  berkas: jenis(DOKUMEN.pajak),
  jawaban: 'Pajak & { pajakId }',
})
ruteUbah(
  router.delete('/vendor/pajak/:id', [PajakController, 'hapus']).where('id', id),
  'pajak.hapus',
  { ringkas: 'Hapus bukti pajak', jawaban: '{ id, statusPajak }' }
)

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
    berkas: jenis(DOKUMEN.dataPribadi),
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
    berkas: jenis(DOKUMEN.sertifikat),
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
