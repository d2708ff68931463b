/** Chart of accounts: contract calls under /userman/coa, and /rest/coa. */
import router from '@adonisjs/core/services/router'
import { coaValidator } from '#app/master/coa/coa_validator'
import { middleware } from '#start/kernel'

const CoaController = () => import('#app/master/coa/coa_controller')
const CoaRestController = () => import('#app/master/coa/coa_rest_controller')

const kelompok = 'Data master'
const id = router.matchers.number()
const isian = { kelompok, badan: coaValidator, jawaban: 'JawabanCoa' }

router
  .get('/userman/coa', [CoaController, 'index'])
  .as('master.coa.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    ringkas: 'Daftar CoA',
    kelompok,
    kueri: ['halaman', 'perHalaman', 'q', 'urut'],
    jawaban: 'JawabanCoa[]',
  })
router
  .post('/userman/coa', [CoaController, 'store'])
  .as('master.coa.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Tambah CoA', ...isian })
router
  .put('/userman/coa/:id', [CoaController, 'update'])
  .where('id', id)
  .as('master.coa.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Ubah CoA', ...isian, galat: [409] })
router
  .delete('/userman/coa/:id', [CoaController, 'destroy'])
  .where('id', id)
  .as('master.coa.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Hapus CoA yang tidak dipakai', kelompok, galat: [409] })

router
  .get('/rest/coa', [CoaRestController, 'index'])
  .as('master.rest.coa.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    ringkas: 'Daftar CoA',
    kelompok,
    kueri: ['range', 'sort', 'filter'],
    jawaban: 'JawabanCoa[]',
  })
router
  .post('/rest/coa', [CoaRestController, 'store'])
  .as('master.rest.coa.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Tambah CoA', ...isian })
router
  .get('/rest/coa/:id', [CoaRestController, 'show'])
  .where('id', id)
  .as('master.rest.coa.satu')
  .use(middleware.izin('master.baca'))
  .dok({ ringkas: 'Satu CoA', kelompok, jawaban: 'JawabanCoa' })
router
  .put('/rest/coa/:id', [CoaRestController, 'update'])
  .where('id', id)
  .as('master.rest.coa.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Ubah CoA', ...isian, galat: [409] })
router
  .delete('/rest/coa/:id', [CoaRestController, 'destroy'])
  .where('id', id)
  .as('master.rest.coa.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ ringkas: 'Hapus CoA yang tidak dipakai', kelompok, jawaban: 'JawabanCoa', galat: [409] })
