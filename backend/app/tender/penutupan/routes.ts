/** What had come in at the end of a submission, proven by the public log. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PenutupanController = () => import('#app/tender/penutupan/penutupan_controller')

router
  .get('/api/log/penutupan/:paketId', [PenutupanController, 'show'])
  .as('penutupan.bukti')
  .where('paketId', router.matchers.number())
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Yang tercatat saat pemasukan penawaran ditutup, dan buktinya dalam log publik',
    group: 'Penawaran',
    answer: 'PenutupanTender[]',
  })
