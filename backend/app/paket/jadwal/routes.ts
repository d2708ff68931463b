/** Schedule and its revisions (S3 §2.4, decisions §5). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { revisiValidator, unggahJadwalValidator } from '#app/paket/paket_validator'

const JadwalController = () => import('#app/paket/jadwal/jadwal_controller')
const RevisiController = () => import('#app/paket/jadwal/revisi_controller')

const kelompok = 'Paket'
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']
const id = router.matchers.number()

router
  .get('/api/rup/jadwal/revisi/paket/:tahun', [RevisiController, 'index'])
  .where('tahun', id)
  .as('paket.revisi.menunggu')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket dengan revisi jadwal yang menunggu persetujuan',
    kelompok,
    kueri: HALAMAN,
    jawaban: 'PaketRevisi[]',
  })
router
  .post('/api/rup/jadwal/revisi/approve/:id', [RevisiController, 'setujui'])
  .where('id', id)
  .as('paket.revisi.setujui')
  .use(middleware.izin('jadwal.revisi.setujui'))
  .dok({
    ringkas: 'Setujui revisi jadwal paket',
    kelompok,
    jawaban: 'BarisJadwal[]',
    galat: [409],
  })
router
  .get('/api/rup/jadwal/revisi/:id', [RevisiController, 'show'])
  .where('id', id)
  .as('paket.revisi')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Revisi jadwal yang menunggu; kosong bila tidak ada',
    kelompok,
    jawaban: 'BarisRevisi[]',
  })
router
  .post('/api/rup/jadwal/revisi', [RevisiController, 'store'])
  .as('paket.revisi.simpan')
  .use(middleware.izin('jadwal.revisi.ajukan'))
  .dok({
    ringkas: 'Simpan revisi jadwal',
    kelompok,
    badan: revisiValidator,
    jawaban: 'BarisRevisi[]',
    galat: [409],
  })
router
  .post('/api/rup/jadwal/upload', [JadwalController, 'unggah'])
  .as('paket.jadwal.unggah')
  .use(middleware.izin('tender.fileJadwal'))
  .dok({
    ringkas: 'Unggah berkas jadwal: uploadFiles[i], showVendors[i], uruts[i]',
    kelompok,
    badan: unggahJadwalValidator,
    berkas: { 'uploadFiles[i]': JENIS_BERKAS_UMUM },
    jawaban: 'BarisJadwal[]',
    galat: [409, 413],
  })
router
  .get('/api/rup/jadwal/:id', [JadwalController, 'show'])
  .where('id', id)
  .as('paket.jadwal.staf')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Jadwal paket bagi staf', kelompok, jawaban: 'BarisJadwal[]' })
