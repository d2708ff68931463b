/** Sealed offers, resumable uploads, receipts (S2 §7, decisions §5.2). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_PENAWARAN } from '#app/tender/penawaran/segel/berkas_tersegel'
import { unggahValidator } from '#app/tender/penawaran/penawaran_validator'
import { konfirmasiQuery } from '#app/tender/penawaran/tanda_terima/tanda_terima_validator'
import { priceUploadValidator } from '#app/tender/penawaran/rincian/rincian_validator'
import { TUS_PATH } from '#app/tender/penawaran/unggahan/unggahan_validator'

const PenawaranController = () => import('#app/tender/penawaran/penawaran_controller')
const TandaTerimaController = () =>
  import('#app/tender/penawaran/tanda_terima/tanda_terima_controller')
const UnggahanController = () => import('#app/tender/penawaran/unggahan/unggahan_controller')

const RincianController = () => import('#app/tender/penawaran/rincian/rincian_controller')

const id = router.matchers.number()
const GROUP = 'Penawaran'
/** Answers of the protocol have no body. */
const TUS = 'application/offset+octet-stream'

router
  .put('/api/lelang/upload/penawaran', [PenawaranController, 'store'])
  .as('penawaran.unggah')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary:
      'Masukkan berkas penawaran pada tahap pemasukan yang sedang berjalan; disegel saat diterima',
    group: GROUP,
    body: unggahValidator,
    files: Object.fromEntries(
      ['fileKualifikasi', 'fileAdministrasi', 'fileTeknis', 'fileHarga', 'filePenawaran'].map(
        (bidang) => [bidang, JENIS_PENAWARAN]
      )
    ),
    answer: 'PenawaranDiterima',
    errors: [409, 413],
  })
router
  .get('/api/lelang/penawaran/:paketId', [PenawaranController, 'index'])
  .as('penawaran.daftar')
  .where('paketId', id)
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Penawaran setiap peserta; sebelum pembukaan hanya sudah atau belum masuk',
    group: GROUP,
    answer: 'PenawaranRekanan[]',
  })
router
  .get('/api/lelang/penawaran/:paketId/:vendorId', [PenawaranController, 'show'])
  .as('penawaran.sendiri')
  .where('paketId', id)
  .where('vendorId', id)
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Penawaran sendiri: nama, ukuran, SHA-256, waktu, setiap versi; tanpa isi',
    group: GROUP,
    answer: 'PenawaranSendiri',
  })
router
  .get('/tender/:paketId/:jenis/:penawaranId', [PenawaranController, 'unduh'])
  .as('penawaran.unduh')
  .where('paketId', id)
  .where('penawaranId', id)
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary: 'Berkas penawaran yang sudah dibuka',
    group: GROUP,
    media: 'application/octet-stream',
    errors: [409],
  })

// tus 1.0: the verbs of the protocol, which tells by headers what it says.
router
  .route(TUS_PATH, ['OPTIONS'], [UnggahanController, 'kemampuan'])
  .as('unggahan.kemampuan')
  .use(middleware.publik())
  .dok({
    summary: 'Protokol tus 1.0: versi, ekstensi, ukuran terbesar (kepala Tus-*)',
    group: GROUP,
    media: TUS,
  })
router
  .post(TUS_PATH, [UnggahanController, 'tus'])
  .as('unggahan.mulai')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary:
      'tus: mulai unggahan penawaran yang dapat dilanjutkan. Kepala Upload-Length, Upload-Metadata (paketPenyediaId, vendorId, jenis, filename, sha256, hargaPenawaran) dan X-Kunci-Unggahan (32 byte acak buatan sendiri, base64url)',
    group: GROUP,
    media: TUS,
    errors: [409, 412, 413, 429],
  })
router
  .route(`${TUS_PATH}/:id`, ['HEAD'], [UnggahanController, 'tus'])
  .as('unggahan.lihat')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary: 'tus: sampai mana unggahan diterima (kepala Upload-Offset)',
    group: GROUP,
    media: TUS,
    errors: [410, 412],
  })
router
  .patch(`${TUS_PATH}/:id`, [UnggahanController, 'tus'])
  .as('unggahan.tambah')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary:
      'tus: kirim bagian mulai dari Upload-Offset (application/offset+octet-stream, kepala X-Kunci-Unggahan)',
    group: GROUP,
    media: TUS,
    errors: [409, 410, 412, 413, 415],
  })
router
  .post(`${TUS_PATH}/:id/selesai`, [UnggahanController, 'selesai'])
  .as('unggahan.selesai')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary: 'Terima unggahan yang sudah lengkap; panggilan ulang menjawab tanda terima yang sama',
    group: GROUP,
    answer: 'PenawaranDiterima',
    errors: [409],
  })
router
  .delete(`${TUS_PATH}/:id`, [UnggahanController, 'tus'])
  .as('unggahan.batal')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({ summary: 'tus: batalkan unggahan', group: GROUP, media: TUS, errors: [409, 412] })

router
  .get('/api/lelang/tanda-terima/:berkas', [TandaTerimaController, 'show'])
  .as('tandaTerima.pdf')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Tanda terima sendiri sebagai PDF: `{kode}.pdf`',
    group: GROUP,
    media: 'application/pdf',
  })
router
  .get('/api/log/bukti/:kode', [TandaTerimaController, 'bukti'])
  .as('tandaTerima.bukti')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Bukti bahwa tanda terima sendiri tercatat dalam log publik',
    group: GROUP,
    answer: 'BuktiLog',
  })
router
  .get('/api/tanda-terima/:kode', [TandaTerimaController, 'konfirmasi'])
  .as('tandaTerima.konfirmasi')
  .use(middleware.publik())
  .dok({
    summary: 'Periksa keaslian tanda terima, dan bila disebut, kecocokan SHA-256 berkas',
    group: GROUP,
    query: konfirmasiQuery,
    answer: 'KonfirmasiTandaTerima',
  })

router
  .get('/api/lelang/rincian/:paketId', [RincianController, 'index'])
  .as('rincian.pekerjaan')
  .where('paketId', id)
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Rincian pekerjaan paket tanpa harga, untuk diisi harga satuannya oleh peserta',
    group: GROUP,
    answer: 'BarisPekerjaan[]',
  })
router
  .put(`${TUS_PATH}/:id/rincian`, [RincianController, 'update'])
  .as('unggahan.rincian')
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary:
      'Harga satuan setiap baris bagi unggahan berkas harga (kepala X-Kunci-Unggahan); jumlahnya sama dengan hargaPenawaran; disegel',
    group: GROUP,
    body: priceUploadValidator,
    errors: [409],
  })
router
  .get('/api/tender/rincian-harga/:paketId', [RincianController, 'show'])
  .as('rincian.harga')
  .where('paketId', id)
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary: 'Pemeriksaan aritmetik harga satuan penawaran yang sudah dibuka, antar rekanan',
    group: GROUP,
    answer: 'PemeriksaanHarga',
  })
