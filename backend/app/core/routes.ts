import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { tautanQuery, tautanValidator } from '#core/files/berkas_validator'

const ClockController = () => import('#core/clock/clock_controller')
const SehatController = () => import('#core/ops/sehat_controller')
const BerkasController = () => import('#core/files/berkas_controller')
const ManifestController = () => import('#core/http/pages/manifest_controller')
const LogController = () => import('#core/log/log_controller')
const PagesController = () => import('#core/log/pages/pages_controller')
const StreamController = () => import('#core/live/stream_controller')

router
  .get('/api/time', [ClockController, 'sekarang'])
  .as('inti.waktu')
  .use(middleware.publik())
  .dok({ summary: 'Waktu server', group: 'Umum', answer: 'WaktuServer' })
router
  .get('/api/rup/paket/server/dttm', [ClockController, 'sekarang'])
  .as('inti.waktu.paket')
  .use(middleware.publik())
  .dok({ summary: 'Waktu server', group: 'Umum', answer: 'WaktuServer' })

router
  .get('/api/sehat', [SehatController, 'siap'])
  .as('inti.sehat')
  .use(middleware.publik())
  .dok({
    summary: 'Sama dengan /api/sehat/siap',
    group: 'Umum',
    answer: 'KesiapanServer',
    errors: [503],
  })
router
  .get('/api/sehat/siap', [SehatController, 'siap'])
  .as('inti.sehat.siap')
  .use(middleware.publik())
  .dok({
    summary: 'Apakah server ini dapat melayani: basis data, penyimpanan, antrean, migrasi',
    group: 'Umum',
    answer: 'KesiapanServer',
    errors: [503],
  })
router
  .get('/api/sehat/hidup', [SehatController, 'hidup'])
  .as('inti.sehat.hidup')
  .use(middleware.publik())
  .dok({ summary: 'Apakah proses ini hidup', group: 'Umum', answer: 'ServerHidup' })

router
  .get('/berkas/*', [BerkasController, 'unduh'])
  .as('inti.berkas.unduh')
  .use(middleware.publik())
  .dok({
    summary:
      'Unduh berkas; hak dinilai menurut data pemilik berkas, dengan sesi atau alamat bertanda tangan',
    group: 'Berkas',
    media: 'application/octet-stream',
    query: tautanQuery,
    errors: [416],
  })
router
  .post('/api/berkas/tautan', [BerkasController, 'tautan'])
  .as('inti.berkas.tautan')
  .use(middleware.izin('berkas.buka'))
  .dok({
    summary: 'Alamat bertanda tangan untuk satu berkas, satu pengguna, 60 detik',
    group: 'Berkas',
    body: tautanValidator,
    answer: 'TautanBerkas',
  })
router
  .get('/api/aliran', [StreamController, 'buka'])
  .as('inti.aliran')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({
    summary: 'Kabar langsung pengguna',
    group: 'Umum',
    media: 'text/event-stream',
    errors: [429],
  })
router
  .get('/manifest.webmanifest', [ManifestController, 'show'])
  .as('inti.manifes')
  .use(middleware.publik())
  .dok({
    summary: 'Manifes aplikasi web, untuk layar utama perangkat',
    group: 'Umum',
    media: 'application/manifest+json',
  })
router
  .get('/log/checkpoint', [LogController, 'checkpoint'])
  .as('log.checkpoint')
  .use(middleware.publik())
  .dok({
    summary: 'Kepala log publik, bertanda tangan (C2SP tlog-checkpoint)',
    group: 'Log publik',
    media: 'text/plain',
    errors: [429],
  })
router
  .get('/api/log/halaman', [PagesController, 'show'])
  .as('log.halaman')
  .use(middleware.publik())
  .dok({
    summary: 'Bukti sidik halaman yang dibagikan server ini, halaman satu berkas di antaranya',
    group: 'Log publik',
    answer: 'BuktiLog',
    errors: [429],
  })
router
  .get('/log/saksi', [LogController, 'saksi'])
  .as('log.saksi')
  .use(middleware.publik())
  .dok({
    summary: 'Kunci para saksi yang ikut menandatangani log publik (C2SP tlog-cosignature)',
    group: 'Log publik',
    media: 'text/plain',
    errors: [429],
  })
router
  .get('/log/kunci', [LogController, 'kunci'])
  .as('log.kunci')
  .use(middleware.publik())
  .dok({
    summary: 'Pergantian kunci log publik: setiap kunci ditandatangani kunci sebelumnya',
    group: 'Log publik',
    media: 'text/plain',
    errors: [429],
  })
router
  .get('/log/vkey', [LogController, 'vkey'])
  .as('log.vkey')
  .use(middleware.publik())
  .dok({
    summary: 'Kunci pemeriksa log publik (C2SP signed-note)',
    group: 'Log publik',
    media: 'text/plain',
    errors: [429],
  })
router
  .get('/log/tile/*', [LogController, 'tile'])
  .as('log.petak')
  .use(middleware.publik())
  .dok({
    summary: 'Petak log publik: {L}/{N} atau entries/{N} (C2SP tlog-tiles)',
    group: 'Log publik',
    media: 'application/octet-stream',
    errors: [429],
  })
