/** Evaluation of the offers (S2 §7, decisions §5.3). */
import router from '@adonisjs/core/services/router'
import { evaluasiValidator } from '#app/tender/evaluasi/evaluasi_validator'
import { nilaiAnggotaValidator } from '#app/tender/evaluasi/anggota/nilai_anggota_validator'
import { middleware } from '#start/kernel'

const EvaluasiController = () => import('#app/tender/evaluasi/evaluasi_controller')
const NilaiAnggotaController = () => import('#app/tender/evaluasi/anggota/nilai_anggota_controller')
const GROUP = 'Tender'

router
  .get('/api/lelang/evaluasi/:paketId', [EvaluasiController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.evaluasi')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Evaluasi semua rekanan bagi pokja dan PPK; bagi lainnya hanya yang sudah diumumkan',
    group: GROUP,
    answer: 'EvaluasiStaf[] | EvaluasiRekanan[]',
  })
router
  .get('/api/lelang/evaluasi/:paketId/:vendorId', [EvaluasiController, 'show'])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.evaluasi.satu')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Evaluasi satu rekanan; bagi rekanan hasilnya sendiri yang sudah diumumkan',
    group: GROUP,
    answer: 'EvaluasiStaf | EvaluasiRekanan | EvaluasiSendiri',
  })
router
  .put('/api/lelang/evaluasi', [EvaluasiController, 'update'])
  .as('tender.evaluasi.simpan')
  .use(middleware.izin('tender.evaluasi'))
  .dok({
    summary: 'Menyimpan bagian evaluasi; pemenang mengusulkan urutan kepada PPK',
    group: GROUP,
    body: evaluasiValidator,
    answer: 'EvaluasiStaf[]',
    errors: [409],
  })
router
  .get('/api/lelang/peserta/lulus-kualifikasi/:paketId', [EvaluasiController, 'lulusKualifikasi'])
  .where('paketId', router.matchers.number())
  .as('tender.evaluasi.lulusKualifikasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Peserta yang lulus kualifikasi',
    group: GROUP,
    answer: 'PesertaNama[]',
  })

router
  .get('/api/tender/nilai-anggota/:paketId', [NilaiAnggotaController, 'show'])
  .where('paketId', router.matchers.number())
  .as('tender.nilaiAnggota')
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary:
      'Nilai teknis tiap anggota pokja; nilai anggota lain tampak sesudah nilai sendiri lengkap',
    group: GROUP,
    answer: 'NilaiAnggotaPaket',
  })
router
  .put('/api/tender/nilai-anggota/:paketId', [NilaiAnggotaController, 'update'])
  .where('paketId', router.matchers.number())
  .as('tender.nilaiAnggota.simpan')
  .use(middleware.izin('tender.evaluasi'))
  .dok({
    summary: 'Menyimpan nilai teknis sendiri sebagai anggota pokja',
    group: GROUP,
    body: nilaiAnggotaValidator,
    answer: 'NilaiAnggotaPaket',
    errors: [409],
  })
