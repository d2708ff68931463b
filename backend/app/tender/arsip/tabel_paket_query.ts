/** What a package is, and its schedule in every version, as tables of its archive. */
import { FUND_SOURCES } from '@eproc/domain/common/choices'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { arti, type TabelArsip } from '#app/tender/arsip/tabel_arsip'

export const TABEL_PAKET: readonly TabelArsip[] = [
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

export const JADWAL: readonly TabelArsip[] = [
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
