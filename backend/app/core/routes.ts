import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { tautanValidator } from '#core/files/berkas_controller'

const WaktuController = () => import('#core/clock/clock_controller')
const BerkasController = () => import('#core/files/berkas_controller')
const AliranController = () => import('#core/live/stream_controller')

router
  .get('/api/time', [WaktuController, 'sekarang'])
  .as('inti.waktu')
  .use(middleware.publik())
  .dok({ ringkas: 'Waktu server', kelompok: 'Umum', jawaban: '{ waktu, milidetik }' })
router
  .get('/api/rup/paket/server/dttm', [WaktuController, 'sekarang'])
  .as('inti.waktu.paket')
  .use(middleware.publik())
  .dok({ ringkas: 'Waktu server', kelompok: 'Umum', jawaban: '{ waktu, milidetik }' })

router
  .get('/berkas/*', [BerkasController, 'unduh'])
  .as('inti.berkas.unduh')
  .use(middleware.publik())
  .dok({
    ringkas:
      'Unduh berkas; hak dinilai menurut data pemilik berkas, dengan sesi atau alamat bertanda tangan',
    kelompok: 'Berkas',
    media: 'application/octet-stream',
    kueri: ['u', 's', 't'],
    galat: [416],
  })
router
  .post('/api/berkas/tautan', [BerkasController, 'tautan'])
  .as('inti.berkas.tautan')
  .use(middleware.izin('berkas.buka'))
  .dok({
    ringkas: 'Alamat bertanda tangan untuk satu berkas, satu pengguna, 60 detik',
    kelompok: 'Berkas',
    badan: tautanValidator,
    jawaban: '{ url }',
  })
router
  .get('/api/aliran', [AliranController, 'buka'])
  .as('inti.aliran')
  .use(middleware.izin('notifikasi.sendiri'))
  .dok({ ringkas: 'Kabar langsung pengguna', kelompok: 'Umum', media: 'text/event-stream' })
