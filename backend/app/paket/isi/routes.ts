/** Lists of packages, the editor and what it chooses from (S3 §7.1, decisions §4). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { SARING_PAKET } from '#app/paket/saringan_paket'
import { paketValidator, usulJadwalValidator } from '#app/paket/paket_validator'

const PaketController = () => import('#app/paket/isi/paket_controller')
const PaketRestController = () => import('#app/paket/isi/paket_rest_controller')
const AcuanPaketController = () => import('#app/paket/isi/acuan_paket_controller')
const BagianPublikController = () => import('#app/paket/isi/bagian_publik_controller')

const kelompok = 'Paket'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']
const REST = ['range', 'sort', 'filter']
const BERKAS = {
  fileKAK: JENIS_BERKAS_UMUM,
  fileLampiran: JENIS_BERKAS_UMUM,
  fileLain: JENIS_BERKAS_UMUM,
}
const id = router.matchers.number()

router
  .get('/api/rup/paket/status/:status/tahun/:tahun', [PaketController, 'menurutStatus'])
  .where('status', /^(?:S|AM|RM|AP|RP|AU|RU|AD|RD)$/)
  .where('tahun', id)
  .as('paket.status')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket menurut status persetujuan dan tahun anggaran',
    kelompok,
    kueri: [...HALAMAN, ...SARING_PAKET],
    jawaban: 'BarisPaket[]',
  })
router
  .get('/api/rup/paket/lelang/tahun/:tahun', [PaketController, 'index'])
  .where('tahun', id)
  .as('paket.lelang')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket satu tahun anggaran',
    kelompok,
    kueri: [...HALAMAN, ...SARING_PAKET],
    jawaban: 'BarisPaket[]',
  })
router
  .get('/api/rup/paket/lokasi-kerja/:id', [BagianPublikController, 'lokasi'])
  .where('id', id)
  .as('paket.lokasi')
  .use(middleware.publik())
  .dok({ ringkas: 'Lokasi kerja paket', kelompok, jawaban: 'LokasiKerja[]' })
router
  .get('/api/rup/paket/sumber-dana/:id', [BagianPublikController, 'dana'])
  .where('id', id)
  .as('paket.dana')
  .use(middleware.publik())
  .dok({
    ringkas: 'Sumber dana paket; rekanan dan umum hanya melihat sumber dan asalnya',
    kelompok,
    jawaban: 'Pendanaan[]',
  })
router
  .get('/api/rup/templat-durasi', [AcuanPaketController, 'durasi'])
  .as('paket.templat-durasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Durasi lazim setiap tahap template, dalam hari kerja',
    kelompok,
    jawaban: 'DurasiTemplat[]',
  })
router
  .get('/api/paket/acuan/:tahun', [AcuanPaketController, 'index'])
  .where('tahun', id)
  .as('paket.acuan')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Kegiatan yang dapat dipaketkan dengan sisa pagunya, batas pengadaan langsung',
    kelompok,
    kueri: ['paketId'],
    jawaban: 'AcuanPaket',
  })
router
  .post('/api/paket/usul-jadwal', [AcuanPaketController, 'usulJadwal'])
  .as('paket.usul-jadwal')
  .use(middleware.izin('paket.jadwal.susun'))
  .dok({
    ringkas: 'Usulan jadwal menurut durasi tahap dan hari libur',
    kelompok,
    badan: usulJadwalValidator,
    jawaban: 'UsulJadwal[]',
  })
router
  .post('/api/paket', [PaketController, 'store'])
  .as('paket.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Buat paket dari kegiatan; JSON, atau multipart dengan isian pada `data`',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [413],
  })
router
  .get('/api/paket/:id', [PaketController, 'show'])
  .where('id', id)
  .as('paket.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Satu paket dengan semua bagiannya', kelompok, jawaban: 'RincianPaket' })
router
  .put('/api/paket/:id', [PaketController, 'update'])
  .where('id', id)
  .as('paket.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    ringkas: 'Ubah paket yang belum dipublish; persetujuan diulang',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [409, 413],
  })
router
  .get('/api/paket/:id/perubahan', [PaketController, 'perubahan'])
  .where('id', id)
  .as('paket.perubahan')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Perubahan sejak persetujuan terakhir',
    kelompok,
    jawaban: 'PerubahanPaket[]',
  })
router
  .get('/rest/paket', [PaketRestController, 'index'])
  .as('paket.rest.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Daftar paket (simple-rest)', kelompok, kueri: REST, jawaban: 'BarisPaket[]' })
router
  .get('/rest/paket/:id', [PaketRestController, 'show'])
  .where('id', id)
  .as('paket.rest.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Satu paket (simple-rest)', kelompok, jawaban: 'RincianPaket' })
router
  .post('/rest/paket', [PaketRestController, 'store'])
  .as('paket.rest.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Buat paket (simple-rest)',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
  })
router
  .put('/rest/paket/:id', [PaketRestController, 'update'])
  .where('id', id)
  .as('paket.rest.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    ringkas: 'Ubah paket (simple-rest)',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [409],
  })
