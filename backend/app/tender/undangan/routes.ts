/** Invitations (S3 §2.3, §5.1, §7.2). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { middleware } from '#start/kernel'
import { undanganValidator } from '#app/tender/undangan/undangan_validator'

const UndanganController = () => import('#app/tender/undangan/undangan_controller')
const KELOMPOK = 'Tender'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']
const angka = router.matchers.number()
const tipe = /^(?:P|B|B2|L|N)$/

router
  .get('/api/lelang/undangan/vendor/:paketId/:vendorId', [UndanganController, 'rekanan'])
  .where('paketId', angka)
  .where('vendorId', angka)
  .as('tender.undangan.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Undangan kepada rekanan sendiri dalam satu paket',
    kelompok: KELOMPOK,
    jawaban: 'UndanganRekanan[]',
  })
router
  .get('/api/lelang/undangan/:paketId/:tipe', [UndanganController, 'index'])
  .where('paketId', angka)
  .where('tipe', tipe)
  .as('tender.undangan.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Calon dan penerima undangan satu tipe',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'BarisUndangan[]',
  })
router
  .get('/api/rup/paket/pesertanama/:paketId/:tipe', [UndanganController, 'index'])
  .where('paketId', angka)
  .where('tipe', tipe)
  .as('tender.peserta.tipe')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Peserta yang dapat menerima undangan satu tipe',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'BarisUndangan[]',
  })
router
  .post('/api/lelang/undangan', [UndanganController, 'store'])
  .as('tender.undangan.kirim')
  .use(middleware.izin('tender.undangan'))
  .dok({
    ringkas: 'Mengirim undangan: listUndangan (JSON), berkas listUploadFile[i] bagi baris ke-i',
    kelompok: KELOMPOK,
    badan: undanganValidator,
    berkas: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    jawaban: 'BarisUndangan[]',
    galat: [409, 413],
  })
