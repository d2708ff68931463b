/** Annual plan: programs, activities and their approval, the inbox, the public plan (S1 §2.1, decisions §4). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  kegiatanValidator,
  programValidator,
  tolakRupValidator,
  versiRupValidator,
} from '#app/rup/rup_validator'

const ProgramController = () => import('#app/rup/program/program_controller')
const KegiatanController = () => import('#app/rup/kegiatan/kegiatan_controller')
const KotakMasukController = () => import('#app/rup/kotak_masuk/kotak_masuk_controller')

const kelompok = 'Rencana (RUP)'
const REST = ['range', 'sort', 'filter']
const id = router.matchers.number()

router
  .get('/api/rup/kegiatan-program/:year', [KegiatanController, 'publik'])
  .where('year', id)
  .as('rup.publik')
  .use(middleware.publik())
  .dok({
    ringkas: 'Anggaran program dan kegiatan yang sudah disetujui pada satu tahun anggaran',
    kelompok,
    kueri: ['halaman', 'perHalaman', 'q', 'urut'],
    jawaban: 'KegiatanProgram[]',
  })
router
  .get('/api/rup/kotak-masuk', [KotakMasukController, 'index'])
  .as('rup.kotak-masuk')
  .use(middleware.izin('rup.baca'))
  .dok({ ringkas: 'Yang menunggu tindakan pengguna', kelompok, jawaban: 'ButirKotak[]' })
router
  .get('/api/rup/acuan/:year', [KegiatanController, 'acuan'])
  .where('year', id)
  .as('rup.acuan')
  .use(middleware.izin('kegiatan.buat'))
  .dok({ ringkas: 'Pilihan formulir program dan kegiatan', kelompok, jawaban: 'AcuanRup' })
router
  .get('/api/rup/kegiatan/:id', [KegiatanController, 'rincian'])
  .where('id', id)
  .as('rup.kegiatan.rincian')
  .use(middleware.izin('rup.baca'))
  .dok({
    ringkas: 'Satu kegiatan dengan riwayat persetujuan, perubahan, dan paketnya',
    kelompok,
    jawaban: 'RincianKegiatan',
  })
router
  .post('/api/rup/kegiatan/:id/ajukan', [KegiatanController, 'ajukan'])
  .where('id', id)
  .as('rup.kegiatan.ajukan')
  .use(middleware.izin('kegiatan.ajukan'))
  .dok({
    ringkas: 'Ajukan kegiatan untuk disetujui',
    kelompok,
    badan: versiRupValidator,
    jawaban: 'Kegiatan',
    galat: [409],
  })
router
  .post('/api/rup/kegiatan/:id/setujui', [KegiatanController, 'setujui'])
  .where('id', id)
  .as('rup.kegiatan.setujui')
  .use(middleware.izin('kegiatan.putuskan'))
  .dok({
    ringkas: 'Setujui kegiatan pada langkah yang menunggu',
    kelompok,
    badan: versiRupValidator,
    jawaban: 'Kegiatan',
    galat: [409],
  })
router
  .post('/api/rup/kegiatan/:id/tolak', [KegiatanController, 'tolak'])
  .where('id', id)
  .as('rup.kegiatan.tolak')
  .use(middleware.izin('kegiatan.putuskan'))
  .dok({
    ringkas: 'Tolak kegiatan dengan catatan; kembali kepada penyusunnya',
    kelompok,
    badan: tolakRupValidator,
    jawaban: 'Kegiatan',
    galat: [409],
  })

router
  .get('/rest/program', [ProgramController, 'index'])
  .as('rup.rest.program.daftar')
  .use(middleware.izin('rup.baca'))
  .dok({ ringkas: 'Daftar program', kelompok, kueri: REST, jawaban: 'Program[]' })
router
  .post('/rest/program', [ProgramController, 'store'])
  .as('rup.rest.program.tambah')
  .use(middleware.izin('program.kelola'))
  .dok({ ringkas: 'Tambah program', kelompok, badan: programValidator, jawaban: 'Program' })
router
  .get('/rest/program/:id', [ProgramController, 'show'])
  .where('id', id)
  .as('rup.rest.program.satu')
  .use(middleware.izin('rup.baca'))
  .dok({ ringkas: 'Satu program', kelompok, jawaban: 'Program' })
router
  .put('/rest/program/:id', [ProgramController, 'update'])
  .where('id', id)
  .as('rup.rest.program.ubah')
  .use(middleware.izin('program.kelola'))
  .dok({
    ringkas: 'Ubah program',
    kelompok,
    badan: programValidator,
    jawaban: 'Program',
    galat: [409],
  })
router
  .delete('/rest/program/:id', [ProgramController, 'destroy'])
  .where('id', id)
  .as('rup.rest.program.hapus')
  .use(middleware.izin('program.kelola'))
  .dok({ ringkas: 'Hapus program', kelompok, jawaban: 'Program', galat: [409] })

router
  .get('/rest/kegiatan', [KegiatanController, 'index'])
  .as('rup.rest.kegiatan.daftar')
  .use(middleware.izin('rup.baca'))
  .dok({ ringkas: 'Daftar kegiatan', kelompok, kueri: REST, jawaban: 'Kegiatan[]' })
router
  .post('/rest/kegiatan', [KegiatanController, 'store'])
  .as('rup.rest.kegiatan.tambah')
  .use(middleware.izin('kegiatan.buat'))
  .dok({ ringkas: 'Tambah kegiatan', kelompok, badan: kegiatanValidator, jawaban: 'Kegiatan' })
router
  .get('/rest/kegiatan/:id', [KegiatanController, 'show'])
  .where('id', id)
  .as('rup.rest.kegiatan.satu')
  .use(middleware.izin('rup.baca'))
  .dok({ ringkas: 'Satu kegiatan', kelompok, jawaban: 'Kegiatan' })
router
  .put('/rest/kegiatan/:id', [KegiatanController, 'update'])
  .where('id', id)
  .as('rup.rest.kegiatan.ubah')
  .use(middleware.izin('kegiatan.ubah'))
  .dok({
    ringkas: 'Ubah kegiatan',
    kelompok,
    badan: kegiatanValidator,
    jawaban: 'Kegiatan',
    galat: [409],
  })
router
  .delete('/rest/kegiatan/:id', [KegiatanController, 'destroy'])
  .where('id', id)
  .as('rup.rest.kegiatan.hapus')
  .use(middleware.izin('kegiatan.ubah'))
  .dok({ ringkas: 'Hapus kegiatan', kelompok, jawaban: 'Kegiatan', galat: [409] })
