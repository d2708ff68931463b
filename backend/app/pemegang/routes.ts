/** Keys of people (sealing.md §2, ADR 0025). */
import router from '@adonisjs/core/services/router'
import {
  bungkusValidator,
  confirmKeyValidator,
  holderKeyRestQuery,
  holderKeyValidator,
  plainValidator,
  revokeKeyValidator,
} from '#app/pemegang/pemegang_validator'
import { middleware } from '#start/kernel'

const HolderKeyController = () => import('#app/pemegang/holder_key_controller')
const HolderSetController = () => import('#app/pemegang/himpunan/holder_set_controller')

const group = 'Kunci Pemegang'
const id = router.matchers.number()

router
  .get('/rest/kunci-pemegang', [HolderKeyController, 'index'])
  .as('pemegang.daftar')
  .use(middleware.izin('pemegang.baca'))
  .dok({
    summary: 'Kunci para pemegang dengan sidik jarinya',
    group,
    query: holderKeyRestQuery,
    answer: 'HolderKeyRow[]',
  })
router
  .get('/rest/kunci-pemegang/:id', [HolderKeyController, 'show'])
  .where('id', id)
  .as('pemegang.satu')
  .use(middleware.izin('pemegang.baca'))
  .dok({ summary: 'Satu kunci', group, answer: 'HolderKeyRow' })
router
  .get('/api/kunci-pemegang', [HolderKeyController, 'own'])
  .as('pemegang.sendiri')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Kunci sendiri, terbungkus frasa sandi yang tidak dikenal server',
    group,
    answer: 'HolderKeysOwn',
  })
router
  .post('/api/kunci-pemegang', [HolderKeyController, 'store'])
  .as('pemegang.simpan')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Mendaftarkan kunci baru; ditandatangani kunci lama bila masih berlaku',
    group,
    body: holderKeyValidator,
    answer: 'HolderKeysOwn',
    errors: [409],
  })
router
  .put('/api/kunci-pemegang/:id/bungkus', [HolderKeyController, 'rewrap'])
  .where('id', id)
  .as('pemegang.bungkus')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Mengganti frasa sandi kunci sendiri',
    group,
    body: bungkusValidator,
    answer: 'HolderKeysOwn',
    errors: [409],
  })
router
  .post('/api/kunci-pemegang/:id/konfirmasi', [HolderKeyController, 'confirm'])
  .where('id', id)
  .as('pemegang.konfirmasi')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Menandatangani bahwa sidik jari sudah dicocokkan dengan orangnya',
    group,
    body: confirmKeyValidator,
    answer: 'HolderKeyRow',
    errors: [409],
  })
router
  .post('/api/kunci-pemegang/cabut', [HolderKeyController, 'revoke'])
  .as('pemegang.cabut')
  .use(middleware.izin('pemegang.kunci'))
  .dok({
    summary: 'Mencabut kunci sendiri yang hilang atau dicuri',
    group,
    body: revokeKeyValidator,
    answer: 'HolderKeysOwn',
    errors: [409],
  })
router
  .get('/api/paket/:id/pemegang', [HolderSetController, 'show'])
  .where('id', id)
  .as('pemegang.himpunan')
  .use(middleware.izin('paket.baca'))
  .dok({
    summary: 'Pemegang kunci sebuah paket, dan yang kuncinya masih kurang',
    group,
    answer: 'HolderSetState',
  })
router
  .post('/api/paket/:id/pemegang/ingatkan', [HolderSetController, 'remind'])
  .where('id', id)
  .as('pemegang.ingatkan')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    summary: 'Mengingatkan mereka yang kuncinya masih kurang',
    group,
    answer: 'HolderSetState',
    errors: [409],
  })
router
  .put('/api/paket/:id/pemegang/polos', [HolderSetController, 'plain'])
  .where('id', id)
  .as('pemegang.polos')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    summary:
      'Apakah paket yang belum dipublish akan menerima berkas yang disegel server saat diterima; bawaan tender dan seleksi: tidak',
    group,
    body: plainValidator,
    answer: 'HolderSetState',
    errors: [409],
  })
