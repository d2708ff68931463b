/** Monitors of schedules, licences and contracts (S3 §2.7, §7.4): the specification's calls, and their /rest resources. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  baganRestQuery,
  ijinListQuery,
  ijinRestQuery,
  jadwalListQuery,
  jadwalRestQuery,
  kontrakDivisiRestQuery,
  kontrakListQuery,
  kontrakRestQuery,
} from '#app/pantauan/pantauan_validator'

const JadwalMonitorController = () => import('#app/pantauan/jadwal/jadwal_monitor_controller')
const IjinUsahaMonitorController = () =>
  import('#app/pantauan/ijin_usaha/ijin_usaha_monitor_controller')
const KontrakMonitorController = () => import('#app/pantauan/kontrak/kontrak_monitor_controller')

const group = 'Monitor'
const kode = /^[\w.-]{1,30}$/

router
  .get('/monitor2/masterdivisi', [JadwalMonitorController, 'divisi'])
  .as('pantauan.divisi')
  .use(middleware.izin('pantauan.baca'))
  .dok({ summary: 'Divisi untuk menyaring monitor', group, answer: 'MasterDivisi[]' })
router
  .get('/monitor2/proses/:divisiCode', [JadwalMonitorController, 'proses'])
  .where('divisiCode', kode)
  .as('pantauan.proses')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Jadwal paket yang sedang diproses; kode divisi atau all',
    group,
    query: jadwalListQuery,
    answer: 'MonitorJadwal[]',
  })
router
  .get('/monitor2/ijin-usaha/:masa', [IjinUsahaMonitorController, 'daftar'])
  .where('masa', /^(all|tidakBerlaku|berlaku)$/)
  .as('pantauan.ijin')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Ijin usaha rekanan dan sisa masa berlakunya; all, tidakBerlaku, atau berlaku',
    group,
    query: ijinListQuery,
    answer: 'MonitorIjin[]',
  })
router
  .get('/monitor2/monitor-kontrak/:divisiCode', [KontrakMonitorController, 'daftar'])
  .where('divisiCode', kode)
  .as('pantauan.kontrak')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Kontrak dan sisa waktunya; kode divisi atau all',
    group,
    query: kontrakListQuery,
    answer: 'MonitorKontrak[]',
  })

router
  .get('/rest/monitor', [JadwalMonitorController, 'index'])
  .as('pantauan.rest.jadwal')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Tahap paket yang sedang diproses',
    group,
    query: jadwalRestQuery,
    answer: 'MonitorJadwal[]',
  })
router
  .get('/rest/monitor-bagan', [JadwalMonitorController, 'bagan'])
  .as('pantauan.rest.bagan')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Paket yang sedang diproses dengan tahapnya, untuk bagan',
    group,
    query: baganRestQuery,
    answer: 'MonitorBagan[]',
  })
router
  .get('/rest/monitor-ijin-usaha', [IjinUsahaMonitorController, 'index'])
  .as('pantauan.rest.ijin')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Ijin usaha rekanan dan sisa masa berlakunya',
    group,
    query: ijinRestQuery,
    answer: 'MonitorIjin[]',
  })
router
  .get('/rest/monitor-kontrak', [KontrakMonitorController, 'index'])
  .as('pantauan.rest.kontrak')
  .use(middleware.izin('pantauan.baca'))
  .dok({
    summary: 'Kontrak dan sisa waktunya',
    group,
    query: kontrakRestQuery,
    answer: 'MonitorKontrak[]',
  })
router
  .get('/rest/monitor-kontrak-divisi', [KontrakMonitorController, 'divisi'])
  .as('pantauan.rest.kontrak.divisi')
  .use(middleware.izin('pantauan.kontrak.divisi'))
  .dok({
    summary: 'Kontrak divisi pengguna sendiri dan sisa waktunya',
    group,
    query: kontrakDivisiRestQuery,
    answer: 'MonitorKontrak[]',
  })
