/** Accounts of staff and of vendors. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { SARING_PENGGUNA } from '#app/master/pengguna/pengguna_query'
import { penggunaValidator, statusPenggunaValidator } from '#app/master/pengguna/pengguna_validator'

const PenggunaController = () => import('#app/master/pengguna/pengguna_controller')
const PenggunaRestController = () => import('#app/master/pengguna/pengguna_rest_controller')
const PenggunaRekananRestController = () =>
  import('#app/master/pengguna/pengguna_rekanan_rest_controller')
const PenggunaRekananController = () => import('#app/master/pengguna/pengguna_rekanan_controller')

const kelompok = 'Pengguna'
const DAFTAR = ['halaman', 'perHalaman', 'q', 'urut', ...SARING_PENGGUNA]
const REST = ['range', 'sort', 'filter']

router
  .get('/userman/roles', [PenggunaController, 'roles'])
  .as('master.pengguna.roles')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ ringkas: 'Peran pengguna internal', kelompok, jawaban: 'JawabanPeran[]' })
router
  .get('/userman/internal', [PenggunaController, 'index'])
  .as('master.pengguna.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Daftar pengguna internal',
    kelompok,
    kueri: DAFTAR,
    jawaban: 'JawabanPengguna[]',
  })
router
  .get('/userman/vendor', [PenggunaRekananController, 'index'])
  .as('master.penggunaRekanan.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    ringkas: 'Daftar pengguna rekanan',
    kelompok,
    kueri: DAFTAR,
    jawaban: 'JawabanPenggunaRekanan[]',
  })
router
  .post('/userman/register', [PenggunaController, 'store'])
  .as('master.pengguna.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Tambah pengguna internal; tautan password dikirim ke e-mailnya',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanDaftarPengguna',
  })
router
  .put('/userman/register', [PenggunaController, 'update'])
  .as('master.pengguna.ubah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Ubah pengguna internal',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanDaftarPengguna',
    galat: [409],
  })
router
  .put('/userman/status/:id', [PenggunaController, 'ubahStatus'])
  .where('id', router.matchers.number())
  .as('master.pengguna.status')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Ubah status pengguna; I dan S mengakhiri semua sesinya',
    kelompok,
    badan: statusPenggunaValidator,
    galat: [409],
  })

router
  .get('/rest/user', [PenggunaRestController, 'index'])
  .as('master.rest.user.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ ringkas: 'Daftar pengguna internal', kelompok, kueri: REST, jawaban: 'JawabanPengguna[]' })
router
  .post('/rest/user', [PenggunaRestController, 'store'])
  .as('master.rest.user.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Tambah pengguna internal',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanPengguna',
  })
router
  .get('/rest/user/:id', [PenggunaRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.user.satu')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ ringkas: 'Satu pengguna internal', kelompok, jawaban: 'JawabanPengguna' })
router
  .put('/rest/user/:id', [PenggunaRestController, 'update'])
  .where('id', router.matchers.number())
  .as('master.rest.user.ubah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Ubah pengguna internal',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanPengguna',
    galat: [409],
  })
router
  .get('/rest/user-vendor', [PenggunaRekananRestController, 'index'])
  .as('master.rest.userVendor.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    ringkas: 'Daftar pengguna rekanan',
    kelompok,
    kueri: REST,
    jawaban: 'JawabanPenggunaRekanan[]',
  })
router
  .get('/rest/user-vendor/:id', [PenggunaRekananRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.userVendor.satu')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({ ringkas: 'Satu pengguna rekanan', kelompok, jawaban: 'JawabanPenggunaRekanan' })
