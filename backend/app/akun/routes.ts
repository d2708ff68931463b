import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  kirimUlangValidator,
  kodeMasukValidator,
  kodeValidator,
  loginValidator,
  lupaValidator,
  profilValidator,
  registrasiValidator,
  resetValidator,
  changePasswordValidator,
} from '#app/akun/akun_validator'

const KodeMasukController = () => import('#app/akun/kode_masuk/kode_masuk_controller')
const SesiController = () => import('#app/akun/sesi/sesi_controller')
const RegistrasiController = () => import('#app/akun/registrasi/registrasi_controller')
const PasswordController = () => import('#app/akun/password/password_controller')
const ProfilController = () => import('#app/akun/profil_controller')

const SESI = 'Sesi'
const AKUN = 'Akun'

router
  .post('/login', [SesiController, 'masuk'])
  .as('akun.login')
  .use(middleware.publik())
  .dok({
    summary: 'Login; jawabannya memuat token sesi',
    group: SESI,
    body: loginValidator,
    answer: 'LoginAnswer',
    errors: [429],
  })
router
  .get('/userman/info', [SesiController, 'info'])
  .as('akun.info')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Pengguna dan rekanan dari sesi', group: SESI, answer: 'SesiKini' })
router
  .post('/keluar', [SesiController, 'keluar'])
  .as('akun.keluar')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Mengakhiri sesi ini', group: SESI })
router
  .post('/keluar-semua', [SesiController, 'keluarSemua'])
  .as('akun.keluar_semua')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Mengakhiri semua sesi pengguna', group: SESI })

router
  .get('/api/sesi', [SesiController, 'index'])
  .as('akun.sesi')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Perangkat yang sedang masuk dengan akun ini', group: SESI, rows: 'SesiRow[]' })
router
  .delete('/api/sesi/:id', [SesiController, 'destroy'])
  .as('akun.sesi.akhiri')
  .where('id', router.matchers.number())
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Mengakhiri sesi di perangkat lain', group: SESI, errors: [404, 409] })
router
  .get('/api/kode-masuk', [KodeMasukController, 'show'])
  .as('akun.kode_masuk')
  .use(middleware.izin('sesi.sendiri'))
  .dok({ summary: 'Langkah kedua login akun ini', group: SESI, answer: 'KodeMasukAnswer' })
router
  .post('/api/kode-masuk/siapkan', [KodeMasukController, 'siapkan'])
  .as('akun.kode_masuk.siapkan')
  .use(middleware.izin('sesi.sendiri'))
  .dok({
    summary: 'Rahasia baru untuk aplikasi autentikator; berlaku setelah kode pertama benar',
    group: SESI,
    answer: 'KodeMasukBaru',
    errors: [409],
  })
router
  .post('/api/kode-masuk/aktifkan', [KodeMasukController, 'aktifkan'])
  .as('akun.kode_masuk.aktifkan')
  .use(middleware.izin('sesi.sendiri'))
  .dok({
    summary: 'Mengaktifkan kode masuk dengan kode pertama; menjawab kode pemulihan',
    group: SESI,
    body: kodeMasukValidator,
    answer: 'KodePemulihanAnswer',
    errors: [409, 429],
  })
router
  .post('/api/kode-masuk/matikan', [KodeMasukController, 'matikan'])
  .as('akun.kode_masuk.matikan')
  .use(middleware.izin('sesi.sendiri'))
  .dok({
    summary: 'Mematikan kode masuk dengan satu kode',
    group: SESI,
    body: kodeMasukValidator,
    errors: [409, 429],
  })
router
  .post('/api/kode-masuk/pemulihan', [KodeMasukController, 'pemulihan'])
  .as('akun.kode_masuk.pemulihan')
  .use(middleware.izin('sesi.sendiri'))
  .dok({
    summary: 'Kode pemulihan baru dengan satu kode; yang lama tidak berlaku lagi',
    group: SESI,
    body: kodeMasukValidator,
    answer: 'KodePemulihanAnswer',
    errors: [409, 429],
  })

router
  .post('/registrasi', [RegistrasiController, 'daftar'])
  .as('akun.registrasi')
  .use(middleware.publik())
  .dok({
    summary: 'Pendaftaran rekanan; tautan aktivasi dikirim ke email',
    group: AKUN,
    body: registrasiValidator,
    errors: [429],
  })
router
  .post('/api/registrasi/kirim-ulang', [RegistrasiController, 'kirimUlang'])
  .as('akun.registrasi.kirim_ulang')
  .use(middleware.publik())
  .dok({
    summary: 'Kirim ulang tautan aktivasi; jawabannya sama untuk akun apa pun',
    group: AKUN,
    body: kirimUlangValidator,
    errors: [429],
  })
router
  .post('/member/activity', [RegistrasiController, 'aktifkan'])
  .as('akun.aktivasi')
  .use(middleware.publik())
  .dok({
    summary: 'Aktivasi akun; bila gagal, message adalah JSON { jenis: EXP|INV, message }',
    group: AKUN,
    body: kodeValidator,
    answer: 'AktivasiAnswer',
  })

router
  .post('/userman/forget', [PasswordController, 'lupa'])
  .as('akun.lupa')
  .use(middleware.publik())
  .dok({
    summary: 'Kirim tautan reset password; jawabannya sama untuk akun apa pun',
    group: AKUN,
    body: lupaValidator,
    errors: [409, 429],
  })
router
  .get('/api/userman/forget/:kodeUrl', [PasswordController, 'periksa'])
  .as('akun.lupa.periksa')
  .use(middleware.publik())
  .dok({
    summary: 'Memeriksa tautan reset password tanpa memakainya',
    group: AKUN,
    answer: 'TautanSandiAnswer',
  })
router
  .put('/userman/respwd', [PasswordController, 'reset'])
  .as('akun.reset')
  .use(middleware.publik())
  .dok({
    summary: 'Password baru melalui tautan; semua sesi pengguna berakhir',
    group: AKUN,
    body: resetValidator,
    errors: [429],
  })
router
  .put('/userman/changepwd', [PasswordController, 'ubah'])
  .as('akun.ubah_sandi')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    summary: 'Ganti password sendiri; sesi lain berakhir',
    group: AKUN,
    body: changePasswordValidator,
    errors: [429],
  })

router
  .get('/userman/id/:id', [ProfilController, 'lihat'])
  .where('id', router.matchers.number())
  .as('akun.profil')
  .use(middleware.izin('profil.sendiri'))
  .dok({ summary: 'Profil pengguna', group: AKUN, answer: 'Profil' })
router
  .put('/api/userman/profil', [ProfilController, 'ubah'])
  .as('akun.profil.ubah')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    summary: 'Ubah nama, jabatan, dan telepon sendiri',
    group: AKUN,
    body: profilValidator,
    answer: 'Profil',
    errors: [409],
  })
router
  .get('/vendor/noreg/:userId', [ProfilController, 'noRegistrasi'])
  .where('userId', router.matchers.number())
  .as('akun.noreg')
  .use(middleware.izin('profil.sendiri'))
  .dok({
    summary: 'Nomor registrasi rekanan milik pengguna',
    group: AKUN,
    answer: 'NoRegistrasiAnswer',
  })
