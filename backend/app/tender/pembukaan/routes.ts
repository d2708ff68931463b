/** The act of opening and its minutes (decisions §5.2). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { keputusanValidator, pembukaanValidator } from '#app/tender/pembukaan/pembukaan_validator'

const PembukaanController = () => import('#app/tender/pembukaan/pembukaan_controller')
const id = router.matchers.number()
const GROUP = 'Pembukaan penawaran'

router
  .post('/api/tender/pembukaan/:paketId', [PembukaanController, 'minta'])
  .as('pembukaan.minta')
  .where('paketId', id)
  .use(middleware.izin('tender.buka'))
  .dok({
    summary: 'Minta pembukaan penawaran',
    group: GROUP,
    body: pembukaanValidator,
    answer: 'PembukaanAnswer',
    errors: [409],
  })
router
  .post('/api/tender/pembukaan/:paketId/sahkan', [PembukaanController, 'sahkan'])
  .as('pembukaan.sahkan')
  .where('paketId', id)
  // Which of the two it takes is the package's matter.
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary:
      'Sahkan pembukaan oleh anggota pokja lain, pada TLA dan PLA oleh PPK; penawaran dibuka',
    group: GROUP,
    body: pembukaanValidator,
    answer: 'PembukaanAnswer',
    errors: [409],
  })
router
  .post('/api/tender/pembukaan/:paketId/pernyataan', [PembukaanController, 'sign'])
  .as('pembukaan.pernyataan')
  .where('paketId', id)
  .use(middleware.izin('tender.penawaran.baca'))
  .dok({
    summary: 'Yang ditandatangani pemegang kunci untuk meminta atau mengesahkan pembukaan',
    group: GROUP,
    body: pembukaanValidator,
    answer: 'OpeningToSign',
    errors: [409],
  })

// The same by a reserve, in the place of one who is absent.
const STEPS = [
  ['minta', 'mintaCadangan', 'Minta pembukaan', 'PembukaanAnswer'],
  ['sahkan', 'sahkanCadangan', 'Sahkan pembukaan', 'PembukaanAnswer'],
  ['pernyataan', 'signCadangan', 'Yang ditandatangani untuk itu', 'OpeningToSign'],
] as const
for (const [step, action, summary, answer] of STEPS) {
  router
    .post(`/api/tender/pembukaan/:paketId/cadangan/${step}`, [PembukaanController, action])
    .as(`pembukaan.cadangan.${step}`)
    .where('paketId', id)
    .use(middleware.izin('tender.buka.cadangan'))
    .dok({
      summary: `${summary} oleh pemegang kunci cadangan, menggantikan satu orang yang berhalangan`,
      group: GROUP,
      body: pembukaanValidator,
      answer,
      errors: [409],
    })
}
router
  .post('/api/tender/pembukaan/:paketId/rekanan', [PembukaanController, 'rekanan'])
  .as('pembukaan.rekanan')
  .where('paketId', id)
  .use(middleware.izin('tender.buka.rekanan'))
  .dok({
    summary:
      'Putuskan bahwa rekanan membuka penawarannya sendiri, bila tidak ada lagi dua pemegang yang dapat membukanya',
    group: GROUP,
    body: keputusanValidator,
    answer: 'PembukaanAnswer',
    errors: [409],
  })
router
  .get('/api/tender/pembukaan/:paketId/:tahap', [PembukaanController, 'show'])
  .as('pembukaan.lihat')
  .where('paketId', id)
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Keadaan pembukaan dan berita acaranya',
    group: GROUP,
    answer: 'PembukaanAnswer',
  })
