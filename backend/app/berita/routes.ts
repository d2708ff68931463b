import router from '@adonisjs/core/services/router'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'
import {
  beritaListQuery,
  beritaRestQuery,
  beritaTerbaruQuery,
  beritaTipeQuery,
  beritaValidator,
  kebijakanValidator,
} from '#app/berita/berita_validator'

const BeritaController = () => import('#app/berita/berita_controller')
const BeritaRestController = () => import('#app/berita/berita_rest_controller')
const KebijakanController = () => import('#app/berita/kebijakan_controller')

const group = 'Berita dan kebijakan'
const LAMPIRAN = { fileAttachment: ['jpg', 'png', 'pdf'] }
const FORMULIR = ['jpg', 'png', 'pdf', 'doc', 'docx']
const LAMPIRAN_KEBIJAKAN = { file1: FORMULIR, file2: FORMULIR, file3: FORMULIR }
const TIPE = /^[IB]$/

router
  .get('/api/berita-informasi/latest/:tipe', [BeritaController, 'terbaru'])
  .where('tipe', TIPE)
  .as('berita.terbaru')
  .use(middleware.publik())
  .dok({
    summary: 'Informasi (I) atau berita (B) terbaru',
    group,
    query: beritaTerbaruQuery,
    answer: 'BeritaInformasi[]',
  })
router
  .get('/api/berita-informasi/:tipe', [BeritaController, 'menurutTipe'])
  .where('tipe', TIPE)
  .as('berita.tipe')
  .use(middleware.publik())
  .dok({
    summary: 'Semua informasi (I) atau berita (B), yang terbaru dahulu',
    group,
    query: beritaTipeQuery,
    answer: 'BeritaInformasi[]',
  })
router
  .get('/api/berita-informasi', [BeritaController, 'index'])
  .as('berita.semua')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Semua berita dan informasi',
    group,
    query: beritaListQuery,
    answer: 'BeritaInformasi[]',
  })
router
  .post('/api/berita-informasi', [BeritaController, 'store'])
  .as('berita.simpan')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Simpan berita atau informasi; id kosong atau -1 berarti baru',
    group,
    body: beritaValidator,
    files: LAMPIRAN,
    answer: 'BeritaInformasi',
    errors: [409, 413],
  })
router
  .delete('/api/berita-informasi/:id', [BeritaController, 'destroy'])
  .where('id', router.matchers.number())
  .as('berita.hapus')
  .use(middleware.izin('berita.kelola'))
  .dok({ summary: 'Hapus berita atau informasi', group })

router
  .get('/api/kebijakan-vendor/:id', [KebijakanController, 'show'])
  .where('id', router.matchers.number())
  .as('kebijakan.satu')
  .use(middleware.publik())
  .dok({ summary: 'Kebijakan vendor; id selalu 1', group, answer: 'KebijakanVendor' })
router
  .put('/api/kebijakan-vendor/:id', [KebijakanController, 'update'])
  .where('id', router.matchers.number())
  .as('kebijakan.simpan')
  .use(middleware.izin('kebijakan.kelola'))
  .dok({
    summary: 'Simpan kebijakan vendor; id selalu 1',
    group,
    body: kebijakanValidator,
    files: LAMPIRAN_KEBIJAKAN,
    answer: 'KebijakanVendor',
    errors: [409, 413],
  })
router
  .get('/rest/kebijakan-vendor/:id', [KebijakanController, 'restShow'])
  .where('id', router.matchers.number())
  .as('kebijakan.rest.satu')
  .use(middleware.izin('kebijakan.kelola'))
  .dok({ summary: 'Kebijakan vendor (simple-rest)', group, answer: 'KebijakanVendor' })
router
  .put('/rest/kebijakan-vendor/:id', [KebijakanController, 'restUpdate'])
  .where('id', router.matchers.number())
  .as('kebijakan.rest.ubah')
  .use(middleware.izin('kebijakan.kelola'))
  .dok({
    summary: 'Simpan kebijakan vendor (simple-rest)',
    group,
    body: kebijakanValidator,
    files: LAMPIRAN_KEBIJAKAN,
    answer: 'KebijakanVendor',
    errors: [409, 413, 428],
  })

router
  .get('/rest/berita-informasi', [BeritaRestController, 'index'])
  .as('berita.rest.daftar')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Daftar berita dan informasi (simple-rest)',
    group,
    query: beritaRestQuery,
    answer: 'BeritaInformasi[]',
  })
router
  .post('/rest/berita-informasi', [BeritaRestController, 'store'])
  .as('berita.rest.tambah')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Tambah berita atau informasi (simple-rest)',
    group,
    body: beritaValidator,
    files: LAMPIRAN,
    answer: 'BeritaInformasi',
    errors: [413],
  })
router
  .get('/rest/berita-informasi/:id', [BeritaRestController, 'show'])
  .where('id', router.matchers.number())
  .as('berita.rest.satu')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Satu berita atau informasi (simple-rest)',
    group,
    answer: 'BeritaInformasi',
  })
router
  .put('/rest/berita-informasi/:id', [BeritaRestController, 'update'])
  .where('id', router.matchers.number())
  .as('berita.rest.ubah')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Ubah berita atau informasi (simple-rest)',
    group,
    body: beritaValidator,
    files: LAMPIRAN,
    answer: 'BeritaInformasi',
    errors: [409, 413, 428],
  })
router
  .delete('/rest/berita-informasi/:id', [BeritaRestController, 'destroy'])
  .where('id', router.matchers.number())
  .as('berita.rest.hapus')
  .use(middleware.izin('berita.kelola'))
  .dok({
    summary: 'Hapus berita atau informasi (simple-rest)',
    group,
    query: versionQuery,
    answer: 'BeritaDihapus',
    errors: [409, 428],
  })
