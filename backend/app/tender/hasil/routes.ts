/** Announced results, for everybody (decisions §5). */
import router from '@adonisjs/core/services/router'
import { umumkanHasil } from '#app/tender/hasil/umumkan_hasil'
import { daftarkanJadwal } from '#inti/antrean'
import { middleware } from '#start/kernel'

const HasilController = () => import('#app/tender/hasil/hasil_controller')

daftarkanJadwal('tahap-berubah', '* * * * *', async () => {
  await umumkanHasil()
})

router
  .get('/api/tender/hasil/:paketId', [HasilController, 'tampil'])
  .where('paketId', router.matchers.number())
  .as('tender.hasil')
  .use(middleware.publik())
  .dok({
    ringkas: 'Hasil yang sudah diumumkan; rekanan juga melihat hasilnya sendiri',
    kelompok: 'Tender',
    jawaban: 'HasilPaket',
  })
