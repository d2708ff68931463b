/** Chart of accounts: contract calls under /userman/coa, and /rest/coa. */
import router from '@adonisjs/core/services/router'
import { coaListQuery, coaRestQuery, coaValidator } from '#app/master/coa/coa_validator'
import { middleware } from '#start/kernel'

const CoaController = () => import('#app/master/coa/coa_controller')
const CoaRestController = () => import('#app/master/coa/coa_rest_controller')

const group = 'Data master'
const id = router.matchers.number()
const input = { group, body: coaValidator, answer: 'CoaAnswer' }

router
  .get('/userman/coa', [CoaController, 'index'])
  .as('master.coa.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar CoA',
    group,
    query: coaListQuery,
    answer: 'CoaAnswer[]',
  })
router
  .post('/userman/coa', [CoaController, 'store'])
  .as('master.coa.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah CoA', ...input })
router
  .put('/userman/coa/:id', [CoaController, 'update'])
  .where('id', id)
  .as('master.coa.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah CoA', ...input, errors: [409] })
router
  .delete('/userman/coa/:id', [CoaController, 'destroy'])
  .where('id', id)
  .as('master.coa.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Hapus CoA yang tidak dipakai', group, errors: [409] })

router
  .get('/rest/coa', [CoaRestController, 'index'])
  .as('master.rest.coa.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar CoA',
    group,
    query: coaRestQuery,
    answer: 'CoaAnswer[]',
  })
router
  .post('/rest/coa', [CoaRestController, 'store'])
  .as('master.rest.coa.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah CoA', ...input })
router
  .get('/rest/coa/:id', [CoaRestController, 'show'])
  .where('id', id)
  .as('master.rest.coa.satu')
  .use(middleware.izin('master.baca'))
  .dok({ summary: 'Satu CoA', group, answer: 'CoaAnswer' })
router
  .put('/rest/coa/:id', [CoaRestController, 'update'])
  .where('id', id)
  .as('master.rest.coa.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah CoA', ...input, errors: [409] })
router
  .delete('/rest/coa/:id', [CoaRestController, 'destroy'])
  .where('id', id)
  .as('master.rest.coa.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Hapus CoA yang tidak dipakai', group, answer: 'CoaAnswer', errors: [409] })
