/** Destruction of offers that were never opened (sealing.md §4). */
import router from '@adonisjs/core/services/router'
import { alasanPemusnahanValidator } from '#app/tender/pemusnahan/pemusnahan_validator'
import { middleware } from '#start/kernel'

const PemusnahanController = () => import('#app/tender/pemusnahan/pemusnahan_controller')
const id = router.matchers.number()
const answer = 'PemusnahanPaket'
const group = 'Pembukaan penawaran'

router
  .get('/api/tender/pemusnahan/:paketId', [PemusnahanController, 'show'])
  .as('pemusnahan.lihat')
  .where('paketId', id)
  .use(middleware.izin('paket.baca'))
  .dok({ summary: 'Penawaran yang tidak pernah dibuka, dan pemusnahannya', group, answer })
router
  .post('/api/tender/pemusnahan/:paketId', [PemusnahanController, 'minta'])
  .as('pemusnahan.minta')
  .where('paketId', id)
  .use(middleware.izin('tender.musnah.minta'))
  .dok({
    summary: 'Minta pemusnahan penawaran yang tidak pernah dibuka, sesudah masa simpannya lewat',
    group,
    body: alasanPemusnahanValidator,
    answer,
    errors: [409],
  })
router
  .post('/api/tender/pemusnahan/:paketId/tolak', [PemusnahanController, 'tolak'])
  .as('pemusnahan.tolak')
  .where('paketId', id)
  .use(middleware.izin('tender.musnah.sahkan'))
  .dok({
    summary: 'Tolak permintaan pemusnahan',
    group,
    body: alasanPemusnahanValidator,
    answer,
    errors: [409],
  })
router
  .post('/api/tender/pemusnahan/:paketId/sahkan', [PemusnahanController, 'sahkan'])
  .as('pemusnahan.sahkan')
  .where('paketId', id)
  .use(middleware.izin('tender.musnah.sahkan'))
  .dok({
    summary: 'Sahkan permintaan; isi tersegel dihapus dan pemusnahannya tercatat dalam log publik',
    group,
    answer,
    errors: [409],
  })
router
  .get('/api/log/pemusnahan/:paketId', [PemusnahanController, 'bukti'])
  .as('pemusnahan.bukti')
  .where('paketId', id)
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Bukti log publik tentang berkas penawaran yang dimusnahkan',
    group,
    answer: 'BuktiLog',
  })
