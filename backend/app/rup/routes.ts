/** Annual plan: programs, activities and their approval, the inbox, the public plan (S1 §2.1, decisions §4). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import {
  kegiatanValidator,
  programValidator,
  tolakRupValidator,
  versiRupValidator,
} from '#app/rup/rup_validator'

const ProgramController = () => import('#app/rup/program_controller')
const KegiatanController = () => import('#app/rup/kegiatan_controller')
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
  .get('/api/rup/kotak-masuk', [KotakMasukController, 'daftar'])
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

const SUMBER = [
  {
    nama: 'program',
    controller: ProgramController,
    buat: 'program.kelola',
    ubah: 'program.kelola',
    badan: programValidator,
    jawaban: 'Program',
  },
  {
    nama: 'kegiatan',
    controller: KegiatanController,
    buat: 'kegiatan.buat',
    ubah: 'kegiatan.ubah',
    badan: kegiatanValidator,
    jawaban: 'Kegiatan',
  },
] as const

for (const s of SUMBER) {
  router
    .get(`/rest/${s.nama}`, [s.controller, 'daftar'])
    .as(`rup.rest.${s.nama}.daftar`)
    .use(middleware.izin('rup.baca'))
    .dok({ ringkas: `Daftar ${s.nama}`, kelompok, kueri: REST, jawaban: `${s.jawaban}[]` })
  router
    .post(`/rest/${s.nama}`, [s.controller, 'tambah'])
    .as(`rup.rest.${s.nama}.tambah`)
    .use(middleware.izin(s.buat))
    .dok({ ringkas: `Tambah ${s.nama}`, kelompok, badan: s.badan, jawaban: s.jawaban })
  router
    .get(`/rest/${s.nama}/:id`, [s.controller, 'satu'])
    .where('id', id)
    .as(`rup.rest.${s.nama}.satu`)
    .use(middleware.izin('rup.baca'))
    .dok({ ringkas: `Satu ${s.nama}`, kelompok, jawaban: s.jawaban })
  router
    .put(`/rest/${s.nama}/:id`, [s.controller, 'ubah'])
    .where('id', id)
    .as(`rup.rest.${s.nama}.ubah`)
    .use(middleware.izin(s.ubah))
    .dok({
      ringkas: `Ubah ${s.nama}`,
      kelompok,
      badan: s.badan,
      jawaban: s.jawaban,
      galat: [409],
    })
  router
    .delete(`/rest/${s.nama}/:id`, [s.controller, 'hapus'])
    .where('id', id)
    .as(`rup.rest.${s.nama}.hapus`)
    .use(middleware.izin(s.ubah))
    .dok({ ringkas: `Hapus ${s.nama}`, kelompok, jawaban: s.jawaban, galat: [409] })
}
