/** Open data in OCDS: releases and records of all packages, and of one. */
import router from '@adonisjs/core/services/router'
import { OCDS, OCDS_RECORDS } from '@eproc/domain/pages/feed'
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
router
  .get(OCDS_RECORDS, [OcdsController, 'records'])
  .as('ocds.rekaman')
  .use(middleware.publik())
  .dok({
    summary: 'Rekaman OCDS 1.1 semua paket (rilis gabungan), yang terakhir berubah lebih dahulu',
    group,
    query: rilisQuery,
    media: 'application/json',
    errors: [429],
  })
router
  .get('/ocds/records/:ocid', [OcdsController, 'record'])
  .as('ocds.rekaman.proses')
  .use(middleware.publik())
  .dok({
    summary: 'Rekaman OCDS 1.1 satu proses pengadaan; ocid boleh diikuti .json',
    group,
    media: 'application/json',
    errors: [429],
  })

router
  .get('/api/log/rilis/:id', [OcdsController, 'proof'])
  .as('ocds.rilis.bukti')
  .use(middleware.publik())
  .dok({
    summary: 'Bukti bahwa satu rilis OCDS tercatat dalam log publik',
    group,
    answer: 'BuktiLog',
    errors: [429],
  })
