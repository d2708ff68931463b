/** Project locations: contract calls under /userman/lokasi-proyek, and /rest/lokasi-proyek. */
import router from '@adonisjs/core/services/router'
import {
  lokasiProyekListQuery,
  lokasiProyekRestQuery,
  lokasiProyekRujukanQuery,
  lokasiProyekValidator,
} from '#app/master/lokasi_proyek/lokasi_proyek_validator'
import { middleware } from '#start/kernel'

const LokasiProyekController = () => import('#app/master/lokasi_proyek/lokasi_proyek_controller')
const LokasiProyekRestController = () =>
  import('#app/master/lokasi_proyek/lokasi_proyek_rest_controller')

const group = 'Data master'
const id = router.matchers.number()
const input = { group, body: lokasiProyekValidator, answer: 'LokasiProyekAnswer' }

router
  .get('/userman/lokasi-proyek', [LokasiProyekController, 'index'])
  .as('master.lokasi-proyek.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar lokasi proyek',
    group,
    query: lokasiProyekListQuery,
    answer: 'LokasiProyekAnswer[]',
  })
router
  .post('/userman/lokasi-proyek', [LokasiProyekController, 'store'])
  .as('master.lokasi-proyek.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah lokasi proyek', ...input })
router
  .put('/userman/lokasi-proyek/:id', [LokasiProyekController, 'update'])
  .where('id', id)
  .as('master.lokasi-proyek.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah lokasi proyek', ...input, errors: [409] })
router
  .delete('/userman/lokasi-proyek/:id', [LokasiProyekController, 'destroy'])
  .where('id', id)
  .as('master.lokasi-proyek.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Hapus lokasi proyek yang tidak dipakai', group, errors: [409] })

router
  .get('/rest/lokasi-proyek', [LokasiProyekRestController, 'index'])
  .as('master.rest.lokasi-proyek.daftar')
  .use(middleware.izin('master.baca'))
  .dok({
    summary: 'Daftar lokasi proyek',
    group,
    query: lokasiProyekRestQuery,
    answer: 'LokasiProyekAnswer[]',
  })
router
  .post('/rest/lokasi-proyek', [LokasiProyekRestController, 'store'])
  .as('master.rest.lokasi-proyek.tambah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Tambah lokasi proyek', ...input })
router
  .get('/rest/lokasi-proyek/:id', [LokasiProyekRestController, 'show'])
  .where('id', id)
  .as('master.rest.lokasi-proyek.satu')
  .use(middleware.izin('master.baca'))
  .dok({ summary: 'Satu lokasi proyek', group, answer: 'LokasiProyekAnswer' })
router
  .put('/rest/lokasi-proyek/:id', [LokasiProyekRestController, 'update'])
  .where('id', id)
  .as('master.rest.lokasi-proyek.ubah')
  .use(middleware.izin('master.kelola'))
  .dok({ summary: 'Ubah lokasi proyek', ...input, errors: [409] })
router
  .delete('/rest/lokasi-proyek/:id', [LokasiProyekRestController, 'destroy'])
  .where('id', id)
  .as('master.rest.lokasi-proyek.hapus')
  .use(middleware.izin('master.kelola'))
  .dok({
    summary: 'Hapus lokasi proyek yang tidak dipakai',
    group,
    answer: 'LokasiProyekAnswer',
    errors: [409],
  })

router
  .get('/api/rup/lokasiproyek', [LokasiProyekController, 'rujukan'])
  .as('master.lokasi-proyek.rujukan')
  .use(middleware.publik())
  .dok({
    summary: 'Lokasi proyek untuk pilihan',
    group,
    query: lokasiProyekRujukanQuery,
    answer: 'RujukanLokasiProyek[]',
  })
