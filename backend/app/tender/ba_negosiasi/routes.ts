import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { baNegosiasiValidator } from '#app/tender/ba_negosiasi/ba_negosiasi_validator'
import { middleware } from '#start/kernel'

const BaNegosiasiController = () => import('#app/tender/ba_negosiasi/ba_negosiasi_controller')
const GROUP = 'Tender'

router
  .get('/api/lelang/ba-klarifikasi-negosiasi/vendor/:paketId/:vendorId', [
    BaNegosiasiController,
    'show',
  ])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.baNegosiasi.vendor')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Berita acara klarifikasi dan negosiasi satu rekanan',
    group: GROUP,
    answer: 'BaNegosiasiRow[]',
  })
router
  .get('/api/lelang/ba-klarifikasi-negosiasi/:paketId', [BaNegosiasiController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.baNegosiasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Berita acara klarifikasi dan negosiasi paket',
    group: GROUP,
    answer: 'BaNegosiasiRow[]',
  })
router
  .post('/api/lelang/ba-klarifikasi-negosiasi', [BaNegosiasiController, 'store'])
  .as('tender.baNegosiasi.kirim')
  .use(middleware.izin('tender.beritaAcara'))
  .dok({
    summary: 'Mengirim berita acara klarifikasi dan negosiasi',
    group: GROUP,
    body: baNegosiasiValidator,
    files: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    answer: 'BaNegosiasiRow[]',
    errors: [409, 413],
  })
