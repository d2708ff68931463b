/**
 * The dossier's records (licences, deeds, owners, …) differ in fields and rules only: a `Catatan`
 * describes one kind, and reading and writing it is the same for all of them.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InfoBerkas } from '@eproc/domain/jawaban/dosir'
import type { KunciBagian } from '@eproc/domain/dosir'
import type { AturanDokumen } from '@eproc/domain/dosir/dokumen'
import { keIso, samarkan } from '@eproc/domain/format'
import db from '@adonisjs/lucid/services/db'
import { TABEL_BAGIAN } from '#app/dosir/isi_bagian'
import { tidakDitemukan, versiUsang } from '#inti/galat'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import { type Halaman, polaCari } from '#inti/kueri'
import { type Koneksi, sql } from '#inti/sql'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

export interface DokumenCatatan {
  kolom: string
  aturan: AturanDokumen
  /** shows a person's identity: read by the vendor and verifiers only, each opening journaled */
  pribadi?: boolean
}

/**
 * One kind of record. `Isi` are its fields as JSON names them, `Dok` the names of its documents.
 * The names of tables and columns here go into SQL as they are.
 */
export interface Catatan<Isi extends object, Dok extends string = never> {
  bagian: KunciBagian
  /** one row a vendor, keyed by it, instead of many with ids */
  tunggal?: boolean
  kolom: Readonly<Record<keyof Isi & string, string>>
  /** numeric columns, which PostgreSQL would hand over as text */
  desimal?: readonly (keyof Isi & string)[]
  /** identity numbers: masked for who may not see them, and in the journal */
  nomorPribadi?: readonly (keyof Isi & string)[]
  dokumen: Readonly<Record<Dok, DokumenCatatan>>
  /** further select expressions over the row `t` */
  tambahan?: string
  /** fields that `q` looks into, and that `urut` may name */
  cari: readonly (keyof Isi & string)[]
}

/** A stored record. `berkas` tells name and size of the documents that it has. */
export type Baris<Isi extends object, Dok extends string> = {
  id: number
  vendorId: number
  versi: number
  diubahPada: string
  berkas: Partial<Record<Dok, InfoBerkas>>
} & Isi &
  Record<Dok, string | null>

type Mentah<Isi extends object, Dok extends string> = Omit<
  Baris<Isi, Dok>,
  'diubahPada' | 'berkas'
> & {
  diubahPada: Date
}

const kunciKolom = <I extends object, D extends string>(c: Catatan<I, D>) =>
  c.tunggal ? 'rekanan_id' : 'id'

function pilih<I extends object, D extends string>(c: Catatan<I, D>): string {
  const isi = (Object.keys(c.kolom) as (keyof I & string)[]).map((f) => {
    const kolom = `t.${c.kolom[f]}`
    return `${c.desimal?.includes(f) ? `${kolom}::float8` : kolom} as "${f}"`
  })
  const dok = (Object.keys(c.dokumen) as D[]).map((f) => `t.${c.dokumen[f].kolom} as "${f}"`)
  return [
    `t.${kunciKolom(c)} as id`,
    't.rekanan_id as "vendorId"',
    't.versi',
    't.diubah_pada as "diubahPada"',
    ...isi,
    ...dok,
    ...(c.tambahan ? [c.tambahan] : []),
  ].join(', ')
}

const dokumenDari = (baris: object, bidang: string): string | null =>
  (baris as Record<string, string | null>)[bidang] ?? null

/** Adds the files' names and sizes, and turns times into text. */
async function lengkapi<I extends object, D extends string>(
  koneksi: Koneksi,
  c: Catatan<I, D>,
  mentah: readonly Mentah<I, D>[]
): Promise<Baris<I, D>[]> {
  const bidang = Object.keys(c.dokumen) as D[]
  const jalur = mentah.flatMap((b) => bidang.map((f) => dokumenDari(b, f)).filter(Boolean))
  const info = new Map<string, InfoBerkas>()
  if (jalur.length > 0) {
    const hasil = await sql<InfoBerkas & { jalur: string }>(
      koneksi,
      'select jalur, nama_asli as nama, ukuran, mime from berkas where jalur = any(?)',
      [jalur]
    )
    for (const { jalur: j, ...isi } of hasil) info.set(j, isi)
  }
  return mentah.map((b) => {
    const berkas: Partial<Record<D, InfoBerkas>> = {}
    for (const f of bidang) {
      const satu = info.get(dokumenDari(b, f) ?? '')
      if (satu) berkas[f] = satu
    }
    return { ...b, diubahPada: keIso(b.diubahPada)!, berkas } as unknown as Baris<I, D>
  })
}

/** Records of one vendor, oldest first unless ordered otherwise, with their number in all. */
export async function daftarCatatan<I extends object, D extends string>(
  c: Catatan<I, D>,
  rekananId: number,
  halaman: Halaman<keyof I & string>
): Promise<{ rows: Baris<I, D>[]; total: number }> {
  const nilai: unknown[] = [rekananId]
  let syarat = 't.rekanan_id = ?'
  if (halaman.cari) {
    syarat += ` and (${c.cari.map((f) => `t.${c.kolom[f]}::text ilike ?`).join(' or ')})`
    nilai.push(...c.cari.map(() => polaCari(halaman.cari!)))
  }
  const urut = halaman.urut
    ? `t.${c.kolom[halaman.urut.kolom]} ${halaman.urut.turun ? 'desc' : 'asc'}, `
    : ''
  const mentah = await sql<Mentah<I, D> & { jumlahSemua: number }>(
    db,
    `select ${pilih(c)}, count(*) over ()::int as "jumlahSemua" from ${TABEL_BAGIAN[c.bagian]} t
      where ${syarat} order by ${urut}t.${kunciKolom(c)} limit ? offset ?`,
    [...nilai, halaman.jumlah, halaman.awal]
  )
  const rows = await lengkapi(
    db,
    c,
    mentah.map(({ jumlahSemua: _, ...b }) => b as unknown as Mentah<I, D>)
  )
  return { rows, total: mentah[0]?.jumlahSemua ?? 0 }
}

/** One record of the vendor (the only one of a `tunggal` kind when `id` is null), or null. */
export async function bacaCatatan<I extends object, D extends string>(
  koneksi: Koneksi,
  c: Catatan<I, D>,
  rekananId: number,
  id: number | null,
  kunci = false
): Promise<Baris<I, D> | null> {
  const mentah = await sql<Mentah<I, D>>(
    koneksi,
    `select ${pilih(c)} from ${TABEL_BAGIAN[c.bagian]} t
      where t.rekanan_id = ? ${id === null ? '' : `and t.${kunciKolom(c)} = ?`}
      ${kunci ? 'for update' : ''}`,
    id === null ? [rekananId] : [rekananId, id]
  )
  return (await lengkapi(koneksi, c, mentah))[0] ?? null
}

/** The record to change, locked; 404 when it is another vendor's, 409 when it changed meanwhile. */
export async function kunciCatatan<I extends object, D extends string>(
  trx: TransactionClientContract,
  c: Catatan<I, D>,
  rekananId: number,
  id: number,
  versi: number | null | undefined
): Promise<Baris<I, D>> {
  const lama = await bacaCatatan(trx, c, rekananId, id, true)
  if (!lama) throw tidakDitemukan()
  if (typeof versi === 'number' && versi !== lama.versi) throw versiUsang()
  return lama
}

export interface Tulisan<I extends object, D extends string> {
  sumber: SumberJurnal
  rekananId: number
  /** the record before, null for a new one */
  lama: Baris<I, D> | null
  nilai: I
  berkas: Partial<Record<D, BerkasBaru>>
  /** stored documents that this save drops */
  hapus?: readonly D[]
  /** differences outside of the row, such as linked lists */
  kaitan?: Record<string, [unknown, unknown]>
}

/**
 * Inserts or updates the record, moves its files and writes the journal row. Answers its id and whether
 * anything differs from before.
 */
export async function tulisCatatan<I extends object, D extends string>(
  trx: TransactionClientContract,
  c: Catatan<I, D>,
  { sumber, rekananId, lama, nilai, berkas, hapus = [], kaitan = {} }: Tulisan<I, D>
): Promise<{ id: number; berubah: boolean }> {
  const tabel = TABEL_BAGIAN[c.bagian]
  const lepas = hapus.filter((f) => lama?.[f] && !berkas[f])
  const perubahan = {
    ...bedaAman(c, lama, nilai),
    ...bedaBerkas(lama, berkas, lepas),
    ...kaitan,
  }
  if (lama && Object.keys(perubahan).length === 0) return { id: lama.id, berubah: false }

  const kolom: Record<string, unknown> = {}
  for (const f of Object.keys(c.kolom) as (keyof I & string)[]) kolom[c.kolom[f]] = nilai[f] ?? null
  for (const f of Object.keys(berkas) as D[]) {
    if (berkas[f]) kolom[c.dokumen[f].kolom] = berkas[f].jalur
  }
  for (const f of lepas) kolom[c.dokumen[f].kolom] = null

  const nama = Object.keys(kolom)
  const isi = Object.values(kolom)
  const hasil = lama
    ? await sql<{ id: number }>(
        trx,
        `update ${tabel} set ${nama.map((k) => `${k} = ?`).join(', ')}, versi = versi + 1,
                diubah_pada = ${sqlSekarang()} where ${kunciKolom(c)} = ? returning ${kunciKolom(c)} as id`,
        [...isi, lama.id]
      )
    : await sql<{ id: number }>(
        trx,
        `insert into ${tabel} (rekanan_id, dibuat_pada, diubah_pada, ${nama.join(', ')})
         select ?, s, s, ${nama.map(() => '?').join(', ')} from (select ${sqlSekarang()} as s) waktu
         returning ${kunciKolom(c)} as id`,
        [rekananId, ...isi]
      )
  const { id } = hasil[0]!
  for (const f of Object.keys(berkas) as D[]) {
    if (!berkas[f]) continue
    if (lama) await lepasBerkas(trx, lama[f])
    await rekamBerkas(trx, berkas[f], {
      kelas: c.dokumen[f].pribadi ? 'dosir.pribadi' : 'dosir',
      objek: tabel,
      objekId: id,
      rekananId,
      pengunggahId: sumber.pelaku.id,
    })
  }
  for (const f of lepas) await lepasBerkas(trx, lama![f])
  await catat(trx, sumber, {
    aksi: `${tabel}.${lama ? 'ubah' : 'tambah'}`,
    objek: 'rekanan',
    objekId: rekananId,
    rincian: { bagian: c.bagian, catatanId: id, perubahan },
  })
  return { id, berubah: true }
}

/** Deletes the record; its files are released and its last content stays in the journal. */
export async function hapusCatatan<I extends object, D extends string>(
  trx: TransactionClientContract,
  c: Catatan<I, D>,
  sumber: SumberJurnal,
  lama: Baris<I, D>
): Promise<void> {
  const tabel = TABEL_BAGIAN[c.bagian]
  await sql(trx, `delete from ${tabel} where ${kunciKolom(c)} = ?`, [lama.id])
  const dok = Object.keys(c.dokumen) as D[]
  for (const f of dok) await lepasBerkas(trx, lama[f])
  const isi: Record<string, unknown> = {}
  for (const f of Object.keys(c.kolom) as (keyof I & string)[])
    isi[f] = [amankan(c, f, lama[f]), null]
  for (const f of dok) if (lama[f]) isi[f] = [lama.berkas[f]?.nama ?? lama[f], null]
  await catat(trx, sumber, {
    aksi: `${tabel}.hapus`,
    objek: 'rekanan',
    objekId: lama.vendorId,
    rincian: { bagian: c.bagian, catatanId: lama.id, perubahan: isi },
  })
}

function amankan<I extends object, D extends string>(
  c: Catatan<I, D>,
  f: keyof I & string,
  nilai: unknown
): unknown {
  return c.nomorPribadi?.includes(f) && typeof nilai === 'string' ? samarkan(nilai) : nilai
}

/** Differences with identity numbers masked: the journal is read by more people than the dossier. */
function bedaAman<I extends object, D extends string>(
  c: Catatan<I, D>,
  lama: Baris<I, D> | null,
  nilai: I
): Record<string, [unknown, unknown]> {
  const semua: Record<string, unknown> = {}
  for (const f of Object.keys(c.kolom) as (keyof I & string)[]) semua[f] = nilai[f] ?? null
  const hasil = beda<Record<string, unknown>>(lama as Record<string, unknown> | null, semua)
  for (const [f, [a, b]] of Object.entries(hasil)) {
    const [dulu, kini] = [a, b].map((n) => amankan(c, f as keyof I & string, n))
    // Two numbers with the same ending must not look like no change at all.
    hasil[f] = [dulu, dulu !== null && dulu === kini ? `${String(kini)} *` : kini]
  }
  return hasil
}

function bedaBerkas<I extends object, D extends string>(
  lama: Baris<I, D> | null,
  berkas: Partial<Record<D, BerkasBaru>>,
  lepas: readonly D[]
): Record<string, [unknown, unknown]> {
  const sebelum = (f: D) => lama?.berkas[f]?.nama ?? null
  const hasil: Record<string, [unknown, unknown]> = {}
  for (const f of Object.keys(berkas) as D[]) {
    if (berkas[f]) hasil[f] = [sebelum(f), berkas[f].namaAsli]
  }
  for (const f of lepas) hasil[f] = [sebelum(f), null]
  return hasil
}
