import router from '@adonisjs/core/services/router'
import { BERKAS_BA_PL } from '@eproc/domain/tender/answers_hasil'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { baPlValidator } from '#app/tender/ba_pl/ba_pl_validator'
import { middleware } from '#start/kernel'

const BaPlController = () => import('#app/tender/ba_pl/ba_pl_controller')
const GROUP = 'Tender'
const JALUR = '/api/rup/lelang/penunjukan-langsung/berita-acara'

router
  .get(`${JALUR}/:paketId`, [BaPlController, 'show'])
  .where('paketId', router.matchers.number())
  .as('tender.baPl')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Berkas berita acara penunjukan langsung',
    group: GROUP,
    answer: 'BaPlAnswer',
  })
router
  .post(JALUR, [BaPlController, 'store'])
  .as('tender.baPl.simpan')
  .use(middleware.izin('tender.baPl'))
  .dok({
    summary: 'Mengunggah berkas berita acara penunjukan langsung',
    group: GROUP,
    body: baPlValidator,
    files: Object.fromEntries(BERKAS_BA_PL.map((b) => [b, JENIS_BERKAS_UMUM])),
    answer: 'BaPlAnswer',
    errors: [409, 413],
  })
