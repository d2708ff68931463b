/** What the database tells of a package, as tables of its archive. */
import db from '@adonisjs/lucid/services/db'
import {
  HASIL_SANGGAH,
  KATEGORI_FILE,
  TIPE_SANGGAH,
  TIPE_UNDANGAN,
} from '@eproc/domain/common/choices'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import {
  arti,
  type LembarArsip,
  type KolomArsip,
  type NilaiArsip,
  type TabelArsip,
} from '#app/tender/arsip/tabel_arsip'
import { TABEL_PAKET, JADWAL } from '#app/tender/arsip/tabel_paket_query'
import { sql } from '#core/database/sql'

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
    kolom: [
      'rekanan',
      'tahap',
      'tipe',
      'versi',
      'diterima',
      'ukuran',
      'sha256',
      'dibuka',
      'utuh',
      'dimusnahkan',
    ],
    perintah: `select r.nama as rekanan, j.tahap, w.jenis as tipe, w.versi_ke as versi, w.diterima_pada as diterima,
        w.ukuran, w.sha256, w.dibuka_pada as dibuka, w.utuh, w.dimusnahkan_pada as dimusnahkan
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
  {
    kunci: 'rincianHarga',
    perlu: 'isi',
    kolom: ['rekanan', 'versi', 'urut', 'uraian', 'volume', 'satuan', 'hargaSatuan', 'jumlah'],
    perintah: `select r.nama as rekanan, w.versi_ke as versi, h.urut, h.uraian, h.volume::float8 as volume, h.satuan,
        x.harga::bigint as "hargaSatuan", round(h.volume * x.harga::bigint)::bigint as jumlah
      from penawaran w join rekanan r on r.id = w.rekanan_id
      cross join lateral jsonb_array_elements_text(w.rincian) with ordinality x(harga, n)
      join (select *, row_number() over (partition by paket_id order by urut) as n from paket_hps) h
        on h.paket_id = w.paket_id and h.n = x.n
      where w.paket_id = ? and w.dibuka_pada is not null order by r.nama, w.id, h.urut`,
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
    kunci: 'nilaiAnggota',
    kolom: ['rekanan', 'anggota', 'nilai', 'catatan'],
    perintah: `select r.nama as rekanan, u.nama as anggota, n.nilai::float8 as nilai, n.catatan
      from nilai_anggota n join rekanan r on r.id = n.rekanan_id join pengguna u on u.id = n.pengguna_id
      where n.paket_id = ? order by r.nama, u.nama`,
  },
  {
    kunci: 'penetapan',
    kolom: [
      'tahap',
      'status',
      'peringkat',
      'alasan',
      'pengusul',
      'diusulkan',
      'penegas',
      'ditegaskan',
    ],
    perintah: `select j.tahap, n.status, coalesce(n.alasan_tolak, n.alasan) as alasan, u.nama as pengusul,
        n.diusulkan_pada as diusulkan, t.nama as penegas, n.ditegaskan_pada as ditegaskan, n.isi,
        (select string_agg(concat_ws('. ', x->>'urutan', x->>'nama'), '; ' order by (x->>'urutan')::int)
           from jsonb_array_elements(n.isi) x) as peringkat
      from penetapan n join jadwal j on j.paket_id = n.paket_id and j.kunci = n.tahap
      join pengguna u on u.id = n.pengusul_id left join pengguna t on t.id = n.penegas_id
      where n.paket_id = ? order by n.id`,
    arti: { status: arti(teks.arti.penetapan) },
  },
]

const SANGGAH: readonly TabelArsip[] = [
  {
    kunci: 'sanggah',
    kolom: ['tipe', 'rekanan', 'dikirim', 'hasil', 'catatan', 'dijawab', 'penjawab', 'ditarik'],
    perintah: `select s.tipe, r.nama as rekanan, s.tgl_kirim_vendor as dikirim, s.hasil, s.catatan,
        s.tgl_kirim_admin as dijawab, u.nama as penjawab, s.alasan_tarik as ditarik
      from sanggah s join rekanan r on r.id = s.rekanan_id left join pengguna u on u.id = s.penjawab_id
      where s.paket_id = ? order by s.id`,
    arti: { tipe: TIPE_SANGGAH, hasil: HASIL_SANGGAH },
  },
]

const SURAT: readonly TabelArsip[] = (
  [
    ['sppbj', 'sppbj', 'nama'],
    // With whom was negotiated.
    ['ba', 'ba_negosiasi', 'isi'],
  ] as const
).map(([kunci, table, perlu]) => ({
  kunci,
  perlu,
  kolom: ['rekanan', 'dikirim', 'pengirim'],
  perintah: `select r.nama as rekanan, s.tgl_kirim as dikirim, u.nama as pengirim from ${table} s
    join rekanan r on r.id = s.rekanan_id join pengguna u on u.id = s.pengirim_id where s.paket_id = ? order by s.id`,
}))

const TANDA_TERIMA: readonly TabelArsip[] = [
  {
    kunci: 'tandaTerima',
    kolom: ['kode', 'rekanan', 'tipe', 'versi', 'diterima', 'sha256'],
    perintah: `select t.kode, t.isi, t.tanda_tangan as "tandaTangan", r.nama as rekanan, w.jenis as tipe,
        w.versi_ke as versi, w.diterima_pada as diterima, w.sha256
      from tanda_terima t join penawaran w on w.id = t.penawaran_id join rekanan r on r.id = w.rekanan_id where w.paket_id = ? order by w.id`,
    arti: { tipe: KATEGORI_FILE },
  },
]

export const LEMBAR: readonly LembarArsip[] = [
  { kunci: 'paket', tabel: TABEL_PAKET },
  { kunci: 'jadwal', tabel: JADWAL },
  { kunci: 'peserta', perlu: 'nama', tabel: PESERTA },
  { kunci: 'pembukaan', tabel: PEMBUKAAN },
  { kunci: 'tanda-terima', perlu: 'nama', tabel: TANDA_TERIMA },
  { kunci: 'penilaian', perlu: 'isi', tabel: PENILAIAN },
  { kunci: 'sanggah', perlu: 'isi', tabel: SANGGAH },
  { kunci: 'surat', perlu: 'nama', tabel: SURAT },
]

export const barisTabel = (
  { perintah }: TabelArsip,
  paketId: number
): Promise<Partial<Record<KolomArsip, NilaiArsip>>[]> => sql(db, perintah, [paketId])

/** Of the index page. */
export const tabelArsip = (kunci: keyof typeof teks.tabel): TabelArsip =>
  LEMBAR.flatMap((d) => d.tabel).find((t) => t.kunci === kunci)!
