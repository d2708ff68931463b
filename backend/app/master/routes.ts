/** Administration (S2 §7 'Administration'), its /rest resources, audit, dashboard, health. */
import '#app/master/pengguna/routes'
import '#app/master/akses/routes'
import '#app/master/lokasi_proyek/routes'
import '#app/master/coa/routes'
import '#app/master/divisi/routes'
import '#app/master/libur/routes'
import '#app/master/kbli/routes'
import '#app/master/sbu/routes'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { auditRestQuery } from '#app/master/audit/audit_validator'
import {
  parameterRestQuery,
  parameterValidator,
  paramValidator,
} from '#app/master/parameter/parameter_validator'

const ParameterController = () => import('#app/master/parameter/parameter_controller')
const ParameterRestController = () => import('#app/master/parameter/parameter_rest_controller')
const AuditController = () => import('#app/master/audit/audit_controller')
const DasborController = () => import('#app/master/dasbor/dasbor_controller')
const InstalasiController = () => import('#app/master/instalasi/instalasi_controller')

router
  .get('/admin/param', [ParameterController, 'index'])
  .as('master.param')
  .use(middleware.publik())
  .dok({
    summary: 'Parameter; tanpa sesi administrator hanya yang untuk umum',
    group: 'Parameter',
    rows: 'ParamAnswer[]',
  })
router
  .post('/admin/param', [ParameterController, 'update'])
  .as('master.param.simpan')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    summary: 'Ubah nilai parameter',
    group: 'Parameter',
    body: paramValidator,
    answer: 'ParamAnswer',
    errors: [409],
  })
router
  .get('/rest/parameter', [ParameterRestController, 'index'])
  .as('master.rest.parameter.daftar')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    summary: 'Daftar parameter',
    group: 'Parameter',
    query: parameterRestQuery,
    answer: 'ParameterAnswer[]',
  })
router
  .get('/rest/parameter/:id', [ParameterRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.parameter.satu')
  .use(middleware.izin('parameter.kelola'))
  .dok({ summary: 'Satu parameter', group: 'Parameter', answer: 'ParameterAnswer' })
router
  .put('/rest/parameter/:id', [ParameterRestController, 'update'])
  .where('id', router.matchers.number())
  .as('master.rest.parameter.ubah')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    summary: 'Ubah nilai parameter',
    group: 'Parameter',
    body: parameterValidator,
    answer: 'ParameterAnswer',
    errors: [409, 428],
  })

router
  .get('/rest/audit', [AuditController, 'index'])
  .as('master.rest.audit.daftar')
  .use(middleware.izin('audit.baca'))
  .dok({
    summary: 'Jejak audit; saringan pelaku, objek, objekId, aksi, dari, sampai',
    group: 'Audit',
    query: auditRestQuery,
    answer: 'JurnalAnswer[]',
  })
router
  .get('/rest/audit/:id', [AuditController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.audit.satu')
  .use(middleware.izin('audit.baca'))
  .dok({ summary: 'Satu catatan audit', group: 'Audit', answer: 'JurnalAnswer' })
router
  .get('/api/audit/kepala', [AuditController, 'kepala'])
  .as('master.audit.kepala')
  .use(middleware.izin('audit.baca'))
  .dok({
    summary: 'Segel terakhir jurnal dengan tanda tangannya',
    group: 'Audit',
    answer: 'JournalHeadAnswer | null',
  })
router
  .get('/api/audit/kepala/berkas', [AuditController, 'berkasKepala'])
  .as('master.audit.kepala.berkas')
  .use(middleware.izin('audit.baca'))
  .dok({
    summary: 'Unduh semua kepala jurnal',
    group: 'Audit',
    media: 'application/x-ndjson',
  })

router
  .get('/api/admin/dasbor', [DasborController, 'show'])
  .as('master.dasbor')
  .use(middleware.izin('admin.dasbor'))
  .dok({
    summary: 'Jumlah pengguna, yang menunggu, dan kegiatan terbaru',
    group: 'Administrasi',
    answer: 'DasborAdminAnswer',
  })
router
  .get('/api/instalasi', [InstalasiController, 'show'])
  .as('master.instalasi')
  .use(middleware.izin('instalasi.baca'))
  .dok({ summary: 'Kesehatan instalasi', group: 'Administrasi', answer: 'InstalasiAnswer' })
