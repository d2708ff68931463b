/** Stage tabs and the schedule (decisions §5.1, S1 §2.9, §2.10). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const TabController = () => import('#app/tender/tab/tab_controller')
const GROUP = 'Tender'

router
  .get('/api/paket/:paketId/tab', [TabController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.tab')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Tab tahap paket bagi pemanggil, dengan keadaan, alasan, dan haknya',
    group: GROUP,
    answer: 'TabAnswer',
  })
router
  .get('/api/rup/paket/jadwal/:paketId', [TabController, 'jadwal'])
  .where('paketId', router.matchers.number())
  .as('tender.jadwal')
  .use(middleware.publik())
  .dok({
    summary: 'Jadwal paket; berkas hanya bagi staf dan peserta yang berhak',
    group: GROUP,
    answer: 'JadwalTenderRow[]',
  })
