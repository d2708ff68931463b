/**
 * Checks the journal (quality §2.6): every batch's hash over its rows, the chain, the signatures, the heads that were
 * kept outside of the database against a cut or rewritten history; counts rows that wait for their seal.
 */
import { verify, type KeyObject } from 'node:crypto'
import { sql, type Koneksi } from '#core/database/sql'
import { cutFile, cutTail, keptHeads, type KeptHead } from '#core/journal/heads'
import {
  FIRST_HASH,
  rowHash,
  sealHash,
  sealMessage,
  sqlCanonicalRow,
  sqlMoment,
  type Seal,
} from '#core/journal/seal'

export interface HasilPeriksa {
  utuh: boolean
  /** sealed batches and rows that were checked */
  segel: number
  baris: number
  /** rows that are committed and wait for their seal */
  belumTersegel: number
  masalah: Masalah | null
}

/** The first broken batch and, where it can be told, row. */
interface Masalah {
  segel: number
  baris: number | null
  pesan: string
}

const SEKALI = 500

/**
 * Verifies the whole chain with the installation's public key, and against heads that somebody kept elsewhere: a chain
 * that was signed anew with the installation's own key is whole in itself.
 */
export async function verifyJournal(
  connection: Koneksi,
  key: KeyObject,
  elsewhere: readonly KeptHead[] = []
): Promise<HasilPeriksa> {
  const hasil: HasilPeriksa = { utuh: true, segel: 0, baris: 0, belumTersegel: 0, masalah: null }
  // Before the chain: what is sealed meanwhile is not missed.
  const before = await keptHeads()
  const rusak = (masalah: Masalah): HasilPeriksa => ({ ...hasil, utuh: false, masalah })
  let link: ChainLink = { nomor: 1, sebelum: FIRST_HASH }
  for (;;) {
    const kelompok = await bacaSegel(connection, link.nomor)
    if (kelompok.length === 0) break
    const isi = await isiKelompok(connection, kelompok)
    for (const segel of kelompok) {
      const baris = isi.get(segel.nomor) ?? []
      const masalah = masalahRantai(segel, link, key) ?? masalahIsi(segel, baris)
      if (masalah) return rusak(masalah)
      link = { nomor: link.nomor + 1, sebelum: segel.hash }
      hasil.segel++
      hasil.baris += baris.length
    }
  }
  const masalah = await headProblem(connection, link.nomor - 1, [...before, ...elsewhere])
  if (masalah) return rusak({ ...masalah, baris: null })
  const [sisa] = await sql<{ jumlah: number }>(
    connection,
    `select count(*)::int as jumlah from jurnal j
      where not exists (select 1 from jurnal_segel s where s.rentang @> j.id)`
  )
  hasil.belumTersegel = sisa!.jumlah
  return hasil
}

/** What the next batch must be: its number, and the hash that it names as the one before. */
interface ChainLink {
  nomor: number
  sebelum: string
}

const bacaSegel = (connection: Koneksi, dari: number): Promise<Seal[]> =>
  sql<Seal>(
    connection,
    `select versi, nomor, rentang::text, jumlah, hash_baris, hash_sebelum, hash, tanda_tangan,
            ${sqlMoment('waktu')} as waktu from jurnal_segel
      where nomor >= ? order by nomor limit ${SEKALI}`,
    [dari]
  )

/** The batch follows the one before, and is signed. */
function masalahRantai(s: Seal, link: ChainLink, key: KeyObject): Masalah | null {
  if (s.nomor !== link.nomor) {
    return { segel: link.nomor, baris: null, pesan: `Segel nomor ${link.nomor} hilang` }
  }
  if (s.hash_sebelum !== link.sebelum) {
    const pesan = 'Rantai terputus: hash sebelumnya tidak cocok'
    return { segel: s.nomor, baris: null, pesan }
  }
  return verify(null, sealMessage(s), key, Buffer.from(s.tanda_tangan, 'base64'))
    ? null
    : { segel: s.nomor, baris: null, pesan: 'Tanda tangan segel tidak sah' }
}

/** The rows of the batch are all there and as they were sealed. */
function masalahIsi(s: Seal, baris: readonly IsiRow[]): Masalah | null {
  const hilang = barisHilang(s.rentang, new Set(baris.map((b) => b.id)))
  if (hilang !== null || baris.length !== s.jumlah) {
    return { segel: s.nomor, baris: hilang, pesan: 'Baris jurnal hilang dari segel' }
  }
  const beda = baris.find(
    (b, i) => !rowHash(b.baris).equals(s.hash_baris.subarray(i * 32, i * 32 + 32))
  )
  if (beda) {
    return { segel: s.nomor, baris: beda.id, pesan: 'Isi baris jurnal berubah setelah disegel' }
  }
  return sealHash(s) === s.hash
    ? null
    : { segel: s.nomor, baris: null, pesan: 'Hash segel tidak cocok dengan barisnya' }
}

interface IsiRow {
  id: number
  baris: string
}

/** The canonical rows of some batches, in one statement. */
async function isiKelompok(connection: Koneksi, kelompok: readonly Seal[]) {
  const daftar = await sql<IsiRow & { nomor: number }>(
    connection,
    `select s.nomor, j.id, ${sqlCanonicalRow('s.versi')} as baris
       from jurnal_segel s
       cross join lateral unnest(s.rentang) as r(satu)
       join jurnal j on j.id >= lower(r.satu) and j.id < upper(r.satu)
      where s.nomor between ? and ? order by s.nomor, j.id`,
    [kelompok[0]!.nomor, kelompok.at(-1)!.nomor]
  )
  const isi = new Map<number, IsiRow[]>()
  for (const b of daftar) {
    const ada = isi.get(b.nomor)
    if (ada) ada.push(b)
    else isi.set(b.nomor, [b])
  }
  return isi
}

function barisHilang(rentang: string, ada: ReadonlySet<number>): number | null {
  for (const cocok of rentang.matchAll(/\[(\d+),(\d+)\)/g)) {
    for (let id = Number(cocok[1]); id < Number(cocok[2]); id++) if (!ada.has(id)) return id
  }
  return null
}

/** Every kept head must still stand in the database with the same hash, and every newer seal in the file. */
async function headProblem(
  connection: Koneksi,
  last: number,
  kept: readonly KeptHead[]
): Promise<Pick<Masalah, 'segel' | 'pesan'> | null> {
  const tail = cutTail(kept, last)
  if (tail) return tail
  const [other] = await sql<{ nomor: number }>(
    connection,
    `select k.nomor from unnest(?::bigint[], ?::text[]) as k(nomor, hash)
       left join jurnal_segel s on s.nomor = k.nomor
      where s.hash is distinct from k.hash order by k.nomor limit 1`,
    [kept.map((k) => k.nomor), kept.map((k) => k.hash)]
  )
  if (other) return { segel: other.nomor, pesan: 'Segel berbeda dari kepala yang pernah diekspor' }
  const [first] = await sql<{ nomor: number }>(
    connection,
    'select min(nomor) as nomor from jurnal_segel where versi > 1'
  )
  return first?.nomor ? cutFile(await keptHeads(), first.nomor, last) : null
}
