/** Administration (S2 §7 'Administration'), its /rest resources, audit, dashboard, health. */
import '#app/master/pengguna/routes'
import '#app/master/lokasi_proyek/routes'
import '#app/master/coa/routes'
import '#app/master/divisi/routes'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { parameterValidator, paramValidator } from '#app/master/parameter/parameter_validator'

const ParameterController = () => import('#app/master/parameter/parameter_controller')
const ParameterRestController = () => import('#app/master/parameter/parameter_rest_controller')
const AuditController = () => import('#app/master/audit/audit_controller')
const DasborController = () => import('#app/master/dasbor/dasbor_controller')
const InstalasiController = () => import('#app/master/instalasi/instalasi_controller')

const REST = ['range', 'sort', 'filter']

router
  .get('/admin/param', [ParameterController, 'index'])
  .as('master.param')
  .use(middleware.publik())
  .dok({
    ringkas: 'Parameter; tanpa sesi administrator hanya yang untuk umum',
    kelompok: 'Parameter',
    jawaban: 'rows: JawabanParam[]',
  })
router
  .post('/admin/param', [ParameterController, 'update'])
  .as('master.param.simpan')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    ringkas: 'Ubah nilai parameter',
    kelompok: 'Parameter',
    badan: paramValidator,
    jawaban: 'JawabanParam',
    galat: [409],
  })
router
  .get('/rest/parameter', [ParameterRestController, 'index'])
  .as('master.rest.parameter.daftar')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    ringkas: 'Daftar parameter',
    kelompok: 'Parameter',
    kueri: REST,
    jawaban: 'JawabanParameter[]',
  })
router
  .get('/rest/parameter/:id', [ParameterRestController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.parameter.satu')
  .use(middleware.izin('parameter.kelola'))
  .dok({ ringkas: 'Satu parameter', kelompok: 'Parameter', jawaban: 'JawabanParameter' })
router
  .put('/rest/parameter/:id', [ParameterRestController, 'update'])
  .where('id', router.matchers.number())
  .as('master.rest.parameter.ubah')
  .use(middleware.izin('parameter.kelola'))
  .dok({
    ringkas: 'Ubah nilai parameter',
    kelompok: 'Parameter',
    badan: parameterValidator,
    jawaban: 'JawabanParameter',
    galat: [409],
  })

router
  .get('/rest/audit', [AuditController, 'index'])
  .as('master.rest.audit.daftar')
  .use(middleware.izin('audit.baca'))
  .dok({
    ringkas: 'Jejak audit; saringan pelaku, objek, objekId, aksi, dari, sampai',
    kelompok: 'Audit',
    kueri: REST,
    jawaban: 'JawabanJurnal[]',
  })
router
  .get('/rest/audit/:id', [AuditController, 'show'])
  .where('id', router.matchers.number())
  .as('master.rest.audit.satu')
  .use(middleware.izin('audit.baca'))
  .dok({ ringkas: 'Satu catatan audit', kelompok: 'Audit', jawaban: 'JawabanJurnal' })
router
  .get('/api/audit/kepala', [AuditController, 'kepala'])
  .as('master.audit.kepala')
  .use(middleware.izin('audit.baca'))
  .dok({
    ringkas: 'Segel terakhir jurnal dengan tanda tangannya',
    kelompok: 'Audit',
    jawaban: 'JawabanKepalaJurnal | null',
  })
router
  .get('/api/audit/kepala/berkas', [AuditController, 'berkasKepala'])
  .as('master.audit.kepala.berkas')
  .use(middleware.izin('audit.baca'))
  .dok({
    ringkas: 'Unduh semua kepala jurnal',
    kelompok: 'Audit',
    media: 'application/x-ndjson',
  })

router
  .get('/api/admin/dasbor', [DasborController, 'show'])
  .as('master.dasbor')
  .use(middleware.izin('admin.dasbor'))
  .dok({
    ringkas: 'Jumlah pengguna, yang menunggu, dan kegiatan terbaru',
    kelompok: 'Administrasi',
    jawaban: 'JawabanDasborAdmin',
  })
router
  .get('/api/instalasi', [InstalasiController, 'show'])
  .as('master.instalasi')
  .use(middleware.izin('instalasi.baca'))
  .dok({ ringkas: 'Kesehatan instalasi', kelompok: 'Administrasi', jawaban: 'JawabanInstalasi' })
