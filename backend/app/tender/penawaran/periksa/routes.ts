/** Holders check their own shares before the end (sealing.md §1). */
import router from '@adonisjs/core/services/router'
import { shareCheckValidator } from '#app/tender/penawaran/periksa/share_check_validator'
import { middleware } from '#start/kernel'

const ShareCheckController = () => import('#app/tender/penawaran/periksa/share_check_controller')
const id = router.matchers.number()
const group = 'Kunci Pemegang'

router
  .get('/api/paket/:id/pemegang/bagian', [ShareCheckController, 'show'])
  .where('id', id)
  .as('pemegang.bagian')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Bagian kunci sendiri dari penawaran tersegel yang belum diperiksa; tanpa isi',
    group,
    answer: 'SharesToCheck',
    errors: [409],
  })
router
  .post('/api/paket/:id/pemegang/bagian', [ShareCheckController, 'store'])
  .where('id', id)
  .as('pemegang.bagian.periksa')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Menandatangani bahwa bagian kunci sendiri terbuka, atau yang mana tidak',
    group,
    body: shareCheckValidator,
    answer: 'SharesChecked',
    errors: [409],
  })
