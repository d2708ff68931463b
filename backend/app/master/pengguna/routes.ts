/** Accounts of staff and of vendors. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  emailRekananValidator,
  penggunaListQuery,
  penggunaRestQuery,
  penggunaValidator,
  statusPenggunaValidator,
} from '#app/master/pengguna/pengguna_validator'

const PenggunaController = () => import('#app/master/pengguna/pengguna_controller')
const PenggunaRestController = () => import('#app/master/pengguna/pengguna_rest_controller')
const PenggunaRekananRestController = () =>
  import('#app/master/pengguna/pengguna_rekanan_rest_controller')
const PenggunaRekananController = () => import('#app/master/pengguna/pengguna_rekanan_controller')

const group = 'Pengguna'

router
  .get('/userman/roles', [PenggunaController, 'roles'])
  .as('master.pengguna.roles')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ summary: 'Peran pengguna internal', group, answer: 'PeranAnswer[]' })
router
  .get('/userman/internal', [PenggunaController, 'index'])
  .as('master.pengguna.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Daftar pengguna internal',
    group,
    query: penggunaListQuery,
    answer: 'PenggunaAnswer[]',
  })
router
  .get('/userman/vendor', [PenggunaRekananController, 'index'])
  .as('master.penggunaRekanan.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    summary: 'Daftar pengguna rekanan',
    group,
    query: penggunaListQuery,
    answer: 'PenggunaRekananAnswer[]',
  })
router
  .put('/api/userman/vendor/:id/email', [PenggunaRekananController, 'email'])
  .where('id', router.matchers.number())
  .as('master.penggunaRekanan.email')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    summary:
      'Minta email lain bagi akun rekanan; berlaku sesudah administrator kedua mengonfirmasi',
    group,
    body: emailRekananValidator,
    answer: 'PerubahanAkses',
    errors: [409],
  })
router
  .post('/userman/register', [PenggunaController, 'store'])
  .as('master.pengguna.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Tambah pengguna internal; tautan password dikirim ke emailnya',
    group,
    body: penggunaValidator,
    answer: 'PenggunaListAnswer | PerubahanAkses',
  })
router
  .put('/userman/register', [PenggunaController, 'update'])
  .as('master.pengguna.ubah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Ubah pengguna internal',
    group,
    body: penggunaValidator,
    answer: 'PenggunaListAnswer | PerubahanAkses',
    errors: [409],
  })
router
  .put('/userman/status/:id', [PenggunaController, 'ubahStatus'])
  .where('id', router.matchers.number())
  .as('master.pengguna.status')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Ubah status pengguna; I dan S mengakhiri semua sesinya',
    group,
    body: statusPenggunaValidator,
    errors: [409],
  })

router
  .delete('/api/userman/kode-masuk/:id', [PenggunaController, 'hapusKodeMasuk'])
  .where('id', router.matchers.number())
  .as('master.pengguna.kode_masuk')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Hapus kode masuk pengguna yang kehilangan ponsel dan kode pemulihannya',
    group,
    errors: [409],
  })

router
  .get('/rest/user', [PenggunaRestController, 'index'])
  .as('master.rest.user.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Daftar pengguna internal',
    group,
    query: penggunaRestQuery,
    answer: 'PenggunaAnswer[]',
  })
router
  .post('/rest/user', [PenggunaRestController, 'store'])
  .as('master.rest.user.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Tambah pengguna internal',
    group,
    body: penggunaValidator,
    answer: 'PenggunaAnswer | PerubahanAkses',
  })
router
  .get('/rest/user/:id', [PenggunaRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.user.satu')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ summary: 'Satu pengguna internal', group, answer: 'PenggunaAnswer' })
router
  .put('/rest/user/:id', [PenggunaRestController, 'update'])
  .where('id', router.matchers.number())
  .as('master.rest.user.ubah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    summary: 'Ubah pengguna internal',
    group,
    body: penggunaValidator,
    answer: 'PenggunaAnswer | PerubahanAkses',
    errors: [409, 428],
  })
router
  .get('/rest/user-vendor', [PenggunaRekananRestController, 'index'])
  .as('master.rest.userVendor.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    summary: 'Daftar pengguna rekanan',
    group,
    query: penggunaRestQuery,
    answer: 'PenggunaRekananAnswer[]',
  })
router
  .get('/rest/user-vendor/:id', [PenggunaRekananRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.userVendor.satu')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({ summary: 'Satu pengguna rekanan', group, answer: 'PenggunaRekananAnswer' })
