/** Sealed offers, resumable uploads, receipts (S2 §7, decisions §5.2). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_PENAWARAN } from '#app/tender/penawaran/segel/berkas_tersegel'
import { unggahValidator } from '#app/tender/penawaran/penawaran_validator'
import { mulaiValidator } from '#app/tender/penawaran/unggahan/unggahan_validator'

const PenawaranController = () => import('#app/tender/penawaran/penawaran_controller')
const TandaTerimaController = () =>
  import('#app/tender/penawaran/tanda_terima/tanda_terima_controller')
const UnggahanController = () => import('#app/tender/penawaran/unggahan/unggahan_controller')

const id = router.matchers.number()
const KELOMPOK = 'Penawaran'

router
  .put('/api/lelang/upload/penawaran', [PenawaranController, 'store'])
  .as('penawaran.unggah')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    ringkas:
      'Masukkan berkas penawaran pada tahap pemasukan yang sedang berjalan; disegel saat diterima',
    kelompok: KELOMPOK,
    badan: unggahValidator,
    berkas: Object.fromEntries(
      ['fileKualifikasi', 'fileAdministrasi', 'fileTeknis', 'fileHarga', 'filePenawaran'].map(
        (bidang) => [bidang, JENIS_PENAWARAN]
      )
    ),
    jawaban: 'PenawaranDiterima',
    galat: [409, 413],
  })
router
  .get('/api/lelang/penawaran/:paketId', [PenawaranController, 'index'])
  .as('penawaran.daftar')
  .where('paketId', id)
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Penawaran setiap peserta; sebelum pembukaan hanya sudah atau belum masuk',
    kelompok: KELOMPOK,
    jawaban: 'PenawaranRekanan[]',
  })
router
  .get('/api/lelang/penawaran/:paketId/:vendorId', [PenawaranController, 'show'])
  .as('penawaran.sendiri')
  .where('paketId', id)
  .where('vendorId', id)
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Penawaran sendiri: nama, ukuran, SHA-256, waktu, setiap versi; tanpa isi',
    kelompok: KELOMPOK,
    jawaban: 'PenawaranSendiri',
  })
router
  .get('/tender/:paketId/:jenis/:penawaranId', [PenawaranController, 'unduh'])
  .as('penawaran.unduh')
  .where('paketId', id)
  .where('penawaranId', id)
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    ringkas: 'Berkas penawaran yang sudah dibuka',
    kelompok: KELOMPOK,
    media: 'application/octet-stream',
    galat: [409],
  })

router
  .post('/api/lelang/unggahan', [UnggahanController, 'store'])
  .as('unggahan.mulai')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    ringkas: 'Mulai unggahan penawaran yang dapat dilanjutkan',
    kelompok: KELOMPOK,
    badan: mulaiValidator,
    jawaban: 'UnggahanDimulai',
    galat: [409, 413, 429],
  })
router
  .get('/api/lelang/unggahan/:id', [UnggahanController, 'show'])
  .as('unggahan.lihat')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({ ringkas: 'Sampai mana unggahan diterima', kelompok: KELOMPOK, jawaban: 'KeadaanUnggahan' })
router
  .put('/api/lelang/unggahan/:id', [UnggahanController, 'update'])
  .as('unggahan.tambah')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    ringkas:
      'Kirim bagian mulai dari byte `mulai` (application/octet-stream, kepala X-Kunci-Unggahan)',
    kelompok: KELOMPOK,
    kueri: ['mulai'],
    jawaban: 'KeadaanUnggahan',
    galat: [409],
  })
router
  .post('/api/lelang/unggahan/:id/selesai', [UnggahanController, 'selesai'])
  .as('unggahan.selesai')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    ringkas: 'Terima unggahan yang sudah lengkap; panggilan ulang menjawab tanda terima yang sama',
    kelompok: KELOMPOK,
    jawaban: 'PenawaranDiterima',
    galat: [409],
  })
router
  .delete('/api/lelang/unggahan/:id', [UnggahanController, 'destroy'])
  .as('unggahan.batal')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({ ringkas: 'Batalkan unggahan', kelompok: KELOMPOK, galat: [409] })

router
  .get('/api/lelang/tanda-terima/:berkas', [TandaTerimaController, 'show'])
  .as('tandaTerima.pdf')
  .use(middleware.izin('lelang.baca'))
  .dok({
    ringkas: 'Tanda terima sendiri sebagai PDF: `{kode}.pdf`',
    kelompok: KELOMPOK,
    media: 'application/pdf',
  })
router
  .get('/api/tanda-terima/:kode', [TandaTerimaController, 'konfirmasi'])
  .as('tandaTerima.konfirmasi')
  .use(middleware.publik())
  .dok({
    ringkas: 'Periksa keaslian tanda terima, dan bila disebut, kecocokan SHA-256 berkas',
    kelompok: KELOMPOK,
    kueri: ['sha256'],
    jawaban: 'KonfirmasiTandaTerima',
  })
