import router from '@adonisjs/core/services/router'
import { kontrakValidator } from '#app/tender/kontrak/kontrak_validator'
import { middleware } from '#start/kernel'

const KontrakController = () => import('#app/tender/kontrak/kontrak_controller')
const KELOMPOK = 'Tender'

router
  .get('/api/lelang/surat-perjanjian/:paketId', [KontrakController, 'show'])
  .where('paketId', router.matchers.number())
  .as('tender.kontrak')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Form surat perjanjian paket', kelompok: KELOMPOK, jawaban: 'JawabanKontrak' })
router
  .put('/api/lelang/surat-perjanjian', [KontrakController, 'update'])
  .as('tender.kontrak.simpan')
  .use(middleware.izin('kontrak.surat'))
  .dok({
    ringkas: 'Menyimpan form surat perjanjian',
    kelompok: KELOMPOK,
    badan: kontrakValidator,
    jawaban: 'JawabanKontrak',
    galat: [409],
  })
router
  .put('/api/rup/lelang/selesai-smpk/:paketId', [KontrakController, 'selesaiSmpk'])
  .where('paketId', router.matchers.number())
  .as('tender.kontrak.selesaiSmpk')
  .use(middleware.izin('kontrak.spmk'))
  .dok({
    ringkas: 'Menyelesaikan SPMK; form surat perjanjian terkunci',
    kelompok: KELOMPOK,
    jawaban: '{ kunciSpmk }',
    galat: [409],
  })
