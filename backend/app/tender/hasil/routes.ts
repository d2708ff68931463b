/** Announced results, for everybody (decisions §5). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const HasilController = () => import('#app/tender/hasil/hasil_controller')

router
  .get('/api/tender/hasil/:paketId', [HasilController, 'show'])
  .where('paketId', router.matchers.number())
  .as('tender.hasil')
  .use(middleware.publik())
  .dok({
    summary: 'Hasil yang sudah diumumkan; rekanan juga melihat hasilnya sendiri',
    group: 'Tender',
    answer: 'HasilPaket',
  })
