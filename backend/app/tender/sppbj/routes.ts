import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { sppbjValidator } from '#app/tender/sppbj/sppbj_validator'
import { middleware } from '#start/kernel'

const SppbjController = () => import('#app/tender/sppbj/sppbj_controller')
const GROUP = 'Tender'

router
  .get('/api/lelang/sppbj/vendor/:paketId/:vendorId', [SppbjController, 'show'])
  .where('paketId', router.matchers.number())
  .where('vendorId', router.matchers.number())
  .as('tender.sppbj.vendor')
  .use(middleware.izin('tender.baca'))
  .dok({ summary: 'SPPBJ satu rekanan', group: GROUP, answer: 'SppbjRow[]' })
router
  .get('/api/lelang/sppbj/:paketId', [SppbjController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.sppbj')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'SPPBJ paket', group: GROUP, answer: 'SppbjRow[]' })
router
  .post('/api/lelang/sppbj', [SppbjController, 'store'])
  .as('tender.sppbj.kirim')
  .use(middleware.izin('kontrak.sppbj'))
  .dok({
    summary: 'Mengirim SPPBJ kepada pemenang',
    group: GROUP,
    body: sppbjValidator,
    files: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    answer: 'SppbjRow[]',
    errors: [409, 413],
  })
