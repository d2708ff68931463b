/** Accounts of staff and of vendors. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { SARING_PENGGUNA } from '#app/master/pengguna/pengguna_query'
import { penggunaValidator, statusPenggunaValidator } from '#app/master/pengguna/pengguna_validator'

const PenggunaController = () => import('#app/master/pengguna/pengguna_controller')
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
  .get('/userman/internal', [PenggunaController, 'daftar'])
  .as('master.pengguna.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Daftar pengguna internal',
    kelompok,
    kueri: DAFTAR,
    jawaban: 'JawabanPengguna[]',
  })
router
  .get('/userman/vendor', [PenggunaRekananController, 'daftar'])
  .as('master.penggunaRekanan.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    ringkas: 'Daftar pengguna rekanan',
    kelompok,
    kueri: DAFTAR,
    jawaban: 'JawabanPenggunaRekanan[]',
  })
router
  .post('/userman/register', [PenggunaController, 'register'])
  .as('master.pengguna.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Tambah pengguna internal; tautan password dikirim ke e-mailnya',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanDaftarPengguna',
  })
router
  .put('/userman/register', [PenggunaController, 'ubahRegister'])
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
  .put('/userman/status/:id', [PenggunaController, 'status'])
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
  .get('/rest/user', [PenggunaController, 'restDaftar'])
  .as('master.rest.user.daftar')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ ringkas: 'Daftar pengguna internal', kelompok, kueri: REST, jawaban: 'JawabanPengguna[]' })
router
  .post('/rest/user', [PenggunaController, 'restTambah'])
  .as('master.rest.user.tambah')
  .use(middleware.izin('pengguna.kelola'))
  .dok({
    ringkas: 'Tambah pengguna internal',
    kelompok,
    badan: penggunaValidator,
    jawaban: 'JawabanPengguna',
  })
router
  .get('/rest/user/:id', [PenggunaController, 'restSatu'])
  .where('id', router.matchers.number())
  .as('master.rest.user.satu')
  .use(middleware.izin('pengguna.kelola'))
  .dok({ ringkas: 'Satu pengguna internal', kelompok, jawaban: 'JawabanPengguna' })
router
  .put('/rest/user/:id', [PenggunaController, 'restUbah'])
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
  .get('/rest/user-vendor', [PenggunaRekananController, 'restDaftar'])
  .as('master.rest.userVendor.daftar')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({
    ringkas: 'Daftar pengguna rekanan',
    kelompok,
    kueri: REST,
    jawaban: 'JawabanPenggunaRekanan[]',
  })
router
  .get('/rest/user-vendor/:id', [PenggunaRekananController, 'restSatu'])
  .where('id', router.matchers.number())
  .as('master.rest.userVendor.satu')
  .use(middleware.izin('pengguna.rekanan.kelola'))
  .dok({ ringkas: 'Satu pengguna rekanan', kelompok, jawaban: 'JawabanPenggunaRekanan' })
