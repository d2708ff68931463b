import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const DokumentasiController = () => import('#app/dokumentasi/dokumentasi_controller')

const kelompok = 'Dokumentasi'

router
  .get('/openapi.json', [DokumentasiController, 'openapi'])
  .as('dokumentasi.openapi')
  .use(middleware.publik())
  .dok({ ringkas: 'Dokumen OpenAPI 3.1 ini', kelompok, media: 'application/json' })
router
  .get('/docs/api', [DokumentasiController, 'halaman'])
  .as('dokumentasi.halaman')
  .use(middleware.publik())
  .dok({ ringkas: 'Halaman dokumentasi', kelompok, media: 'text/html' })
router
  .get('/docs/api/*', [DokumentasiController, 'modul'])
  .as('dokumentasi.modul')
  .use(middleware.publik())
  .dok({ ringkas: 'Skrip dan gaya halaman dokumentasi', kelompok, media: 'text/javascript' })
