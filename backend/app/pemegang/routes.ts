/** Keys of people (sealing.md §2, ADR 0025). */
import router from '@adonisjs/core/services/router'
import {
  bungkusValidator,
  confirmKeyValidator,
  holderKeyRestQuery,
  holderKeyValidator,
  revokeKeyValidator,
} from '#app/pemegang/pemegang_validator'
import { middleware } from '#start/kernel'

const HolderKeyController = () => import('#app/pemegang/holder_key_controller')

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
