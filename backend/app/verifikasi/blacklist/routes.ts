import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { DOKUMEN } from '@eproc/domain/common/documents'
import {
  blacklistHistoryQuery,
  blacklistRestQuery,
  blacklistValidator,
} from '#app/verifikasi/blacklist/blacklist_validator'

const BlacklistController = () => import('#app/verifikasi/blacklist/blacklist_controller')

const GROUP = 'Verifikasi rekanan'

router
  .get('/rest/blacklist', [BlacklistController, 'index'])
  .as('verifikasi.rest.blacklist.daftar')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Rekanan menurut nama atau nomor dengan keadaan blacklistnya; tanpa q: yang blacklist',
    group: GROUP,
    query: blacklistRestQuery,
    answer: 'BlacklistRow[]',
  })
router
  .get('/rest/blacklist/:id', [BlacklistController, 'show'])
  .where('id', router.matchers.number())
  .as('verifikasi.rest.blacklist.satu')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Keadaan blacklist satu rekanan, tanpa isi dosirnya',
    group: GROUP,
    answer: 'BlacklistRow',
  })

router
  .get('/rest/blacklist-history', [BlacklistController, 'history'])
  .as('verifikasi.rest.blacklist.riwayat')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Keputusan blacklist satu rekanan dari jurnal; saringan vendorId',
    group: GROUP,
    query: blacklistHistoryQuery,
    answer: 'BlacklistDecision[]',
  })
router
  .post('/vendor/blacklist/update', [BlacklistController, 'ubah'])
  .as('verifikasi.blacklist')
  .use(middleware.izin('rekanan.blacklist'))
  .dok({
    summary: 'Menetapkan atau mencabut blacklist',
    group: GROUP,
    body: blacklistValidator,
    files: { fileBlacklist: DOKUMEN.blacklist.fileBlacklist.jenis },
    answer: 'BlacklistDiubah',
    beside: { success: { type: 'boolean' } },
    errors: [409, 413],
  })
