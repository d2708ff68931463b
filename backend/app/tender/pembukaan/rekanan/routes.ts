/** Vendors open their own offers where fewer than two holders' keys are left (sealing.md §4). */
import router from '@adonisjs/core/services/router'
import { vendorReleaseValidator } from '#app/tender/pembukaan/rekanan/vendor_release_validator'
import { middleware } from '#start/kernel'

const VendorReleaseController = () =>
  import('#app/tender/pembukaan/rekanan/vendor_release_controller')
const id = router.matchers.number()
const GROUP = 'Penawaran'

router
  .get('/api/lelang/segel/:paketId/bukaan', [VendorReleaseController, 'show'])
  .as('segel.bukaan')
  .where('paketId', id)
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary:
      'Penawaran sendiri yang menurut keputusan dibuka rekanannya; null bila tidak ada keputusan itu',
    group: GROUP,
    answer: 'VendorOpening | null',
  })
router
  .post('/api/lelang/segel/:paketId/bukaan', [VendorReleaseController, 'store'])
  .as('segel.bukaan.serahkan')
  .where('paketId', id)
  .use(middleware.izin('lelang.penawaran.kirim'))
  .dok({
    summary: 'Serahkan kunci satu berkas penawaran sendiri, dibaca dari berkas tanda terimanya',
    group: GROUP,
    body: vendorReleaseValidator,
    answer: 'VendorOpening | null',
    errors: [409],
  })
