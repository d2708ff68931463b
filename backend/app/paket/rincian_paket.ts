/** A whole package for staff, and its sub-lists. */
import db from '@adonisjs/lucid/services/db'
import type {
  AnggotaPokja,
  Hps,
  LokasiKerja,
  Pendanaan,
  PerubahanPaket,
  RincianPaket,
} from '@eproc/domain/jawaban/paket'
import { keIso } from '@eproc/domain/format'
import { jumlahBaris } from '@eproc/domain/hps'
import { bacaJadwal } from '#app/paket/jadwal_query'
import Paket from '#app/paket/paket'
import { barisPaket, ringkasRevisi } from '#app/paket/paket_query'
import { pelakuPaket } from '#app/paket/pelaku_paket'
import { tidakDitemukan } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { sql } from '#inti/sql'

export const lokasiKerja = (paketId: number): Promise<LokasiKerja[]> =>
  sql<LokasiKerja>(
    db,
    `select l.id, l.lokasi_proyek_id as "lokasiProyekId", m.kode, m.nama, m.lokasi, l.detail,
            l.nilai_pekerjaan as "nilaiPekerjaan", l.uraian_pekerjaan as "uraianPekerjaan",
            l.spesifikasi_pekerjaan as "spesifikasiPekerjaan", l.lampiran, l.paket_id as "paketPenyediaId"
       from paket_lokasi l join lokasi_proyek m on m.id = l.lokasi_proyek_id
      where l.paket_id = ? order by l.id`,
    [paketId]
  )

export const sumberDana = (paketId: number): Promise<Pendanaan[]> =>
  sql<Pendanaan>(
    db,
    `select d.id, d.kegiatan_id as "kegiatanId", k.kode as "kodeKegiatan", k.nama as "namaKegiatan",
            d.sumber_dana as "sumberDana", d.asal_dana as "asalDana", d.mak, d.pagu
       from paket_pendanaan d join kegiatan k on k.id = d.kegiatan_id
      where d.paket_id = ? order by d.id`,
    [paketId]
  )

async function listHps(paketId: number): Promise<Hps[]> {
  const baris = await sql<Omit<Hps, 'jumlah'>>(
    db,
    `select id, urut, uraian, volume::float8 as volume, satuan, harga_satuan as "hargaSatuan"
       from paket_hps where paket_id = ? order by urut`,
    [paketId]
  )
  return baris.map((b) => ({ ...b, jumlah: jumlahBaris(b) }))
}

const anggota = (paketId: number): Promise<AnggotaPokja[]> =>
  sql<{ penggunaId: number; nama: string; jabatan: string | null; pada: Date | null }>(
    db,
    `select k.pengguna_id as "penggunaId", u.nama, u.jabatan, k.bebas_benturan_pada as pada
       from pokja k join pengguna u on u.id = k.pengguna_id where k.paket_id = ? order by u.nama, u.id`,
    [paketId]
  ).then((daftar) => daftar.map(({ pada, ...a }) => ({ ...a, bebasBenturanPada: keIso(pada) })))

/** The package with all of its parts; HPS lines are for staff, who alone come here. */
export async function rincianPaket(pelaku: Pelaku, id: number): Promise<RincianPaket> {
  const [baris, p] = await Promise.all([barisPaket(pelaku, id), Paket.find(id)])
  if (!baris || !p) throw tidakDitemukan()
  const [hps, dana, lokasi, kbli, jadwal, pokja, saya, revisi, kait, berkas] = await Promise.all([
    listHps(id),
    sumberDana(id),
    lokasiKerja(id),
    sql<{ id: number; kode: string; nama: string }>(
      db,
      `select k.id, k.kode, k.nama from paket_kbli x join kbli k on k.id = x.kbli_id
        where x.paket_id = ? order by k.kode`,
      [id]
    ),
    bacaJadwal(db, id, () => true),
    anggota(id),
    pelakuPaket(pelaku, id),
    ringkasRevisi(db, [id], true),
    sql<{ id: number; kode: string; asal: boolean }>(
      db,
      `select id, kode, id = ? as asal from paket
        where id = ? or (paket_asal_id = ? and status_pelaksanaan <> 'B')`,
      [p.paketAsalId ?? 0, p.paketAsalId ?? 0, id]
    ),
    sql<{ jalur: string; nama: string }>(
      db,
      'select jalur, nama_asli as nama from berkas where jalur = any(?)',
      [[p.fileKak, p.fileLampiran, p.fileLain].filter((f) => f !== null)]
    ),
  ])
  const [penyetuju] = p.penyetujuId
    ? await sql<{ nama: string }>(db, 'select nama from pengguna where id = ?', [p.penyetujuId])
    : []
  const terkait = (asal: boolean) => {
    const k = kait.find((x) => x.asal === asal)
    return k ? { id: k.id, kode: k.kode } : null
  }
  return {
    ...baris,
    deskripsi: p.deskripsi,
    alasanMetode: p.alasanMetode,
    isPDN: p.isPdn,
    isUsahaKecil: p.isUsahaKecil,
    jenisPeserta: p.jenisPeserta,
    bobotTeknis: p.bobotTeknis,
    bobotHarga: p.bobotHarga,
    passingGrade: p.passingGrade,
    noArsip: p.noArsip,
    pelaksanaanKontrakAwal: p.pelaksanaanKontrakAwal,
    pelaksanaanKontrakAkhir: p.pelaksanaanKontrakAkhir,
    pelaksanaanPemilihanPenyediaAwal: p.pelaksanaanPemilihanAwal,
    pelaksanaanPemilihanPenyediaAkhir: p.pelaksanaanPemilihanAkhir,
    fileKAK: p.fileKak,
    fileLampiran: p.fileLampiran,
    fileLain: p.fileLain,
    namaBerkas: Object.fromEntries(berkas.map((b) => [b.jalur, b.nama])),
    alasan: p.alasan,
    penyetuju: penyetuju?.nama ?? null,
    kbli: kbli.map((k) => k.id).join(','),
    listKbli: kbli,
    listHps: hps,
    listPendanaan: dana,
    listLokasiKerja: lokasi,
    listJadwal: jadwal,
    totalPendanaan: dana.reduce((jumlah, d) => jumlah + d.pagu, 0),
    pokja: { nomor: p.pokjaNomor, tanggal: p.pokjaTanggal, anggota: pokja },
    saya,
    paketAsal: terkait(true),
    paketUlang: terkait(false),
    revisi: revisi.get(id) ?? null,
    lamaPekerjaan: p.lamaPekerjaan,
    jenisHari: p.jenisHari,
    tglKontrak: p.tglKontrak,
    mulaiKontrak: p.mulaiKontrak,
    selesaiKontrak: p.selesaiKontrak,
    nilaiKontrak: p.nilaiKontrak,
    kunciSpmk: p.kunciSpmk,
  }
}

/** What changed since the package was last approved (all of it when it never was), the oldest first. */
export async function perubahanPaket(id: number): Promise<PerubahanPaket[]> {
  const baris = await sql<{
    waktu: Date
    pelaku: string
    aksi: string
    alasan: string | null
    rincian: Record<string, [unknown, unknown]>
  }>(
    db,
    `select j.waktu, j.pelaku_nama as pelaku, j.aksi, j.alasan, j.rincian from jurnal j
      where j.objek = 'paket' and j.objek_id = ? and j.aksi in ('paket.ubah', 'paket.tolak', 'paket.ajukan')
        and j.id > coalesce((select max(s.id) from jurnal s
          where s.objek = 'paket' and s.objek_id = ? and s.aksi = 'paket.setujui'), 0)
      order by j.id`,
    [String(id), String(id)]
  )
  return baris.map(({ rincian, waktu, ...b }) => ({ ...b, waktu: keIso(waktu)!, beda: rincian }))
}
