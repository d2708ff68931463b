/** Open data in OCDS: releases of all packages, and of one. */
import router from '@adonisjs/core/services/router'
import { OCDS } from '@eproc/domain/common/feed'
import { rilisQuery } from '#app/ocds/ocds_validator'
import { middleware } from '#start/kernel'

const OcdsController = () => import('#app/ocds/ocds_controller')
const group = 'Data Terbuka'

router
  .get(OCDS, [OcdsController, 'index'])
  .as('ocds.rilis')
  .use(middleware.publik())
  .dok({
    summary: 'Rilis OCDS 1.1 semua paket, yang terbaru lebih dahulu',
    group,
    query: rilisQuery,
    media: 'application/json',
    errors: [429],
  })
router
  .get('/ocds/releases/:ocid', [OcdsController, 'show'])
  .as('ocds.rilis.proses')
  .use(middleware.publik())
  .dok({
    summary: 'Rilis OCDS 1.1 satu proses pengadaan; ocid boleh diikuti .json',
    group,
    media: 'application/json',
    errors: [429],
  })
