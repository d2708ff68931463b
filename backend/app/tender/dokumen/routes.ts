/** Tender documents and files of stage panels (S1 §2.11, §7; S3 §2.3, §7.2). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { middleware } from '#start/kernel'
import { berkasTahapValidator, dokumenValidator } from '#app/tender/dokumen/dokumen_validator'

const DokumenController = () => import('#app/tender/dokumen/dokumen_controller')
const BerkasTahapController = () => import('#app/tender/dokumen/berkas_tahap_controller')
const GROUP = 'Tender'
const angka = router.matchers.number()

router
  .get('/api/lelang/prakualifikasi/upload/:paketId', [DokumenController, 'show'])
  .where('paketId', angka)
  .as('tender.dokumen.staf')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Dokumen pengadaan paket dengan semua versinya',
    group: GROUP,
    answer: 'DokumenTender',
  })
router
  .get('/api/rup/lelang/prakualifikasi/tender-files/:paketId', [DokumenController, 'show'])
  .where('paketId', angka)
  .as('tender.dokumen')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Dokumen pengadaan yang dapat diunduh pemanggil',
    group: GROUP,
    answer: 'DokumenTender',
  })
router
  .post('/api/lelang/prakualifikasi/upload', [DokumenController, 'store'])
  .as('tender.dokumen.unggah')
  .use(middleware.izin('tender.sdp'))
  .dok({
    summary: 'Unggah dokumen pengadaan; versi lama disimpan, peserta diberi tahu bila addendum',
    group: GROUP,
    body: dokumenValidator,
    files: { fileSDP: JENIS_BERKAS_UMUM, fileTambahan: JENIS_BERKAS_UMUM },
    answer: 'DokumenTender',
    errors: [409, 413],
  })
router
  .post('/api/rup/jadwal-private/upload', [BerkasTahapController, 'store'])
  .as('tender.berkasTahap')
  .use(middleware.izin('tender.pengumuman'))
  .dok({
    summary: 'Unggah berkas pengumuman atau penjelasan satu tahap',
    group: GROUP,
    body: berkasTahapValidator,
    files: { file: JENIS_BERKAS_UMUM },
    answer: 'JadwalTenderRow[]',
    errors: [409, 413],
  })
