/** What the database tells of a package, as tables of its archive. Every statement asks for the package's id once. */
import db from '@adonisjs/lucid/services/db'
import {
  FUND_SOURCES,
  HASIL_SANGGAH,
  KATEGORI_FILE,
  TIPE_SANGGAH,
  TIPE_UNDANGAN,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import { sql } from '#core/database/sql'

export type KolomArsip = keyof typeof teks.label
export type NilaiArsip = string | number | boolean | Date | null | object

export interface TabelArsip {
  kunci: keyof typeof teks.tabel
  kolom: readonly KolomArsip[]
  perintah: string
  /** words of codes */
  arti?: Partial<Record<KolomArsip, readonly Pilihan<string>[]>>
  perlu?: keyof PembacaArsip
}
export interface DokumenArsip {
  kunci: keyof typeof teks.dokumen
  perlu?: keyof PembacaArsip
  tabel: readonly TabelArsip[]
}

const arti = (kata: Readonly<Record<string, string>>): Pilihan<string>[] =>
  Object.entries(kata).map(([kode, isi]) => ({ kode, teks: isi }))

const ISI_PAKET: readonly TabelArsip[] = [
  {
    kunci: 'hps',
    kolom: ['urut', 'uraian', 'volume', 'satuan', 'hargaSatuan'],
    perintah: `select urut, uraian, volume::float8 as volume, satuan, harga_satuan as "hargaSatuan"
      from paket_hps where paket_id = ? order by urut`,
  },
  {
    kunci: 'pendanaan',
    kolom: ['kode', 'kegiatan', 'sumberDana', 'asalDana', 'mak', 'pagu'],
    perintah: `select k.kode, k.nama as kegiatan, d.sumber_dana as "sumberDana", d.asal_dana as "asalDana", d.mak, d.pagu
      from paket_pendanaan d join kegiatan k on k.id = d.kegiatan_id where d.paket_id = ? order by d.id`,
    arti: { sumberDana: FUND_SOURCES },
  },
  {
    kunci: 'lokasi',
    kolom: ['nama', 'detail', 'pekerjaan', 'nilai'],
    perintah: `select m.nama, l.detail, l.uraian_pekerjaan as pekerjaan, l.nilai_pekerjaan as nilai
      from paket_lokasi l join lokasi_proyek m on m.id = l.lokasi_proyek_id where l.paket_id = ? order by l.id`,
  },
  {
    kunci: 'kbli',
    kolom: ['kode', 'nama'],
    perintah: `select k.kode, k.nama from paket_kbli x join kbli k on k.id = x.kbli_id
      where x.paket_id = ? order by k.kode`,
  },
  {
    kunci: 'cetakan',
    kolom: ['nomor', 'tahap', 'tipe', 'diterima', 'dicabut'],
    perintah: `select c.nomor, j.tahap, c.jenis as tipe, c.dibuat_pada as diterima, c.dicabut_pada as dicabut
      from cetakan c join jadwal j on j.paket_id = c.paket_id and j.kunci = c.tahap where c.paket_id = ? order by c.id`,
  },
]

const REVISI = `select r.*, row_number() over (order by r.id) as ke from jadwal_revisi r where r.paket_id = ?`

const JADWAL: readonly TabelArsip[] = [
  {
    kunci: 'jadwal',
    kolom: ['urut', 'tahap', 'ikut', 'mulai', 'selesai', 'catatan', 'noArsip'],
    perintah: `select urut, tahap, include as ikut, mulai, selesai, remark as catatan, no_arsip as "noArsip"
      from jadwal where paket_id = ? order by urut`,
  },
  {
    kunci: 'revisi',
    kolom: ['revisiKe', 'status', 'alasan', 'pengaju', 'diajukan', 'penyetuju', 'disetujui'],
    perintah: `select r.ke::int as "revisiKe", r.status, r.alasan, a.nama as pengaju, r.diajukan_pada as diajukan,
        s.nama as penyetuju, r.disetujui_pada as disetujui
      from (${REVISI}) r join pengguna a on a.id = r.pengaju_id left join pengguna s on s.id = r.penyetuju_id
      order by r.id`,
    arti: { status: arti(teks.arti.revisi) },
  },
  {
    kunci: 'revisiBaris',
    kolom: [
      'revisiKe',
      'urut',
      'tahap',
      'ikutLama',
      'ikut',
      'mulaiLama',
      'mulai',
      'selesaiLama',
      'selesai',
      'catatan',
    ],
    perintah: `select r.ke::int as "revisiKe", b.urut, j.tahap, b.include_lama as "ikutLama", b.include as ikut,
        b.mulai_lama as "mulaiLama", b.mulai, b.selesai_lama as "selesaiLama", b.selesai, b.remark as catatan
      from (${REVISI}) r join jadwal_revisi_baris b on b.revisi_id = r.id
      join jadwal j on j.paket_id = r.paket_id and j.urut = b.urut
      where (b.include, b.mulai, b.selesai) is distinct from (b.include_lama, b.mulai_lama, b.selesai_lama)
      order by r.id, b.urut`,
  },
]

const PESERTA: readonly TabelArsip[] = [
  {
    kunci: 'peserta',
    kolom: ['nomor', 'rekanan', 'terdaftar', 'pakta', 'mundur'],
    perintah: `select s.nomor, r.nama as rekanan, s.terdaftar_pada as terdaftar, s.pakta_pada as pakta,
        s.mundur_pada as mundur
      from peserta s join rekanan r on r.id = s.rekanan_id where s.paket_id = ? order by s.nomor`,
  },
  {
    kunci: 'undangan',
    kolom: ['tipe', 'rekanan', 'dikirim', 'pengirim'],
    perintah: `select u.tipe, r.nama as rekanan, u.tgl_kirim as dikirim, p.nama as pengirim
      from undangan u join rekanan r on r.id = u.rekanan_id join pengguna p on p.id = u.pengirim_id
      where u.paket_id = ? order by u.id`,
    arti: { tipe: TIPE_UNDANGAN },
  },
]

const PEMBUKAAN: readonly TabelArsip[] = [
  {
    kunci: 'pembukaan',
    kolom: ['tahap', 'peminta', 'diminta', 'pengesah', 'disahkan'],
    perintah: `select j.tahap, u.nama as peminta, b.diminta_pada as diminta, s.nama as pengesah,
        b.disahkan_pada as disahkan
      from pembukaan b join jadwal j on j.paket_id = b.paket_id and j.kunci = b.tahap
      join pengguna u on u.id = b.peminta_id left join pengguna s on s.id = b.pengesah_id
      where b.paket_id = ? order by b.id`,
  },
  {
    kunci: 'penawaran',
    perlu: 'nama',
    kolom: ['rekanan', 'tahap', 'tipe', 'versi', 'diterima', 'ukuran', 'sha256', 'dibuka', 'utuh'],
    perintah: `select r.nama as rekanan, j.tahap, w.jenis as tipe, w.versi_ke as versi, w.diterima_pada as diterima,
        w.ukuran, w.sha256, w.dibuka_pada as dibuka, w.utuh
      from penawaran w join rekanan r on r.id = w.rekanan_id
      join jadwal j on j.paket_id = w.paket_id and j.kunci = w.tahap
      where w.paket_id = ? order by r.nama, w.id`,
    arti: { tipe: KATEGORI_FILE },
  },
  {
    kunci: 'harga',
    perlu: 'isi',
    kolom: ['rekanan', 'versi', 'harga'],
    perintah: `select r.nama as rekanan, w.versi_ke as versi, w.harga from penawaran w join rekanan r on r.id = w.rekanan_id
      where w.paket_id = ? and w.dibuka_pada is not null and w.jenis = 'H' order by w.harga, r.nama`,
  },
]

const PENILAIAN: readonly TabelArsip[] = [
  {
    kunci: 'evaluasi',
    kolom: [
      'rekanan',
      'lulusKualifikasi',
      'hasilAdministrasi',
      'hasilTeknis',
      'lulusTeknis',
      'hasilHarga',
      'lulusHarga',
      'nilaiPenawaran',
      'catatan',
      'totalNilai',
      'peringkat',
      'alasan',
      'negosiasiTeknis',
      'negosiasiHarga',
      'gugur',
    ],
    perintah: `select r.nama as rekanan, e.lulus_kualifikasi as "lulusKualifikasi",
        e.hasil_administrasi as "hasilAdministrasi", e.hasil_teknis::float8 as "hasilTeknis",
        e.lulus_teknis as "lulusTeknis", e.hasil_harga::float8 as "hasilHarga", e.lulus_harga as "lulusHarga",
        e.nilai_penawaran as "nilaiPenawaran", e.catatan_koreksi as catatan, e.total_nilai::float8 as "totalNilai",
        nullif(e.urutan, 0) as peringkat, e.alasan, e.negosiasi_teknis as "negosiasiTeknis",
        e.negosiasi_harga as "negosiasiHarga", e.gugur_alasan as gugur
      from evaluasi e join rekanan r on r.id = e.rekanan_id where e.paket_id = ?
      order by nullif(e.urutan, 0) nulls last, r.nama`,
  },
  {
    kunci: 'penetapan',
    kolom: ['tahap', 'status', 'alasan', 'pengusul', 'diusulkan', 'penegas', 'ditegaskan', 'isi'],
    perintah: `select j.tahap, n.status, coalesce(n.alasan_tolak, n.alasan) as alasan, u.nama as pengusul,
        n.diusulkan_pada as diusulkan, t.nama as penegas, n.ditegaskan_pada as ditegaskan, n.isi
      from penetapan n join jadwal j on j.paket_id = n.paket_id and j.kunci = n.tahap
      join pengguna u on u.id = n.pengusul_id left join pengguna t on t.id = n.penegas_id
      where n.paket_id = ? order by n.id`,
    arti: { status: arti(teks.arti.penetapan) },
  },
]

const SANGGAH: readonly TabelArsip[] = [
  {
    kunci: 'sanggah',
    kolom: ['tipe', 'rekanan', 'dikirim', 'hasil', 'catatan', 'dijawab', 'penjawab'],
    perintah: `select s.tipe, r.nama as rekanan, s.tgl_kirim_vendor as dikirim, s.hasil, s.catatan,
        s.tgl_kirim_admin as dijawab, u.nama as penjawab
      from sanggah s join rekanan r on r.id = s.rekanan_id left join pengguna u on u.id = s.penjawab_id
      where s.paket_id = ? order by s.id`,
    arti: { tipe: TIPE_SANGGAH, hasil: HASIL_SANGGAH },
  },
]

const SURAT: readonly TabelArsip[] = (
  [
    ['sppbj', 'sppbj'],
    ['ba', 'ba_negosiasi'],
  ] as const
).map(([kunci, table]) => ({
  kunci,
  kolom: ['rekanan', 'dikirim', 'pengirim'],
  perintah: `select r.nama as rekanan, s.tgl_kirim as dikirim, u.nama as pengirim from ${table} s
    join rekanan r on r.id = s.rekanan_id join pengguna u on u.id = s.pengirim_id where s.paket_id = ? order by s.id`,
}))

const TANDA_TERIMA: readonly TabelArsip[] = [
  {
    kunci: 'tandaTerima',
    kolom: ['kode', 'isi', 'tandaTangan'],
    perintah: `select t.kode, t.isi, t.tanda_tangan as "tandaTangan" from tanda_terima t
      join penawaran w on w.id = t.penawaran_id where w.paket_id = ? order by w.id`,
  },
]

export const DOKUMEN: readonly DokumenArsip[] = [
  { kunci: 'paket', tabel: ISI_PAKET },
  { kunci: 'jadwal', tabel: JADWAL },
  { kunci: 'peserta', perlu: 'nama', tabel: PESERTA },
  { kunci: 'pembukaan', tabel: PEMBUKAAN },
  { kunci: 'tanda-terima', perlu: 'nama', tabel: TANDA_TERIMA },
  { kunci: 'penilaian', perlu: 'isi', tabel: PENILAIAN },
  { kunci: 'sanggah', perlu: 'nama', tabel: SANGGAH },
  { kunci: 'surat', perlu: 'nama', tabel: SURAT },
]

export const barisTabel = (
  { perintah }: TabelArsip,
  paketId: number
): Promise<Partial<Record<KolomArsip, NilaiArsip>>[]> => sql(db, perintah, [paketId])

/** Of the index page. */
export const tabelArsip = (kunci: keyof typeof teks.tabel): TabelArsip =>
  DOKUMEN.flatMap((d) => d.tabel).find((t) => t.kunci === kunci)!
