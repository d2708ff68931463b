/** Access to never opened offers under the order of an auditor or a court (sealing.md §4). */
import router from '@adonisjs/core/services/router'
import {
  alasanPerintahValidator,
  langkahPerintahValidator,
  perintahValidator,
} from '#app/tender/perintah/perintah_validator'
import { middleware } from '#start/kernel'

const PerintahController = () => import('#app/tender/perintah/perintah_controller')
const ArsipPerintahController = () => import('#app/tender/perintah/arsip/arsip_perintah_controller')
const id = router.matchers.number()
const answer = 'PerintahPaket'
const group = 'Pembukaan penawaran'

router
  .get('/api/tender/perintah/:paketId', [PerintahController, 'show'])
  .as('perintah.lihat')
  .where('paketId', id)
  .use(middleware.izin('tender.perintah.baca'))
  .dok({ summary: 'Perintah akses atas penawaran yang tidak pernah dibuka', group, answer })
router
  .post('/api/tender/perintah/:paketId', [PerintahController, 'catat'])
  .as('perintah.catat')
  .where('paketId', id)
  .use(middleware.izin('tender.perintah.catat'))
  .dok({
    summary: 'Catat perintah auditor atau pengadilan, dengan dokumennya',
    group,
    body: perintahValidator,
    files: { dokumen: ['pdf'] },
    answer,
    errors: [409, 413],
  })
router
  .post('/api/tender/perintah/:paketId/:id/tolak', [PerintahController, 'tolak'])
  .as('perintah.tolak')
  .where('paketId', id)
  .where('id', id)
  .use(middleware.izin('tender.perintah.sahkan'))
  .dok({
    summary: 'Tolak perintah yang dicatat PPK',
    group,
    body: alasanPerintahValidator,
    answer,
    errors: [409],
  })
router
  .post('/api/tender/perintah/:paketId/:id/sahkan', [PerintahController, 'sahkan'])
  .as('perintah.sahkan')
  .where('paketId', id)
  .where('id', id)
  .use(middleware.izin('tender.perintah.sahkan'))
  .dok({
    summary: 'Sahkan perintah; berkas yang tercakup tercatat dalam log publik',
    group,
    answer,
    errors: [409],
  })

router
  .post('/api/tender/perintah/:paketId/:id/tutup', [PerintahController, 'tutup'])
  .as('perintah.tutup')
  .where('paketId', id)
  .where('id', id)
  .use(middleware.izin('tender.perintah.sahkan'))
  .dok({
    summary: 'Tutup perintah yang tidak dapat dilaksanakan lagi karena kunci pemegangnya hilang',
    group,
    body: alasanPerintahValidator,
    answer,
    errors: [409],
  })

// Which right a holder's step takes is the package's matter, as at an opening.
const STEPS = [
  ['pernyataan', 'sign', 'Yang ditandatangani pemegang kunci atas perintah', 'OrderToSign'],
  ['minta', 'minta', 'Pemegang pertama menandatangani dan menitipkan bagian kuncinya', answer],
  ['buka', 'buka', 'Pemegang kedua membuka tepat berkas yang tercakup', answer],
] as const
for (const [step, action, summary, answers] of STEPS) {
  router
    .post(`/api/tender/perintah/:paketId/:id/${step}`, [PerintahController, action])
    .as(`perintah.${step}`)
    .where('paketId', id)
    .where('id', id)
    .use(middleware.izin('tender.perintah.buka'))
    .dok({ summary, group, body: langkahPerintahValidator, answer: answers, errors: [409] })
}
router
  .get('/tender/:paketId/perintah/:id/arsip', [ArsipPerintahController, 'show'])
  .as('perintah.arsip')
  .where('paketId', id)
  .where('id', id)
  .use(middleware.izin('tender.perintah.arsip'))
  .dok({
    summary: 'Arsip perintah sebagai ZIP: berkas yang dibuka, berita acara, dokumen perintah',
    group,
    media: 'application/zip',
    errors: [409],
  })
const PROOFS = [
  ['', 'bukti', 'Bukti log publik tentang berkas yang tercakup suatu perintah'],
  ['/buka', 'buktiBuka', 'Bukti log publik tentang pelaksanaan suatu perintah'],
  ['/tutup', 'buktiTutup', 'Bukti log publik tentang penutupan suatu perintah tanpa dilaksanakan'],
] as const
for (const [part, action, summary] of PROOFS) {
  router
    .get(`/api/log/perintah/:id${part}`, [PerintahController, action])
    .as(`perintah.${action}`)
    .where('id', id)
    .use(middleware.izin('tender.baca'))
    .dok({ summary, group, answer: 'BuktiLog' })
}
