/** Work orders (S3 §2.6, §7.4); without a guard in the specification, which was a defect (decisions §2). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { spkTenderQuery, spkValidator } from '#app/spk/spk_validator'

const SpkController = () => import('#app/spk/spk_controller')
const group = 'SPK'
const id = router.matchers.number()

router
  .get('/api/spk', [SpkController, 'index'])
  .as('spk.daftar')
  .use(middleware.izin('spk.susun'))
  .dok({
    summary: 'Tender yang dapat dibuatkan SPK, untuk dipilih',
    group,
    query: spkTenderQuery,
    answer: 'SpkTender[]',
  })
router
  .get('/api/spk/:tenderId', [SpkController, 'show'])
  .where('tenderId', id)
  .as('spk.lihat')
  .use(middleware.izin('spk.susun'))
  .dok({ summary: 'SPK satu tender', group, answer: 'SpkAnswer' })
router
  .post('/api/spk', [SpkController, 'store'])
  .as('spk.simpan')
  .use(middleware.izin('spk.susun'))
  .dok({
    summary: 'Simpan SPK: header LP dan LNP dengan baris pekerjaannya',
    group,
    body: spkValidator,
    answer: 'SpkAnswer',
    errors: [409],
  })
router
  .get('/api/spk/pdf/:tenderId', [SpkController, 'pdf'])
  .where('tenderId', id)
  .as('spk.pdf')
  .use(middleware.izin('spk.susun'))
  .dok({ summary: 'SPK sebagai PDF yang tersimpan', group, answer: 'SpkFile', errors: [409] })
