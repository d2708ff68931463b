import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { beritaValidator, kebijakanValidator } from '#app/berita/berita_validator'

const BeritaController = () => import('#app/berita/berita_controller')
const BeritaRestController = () => import('#app/berita/berita_rest_controller')
const KebijakanController = () => import('#app/berita/kebijakan_controller')

const kelompok = 'Berita dan kebijakan'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut'] as const
const SIMPLE_REST = ['range', 'sort', 'filter'] as const
const LAMPIRAN = { fileAttachment: ['jpg', 'png', 'pdf'] }
const FORMULIR = ['jpg', 'png', 'pdf', 'doc', 'docx']
const TIPE = /^[IB]$/

router
  .get('/api/berita-informasi/latest/:tipe', [BeritaController, 'terbaru'])
  .where('tipe', TIPE)
  .as('berita.terbaru')
  .use(middleware.publik())
  .dok({
    ringkas: 'Informasi (I) atau berita (B) terbaru',
    kelompok,
    kueri: HALAMAN,
    jawaban: 'BeritaInformasi[]',
  })
router
  .get('/api/berita-informasi/:tipe', [BeritaController, 'menurutTipe'])
  .where('tipe', TIPE)
  .as('berita.tipe')
  .use(middleware.publik())
  .dok({
    ringkas: 'Semua informasi (I) atau berita (B), yang terbaru dahulu',
    kelompok,
    kueri: HALAMAN,
    jawaban: 'BeritaInformasi[]',
  })
router
  .get('/api/berita-informasi', [BeritaController, 'index'])
  .as('berita.semua')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Semua berita dan informasi',
    kelompok,
    kueri: [...HALAMAN, 'type'],
    jawaban: 'BeritaInformasi[]',
  })
router
  .post('/api/berita-informasi', [BeritaController, 'store'])
  .as('berita.simpan')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Simpan berita atau informasi; id kosong atau -1 berarti baru',
    kelompok,
    badan: beritaValidator,
    berkas: LAMPIRAN,
    jawaban: 'BeritaInformasi',
    galat: [409, 413],
  })
router
  .delete('/api/berita-informasi/:id', [BeritaController, 'destroy'])
  .where('id', router.matchers.number())
  .as('berita.hapus')
  .use(middleware.izin('berita.kelola'))
  .dok({ ringkas: 'Hapus berita atau informasi', kelompok })

router
  .get('/api/kebijakan-vendor/:id', [KebijakanController, 'show'])
  .where('id', router.matchers.number())
  .as('kebijakan.satu')
  .use(middleware.publik())
  .dok({ ringkas: 'Kebijakan vendor; id selalu 1', kelompok, jawaban: 'KebijakanVendor' })
router
  .put('/api/kebijakan-vendor/:id', [KebijakanController, 'update'])
  .where('id', router.matchers.number())
  .as('kebijakan.simpan')
  .use(middleware.izin('kebijakan.kelola'))
  .dok({
    ringkas: 'Simpan kebijakan vendor; id selalu 1',
    kelompok,
    badan: kebijakanValidator,
    berkas: { file1: FORMULIR, file2: FORMULIR, file3: FORMULIR },
    jawaban: 'KebijakanVendor',
    galat: [409, 413],
  })

router
  .get('/rest/berita-informasi', [BeritaRestController, 'index'])
  .as('berita.rest.daftar')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Daftar berita dan informasi (simple-rest)',
    kelompok,
    kueri: SIMPLE_REST,
    jawaban: 'BeritaInformasi[]',
  })
router
  .post('/rest/berita-informasi', [BeritaRestController, 'store'])
  .as('berita.rest.tambah')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Tambah berita atau informasi (simple-rest)',
    kelompok,
    badan: beritaValidator,
    berkas: LAMPIRAN,
    jawaban: 'BeritaInformasi',
    galat: [413],
  })
router
  .get('/rest/berita-informasi/:id', [BeritaRestController, 'show'])
  .where('id', router.matchers.number())
  .as('berita.rest.satu')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Satu berita atau informasi (simple-rest)',
    kelompok,
    jawaban: 'BeritaInformasi',
  })
router
  .put('/rest/berita-informasi/:id', [BeritaRestController, 'update'])
  .where('id', router.matchers.number())
  .as('berita.rest.ubah')
  .use(middleware.izin('berita.kelola'))
  .dok({
    ringkas: 'Ubah berita atau informasi (simple-rest)',
    kelompok,
    badan: beritaValidator,
    berkas: LAMPIRAN,
    jawaban: 'BeritaInformasi',
    galat: [409, 413],
  })
router
  .delete('/rest/berita-informasi/:id', [BeritaRestController, 'destroy'])
  .where('id', router.matchers.number())
  .as('berita.rest.hapus')
  .use(middleware.izin('berita.kelola'))
  .dok({ ringkas: 'Hapus berita atau informasi (simple-rest)', kelompok, jawaban: '{ id }' })
