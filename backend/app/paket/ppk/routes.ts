/** Another PPK for a package whose own has left, moved or may not act. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { gantiPpkValidator, putusanUsulValidator } from '#app/paket/paket_validator'

const PpkController = () => import('#app/paket/ppk/ppk_controller')

const group = 'Paket'
const id = router.matchers.number()

router
  .get('/api/paket/:id/calon-ppk', [PpkController, 'index'])
  .where('id', id)
  .as('paket.calon-ppk')
  .use(middleware.izin('paket.ppk.usul'))
  .dok({ summary: 'PPK yang dapat menggantikan PPK paket', group, answer: 'CalonPpk[]' })
router
  .post('/api/paket/:id/ppk', [PpkController, 'store'])
  .where('id', id)
  .as('paket.ppk')
  .use(middleware.izin('paket.ppk.usul'))
  .dok({
    summary: 'Usulkan PPK pengganti dengan nomor dan tanggal surat; Pengguna Anggaran memutuskan',
    group,
    body: gantiPpkValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
router
  .post('/api/paket/:id/ppk/setujui', [PpkController, 'setujui'])
  .where('id', id)
  .as('paket.ppk.setujui')
  .use(middleware.izin('paket.ppk.setujui'))
  .dok({
    summary: 'Pengguna Anggaran menyetujui PPK pengganti',
    group,
    body: putusanUsulValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
router
  .post('/api/paket/:id/ppk/tolak', [PpkController, 'tolak'])
  .where('id', id)
  .as('paket.ppk.tolak')
  .use(middleware.izin('paket.ppk.setujui'))
  .dok({
    summary: 'Pengguna Anggaran menolak PPK pengganti dengan alasan',
    group,
    body: putusanUsulValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
