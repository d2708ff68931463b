/** Approval, publication and execution status (S3 §2.2, decisions §4, §5). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  alasanValidator,
  noteValidator,
  pendaftaranValidator,
  terbitValidator,
  versiValidator,
} from '#app/paket/paket_validator'

const ProsesController = () => import('#app/paket/proses/proses_controller')

const group = 'Paket'
const id = router.matchers.number()

router
  .post('/api/rup/paket/publish', [ProsesController, 'terbitkan'])
  .as('paket.terbitkan')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    summary: 'Publish paket yang sudah disetujui',
    group,
    body: terbitValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
const STATUS = [
  ['selesai', 'paket.selesai', 'Selesaikan proses tender', versiValidator],
  ['gagal', 'paket.gagal', 'Gagalkan tender / tidak ada pemenang; perlu alasan', alasanValidator],
  ['batal', 'paket.batal', 'Batalkan tender; perlu alasan', alasanValidator],
  ['tunda', 'paket.tunda', 'Tunda paket; perlu alasan', alasanValidator],
  ['lanjutkan', 'paket.lanjutkan', 'Lanjutkan paket yang ditunda', versiValidator],
  ['ulang', 'paket.ulang', 'Tender ulang paket yang gagal; perlu alasan', alasanValidator],
] as const
for (const [nama, hak, summary, body] of STATUS) {
  router
    .put(`/api/rup/lelang/${nama}/:id`, [ProsesController, nama])
    .where('id', id)
    .as(`paket.${nama}`)
    .use(middleware.izin(hak))
    .dok({
      summary,
      group,
      body,
      answer: 'RincianPaket',
      errors: [409],
    })
}
router
  .post('/api/paket/:id/ajukan', [ProsesController, 'ajukan'])
  .where('id', id)
  .as('paket.ajukan')
  .use(middleware.izin('paket.ajukan'))
  .dok({
    summary: 'Ajukan paket untuk disetujui',
    group,
    body: versiValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
for (const nama of ['setujui', 'tolak'] as const) {
  router
    .post(`/api/paket/:id/${nama}`, [ProsesController, nama])
    .where('id', id)
    .as(`paket.${nama}`)
    .use(middleware.izin('paket.setujui'))
    .dok({
      summary: nama === 'setujui' ? 'Setujui paket' : 'Tolak paket dengan catatan',
      group,
      body: noteValidator,
      answer: 'RincianPaket',
      errors: [409],
    })
}
router
  .put('/api/paket/:id/pendaftaran', [ProsesController, 'pendaftaran'])
  .where('id', id)
  .as('paket.pendaftaran')
  .use(middleware.izin('paket.jadwal.susun'))
  .dok({
    summary: 'Atur akhir masa pendaftaran',
    group,
    body: pendaftaranValidator,
    answer: 'RincianPaket',
    errors: [409],
  })
