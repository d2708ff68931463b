import router from '@adonisjs/core/services/router'
import { kontrakValidator, spmkValidator } from '#app/tender/kontrak/kontrak_validator'
import { middleware } from '#start/kernel'

const KontrakController = () => import('#app/tender/kontrak/kontrak_controller')
const GROUP = 'Tender'

router
  .get('/api/lelang/surat-perjanjian/:paketId', [KontrakController, 'show'])
  .where('paketId', router.matchers.number())
  .as('tender.kontrak')
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Form surat perjanjian paket', group: GROUP, answer: 'KontrakAnswer' })
router
  .put('/api/lelang/surat-perjanjian', [KontrakController, 'update'])
  .as('tender.kontrak.simpan')
  .use(middleware.izin('kontrak.surat'))
  .dok({
    summary: 'Menyimpan form surat perjanjian',
    group: GROUP,
    body: kontrakValidator,
    answer: 'KontrakAnswer',
    errors: [409],
  })
router
  .put('/api/rup/lelang/selesai-smpk/:paketId', [KontrakController, 'selesaiSmpk'])
  .where('paketId', router.matchers.number())
  .as('tender.kontrak.selesaiSmpk')
  .use(middleware.izin('kontrak.spmk'))
  .dok({
    summary: 'Menyelesaikan SPMK; form surat perjanjian terkunci',
    group: GROUP,
    body: spmkValidator,
    answer: 'SpmkSelesai',
    errors: [409],
  })
