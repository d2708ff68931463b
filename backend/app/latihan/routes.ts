/** The rehearsal: the real server has its door, the room its own few addresses. */
import router from '@adonisjs/core/services/router'
import { nyalakanValidator, ulangValidator } from '#app/latihan/latihan_validator'
import { isRehearsal } from '#core/latihan/rehearsal'
import { middleware } from '#start/kernel'

const LatihanController = () => import('#app/latihan/latihan_controller')
const group = 'Ruang latihan'

if (isRehearsal) await import('#app/latihan/ruang/routes')
else {
  router
    .get('/api/latihan', [LatihanController, 'show'])
    .as('latihan.show')
    .use(middleware.izin('latihan.masuk'))
    .dok({ summary: 'Keadaan ruang latihan', group, answer: 'LatihanAnswer' })
  router
    .post('/api/latihan/nyalakan', [LatihanController, 'nyalakan'])
    .as('latihan.nyalakan')
    .use(middleware.izin('latihan.masuk'))
    .dok({
      summary: 'Nyalakan ruang latihan; penyiapannya berjalan di belakang',
      group,
      body: nyalakanValidator,
      answer: 'LatihanAnswer',
    })
  router
    .post('/api/latihan/masuk', [LatihanController, 'masuk'])
    .as('latihan.masuk')
    .use(middleware.izin('latihan.masuk'))
    .dok({
      summary: 'Tiket sekali pakai ke ruang latihan, berlaku satu menit',
      group,
      answer: 'TiketLatihan',
    })
  router
    .post('/api/latihan/ulang', [LatihanController, 'ulang'])
    .as('latihan.ulang')
    .use(middleware.izin('latihan.ulang'))
    .dok({
      summary: 'Hapus isi ruang latihan dan susun dari awal',
      group,
      body: ulangValidator,
      answer: 'LatihanAnswer',
    })
}
