import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'

const PerusahaanController = () => import('#app/dosir/perusahaan/perusahaan_controller')

const ALAMAT = '/vendor/registrasi/perusahaan'
const kiriman = {
  badan: perusahaanValidator,
  berkas: jenisBerkas(DOKUMEN.perusahaan),
  jawaban: 'DataPerusahaan',
}

rute(router.get(`${ALAMAT}/:vendorId`, [PerusahaanController, 'show']), 'perusahaan.baca', {
  ringkas: 'Data perusahaan; null sebelum pernah disimpan',
  jawaban: 'DataPerusahaan | null',
})
ruteUbah(router.post(ALAMAT, [PerusahaanController, 'store']), 'perusahaan.tambah', {
  ringkas: 'Simpan pertama data perusahaan (vendorId -999): membuat rekanan dan noRegistrasi',
  ...kiriman,
})
ruteUbah(router.post(`${ALAMAT}/update`, [PerusahaanController, 'update']), 'perusahaan.ubah', {
  ringkas: 'Perbarui data perusahaan',
  ...kiriman,
})
