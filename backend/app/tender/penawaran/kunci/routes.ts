/** Offers that vendors seal in their browsers (sealing.md §3). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { vendorKeyValidator } from '#app/tender/penawaran/kunci/sealing_validator'

const SealingController = () => import('#app/tender/penawaran/kunci/sealing_controller')
const id = router.matchers.number()
const GROUP = 'Penawaran'

router
  .get('/api/lelang/segel/:paketId', [SealingController, 'show'])
  .as('segel.lihat')
  .where('paketId', id)
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary:
      'Yang disebut kunci dan pernyataan rekanan untuk paket ini; null bila paket tidak bersegel pemegang kunci',
    group: GROUP,
    answer: 'VendorSealing | null',
  })
router
  .get('/api/lelang/segel/:paketId/himpunan', [SealingController, 'himpunan'])
  .as('segel.himpunan')
  .where('paketId', id)
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Pemegang kunci paket dan buktinya dalam log publik, untuk menyegel di peramban',
    group: GROUP,
    answer: 'SealingSet',
    errors: [409],
  })
router
  .post('/api/lelang/segel/:paketId/kunci', [SealingController, 'kunci'])
  .as('segel.kunci')
  .where('paketId', id)
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary: 'Daftarkan kunci penawaran rekanan untuk paket ini, juga dari perangkat lain',
    group: GROUP,
    body: vendorKeyValidator,
    answer: 'VendorSealing | null',
    errors: [409],
  })
