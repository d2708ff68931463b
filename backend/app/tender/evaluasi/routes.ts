/** Evaluation of the offers (S2 §7, decisions §5.3). */
import router from '@adonisjs/core/services/router'
import { evaluasiValidator } from '#app/tender/evaluasi/evaluasi_validator'
import { middleware } from '#start/kernel'

const EvaluasiController = () => import('#app/tender/evaluasi/evaluasi_controller')
const KELOMPOK = 'Tender'

router
  .get('/api/lelang/evaluasi/:paketId', [EvaluasiController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.evaluasi')
  .use(middleware.izin('tender.baca'))
  .dok({
    ringkas: 'Evaluasi semua rekanan; bagi rekanan hanya yang sudah diumumkan',
    kelompok: KELOMPOK,
    jawaban: 'EvaluasiStaf[] | EvaluasiRekanan[]',
  })
router
  .get('/api/lelang/evaluasi/:paketId/:vendorId', [EvaluasiController, 'show'])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.evaluasi.satu')
  .use(middleware.izin('tender.baca'))
  .dok({
    ringkas: 'Evaluasi satu rekanan; bagi rekanan hasilnya sendiri yang sudah diumumkan',
    kelompok: KELOMPOK,
    jawaban: 'EvaluasiStaf | EvaluasiSendiri',
  })
router
  .put('/api/lelang/evaluasi', [EvaluasiController, 'update'])
  .as('tender.evaluasi.simpan')
  .use(middleware.izin('tender.evaluasi'))
  .dok({
    ringkas: 'Menyimpan bagian evaluasi; pemenang mengusulkan urutan kepada PPK',
    kelompok: KELOMPOK,
    badan: evaluasiValidator,
    jawaban: 'EvaluasiStaf[]',
    galat: [409],
  })
router
  .get('/api/lelang/peserta/lulus-kualifikasi/:paketId', [EvaluasiController, 'lulusKualifikasi'])
  .where('paketId', router.matchers.number())
  .as('tender.evaluasi.lulusKualifikasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Peserta yang lulus kualifikasi',
    kelompok: KELOMPOK,
    jawaban: 'PesertaNama[]',
  })
