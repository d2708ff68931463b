/** Invitations (S3 §2.3, §5.1, §7.2). */
import router from '@adonisjs/core/services/router'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { middleware } from '#start/kernel'
import {
  calonListQuery,
  calonRestQuery,
  undanganValidator,
} from '#app/tender/undangan/undangan_validator'

const UndanganController = () => import('#app/tender/undangan/undangan_controller')
const UndanganRestController = () => import('#app/tender/undangan/undangan_rest_controller')
const GROUP = 'Tender'
const angka = router.matchers.number()
const tipe = /^(?:P|B|B2|L|N)$/

router
  .get('/api/lelang/undangan/vendor/:paketId/:vendorId', [UndanganController, 'rekanan'])
  .where('paketId', angka)
  .where('vendorId', angka)
  .as('tender.undangan.rekanan')
  .use(middleware.izin('lelang.baca'))
  .dok({
    summary: 'Undangan kepada rekanan sendiri dalam satu paket',
    group: GROUP,
    answer: 'UndanganRekanan[]',
  })
router
  .get('/api/lelang/undangan/:paketId/:tipe', [UndanganController, 'index'])
  .where('paketId', angka)
  .where('tipe', tipe)
  .as('tender.undangan.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Calon dan penerima undangan satu tipe',
    group: GROUP,
    query: calonListQuery,
    answer: 'UndanganRow[]',
  })
router
  .get('/rest/undangan', [UndanganRestController, 'index'])
  .as('tender.undangan.rest')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Calon dan penerima undangan menurut paket dan tipe pada filter (simple-rest)',
    group: GROUP,
    query: calonRestQuery,
    answer: 'UndanganRestRow[]',
  })
router
  .get('/api/rup/paket/pesertanama/:paketId/:tipe', [UndanganController, 'pesertaNama'])
  .where('paketId', angka)
  .where('tipe', tipe)
  .as('tender.peserta.tipe')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Peserta yang dapat menerima undangan satu tipe; nama hanya bagi yang berhak',
    group: GROUP,
    query: calonListQuery,
    answer: 'UndanganRow[]',
  })
router
  .post('/api/lelang/undangan', [UndanganController, 'store'])
  .as('tender.undangan.kirim')
  .use(middleware.izin('tender.undangan'))
  .dok({
    summary: 'Mengirim undangan: listUndangan (JSON), berkas listUploadFile[i] bagi baris ke-i',
    group: GROUP,
    body: undanganValidator,
    files: { 'listUploadFile[i]': JENIS_BERKAS_UMUM },
    answer: 'UndanganRow[]',
    errors: [409, 413],
  })
