/** Annual plan: programs, activities and their approval, the inbox, the public plan (S1 §2.1, decisions §4). */
import '#app/rup/impor/routes'
import '#app/rup/publik/routes'
import router from '@adonisjs/core/services/router'
import { versionQuery } from '#core/http/input/version'
import { middleware } from '#start/kernel'
import {
  kegiatanValidator,
  programValidator,
  tolakRupValidator,
  versiRupValidator,
  kegiatanProgramQuery,
  kegiatanRestQuery,
  programRestQuery,
} from '#app/rup/rup_validator'

const ProgramController = () => import('#app/rup/program/program_controller')
const KegiatanController = () => import('#app/rup/kegiatan/kegiatan_controller')

const group = 'Rencana (RUP)'
const id = router.matchers.number()

router
  .get('/api/rup/kegiatan-program/:year', [KegiatanController, 'publik'])
  .where('year', id)
  .as('rup.publik')
  .use(middleware.publik())
  .dok({
    summary: 'Anggaran program dan kegiatan yang sudah disetujui pada satu tahun anggaran',
    group,
    query: kegiatanProgramQuery,
    answer: 'KegiatanProgram[]',
  })
router
  .get('/api/rup/acuan/:year', [KegiatanController, 'acuan'])
  .where('year', id)
  .as('rup.acuan')
  .use(middleware.izin('kegiatan.buat'))
  .dok({ summary: 'Pilihan formulir program dan kegiatan', group, answer: 'AcuanRup' })
router
  .get('/api/rup/jumlah-divisi/:year', [KegiatanController, 'jumlahDivisi'])
  .where('year', id)
  .as('rup.jumlahDivisi')
  .use(middleware.izin('rup.baca'))
  .dok({
    summary: 'Jumlah kegiatan dan pagu tiap divisi dalam lingkup pembaca, pada satu tahun anggaran',
    group,
    answer: 'LaporanDivisi[]',
  })
router
  .post('/api/rup/kegiatan/:id/ajukan', [KegiatanController, 'ajukan'])
  .where('id', id)
  .as('rup.kegiatan.ajukan')
  .use(middleware.izin('kegiatan.ajukan'))
  .dok({
    summary: 'Ajukan kegiatan untuk disetujui',
    group,
    body: versiRupValidator,
    answer: 'Kegiatan',
    errors: [409],
  })
router
  .post('/api/rup/kegiatan/:id/setujui', [KegiatanController, 'setujui'])
  .where('id', id)
  .as('rup.kegiatan.setujui')
  .use(middleware.izin('kegiatan.putuskan'))
  .dok({
    summary: 'Setujui kegiatan pada langkah yang menunggu',
    group,
    body: versiRupValidator,
    answer: 'Kegiatan',
    errors: [409],
  })
router
  .post('/api/rup/kegiatan/:id/tolak', [KegiatanController, 'tolak'])
  .where('id', id)
  .as('rup.kegiatan.tolak')
  .use(middleware.izin('kegiatan.putuskan'))
  .dok({
    summary: 'Tolak kegiatan dengan catatan; kembali kepada penyusunnya',
    group,
    body: tolakRupValidator,
    answer: 'Kegiatan',
    errors: [409],
  })

router
  .get('/rest/program', [ProgramController, 'index'])
  .as('rup.rest.program.daftar')
  .use(middleware.izin('rup.baca'))
  .dok({ summary: 'Daftar program', group, query: programRestQuery, answer: 'Program[]' })
router
  .post('/rest/program', [ProgramController, 'store'])
  .as('rup.rest.program.tambah')
  .use(middleware.izin('program.kelola'))
  .dok({ summary: 'Tambah program', group, body: programValidator, answer: 'Program' })
router
  .get('/rest/program/:id', [ProgramController, 'show'])
  .where('id', id)
  .as('rup.rest.program.satu')
  .use(middleware.izin('rup.baca'))
  .dok({ summary: 'Satu program', group, answer: 'Program' })
router
  .put('/rest/program/:id', [ProgramController, 'update'])
  .where('id', id)
  .as('rup.rest.program.ubah')
  .use(middleware.izin('program.kelola'))
  .dok({
    summary: 'Ubah program',
    group,
    body: programValidator,
    answer: 'Program',
    errors: [409, 428],
  })
router
  .delete('/rest/program/:id', [ProgramController, 'destroy'])
  .where('id', id)
  .as('rup.rest.program.hapus')
  .use(middleware.izin('program.kelola'))
  .dok({
    summary: 'Hapus program',
    group,
    query: versionQuery,
    answer: 'Program',
    errors: [409, 428],
  })

router
  .get('/rest/kegiatan', [KegiatanController, 'index'])
  .as('rup.rest.kegiatan.daftar')
  .use(middleware.izin('rup.baca'))
  .dok({ summary: 'Daftar kegiatan', group, query: kegiatanRestQuery, answer: 'Kegiatan[]' })
router
  .post('/rest/kegiatan', [KegiatanController, 'store'])
  .as('rup.rest.kegiatan.tambah')
  .use(middleware.izin('kegiatan.buat'))
  .dok({ summary: 'Tambah kegiatan', group, body: kegiatanValidator, answer: 'Kegiatan' })
router
  .get('/rest/kegiatan/:id', [KegiatanController, 'show'])
  .where('id', id)
  .as('rup.rest.kegiatan.satu')
  .use(middleware.izin('rup.baca'))
  .dok({
    summary: 'Satu kegiatan dengan riwayat persetujuan, perubahan, dan paketnya',
    group,
    answer: 'RincianKegiatan',
  })
router
  .put('/rest/kegiatan/:id', [KegiatanController, 'update'])
  .where('id', id)
  .as('rup.rest.kegiatan.ubah')
  .use(middleware.izin('kegiatan.ubah'))
  .dok({
    summary: 'Ubah kegiatan',
    group,
    body: kegiatanValidator,
    answer: 'Kegiatan',
    errors: [409, 428],
  })
router
  .delete('/rest/kegiatan/:id', [KegiatanController, 'destroy'])
  .where('id', id)
  .as('rup.rest.kegiatan.hapus')
  .use(middleware.izin('kegiatan.ubah'))
  .dok({
    summary: 'Hapus kegiatan',
    group,
    query: versionQuery,
    answer: 'Kegiatan',
    errors: [409, 428],
  })
