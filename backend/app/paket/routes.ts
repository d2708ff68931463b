/** Packages: consolidation, approval, pokja, publication, schedule and its revisions (S3 §7.1, decisions §4, §5). */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/pilihan'
import { bolehBukaJadwal, bolehBukaPaket } from '#app/paket/berkas_jadwal'
import {
  alasanValidator,
  catatanValidator,
  paketValidator,
  pendaftaranValidator,
  pokjaValidator,
  revisiValidator,
  terbitValidator,
  unggahJadwalValidator,
  usulJadwalValidator,
  versiValidator,
} from '#app/paket/paket_validator'
import { daftarkanKelasBerkas } from '#inti/kelas_berkas'

const PaketController = () => import('#app/paket/paket_controller')
const ProsesController = () => import('#app/paket/proses_controller')
const JadwalController = () => import('#app/paket/jadwal_controller')

daftarkanKelasBerkas('paket', { boleh: bolehBukaPaket })
daftarkanKelasBerkas('jadwal', { boleh: bolehBukaJadwal })

const kelompok = 'Paket'
const SARING = ['statusPelaksanaan', 'status', 'metodePemilihan', 'tanpaPokja', 'tahun']
const HALAMAN = ['halaman', 'perHalaman', 'q', 'urut']
const REST = ['range', 'sort', 'filter']
const BERKAS = {
  fileKAK: JENIS_BERKAS_UMUM,
  fileLampiran: JENIS_BERKAS_UMUM,
  fileLain: JENIS_BERKAS_UMUM,
}
const id = router.matchers.number()

router
  .get('/api/rup/paket/status/:status/tahun/:tahun', [PaketController, 'menurutStatus'])
  .where('status', /^(?:S|AM|RM|AP|RP|AU|RU|AD|RD)$/)
  .where('tahun', id)
  .as('paket.status')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket menurut status persetujuan dan tahun anggaran',
    kelompok,
    kueri: [...HALAMAN, ...SARING],
    jawaban: 'BarisPaket[]',
  })
router
  .get('/api/rup/paket/lelang/tahun/:tahun', [PaketController, 'lelang'])
  .where('tahun', id)
  .as('paket.lelang')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket satu tahun anggaran',
    kelompok,
    kueri: [...HALAMAN, ...SARING],
    jawaban: 'BarisPaket[]',
  })
router
  .get('/api/rup/paket/lokasi-kerja/:id', [PaketController, 'lokasi'])
  .where('id', id)
  .as('paket.lokasi')
  .use(middleware.publik())
  .dok({ ringkas: 'Lokasi kerja paket', kelompok, jawaban: 'LokasiKerja[]' })
router
  .get('/api/rup/paket/sumber-dana/:id', [PaketController, 'dana'])
  .where('id', id)
  .as('paket.dana')
  .use(middleware.publik())
  .dok({
    ringkas: 'Sumber dana paket; rekanan dan umum hanya melihat sumber dan asalnya',
    kelompok,
    jawaban: 'Pendanaan[]',
  })
router
  .get('/api/rup/templat-durasi', [PaketController, 'durasi'])
  .as('paket.templat-durasi')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Durasi lazim setiap tahap template, dalam hari kerja',
    kelompok,
    jawaban: 'DurasiTemplat[]',
  })
router
  .post('/api/rup/paket/publish', [ProsesController, 'terbitkan'])
  .as('paket.terbitkan')
  .use(middleware.izin('paket.terbitkan'))
  .dok({
    ringkas: 'Publish paket yang sudah disetujui',
    kelompok,
    badan: terbitValidator,
    jawaban: 'RincianPaket',
    galat: [409],
  })

// Schedule and revisions
router
  .get('/api/rup/jadwal/revisi/paket/:tahun', [JadwalController, 'menunggu'])
  .where('tahun', id)
  .as('paket.revisi.menunggu')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Paket dengan revisi jadwal yang menunggu persetujuan',
    kelompok,
    kueri: HALAMAN,
    jawaban: 'PaketRevisi[]',
  })
router
  .post('/api/rup/jadwal/revisi/approve/:id', [JadwalController, 'setujui'])
  .where('id', id)
  .as('paket.revisi.setujui')
  .use(middleware.izin('jadwal.revisi.setujui'))
  .dok({
    ringkas: 'Setujui revisi jadwal paket',
    kelompok,
    jawaban: 'BarisJadwal[]',
    galat: [409],
  })
router
  .get('/api/rup/jadwal/revisi/:id', [JadwalController, 'revisi'])
  .where('id', id)
  .as('paket.revisi')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Revisi jadwal yang menunggu; kosong bila tidak ada',
    kelompok,
    jawaban: 'BarisRevisi[]',
  })
router
  .post('/api/rup/jadwal/revisi', [JadwalController, 'simpan'])
  .as('paket.revisi.simpan')
  .use(middleware.izin('jadwal.revisi.ajukan'))
  .dok({
    ringkas: 'Simpan revisi jadwal',
    kelompok,
    badan: revisiValidator,
    jawaban: 'BarisRevisi[]',
    galat: [409],
  })
router
  .post('/api/rup/jadwal/upload', [JadwalController, 'unggah'])
  .as('paket.jadwal.unggah')
  .use(middleware.izin('tender.fileJadwal'))
  .dok({
    ringkas: 'Unggah berkas jadwal: uploadFiles[i], showVendors[i], uruts[i]',
    kelompok,
    badan: unggahJadwalValidator,
    berkas: { 'uploadFiles[i]': JENIS_BERKAS_UMUM },
    jawaban: 'BarisJadwal[]',
    galat: [409, 413],
  })
router
  .get('/api/rup/jadwal/:id', [PaketController, 'jadwal'])
  .where('id', id)
  .as('paket.jadwal.staf')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Jadwal paket bagi staf', kelompok, jawaban: 'BarisJadwal[]' })

// Execution status
const STATUS = [
  ['selesai', 'paket.selesai', 'Selesaikan proses tender', null],
  ['gagal', 'paket.gagal', 'Gagalkan tender / tidak ada pemenang; perlu alasan', alasanValidator],
  ['batal', 'paket.batal', 'Batalkan tender; perlu alasan', alasanValidator],
  ['tunda', 'paket.tunda', 'Tunda paket; perlu alasan', alasanValidator],
  ['lanjutkan', 'paket.lanjutkan', 'Lanjutkan paket yang ditunda', null],
  ['ulang', 'paket.ulang', 'Tender ulang paket yang gagal; perlu alasan', alasanValidator],
] as const
for (const [nama, hak, ringkas, badan] of STATUS) {
  router
    .put(`/api/rup/lelang/${nama}/:id`, [ProsesController, nama])
    .where('id', id)
    .as(`paket.${nama}`)
    .use(middleware.izin(hak))
    .dok({
      ringkas,
      kelompok,
      ...(badan ? { badan } : {}),
      jawaban: 'RincianPaket',
      galat: [409],
    })
}

// Package editor, approval, pokja
router
  .get('/api/paket/acuan/:tahun', [PaketController, 'acuan'])
  .where('tahun', id)
  .as('paket.acuan')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Kegiatan yang dapat dipaketkan dengan sisa pagunya, batas pengadaan langsung',
    kelompok,
    kueri: ['paketId'],
    jawaban: 'AcuanPaket',
  })
router
  .post('/api/paket/usul-jadwal', [PaketController, 'usulJadwal'])
  .as('paket.usul-jadwal')
  .use(middleware.izin('paket.jadwal.susun'))
  .dok({
    ringkas: 'Usulan jadwal menurut durasi tahap dan hari libur',
    kelompok,
    badan: usulJadwalValidator,
    jawaban: 'UsulJadwal[]',
  })
router
  .post('/api/paket', [PaketController, 'tambah'])
  .as('paket.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Buat paket dari kegiatan; JSON, atau multipart dengan isian pada `data`',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [413],
  })
router
  .get('/api/paket/:id', [PaketController, 'satu'])
  .where('id', id)
  .as('paket.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Satu paket dengan semua bagiannya', kelompok, jawaban: 'RincianPaket' })
router
  .put('/api/paket/:id', [PaketController, 'ubah'])
  .where('id', id)
  .as('paket.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    ringkas: 'Ubah paket yang belum dipublish; persetujuan diulang',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [409, 413],
  })
router
  .get('/api/paket/:id/perubahan', [PaketController, 'perubahan'])
  .where('id', id)
  .as('paket.perubahan')
  .use(middleware.izin('paket.baca'))
  .dok({
    ringkas: 'Perubahan sejak persetujuan terakhir',
    kelompok,
    jawaban: 'PerubahanPaket[]',
  })
router
  .post('/api/paket/:id/ajukan', [ProsesController, 'ajukan'])
  .where('id', id)
  .as('paket.ajukan')
  .use(middleware.izin('paket.ajukan'))
  .dok({
    ringkas: 'Ajukan paket untuk disetujui',
    kelompok,
    badan: versiValidator,
    jawaban: 'RincianPaket',
    galat: [409],
  })
for (const nama of ['setujui', 'tolak'] as const) {
  router
    .post(`/api/paket/:id/${nama}`, [ProsesController, nama])
    .where('id', id)
    .as(`paket.${nama}`)
    .use(middleware.izin('paket.setujui'))
    .dok({
      ringkas: nama === 'setujui' ? 'Setujui paket' : 'Tolak paket dengan catatan',
      kelompok,
      badan: catatanValidator,
      jawaban: 'RincianPaket',
      galat: [409],
    })
}
router
  .get('/api/paket/:id/calon-pokja', [ProsesController, 'calonPokja'])
  .where('id', id)
  .as('paket.calon-pokja')
  .use(middleware.izin('paket.pokja.tunjuk'))
  .dok({ ringkas: 'Yang dapat ditunjuk sebagai pokja', kelompok, jawaban: 'CalonPokja[]' })
router
  .put('/api/paket/:id/pokja', [ProsesController, 'pokja'])
  .where('id', id)
  .as('paket.pokja')
  .use(middleware.izin('paket.pokja.tunjuk'))
  .dok({
    ringkas: 'Tunjuk pokja dengan nomor dan tanggal surat',
    kelompok,
    badan: pokjaValidator,
    jawaban: 'RincianPaket',
    galat: [409],
  })
router
  .post('/api/paket/:id/benturan', [ProsesController, 'benturan'])
  .where('id', id)
  .as('paket.benturan')
  .use(middleware.izin('tender.benturan.nyatakan'))
  .dok({
    ringkas: 'Nyatakan bebas benturan kepentingan sebagai pokja',
    kelompok,
    jawaban: 'RincianPaket',
  })
router
  .put('/api/paket/:id/pendaftaran', [ProsesController, 'pendaftaran'])
  .where('id', id)
  .as('paket.pendaftaran')
  .use(middleware.izin('paket.jadwal.susun'))
  .dok({
    ringkas: 'Atur akhir masa pendaftaran',
    kelompok,
    badan: pendaftaranValidator,
    jawaban: 'RincianPaket',
    galat: [409],
  })

// simple-rest
router
  .get('/rest/paket', [PaketController, 'restDaftar'])
  .as('paket.rest.daftar')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Daftar paket (simple-rest)', kelompok, kueri: REST, jawaban: 'BarisPaket[]' })
router
  .get('/rest/paket/:id', [PaketController, 'restSatu'])
  .where('id', id)
  .as('paket.rest.satu')
  .use(middleware.izin('paket.baca'))
  .dok({ ringkas: 'Satu paket (simple-rest)', kelompok, jawaban: 'RincianPaket' })
router
  .post('/rest/paket', [PaketController, 'restTambah'])
  .as('paket.rest.tambah')
  .use(middleware.izin('paket.konsolidasi'))
  .dok({
    ringkas: 'Buat paket (simple-rest)',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
  })
router
  .put('/rest/paket/:id', [PaketController, 'restUbah'])
  .where('id', id)
  .as('paket.rest.ubah')
  .use(middleware.izin('paket.ubah'))
  .dok({
    ringkas: 'Ubah paket (simple-rest)',
    kelompok,
    badan: paketValidator,
    berkas: BERKAS,
    jawaban: 'RincianPaket',
    galat: [409],
  })
