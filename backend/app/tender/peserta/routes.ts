/** Registration of vendors for a package (S1 §2.8, decisions §3). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { registerValidator, mundurValidator } from '#app/tender/peserta/peserta_validator'

const PesertaController = () => import('#app/tender/peserta/peserta_controller')
const GROUP = 'Tender'

router
  .post('/api/lelang/peserta/daftar', [PesertaController, 'daftar'])
  .as('tender.daftar')
  .use(middleware.izin('lelang.daftar'))
  .dok({
    summary: 'DAFTAR: rekanan menjadi peserta paket dengan pakta integritas',
    group: GROUP,
    body: registerValidator,
    answer: 'PendaftaranPeserta',
    errors: [409],
  })
router
  .post('/api/lelang/peserta/mundur', [PesertaController, 'mundur'])
  .as('tender.mundur')
  .use(middleware.izin('lelang.daftar'))
  .dok({
    summary: 'Mengundurkan diri sebelum masa pemasukan berakhir',
    group: GROUP,
    body: mundurValidator,
    answer: 'PengunduranDiri',
    errors: [409],
  })
