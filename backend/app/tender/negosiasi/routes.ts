import router from '@adonisjs/core/services/router'
import { negosiasiValidator } from '#app/tender/negosiasi/negosiasi_validator'
import { middleware } from '#start/kernel'

const NegosiasiController = () => import('#app/tender/negosiasi/negosiasi_controller')

router
  .put('/api/lelang/negosiasi', [NegosiasiController, 'update'])
  .as('tender.negosiasi.simpan')
  .use(middleware.izin('tender.negosiasi'))
  .dok({
    summary: 'Menyimpan hasil negosiasi teknis dan harga',
    group: 'Tender',
    body: negosiasiValidator,
    answer: 'EvaluasiStaf[]',
    errors: [409],
  })
