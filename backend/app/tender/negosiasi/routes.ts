import router from '@adonisjs/core/services/router'
import { negosiasiValidator } from '#app/tender/negosiasi/negosiasi_validator'
import { middleware } from '#start/kernel'

const NegosiasiController = () => import('#app/tender/negosiasi/negosiasi_controller')

router
  .put('/api/lelang/negosiasi', [NegosiasiController, 'update'])
  .as('tender.negosiasi.simpan')
  .use(middleware.izin('tender.negosiasi'))
  .dok({
    ringkas: 'Menyimpan hasil negosiasi teknis dan harga',
    kelompok: 'Tender',
    badan: negosiasiValidator,
    jawaban: 'EvaluasiStaf[]',
    galat: [409],
  })
