import '#app/rup/impor/files'
import router from '@adonisjs/core/services/router'
import { imporValidator } from '#app/rup/rup_validator'
import { middleware } from '#start/kernel'

const ImporController = () => import('#app/rup/impor/impor_controller')

const group = 'Rencana (RUP)'
const year = router.matchers.number()
const files = { file: ['.xlsx'] }

router
  .get('/api/rup/impor/:year/templat', [ImporController, 'templat'])
  .where('year', year)
  .as('rup.impor.templat')
  .use(middleware.izin('kegiatan.buat'))
  .dok({
    summary: 'Templat XLSX untuk impor kegiatan satu tahun anggaran',
    group,
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
router
  .post('/api/rup/impor/:year/periksa', [ImporController, 'periksa'])
  .where('year', year)
  .as('rup.impor.periksa')
  .use(middleware.izin('kegiatan.buat'))
  .dok({
    summary: 'Periksa berkas impor kegiatan tanpa menyimpan apa pun',
    group,
    files,
    answer: 'ImporDiperiksa',
    errors: [413],
  })
router
  .post('/api/rup/impor/:year', [ImporController, 'store'])
  .where('year', year)
  .as('rup.impor')
  .use(middleware.izin('kegiatan.buat'))
  .dok({
    summary: 'Impor seluruh baris berkas yang sudah diperiksa sebagai draf kegiatan',
    group,
    body: imporValidator,
    files,
    answer: 'ImporSelesai',
    errors: [409, 413],
  })
