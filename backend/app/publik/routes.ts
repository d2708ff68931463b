import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const FormulirController = () => import('#app/publik/formulir_controller')
const PetaController = () => import('#app/publik/peta_controller')

const group = 'Umum'

router
  .get('/daftar/Formulir_Keikutsertaan_Vendor.doc', [FormulirController, 'keikutsertaan'])
  .as('publik.formulir')
  .use(middleware.publik())
  .dok({ summary: 'Formulir keikutsertaan vendor', group, media: 'application/msword' })
router
  .get('/daftar/SURAT_PERNYATAAN_NON_PKP.docx', [FormulirController, 'nonPkp'])
  .as('publik.nonPkp')
  .use(middleware.publik())
  .dok({
    summary: 'Surat pernyataan Non PKP',
    group,
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  })
router
  .get('/robots.txt', [PetaController, 'robots'])
  .as('publik.robots')
  .use(middleware.publik())
  .dok({ summary: 'Petunjuk bagi mesin pencari', group, media: 'text/plain' })
router
  .get('/sitemap.xml', [PetaController, 'peta'])
  .as('publik.peta')
  .use(middleware.publik())
  .dok({ summary: 'Peta situs', group, media: 'application/xml' })
