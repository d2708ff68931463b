/** The archive of a finished package as one ZIP. */
import router from '@adonisjs/core/services/router'
import { tautanQuery } from '#core/files/berkas_validator'
import { middleware } from '#start/kernel'

const ArsipController = () => import('#app/tender/arsip/arsip_controller')

const id = router.matchers.number()
const group = 'Arsip paket'

router
  .post('/api/tender/arsip/:paketId', [ArsipController, 'store'])
  .as('arsip.tautan')
  .where('paketId', id)
  .use(middleware.izin('tender.arsip'))
  .dok({
    summary: 'Alamat bertanda tangan untuk mengunduh arsip paket yang sudah berakhir',
    group,
    answer: 'TautanBerkas',
    errors: [409],
  })
router
  .get('/tender/:paketId/arsip', [ArsipController, 'unduh'])
  .as('arsip.unduh')
  .where('paketId', id)
  .use(middleware.publik())
  .dok({
    summary:
      'Arsip paket sebagai ZIP dengan manifes SHA-256, dengan sesi atau alamat bertanda tangan',
    group,
    media: 'application/zip',
    query: tautanQuery,
    errors: [409],
  })
