/** Explanation (aanwizjing) chat (S1 §2.11, §7). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { pesanValidator, topikValidator } from '#app/tender/penjelasan/penjelasan_validator'

const PenjelasanController = () => import('#app/tender/penjelasan/penjelasan_controller')
const GROUP = 'Tender'
const angka = router.matchers.number()

router
  .get('/api/tender/chat/message/paket/:paketId/:tahap', [PenjelasanController, 'index'])
  .where('paketId', angka)
  .where('tahap', /^(?:PP[01]|SH)$/)
  .as('tender.penjelasan')
  .use(middleware.izin('tender.baca'))
  .dok({
    summary: 'Topik penjelasan dengan pesannya; peserta lain disebut Peserta n',
    group: GROUP,
    answer: 'TopikPenjelasan[]',
  })
router
  .post('/api/tender/chat/message', [PenjelasanController, 'balas'])
  .as('tender.penjelasan.pesan')
  .use(middleware.izin('tender.chat.kirim'))
  .dok({
    summary: 'Mengirim pesan pada satu topik selama tahap penjelasan',
    group: GROUP,
    body: pesanValidator,
    answer: 'TopikPenjelasan[]',
    errors: [409],
  })
router
  .post('/api/tender/chat', [PenjelasanController, 'store'])
  .as('tender.penjelasan.buat')
  .use(middleware.izin('lelang.chat.tulis'))
  .dok({
    summary: 'Peserta membuat topik selama tahap penjelasan',
    group: GROUP,
    body: topikValidator,
    answer: 'TopikPenjelasan[]',
    errors: [409],
  })
router
  .put('/api/tender/chat/:chatId', [PenjelasanController, 'update'])
  .where('chatId', angka)
  .as('tender.penjelasan.ubah')
  .use(middleware.izin('lelang.chat.tulis'))
  .dok({
    summary: 'Pembuat mengubah topiknya selama tahap penjelasan',
    group: GROUP,
    body: topikValidator,
    answer: 'TopikPenjelasan[]',
    errors: [409],
  })
