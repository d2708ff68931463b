/** Package lists of the public and of vendors. */
import router from '@adonisjs/core/services/router'
import {
  hasilTenderQuery,
  masaSanggahQuery,
  paketPublikQuery,
} from '#app/tender/publik/publik_validator'
import { UMPAN } from '@eproc/domain/pages/feed'
import { middleware } from '#start/kernel'

const PublikController = () => import('#app/tender/publik/publik_controller')
const UmpanController = () => import('#app/tender/publik/umpan/umpan_controller')
const GROUP = 'Paket'
const angka = router.matchers.number()
const tahun = /^\d{4}$/

router
  .get('/api/rup/paket/info/tahun/:year', [PublikController, 'umum'])
  .where('year', tahun)
  .as('paket.publik')
  .use(middleware.publik())
  .dok({
    summary: 'Paket terpublikasi satu tahun anggaran, tanpa Penunjukan Langsung',
    group: GROUP,
    query: paketPublikQuery,
    answer: 'PaketPublik[]',
    beside: { tahunLain: 'TahunLain[]' },
  })
router
  .get('/api/rup/paket/lelang-vendor/:vendorId/tahun/:year', [PublikController, 'rekanan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Paket bagi rekanan sendiri dengan status pendaftarannya',
    group: GROUP,
    query: paketPublikQuery,
    answer: 'PaketRekanan[]',
    beside: { tahunLain: 'TahunLain[]', diikuti: 'PaketDiikuti[]' },
  })
router
  .get('/api/rup/paket/peserta/undangan/:vendorId/tahun/:year', [PublikController, 'undangan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.undangan.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Undangan kepada rekanan sendiri dalam satu tahun',
    group: GROUP,
    answer: 'UndanganRekanan[]',
  })
router
  .get('/api/rup/paket/peserta/:vendorId/tahun/:year', [PublikController, 'keikutsertaan'])
  .where('vendorId', angka)
  .where('year', tahun)
  .as('paket.keikutsertaan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Keikutsertaan rekanan sendiri dalam satu tahun',
    group: GROUP,
    answer: 'Keikutsertaan[]',
  })
router
  .get('/api/lelang/masa-sanggah', [PublikController, 'masaSanggah'])
  .as('paket.sanggah')
  .use(middleware.publik())
  .dok({
    summary: 'Paket yang sedang dalam masa sanggah',
    group: GROUP,
    query: masaSanggahQuery,
    answer: 'MasaSanggah[]',
  })
router
  .get('/api/lelang/hasil-tender', [PublikController, 'hasilTender'])
  .as('paket.hasil')
  .use(middleware.publik())
  .dok({
    summary: 'Paket yang pemenangnya sudah diumumkan',
    group: GROUP,
    query: hasilTenderQuery,
    answer: 'HasilTender[]',
  })
router
  .get('/api/lelang/hasil-tender.csv', [PublikController, 'hasilCsv'])
  .as('paket.hasil.csv')
  .use(middleware.publik())
  .dok({
    summary: 'Paket yang pemenangnya sudah diumumkan sebagai CSV',
    group: GROUP,
    query: hasilTenderQuery,
    media: 'text/csv',
    errors: [429],
  })
router
  .get(UMPAN, [UmpanController, 'atom'])
  .as('paket.umpan')
  .use(middleware.publik())
  .dok({
    summary: 'Umpan Atom: paket yang baru diumumkan dan hasil tender',
    group: GROUP,
    media: 'application/atom+xml',
    errors: [429],
  })
router
  .get('/api/rup/paket/peserta/:paketId', [PublikController, 'peserta'])
  .where('paketId', angka)
  .as('paket.peserta')
  .use(middleware.publik())
  .dok({
    summary: 'Peserta paket; nama disamarkan sampai pembukaan pertama',
    group: GROUP,
    answer: 'Peserta[]',
  })
router
  .get('/api/rup/paket/riwayat/:paketId', [PublikController, 'riwayat'])
  .where('paketId', angka)
  .as('paket.riwayat')
  .use(middleware.publik())
  .dok({
    summary:
      'Perjalanan paket bagi umum: perubahan jadwal, peserta sesudah pembukaan, hasil tiap rekanan sesudah pengumuman, sanggah yang dijawab',
    group: GROUP,
    answer: 'RiwayatPaket',
  })
router
  .get('/api/rup/paket/pesertanama/:paketId', [PublikController, 'pesertaNama'])
  .where('paketId', angka)
  .as('paket.peserta.nama')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Peserta paket bagi staf dan rekanan',
    group: GROUP,
    answer: 'Peserta[]',
  })
router
  .get('/api/paket/:paketId/informasi', [PublikController, 'informasi'])
  .where('paketId', angka)
  .as('paket.informasi')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Informasi paket bagi rekanan dan staf',
    group: GROUP,
    answer: 'InformasiPaket',
  })
