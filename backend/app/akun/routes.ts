import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  kirimUlangValidator,
  kodeValidator,
  loginValidator,
  lupaValidator,
  profilValidator,
  registrasiValidator,
  resetValidator,
  ubahSandiValidator,
} from '#app/akun/akun_validator'

const SesiController = () => import('#app/akun/sesi/sesi_controller')
const RegistrasiController = () => import('#app/akun/registrasi/registrasi_controller')
const SandiController = () => import('#app/akun/sandi/sandi_controller')
const ProfilController = () => import('#app/akun/profil_controller')

const SESI = 'Sesi'
const AKUN = 'Akun'

router
  .post('/login', [SesiController, 'masuk'])
  .as('akun.login')
  .use(middleware.publik())
  .dok({
    ringkas: 'Login; jawabannya memuat token sesi',
    kelompok: SESI,
    badan: loginValidator,
    jawaban: 'JawabanLogin',
    galat: [429],
  })
router
  .get('/userman/info', [SesiController, 'info'])
  .as('akun.info')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ ringkas: 'Pengguna dan rekanan dari sesi', kelompok: SESI, jawaban: 'InfoSesi' })
router
  .post('/keluar', [SesiController, 'keluar'])
  .as('akun.keluar')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ ringkas: 'Mengakhiri sesi ini', kelompok: SESI })
router
  .post('/keluar-semua', [SesiController, 'keluarSemua'])
  .as('akun.keluar_semua')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ ringkas: 'Mengakhiri semua sesi pengguna', kelompok: SESI })

router
  .post('/registrasi', [RegistrasiController, 'daftar'])
  .as('akun.registrasi')
  .use(middleware.publik())
  .dok({
    ringkas: 'Pendaftaran rekanan; tautan aktivasi dikirim ke e-mail',
    kelompok: AKUN,
    badan: registrasiValidator,
    galat: [429],
  })
router
  .post('/api/registrasi/kirim-ulang', [RegistrasiController, 'kirimUlang'])
  .as('akun.registrasi.kirim_ulang')
  .use(middleware.publik())
  .dok({
    ringkas: 'Kirim ulang tautan aktivasi; jawabannya sama untuk akun apa pun',
    kelompok: AKUN,
    badan: kirimUlangValidator,
    galat: [429],
  })
router
  .post('/member/activity', [RegistrasiController, 'aktifkan'])
  .as('akun.aktivasi')
  .use(middleware.publik())
  .dok({
    ringkas: 'Aktivasi akun; bila gagal, message adalah JSON { jenis: EXP|INV, message }',
    kelompok: AKUN,
    badan: kodeValidator,
    jawaban: 'JawabanAktivasi',
  })

router
  .post('/userman/forget', [SandiController, 'lupa'])
  .as('akun.lupa')
  .use(middleware.publik())
  .dok({
    ringkas: 'Kirim tautan reset password; jawabannya sama untuk akun apa pun',
    kelompok: AKUN,
    badan: lupaValidator,
    galat: [409, 429],
  })
router
  .get('/api/userman/forget/:kodeUrl', [SandiController, 'periksa'])
  .as('akun.lupa.periksa')
  .use(middleware.publik())
  .dok({
    ringkas: 'Memeriksa tautan reset password tanpa memakainya',
    kelompok: AKUN,
    jawaban: 'JawabanTautanSandi',
  })
router
  .put('/userman/respwd', [SandiController, 'reset'])
  .as('akun.reset')
  .use(middleware.publik())
  .dok({
    ringkas: 'Password baru melalui tautan; semua sesi pengguna berakhir',
    kelompok: AKUN,
    badan: resetValidator,
  })
router
  .put('/userman/changepwd', [SandiController, 'ubah'])
  .as('akun.ubah_sandi')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    ringkas: 'Ganti password sendiri; sesi lain berakhir',
    kelompok: AKUN,
    badan: ubahSandiValidator,
    galat: [429],
  })

router
  .get('/userman/id/:id', [ProfilController, 'lihat'])
  .where('id', router.matchers.number())
  .as('akun.profil')
  .use(middleware.izin('profil.sendiri'))
  .dok({ ringkas: 'Profil pengguna', kelompok: AKUN, jawaban: 'Profil' })
router
  .put('/api/userman/profil', [ProfilController, 'ubah'])
  .as('akun.profil.ubah')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    ringkas: 'Ubah nama, jabatan, dan telepon sendiri',
    kelompok: AKUN,
    badan: profilValidator,
    jawaban: 'Profil',
    galat: [409],
  })
router
  .get('/vendor/noreg/:userId', [ProfilController, 'noRegistrasi'])
  .where('userId', router.matchers.number())
  .as('akun.noreg')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    ringkas: 'Nomor registrasi rekanan milik pengguna',
    kelompok: AKUN,
    jawaban: '{ noRegistrasi }',
  })
