/** Lists of packages, the editor and what it chooses from (S3 §7.1, decisions §4). */
import router from '@adonisjs/core/services/router'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import {
  acuanPaketQuery,
  belumSelesaiQuery,
  paketListQuery,
  paketRestQuery,
  paketValidator,
  usulJadwalValidator,
} from '#app/paket/paket_validator'

const PaketController = () => import('#app/paket/isi/paket_controller')
const PaketRestController = () => import('#app/paket/isi/paket_rest_controller')
const AcuanPaketController = () => import('#app/paket/acuan/acuan_paket_controller')
const BagianPublikController = () => import('#app/paket/isi/bagian_publik_controller')

const group = 'Paket'
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
    summary: 'Paket menurut status persetujuan dan tahun anggaran',
    group,
    query: paketListQuery,
    answer: 'PaketRow[]',
  })
router
  .get('/api/rup/paket/lelang/tahun/:tahun', [PaketController, 'index'])
  .where('tahun', id)
  .as('paket.lelang')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Paket satu tahun anggaran',
    group,
    query: paketListQuery,
    answer: 'PaketRow[]',
  })
router
  .get('/api/rup/paket/lokasi-kerja/:id', [BagianPublikController, 'lokasi'])
  .where('id', id)
  .as('paket.lokasi')
  .use(middleware.publik())
  .dok({ summary: 'Lokasi kerja paket', group, answer: 'LokasiKerja[]' })
router
  .get('/api/rup/paket/sumber-dana/:id', [BagianPublikController, 'dana'])
  .where('id', id)
  .as('paket.dana')
  .use(middleware.publik())
  .dok({
    summary: 'Sumber dana paket; rekanan dan umum hanya melihat sumber dan asalnya',
    group,
    answer: 'Pendanaan[] | PendanaanUmum[]',
  })
router
  .get('/api/rup/templat-durasi', [AcuanPaketController, 'durasi'])
  .as('paket.templat-durasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Durasi lazim setiap tahap template, dalam hari kerja',
    group,
    answer: 'DurasiTemplat[]',
  })
router
  .get('/api/paket/belum-selesai/:tahun', [PaketController, 'belumSelesai'])
  .where('tahun', id)
  .as('paket.belum-selesai')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Jumlah paket yang belum selesai pada tahun anggaran lain',
    group,
    query: belumSelesaiQuery,
    answer: 'TahunLain[]',
  })
router
  .get('/api/paket/acuan/:tahun', [AcuanPaketController, 'index'])
  .where('tahun', id)
  .as('paket.acuan')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    summary: 'Kegiatan yang dapat dipaketkan dengan sisa pagunya, batas pengadaan langsung',
    group,
    query: acuanPaketQuery,
    answer: 'AcuanPaket',
  })
router
  .post('/api/paket/usul-jadwal', [AcuanPaketController, 'usulJadwal'])
  .as('paket.usul-jadwal')
  .use(middleware.izin('paket.jadwal.susun'))
  .dok({
    summary: 'Usulan jadwal menurut durasi tahap dan hari libur',
    group,
    body: usulJadwalValidator,
    answer: 'UsulJadwal[]',
  })
router
  .post('/api/paket', [PaketController, 'store'])
  .as('paket.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    summary: 'Buat paket dari kegiatan; JSON, atau multipart dengan isian pada `data`',
    group,
    body: paketValidator,
    files: BERKAS,
    answer: 'RincianPaket',
    errors: [413],
  })
router
  .get('/api/paket/:id', [PaketController, 'show'])
  .where('id', id)
  .as('paket.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Satu paket dengan semua bagiannya', group, answer: 'RincianPaket' })
router
  .put('/api/paket/:id', [PaketController, 'update'])
  .where('id', id)
  .as('paket.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    summary: 'Ubah paket yang belum dipublish; persetujuan diulang',
    group,
    body: paketValidator,
    files: BERKAS,
    answer: 'RincianPaket',
    errors: [409, 413],
  })
router
  .get('/api/paket/:id/perubahan', [PaketController, 'perubahan'])
  .where('id', id)
  .as('paket.perubahan')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Perubahan sejak persetujuan terakhir',
    group,
    answer: 'PerubahanPaket[]',
  })
router
  .get('/rest/paket', [PaketRestController, 'index'])
  .as('paket.rest.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Daftar paket (simple-rest)',
    group,
    query: paketRestQuery,
    answer: 'PaketRow[]',
  })
router
  .get('/rest/paket/:id', [PaketRestController, 'show'])
  .where('id', id)
  .as('paket.rest.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Satu paket (simple-rest)', group, answer: 'RincianPaket' })
router
  .post('/rest/paket', [PaketRestController, 'store'])
  .as('paket.rest.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    summary: 'Buat paket (simple-rest)',
    group,
    body: paketValidator,
    files: BERKAS,
    answer: 'RincianPaket',
  })
router
  .put('/rest/paket/:id', [PaketRestController, 'update'])
  .where('id', id)
  .as('paket.rest.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    summary: 'Ubah paket (simple-rest)',
    group,
    body: paketValidator,
    files: BERKAS,
    answer: 'RincianPaket',
    errors: [409, 428],
  })
const HAPUS = 'Hapus draf paket sendiri yang belum pernah diajukan'
router
  .delete('/api/paket/:id', [PaketController, 'destroy'])
  .where('id', id)
  .as('paket.hapus')
  .use(middleware.izin('paket.hapus'))
  .dok({ summary: HAPUS, group, answer: 'PaketTerhapus', errors: [409] })
router
  .delete('/rest/paket/:id', [PaketRestController, 'destroy'])
  .where('id', id)
  .as('paket.rest.hapus')
  .use(middleware.izin('paket.hapus'))
  .dok({ summary: HAPUS, group, query: versionQuery, answer: 'RincianPaket', errors: [409, 428] })
