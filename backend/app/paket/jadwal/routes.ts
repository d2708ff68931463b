/** Schedule and its revisions (S3 §2.4, decisions §5). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import {
  paketRevisiQuery,
  revisiRestQuery,
  noteValidator,
  versiValidator,
  revisiValidator,
  unggahJadwalValidator,
} from '#app/paket/paket_validator'

const JadwalController = () => import('#app/paket/jadwal/jadwal_controller')
const RevisiController = () => import('#app/paket/jadwal/revisi/revisi_controller')
const RevisiRestController = () => import('#app/paket/jadwal/revisi/revisi_rest_controller')

const group = 'Paket'
const id = router.matchers.number()

router
  .get('/api/rup/jadwal/revisi/paket/:tahun', [RevisiController, 'index'])
  .where('tahun', id)
  .as('paket.revisi.menunggu')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Paket dengan revisi jadwal yang menunggu persetujuan',
    group,
    query: paketRevisiQuery,
    answer: 'PaketRevisi[]',
  })
router
  .post('/api/rup/jadwal/revisi/approve/:id', [RevisiController, 'setujui'])
  .where('id', id)
  .as('paket.revisi.setujui')
  .use(middleware.izin('jadwal.revisi.setujui'))
  .dok({
    summary: 'Setujui revisi jadwal paket',
    group,
    body: versiValidator,
    answer: 'JadwalRow[]',
    errors: [409],
  })
router
  .post('/api/rup/jadwal/revisi/tolak/:id', [RevisiController, 'tolak'])
  .where('id', id)
  .as('paket.revisi.tolak')
  .use(middleware.izin('jadwal.revisi.setujui'))
  .dok({
    summary: 'Tolak revisi jadwal paket dengan catatan',
    group,
    body: noteValidator,
    answer: 'JadwalRow[]',
    errors: [409],
  })
router
  .get('/api/rup/jadwal/revisi/:id', [RevisiController, 'show'])
  .where('id', id)
  .as('paket.revisi')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Revisi jadwal yang menunggu; kosong bila tidak ada',
    group,
    answer: 'RevisiRow[]',
  })
router
  .post('/api/rup/jadwal/revisi', [RevisiController, 'store'])
  .as('paket.revisi.simpan')
  .use(middleware.izin('jadwal.revisi.ajukan'))
  .dok({
    summary: 'Simpan revisi jadwal',
    group,
    body: revisiValidator,
    answer: 'RevisiRow[]',
    errors: [409],
  })
router
  .post('/api/rup/jadwal/upload', [JadwalController, 'unggah'])
  .as('paket.jadwal.unggah')
  .use(middleware.izin('tender.fileJadwal'))
  .dok({
    summary: 'Unggah berkas jadwal: uploadFiles[i], showVendors[i], uruts[i]',
    group,
    body: unggahJadwalValidator,
    files: { 'uploadFiles[i]': JENIS_BERKAS_UMUM },
    answer: 'JadwalRow[]',
    errors: [409, 413],
  })
router
  .get('/api/rup/jadwal/:id', [JadwalController, 'show'])
  .where('id', id)
  .as('paket.jadwal.staf')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Jadwal paket bagi staf', group, answer: 'JadwalRow[]' })
router
  .get('/rest/revisi-jadwal', [RevisiRestController, 'index'])
  .as('paket.rest.revisi.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Revisi jadwal yang menunggu persetujuan (simple-rest)',
    group,
    query: revisiRestQuery,
    answer: 'PaketRevisi[]',
  })
router
  .get('/rest/revisi-jadwal/:id', [RevisiRestController, 'show'])
  .where('id', id)
  .as('paket.rest.revisi.satu')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Revisi jadwal satu paket, tahap demi tahap (simple-rest)',
    group,
    answer: 'RincianRevisi',
  })
