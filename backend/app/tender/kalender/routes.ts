/** The schedule of a package in its readers' own calendars. */
import router from '@adonisjs/core/services/router'
import { FILE_SHAPE } from '#app/tender/kalender/kalender'
import { middleware } from '#start/kernel'

const KalenderController = () => import('#app/tender/kalender/kalender_controller')
const group = 'Tender'

const OWN = [
  ['get', 'show', 'Alamat kalender pemanggil untuk paket ini; null bila belum dibuat'],
  ['post', 'store', 'Buat atau ganti alamat kalender pemanggil'],
  ['delete', 'destroy', 'Cabut alamat kalender pemanggil'],
] as const
for (const [verb, method, summary] of OWN) {
  router[verb]('/api/paket/:paketId/kalender', [KalenderController, method])
    .where('paketId', router.matchers.number())
    .as(`tender.kalender.${method}`)
    .use(middleware.izin('tender.baca'))
    .dok({ summary, group, answer: 'KalenderPaket' })
}
router
  .get('/kalender/:berkas', [KalenderController, 'ics'])
  .where('berkas', FILE_SHAPE)
  .as('tender.kalender.ics')
  .use(middleware.publik())
  .dok({ summary: 'Jadwal paket sebagai iCalendar pada alamat rahasia (RFC 5545)', group })
