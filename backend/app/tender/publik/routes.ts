/** Package lists of the public and of vendors. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PublikController = () => import('#app/tender/publik/publik_controller')
const KELOMPOK = 'Paket'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']
const SARING = ['jenisPengadaan', 'metodePemilihan', 'statusPelaksanaan']
const angka = router.matchers.number()
const tahun = /^\d{4}$/

router
  .get('/api/rup/paket/info/tahun/:year', [PublikController, 'umum'])
  .where('year', tahun)
  .as('paket.publik')
  .use(middleware.publik())
  .dok({
    ringkas: 'Paket terpublikasi satu tahun anggaran, tanpa Penunjukan Langsung',
    kelompok: KELOMPOK,
    kueri: [...HALAMAN, ...SARING],
    jawaban: 'PaketPublik[]',
  })
router
  .get('/api/rup/paket/lelang-vendor/:vendorId/tahun/:year', [PublikController, 'rekanan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Paket bagi rekanan sendiri dengan status pendaftarannya',
    kelompok: KELOMPOK,
    kueri: [...HALAMAN, ...SARING],
    jawaban: 'PaketRekanan[]',
  })
router
  .get('/api/rup/paket/peserta/undangan/:vendorId/tahun/:year', [PublikController, 'undangan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.undangan.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Undangan kepada rekanan sendiri dalam satu tahun',
    kelompok: KELOMPOK,
    jawaban: 'UndanganRekanan[]',
  })
router
  .get('/api/rup/paket/peserta/:vendorId/tahun/:year', [PublikController, 'keikutsertaan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.keikutsertaan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Keikutsertaan rekanan sendiri dalam satu tahun',
    kelompok: KELOMPOK,
    jawaban: 'Keikutsertaan[]',
  })
router
  .get('/api/lelang/masa-sanggah', [PublikController, 'masaSanggah'])
  .as('paket.sanggah')
  .use(middleware.publik())
  .dok({
    ringkas: 'Paket yang sedang dalam masa sanggah',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'MasaSanggah[]',
  })
router
  .get('/api/lelang/hasil-tender', [PublikController, 'hasilTender'])
  .as('paket.hasil')
  .use(middleware.publik())
  .dok({
    ringkas: 'Paket yang pemenangnya sudah diumumkan',
    kelompok: KELOMPOK,
    kueri: HALAMAN,
    jawaban: 'HasilTender[]',
  })
router
  .get('/api/rup/paket/peserta/:paketId', [PublikController, 'peserta'])
  .where('paketId', angka)
  .as('paket.peserta')
  .use(middleware.publik())
  .dok({
    ringkas: 'Peserta paket; nama disamarkan sampai pembukaan pertama',
    kelompok: KELOMPOK,
    jawaban: 'Peserta[]',
  })
router
  .get('/api/rup/paket/pesertanama/:paketId', [PublikController, 'pesertaNama'])
  .where('paketId', angka)
  .as('paket.peserta.nama')
  .use(middleware.izin('tender.baca'))
  .dok({
    ringkas: 'Peserta paket bagi staf dan rekanan',
    kelompok: KELOMPOK,
    jawaban: 'Peserta[]',
  })
router
  .get('/api/paket/:paketId/informasi', [PublikController, 'informasi'])
  .where('paketId', angka)
  .as('paket.informasi')
  .use(middleware.izin('tender.baca'))
  .dok({
    ringkas: 'Informasi paket bagi rekanan dan staf',
    kelompok: KELOMPOK,
    jawaban: 'InformasiPaket',
  })
