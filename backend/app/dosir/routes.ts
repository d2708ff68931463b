/** The dossier of a company (S2 §7 'Company dossier'). */
import router from '@adonisjs/core/services/router'
import '#app/dosir/acuan/routes'
import '#app/dosir/kelas_berkas_dosir'
import '#app/dosir/perorangan/routes'
import { aktaValidator } from '#app/dosir/akta/akta_validator'
import { berikutValidator, ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/masa_berlaku'
import { pajakValidator } from '#app/dosir/pajak/pajak_validator'
import { pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import { pengalamanValidator } from '#app/dosir/pengalaman/pengalaman_validator'
import { pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import { DAFTAR, jenisBerkas, rute, ruteUbah } from '#app/dosir/rute_catatan'
import { daftarkanJadwal } from '#inti/antrean'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'

const StatusController = () => import('#app/dosir/status_controller')
const PerusahaanController = () => import('#app/dosir/perusahaan/perusahaan_controller')
const IjinUsahaController = () => import('#app/dosir/ijin_usaha/ijin_usaha_controller')
const AktaController = () => import('#app/dosir/akta/akta_controller')
const PemilikController = () => import('#app/dosir/pemilik/pemilik_controller')
const PengurusController = () => import('#app/dosir/pengurus/pengurus_controller')
const PengalamanController = () => import('#app/dosir/pengalaman/pengalaman_controller')
const PajakController = () => import('#app/dosir/pajak/pajak_controller')

daftarkanJadwal('masa-berlaku-ijin', '5 0 * * *', async () => {
  await segarkanSemuaMasaBerlaku()
})

const id = router.matchers.number()

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
    berkas: jenisBerkas(DOKUMEN.perusahaan),
    jawaban: 'DataPerusahaan',
  }
)
ruteUbah(
  router.post('/vendor/registrasi/perusahaan/update', [PerusahaanController, 'ubah']),
  'perusahaan.ubah',
  {
    ringkas: 'Perbarui data perusahaan',
    badan: perusahaanValidator,
    berkas: jenisBerkas(DOKUMEN.perusahaan),
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
    berkas: jenisBerkas(DOKUMEN.ijin),
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
    berkas: jenisBerkas(DOKUMEN.ijin),
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
  berkas: jenisBerkas(DOKUMEN.akta),
  jawaban: 'Akta',
})
ruteUbah(router.post('/vendor/register3/akta/update', [AktaController, 'ubah']), 'akta.ubah', {
  ringkas: 'Perbarui akta',
  badan: aktaValidator,
  berkas: jenisBerkas(DOKUMEN.akta),
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
    berkas: jenisBerkas(DOKUMEN.pemilik),
    jawaban: 'Pemilik',
  }
)
ruteUbah(
  router.put('/vendor/pemilik/:id', [PemilikController, 'ubah']).where('id', id),
  'pemilik.ubah',
  {
    ringkas: 'Perbarui pemilik',
    badan: pemilikValidator,
    berkas: jenisBerkas(DOKUMEN.pemilik),
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
    berkas: jenisBerkas(DOKUMEN.pengurus),
    jawaban: 'Pengurus',
  }
)
ruteUbah(
  router.put('/vendor/registrasi/pengurus/:id', [PengurusController, 'ubah']).where('id', id),
  'pengurus.ubah',
  {
    ringkas: 'Perbarui pengurus',
    badan: pengurusValidator,
    berkas: jenisBerkas(DOKUMEN.pengurus),
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
    berkas: jenisBerkas(DOKUMEN.pengalaman),
    jawaban: 'Pengalaman & { pengalamanId }',
  }
)
ruteUbah(
  router.put('/vendor/register3/pengalaman/:id', [PengalamanController, 'ubah']).where('id', id),
  'pengalaman.ubah',
  {
    ringkas: 'Perbarui pengalaman perusahaan',
    badan: pengalamanValidator,
    berkas: jenisBerkas(DOKUMEN.pengalaman),
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
  berkas: jenisBerkas(DOKUMEN.pajak),
  jawaban: 'Pajak & { pajakId }',
})
ruteUbah(router.put('/vendor/pajak/:id', [PajakController, 'ubah']).where('id', id), 'pajak.ubah', {
  ringkas: 'Perbarui bukti pajak',
  badan: pajakValidator,
  berkas: jenisBerkas(DOKUMEN.pajak),
  jawaban: 'Pajak & { pajakId }',
})
ruteUbah(
  router.delete('/vendor/pajak/:id', [PajakController, 'hapus']).where('id', id),
  'pajak.hapus',
  { ringkas: 'Hapus bukti pajak', jawaban: '{ id, statusPajak }' }
)
