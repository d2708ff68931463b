import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'

const PerusahaanController = () => import('#app/dosir/perusahaan/perusahaan_controller')

const ALAMAT = '/vendor/registrasi/perusahaan'
const kiriman = {
  body: perusahaanValidator,
  files: jenisBerkas(DOKUMEN.perusahaan),
  answer: 'DataPerusahaan',
}

rute(router.get(`${ALAMAT}/:vendorId`, [PerusahaanController, 'show']), 'perusahaan.baca', {
  summary: 'Data perusahaan; null sebelum pernah disimpan',
  answer: 'DataPerusahaan | null',
})
ruteUbah(router.post(ALAMAT, [PerusahaanController, 'store']), 'perusahaan.tambah', {
  summary: 'Simpan pertama data perusahaan (vendorId -999): membuat rekanan dan noRegistrasi',
  ...kiriman,
})
ruteUbah(router.post(`${ALAMAT}/update`, [PerusahaanController, 'update']), 'perusahaan.ubah', {
  summary: 'Perbarui data perusahaan',
  ...kiriman,
})
