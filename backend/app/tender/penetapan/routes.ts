/** Determination of the winner: pokja proposes, ppk of the package confirms (decisions §2, §5). */
import router from '@adonisjs/core/services/router'
import {
  gugurValidator,
  putusanValidator,
  usulValidator,
} from '#app/tender/penetapan/penetapan_validator'
import { middleware } from '#start/kernel'

const PenetapanController = () => import('#app/tender/penetapan/penetapan_controller')
const GROUP = 'Tender'

router
  .get('/api/tender/penetapan/:paketId', [PenetapanController, 'index'])
  .where('paketId', router.matchers.number())
  .as('tender.penetapan')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Usulan sistem, usulan pokja, dan penetapan paket',
    group: GROUP,
    answer: 'PenetapanAnswer',
  })
router
  .post('/api/tender/penetapan/:paketId', [PenetapanController, 'usulkan'])
  .where('paketId', router.matchers.number())
  .as('tender.penetapan.usul')
  .use(middleware.izin('tender.penetapan.usul'))
  .dok({
    summary: 'Pokja mengusulkan penetapan kepada PPK',
    group: GROUP,
    body: usulValidator,
    answer: 'PenetapanAnswer',
    errors: [409],
  })
router
  .post('/api/tender/penetapan/:paketId/tegaskan', [PenetapanController, 'tegaskan'])
  .where('paketId', router.matchers.number())
  .as('tender.penetapan.tegaskan')
  .use(middleware.izin('tender.penetapan.tegaskan'))
  .dok({
    summary: 'PPK menegaskan usulan penetapan',
    group: GROUP,
    body: putusanValidator,
    answer: 'PenetapanAnswer',
    errors: [409],
  })
router
  .post('/api/tender/penetapan/:paketId/tolak', [PenetapanController, 'tolak'])
  .where('paketId', router.matchers.number())
  .as('tender.penetapan.tolak')
  .use(middleware.izin('tender.penetapan.tegaskan'))
  .dok({
    summary: 'PPK menolak usulan penetapan dengan alasan',
    group: GROUP,
    body: putusanValidator,
    answer: 'PenetapanAnswer',
    errors: [409],
  })
router
  .post('/api/tender/penetapan/:paketId/gugur', [PenetapanController, 'gugur'])
  .where('paketId', router.matchers.number())
  .as('tender.penetapan.gugur')
  .use(middleware.izin('tender.penetapan.usul'))
  .dok({
    summary: 'Pemenang gugur: pokja mengusulkan peringkat berikutnya dengan alasan',
    group: GROUP,
    body: gugurValidator,
    answer: 'PenetapanAnswer',
    errors: [409],
  })
