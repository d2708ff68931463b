/** The committee of a package (decisions §2). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { pokjaValidator, putusanUsulValidator } from '#app/paket/paket_validator'

const PokjaController = () => import('#app/paket/pokja/pokja_controller')

const group = 'Paket'
const id = router.matchers.number()

router
  .get('/api/paket/:id/calon-pokja', [PokjaController, 'index'])
  .where('id', id)
  .as('paket.calon-pokja')
  .use(middleware.izin('paket.pokja.tunjuk'))
  .dok({ summary: 'Yang dapat ditunjuk sebagai pokja', group, answer: 'CalonPokja[]' })
router
  .get('/api/paket/:id/pokja-terakhir', [PokjaController, 'terakhir'])
  .where('id', id)
  .as('paket.pokja-terakhir')
  .use(middleware.izin('paket.pokja.tunjuk'))
  .dok({
    summary: 'Usulan anggota dari pokja paket terakhir PPK atau penyusun yang sama',
    group,
    answer: 'PokjaTerakhir | null',
  })
router
  .put('/api/paket/:id/pokja', [PokjaController, 'update'])
  .where('id', id)
  .as('paket.pokja')
  .use(middleware.izin('paket.pokja.tunjuk'))
  .dok({
    summary: 'Tunjuk pokja dengan nomor dan tanggal surat',
    group,
    body: pokjaValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
router
  .post('/api/paket/:id/pokja/setujui', [PokjaController, 'setujui'])
  .where('id', id)
  .as('paket.pokja.setujui')
  .use(middleware.izin('paket.pokja.setujui'))
  .dok({
    summary: 'PPK menyetujui perubahan pokja sesudah penawaran masuk',
    group,
    body: putusanUsulValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
router
  .post('/api/paket/:id/pokja/tolak', [PokjaController, 'tolak'])
  .where('id', id)
  .as('paket.pokja.tolak')
  .use(middleware.izin('paket.pokja.setujui'))
  .dok({
    summary: 'PPK menolak perubahan pokja dengan alasan',
    group,
    body: putusanUsulValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
router
  .post('/api/paket/:id/benturan', [PokjaController, 'benturan'])
  .where('id', id)
  .as('paket.benturan')
  .use(middleware.izin('tender.benturan.nyatakan'))
  .dok({
    summary: 'Nyatakan bebas benturan kepentingan sebagai pokja',
    group,
    answer: 'RincianPaket',
  })
