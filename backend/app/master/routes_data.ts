/** Project locations, chart of accounts and divisions: the same nine calls over each. */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { COA } from '#app/master/data/coa'
import { DIVISI } from '#app/master/data/divisi'
import type { MasterController } from '#app/master/data/master_controller'
import type { SumberMaster } from '#app/master/data/sumber_master'
import { LOKASI_PROYEK } from '#app/master/data/lokasi_proyek'

const LokasiProyekController = () => import('#app/master/data/lokasi_proyek_controller')
const CoaController = () => import('#app/master/data/coa_controller')
const DivisiController = () => import('#app/master/data/divisi_controller')

const kelompok = 'Data master'
const DAFTAR = ['halaman', 'perHalaman', 'q', 'urut']
const REST = ['range', 'sort', 'filter']

type Malas = () => Promise<{ default: new () => MasterController<unknown> }>

function pasang(sumber: SumberMaster<unknown>, controller: Malas, jawaban: string): void {
  const { nama, objek, validator: badan } = sumber
  router
    .get(`/userman/${nama}`, [controller, 'daftar'])
    .as(`master.${nama}.daftar`)
    .use(middleware.izin('master.baca'))
    .dok({ ringkas: `Daftar ${objek}`, kelompok, kueri: DAFTAR, jawaban: `${jawaban}[]` })
  router
    .post(`/userman/${nama}`, [controller, 'tambah'])
    .as(`master.${nama}.tambah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Tambah ${objek}`, kelompok, badan, jawaban })
  router
    .put(`/userman/${nama}/:id`, [controller, 'ubah'])
    .where('id', router.matchers.number())
    .as(`master.${nama}.ubah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Ubah ${objek}`, kelompok, badan, jawaban, galat: [409] })
  router
    .delete(`/userman/${nama}/:id`, [controller, 'hapus'])
    .where('id', router.matchers.number())
    .as(`master.${nama}.hapus`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Hapus ${objek} yang tidak dipakai`, kelompok, galat: [409] })

  router
    .get(`/rest/${nama}`, [controller, 'restDaftar'])
    .as(`master.rest.${nama}.daftar`)
    .use(middleware.izin('master.baca'))
    .dok({ ringkas: `Daftar ${objek}`, kelompok, kueri: REST, jawaban: `${jawaban}[]` })
  router
    .post(`/rest/${nama}`, [controller, 'restTambah'])
    .as(`master.rest.${nama}.tambah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Tambah ${objek}`, kelompok, badan, jawaban })
  router
    .get(`/rest/${nama}/:id`, [controller, 'restSatu'])
    .where('id', router.matchers.number())
    .as(`master.rest.${nama}.satu`)
    .use(middleware.izin('master.baca'))
    .dok({ ringkas: `Satu ${objek}`, kelompok, jawaban })
  router
    .put(`/rest/${nama}/:id`, [controller, 'restUbah'])
    .where('id', router.matchers.number())
    .as(`master.rest.${nama}.ubah`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Ubah ${objek}`, kelompok, badan, jawaban, galat: [409] })
  router
    .delete(`/rest/${nama}/:id`, [controller, 'restHapus'])
    .where('id', router.matchers.number())
    .as(`master.rest.${nama}.hapus`)
    .use(middleware.izin('master.kelola'))
    .dok({ ringkas: `Hapus ${objek} yang tidak dipakai`, kelompok, jawaban, galat: [409] })
}

pasang(LOKASI_PROYEK, LokasiProyekController, 'JawabanLokasiProyek')
pasang(COA, CoaController, 'JawabanCoa')
pasang(DIVISI, DivisiController, 'JawabanDivisi')

router
  .get('/api/rup/lokasiproyek', [LokasiProyekController, 'rujukan'])
  .as('master.lokasi-proyek.rujukan')
  .use(middleware.publik())
  .dok({
    ringkas: 'Lokasi proyek untuk pilihan',
    kelompok,
    kueri: DAFTAR,
    jawaban: '{ id, kode, nama, lokasi }[]',
  })
