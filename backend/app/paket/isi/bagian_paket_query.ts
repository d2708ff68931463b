/** The parts of a package as staff read them. */
import db from '@adonisjs/lucid/services/db'
import type {
  AnggotaPokja,
  Hps,
  LokasiKerja,
  Pendanaan,
  RincianPaket,
} from '@eproc/domain/paket/answers'
import { keIso } from '@eproc/domain/common/format'
import { jumlahBaris } from '@eproc/domain/paket/hps'
import { perPaket } from '#app/paket_berjalan/per_paket'
import { sql } from '#core/database/sql'

export const lokasiKerja = async (paketId: number): Promise<LokasiKerja[]> =>
  (await lokasiBeberapaPaket([paketId])).get(paketId) ?? []

export async function lokasiBeberapaPaket(
  paketIds: readonly number[]
): Promise<ReadonlyMap<number, LokasiKerja[]>> {
  const rows = await sql<LokasiKerja & { paketId: number }>(
    db,
    `select l.paket_id as "paketId", l.id, l.lokasi_proyek_id as "lokasiProyekId", m.kode, m.nama, m.lokasi, l.detail,
            l.nilai_pekerjaan as "nilaiPekerjaan", l.uraian_pekerjaan as "uraianPekerjaan",
            l.spesifikasi_pekerjaan as "spesifikasiPekerjaan", l.lampiran, l.paket_id as "paketPenyediaId"
       from paket_lokasi l join lokasi_proyek m on m.id = l.lokasi_proyek_id
      where l.paket_id = any(?) order by l.id`,
    [paketIds]
  )
  return perPaket(rows)
}

export const fundSources = async (paketId: number): Promise<Pendanaan[]> =>
  (await danaBeberapaPaket([paketId])).get(paketId) ?? []

export async function danaBeberapaPaket(
  paketIds: readonly number[]
): Promise<ReadonlyMap<number, Pendanaan[]>> {
  const rows = await sql<Pendanaan & { paketId: number }>(
    db,
    `select d.paket_id as "paketId", d.id, d.kegiatan_id as "kegiatanId", k.kode as "kodeKegiatan", k.nama as "namaKegiatan",
            d.sumber_dana as "sumberDana", d.asal_dana as "asalDana", d.mak, d.pagu
       from paket_pendanaan d join kegiatan k on k.id = d.kegiatan_id
      where d.paket_id = any(?) order by d.id`,
    [paketIds]
  )
  return perPaket(rows)
}

export async function listHps(paketId: number): Promise<Hps[]> {
  const baris = await sql<Omit<Hps, 'jumlah'>>(
    db,
    `select id, urut, uraian, volume::float8 as volume, satuan, harga_satuan as "hargaSatuan"
       from paket_hps where paket_id = ? order by urut`,
    [paketId]
  )
  return baris.map((b) => ({ ...b, jumlah: jumlahBaris(b) }))
}

export const listKbli = (paketId: number): Promise<RincianPaket['listKbli']> =>
  sql(
    db,
    `select k.id, k.kode, k.nama from paket_kbli x join kbli k on k.id = x.kbli_id
      where x.paket_id = ? order by k.kode`,
    [paketId]
  )

export const anggota = (paketId: number): Promise<AnggotaPokja[]> =>
  sql<{ penggunaId: number; nama: string; jabatan: string | null; pada: Date | null }>(
    db,
    `select k.pengguna_id as "penggunaId", u.nama, u.jabatan, k.bebas_benturan_pada as pada
       from pokja k join pengguna u on u.id = k.pengguna_id where k.paket_id = ? order by u.nama, u.id`,
    [paketId]
  ).then((daftar) => daftar.map(({ pada, ...a }) => ({ ...a, bebasBenturanPada: keIso(pada) })))

/** The package from which this one was tendered again, and the one made of it. */
export const paketTerkait = (
  paketId: number,
  asalId: number | null
): Promise<{ id: number; kode: string; asal: boolean }[]> =>
  sql(
    db,
    `select id, kode, id = ? as asal from paket
      where id = ? or (paket_asal_id = ? and status_pelaksanaan <> 'B')`,
    [asalId ?? 0, asalId ?? 0, paketId]
  )

/** Names of a package's stored files by their paths, those of its places among them. */
export async function namaBerkas(
  paketId: number,
  jalur: readonly (string | null)[]
): Promise<Record<string, string>> {
  const berkas = await sql<{ jalur: string; nama: string }>(
    db,
    `select jalur, nama_asli as nama from berkas
      where jalur = any(?::text[] || array(select lampiran from paket_lokasi where paket_id = ?))`,
    [jalur.filter((f) => f !== null), paketId]
  )
  return Object.fromEntries(berkas.map((b) => [b.jalur, b.nama]))
}

export async function namaPengguna(id: number | null): Promise<string | null> {
  if (id === null) return null
  const [orang] = await sql<{ nama: string }>(db, 'select nama from pengguna where id = ?', [id])
  return orang?.nama ?? null
}
