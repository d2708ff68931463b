/** Registration of vendors for a package (S1 §2.8, decisions §3). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { daftarValidator, mundurValidator } from '#app/tender/peserta/peserta_validator'

const PesertaController = () => import('#app/tender/peserta/peserta_controller')
const KELOMPOK = 'Tender'

router
  .post('/api/lelang/peserta/daftar', [PesertaController, 'daftar'])
  .as('tender.daftar')
  .use(middleware.izin('lelang.daftar'))
  .dok({
    ringkas: 'DAFTAR: rekanan menjadi peserta paket dengan pakta integritas',
    kelompok: KELOMPOK,
    badan: daftarValidator,
    jawaban: '{ paketPenyediaId, nomor, terdaftarPada }',
    galat: [409],
  })
router
  .post('/api/lelang/peserta/mundur', [PesertaController, 'mundur'])
  .as('tender.mundur')
  .use(middleware.izin('lelang.daftar'))
  .dok({
    ringkas: 'Mengundurkan diri sebelum masa pemasukan berakhir',
    kelompok: KELOMPOK,
    badan: mundurValidator,
    galat: [409],
  })
