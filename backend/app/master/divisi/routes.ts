/** Divisions and directorates: contract calls under /userman/divisi, and /rest/divisi. */
import router from '@adonisjs/core/services/router'
import {
  divisiListQuery,
  divisiRestQuery,
  divisiValidator,
} from '#app/master/divisi/divisi_validator'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'

const DivisiController = () => import('#app/master/divisi/divisi_controller')
const DivisiRestController = () => import('#app/master/divisi/divisi_rest_controller')

const group = 'Data master'
const id = router.matchers.number()
const input = { group, body: divisiValidator, answer: 'DivisiAnswer | PerubahanAkses' }

router
  .get('/userman/divisi', [DivisiController, 'index'])
  .as('master.divisi.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar divisi',
    group,
    query: divisiListQuery,
    answer: 'DivisiAnswer[]',
  })
router
  .post('/userman/divisi', [DivisiController, 'store'])
  .as('master.divisi.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah divisi', ...input })
router
  .put('/userman/divisi/:id', [DivisiController, 'update'])
  .where('id', id)
  .as('master.divisi.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah divisi', ...input, errors: [409] })
router
  .delete('/userman/divisi/:id', [DivisiController, 'destroy'])
  .where('id', id)
  .as('master.divisi.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Hapus divisi yang tidak dipakai', group, errors: [409] })

router
  .get('/rest/divisi', [DivisiRestController, 'index'])
  .as('master.rest.divisi.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar divisi',
    group,
    query: divisiRestQuery,
    answer: 'DivisiAnswer[]',
  })
router
  .post('/rest/divisi', [DivisiRestController, 'store'])
  .as('master.rest.divisi.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah divisi', ...input })
router
  .get('/rest/divisi/:id', [DivisiRestController, 'show'])
  .where('id', id)
  .as('master.rest.divisi.satu')
  .use(middleware.izin('master.baca'))
  .dok({ summary: 'Satu divisi', group, answer: 'DivisiAnswer' })
router
  .put('/rest/divisi/:id', [DivisiRestController, 'update'])
  .where('id', id)
  .as('master.rest.divisi.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah divisi', ...input, errors: [409, 428] })
router
  .delete('/rest/divisi/:id', [DivisiRestController, 'destroy'])
  .where('id', id)
  .as('master.rest.divisi.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({
    summary: 'Hapus divisi yang tidak dipakai',
    group,
    query: versionQuery,
    answer: 'DivisiAnswer',
    errors: [409, 428],
  })
