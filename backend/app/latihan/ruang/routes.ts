/** The room's own addresses, behind its door (core/latihan/gate_middleware); the real server has none of them. */
import router from '@adonisjs/core/services/router'
import { majuValidator, peranValidator } from '#app/latihan/latihan_validator'
import { tiketQuery } from '#app/latihan/ruang/tiket_query'
import { middleware } from '#start/kernel'

const RuangController = () => import('#app/latihan/ruang/ruang_controller')
const group = 'Ruang latihan'

router
  .get('/api/latihan/sehat', [RuangController, 'sehat'])
  .use(middleware.publik())
  .dok({ summary: 'Ruang latihan menjawab', group })
router
  .get('/api/latihan/tiket', [RuangController, 'tiket'])
  .use(middleware.publik())
  .dok({ summary: 'Masuk dengan tiket', group, query: tiketQuery })
router
  .get('/api/latihan/ruang', [RuangController, 'ruang'])
  .use(middleware.publik())
  .dok({ summary: 'Halaman ruang latihan', group, media: 'text/html' })
router
  .get('/api/latihan/surat', [RuangController, 'surat'])
  .use(middleware.publik())
  .dok({ summary: 'Kotak surat latihan', group, media: 'text/html' })
router
  .post('/api/latihan/peran', [RuangController, 'peran'])
  .use(middleware.publik())
  .dok({ summary: 'Bermain sebagai', group, body: peranValidator })
router
  .post('/api/latihan/maju', [RuangController, 'maju'])
  .use(middleware.publik())
  .dok({ summary: 'Majukan jam latihan', group, body: majuValidator })
