import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const DokumentasiController = () => import('#app/dokumentasi/dokumentasi_controller')

const group = 'Dokumentasi'

router
  .get('/openapi.json', [DokumentasiController, 'openapi'])
  .as('dokumentasi.openapi')
  .use(middleware.publik())
  .dok({ summary: 'Dokumen OpenAPI 3.1 ini', group, media: 'application/json' })
router
  .get('/docs/api', [DokumentasiController, 'halaman'])
  .as('dokumentasi.halaman')
  .use(middleware.publik())
  .dok({ summary: 'Halaman dokumentasi', group, media: 'text/html' })
router
  .get('/docs/api/*', [DokumentasiController, 'modul'])
  .as('dokumentasi.modul')
  .use(middleware.publik())
  .dok({ summary: 'Skrip dan gaya halaman dokumentasi', group, media: 'text/javascript' })
