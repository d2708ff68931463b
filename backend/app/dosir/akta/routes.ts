import router from '@adonisjs/core/services/router'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { aktaValidator } from '#app/dosir/akta/akta_validator'
import { jenisBerkas, rute, ruteUbah } from '#app/dosir/bagian/dosir_route'

const AktaController = () => import('#app/dosir/akta/akta_controller')

const kiriman = {
  body: aktaValidator,
  files: jenisBerkas(DOKUMEN.akta),
  answer: 'AktaTersimpan',
}

rute(router.get('/vendor/register3/akta/:vendorId', [AktaController, 'show']), 'akta.baca', {
  summary: 'Akta pendirian dan perubahan terakhir; aktaId -999 bila belum ada',
  answer: 'Akta',
})
ruteUbah(router.post('/vendor/register3/akta', [AktaController, 'store']), 'akta.tambah', {
  summary: 'Simpan akta',
  ...kiriman,
})
ruteUbah(router.post('/vendor/register3/akta/update', [AktaController, 'update']), 'akta.ubah', {
  summary: 'Perbarui akta',
  ...kiriman,
})
