import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  rekananListQuery,
  rekananPilihanQuery,
  terverifikasiQuery,
  vendorRestQuery,
} from '#app/verifikasi/rekanan/rekanan_validator'

const RekananController = () => import('#app/verifikasi/rekanan/rekanan_controller')
const VendorRestController = () => import('#app/verifikasi/rekanan/vendor_rest_controller')

const GROUP = 'Verifikasi rekanan'

router
  .get('/rest/vendor', [VendorRestController, 'index'])
  .as('verifikasi.rest.vendor.daftar')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Daftar rekanan untuk back office; verified: yang pernah terverifikasi, dengan KBLI',
    group: GROUP,
    query: vendorRestQuery,
    answer: 'VendorRow[]',
  })
router
  .get('/rest/vendor/:id', [VendorRestController, 'show'])
  .where('id', router.matchers.number())
  .as('verifikasi.rest.vendor.satu')
  .use(middleware.izin('rekanan.dosir.baca'))
  .dok({
    summary: 'Keadaan verifikasi satu rekanan: bagian, sertifikat, blacklist, versi',
    group: GROUP,
    answer: 'KeadaanVerifikasi',
  })

router
  .get('/vendor/registrasi/perusahaan', [RekananController, 'daftar'])
  .as('verifikasi.daftar')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Daftar rekanan',
    group: GROUP,
    query: rekananListQuery,
    rows: 'RekananRow[]',
  })
router
  .get('/vendor/verified/:blacklistFilter', [RekananController, 'terverifikasi'])
  .where('blacklistFilter', /^(null|1|0)$/)
  .as('verifikasi.terverifikasi')
  .use(middleware.izin('rekanan.daftar'))
  .dok({
    summary: 'Rekanan terverifikasi; saringan blacklist null, 1, atau 0',
    group: GROUP,
    query: terverifikasiQuery,
    answer: 'RekananTerverifikasi[]',
  })
router
  .get('/vendor/kbli', [RekananController, 'perKbli'])
  .as('verifikasi.kbli')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perusahaan aktif untuk dipilih',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })
router
  .get('/vendor/kbli/:kbli', [RekananController, 'perKbli'])
  .where('kbli', /^\d{1,9}(,\d{1,9}){0,99}$/)
  .as('verifikasi.kbli.satu')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perusahaan aktif dengan salah satu KBLI (id atau kode, dipisah koma)',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })
router
  .get('/vendor/person', [RekananController, 'perorangan'])
  .as('verifikasi.person')
  .use(middleware.izin('rekanan.pilih'))
  .dok({
    summary: 'Perorangan aktif untuk dipilih',
    group: GROUP,
    query: rekananPilihanQuery,
    answer: 'RekananPilihan[]',
  })
