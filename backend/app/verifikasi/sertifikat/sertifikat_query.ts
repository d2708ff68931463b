import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import { bagianUntuk, blacklistAktif, statusTampil } from '@eproc/domain/dosir/bagian'
import type {
  KeadaanSertifikat,
  KonfirmasiSertifikat,
  SertifikatRow,
} from '@eproc/domain/verifikasi/answers'
import type { JenisRekanan, StatusPengguna, StatusRekanan } from '@eproc/domain/common/choices'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import SertifikatRekanan, {
  type SertifikatDetails,
} from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import { notFound } from '#core/http/errors'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { today } from '#core/clock/clock'
import { countRows } from '#core/database/count'
import { type Koneksi, sql } from '#core/database/sql'
import { orderOf } from '#core/database/order'

/** What decides whether a certificate still holds. */
interface Holding {
  terakhir: boolean
  status_rekanan: StatusRekanan
  status_pengguna: StatusPengguna
  blacklist: boolean
  mulai: string | null
  selesai: string | null
}

const HOLDING = `s.id = (select max(id) from sertifikat_rekanan where rekanan_id = r.id) as terakhir,
  r.status as status_rekanan, p.status as status_pengguna, r.blacklist,
  r.blacklist_tgl_mulai as mulai, r.blacklist_tgl_selesai as selesai`

function keadaanSertifikat(s: Holding): KeadaanSertifikat {
  if (!s.terakhir) return 'diganti'
  const aktif = statusTampil(s.status_rekanan, s.status_pengguna) === 'A'
  const hitam = blacklistAktif(s.blacklist, s.mulai, s.selesai, today())
  return aktif && !hitam ? 'sah' : 'tidakBerlaku'
}

interface KonfirmasiRow extends Holding {
  nomor: string
  isi: SertifikatDetails
  dibuat_pada: Date
}

/** The public answer to a scanned code: the paper's words and whether they still hold. */
export async function konfirmasiSertifikat(kode: string): Promise<KonfirmasiSertifikat> {
  const holder = await SertifikatRekanan.findBy('kode', kode)
  if (!holder) throw notFound()
  // At each read (decisions §3): the paper must not hold a minute longer than the licences that it rests on.
  await segarkanMasaBerlaku(holder.rekananId)
  const [s] = await sql<KonfirmasiRow>(
    db,
    `select s.nomor, s.isi, s.dibuat_pada, ${HOLDING}
       from sertifikat_rekanan s join rekanan r on r.id = s.rekanan_id
       join pengguna p on p.id = r.pengguna_id
      where s.kode = ?`,
    [kode]
  )
  if (!s) throw notFound()
  return {
    keadaan: keadaanSertifikat(s),
    nomor: s.nomor,
    nama: s.isi.nama,
    noRegistrasi: s.isi.noRegistrasi,
    diterbitkan: keIso(s.dibuat_pada)!,
    status: statusTampil(s.status_rekanan, s.status_pengguna),
    bagian: s.isi.bagian,
  }
}

export const SERTIFIKAT_SORT = ['nomor', 'nama', 'dibuatPada', 'dikirimPada'] as const
type SertifikatSort = (typeof SERTIFIKAT_SORT)[number]

const SORT_COLUMN: Record<SertifikatSort, string> = {
  nomor: 's.nomor',
  nama: 'lower(r.nama)',
  dibuatPada: 's.dibuat_pada',
  dikirimPada: 's.dikirim_pada',
}

export interface SertifikatFilter {
  vendorId?: number
  jenis?: JenisRekanan
  /** the vendor's newest */
  terakhir?: boolean
  dikirim?: boolean
  ids?: readonly number[] | null
}

interface ListedRow extends Holding {
  id: number
  nomor: string
  kode: string
  jalur: string
  rekanan_id: number
  nama: string
  no_registrasi: string
  jenis: JenisRekanan
  dibuat_pada: Date
  dibuat_oleh: string | null
  dikirim_ke: string | null
  dikirim_pada: Date | null
}

function conditions(saring: SertifikatFilter, cari: string | null) {
  const parts: string[] = []
  const values: unknown[] = []
  const add = (part: string, ...more: unknown[]) => {
    parts.push(part)
    values.push(...more)
  }
  if (cari) {
    const pattern = searchPattern(cari)
    add('(s.nomor ilike ? or r.nama ilike ? or r.no_registrasi ilike ?)', pattern, pattern, pattern)
  }
  if (saring.ids) add('s.id = any(?)', [...saring.ids])
  if (saring.vendorId !== undefined) add('s.rekanan_id = ?', saring.vendorId)
  if (saring.jenis) add('r.jenis = ?', saring.jenis)
  if (saring.terakhir !== undefined) {
    const newer =
      'exists (select from sertifikat_rekanan n where n.rekanan_id = r.id and n.id > s.id)'
    add(saring.terakhir ? `not ${newer}` : newer)
  }
  if (saring.dikirim !== undefined) {
    add(`s.dikirim_pada is ${saring.dikirim ? 'not null' : 'null'}`)
  }
  return { where: parts.length ? `where ${parts.join(' and ')}` : '', values }
}

/** Every certificate that was handed out, the newest first unless asked otherwise. */
export async function listSertifikat(
  halaman: Halaman<SertifikatSort>,
  saring: SertifikatFilter
): Promise<{ rows: SertifikatRow[]; total: number }> {
  const { awal, jumlah, cari } = halaman
  const { where, values } = conditions(saring, cari)
  const id = 's.id desc'
  const order = orderOf(SORT_COLUMN, halaman, { usual: id, id, empties: true })
  const from = 'from sertifikat_rekanan s join rekanan r on r.id = s.rekanan_id'
  const [rows, count] = await Promise.all([
    sql<ListedRow>(
      db,
      `select s.id, s.nomor, s.kode, s.jalur, s.rekanan_id, r.nama, r.no_registrasi, r.jenis,
              s.dibuat_pada, o.nama as dibuat_oleh, s.dikirim_ke, s.dikirim_pada, ${HOLDING}
         ${from} join pengguna p on p.id = r.pengguna_id
         left join pengguna o on o.id = s.dibuat_oleh
         ${where} order by ${order} limit ? offset ?`,
      [...values, jumlah, awal]
    ),
    countRows(db, `${from} ${where}`, values),
  ])
  return { rows: rows.map(sertifikatRow), total: count }
}

export async function satuSertifikat(id: number | null): Promise<SertifikatRow> {
  const one = { awal: 0, jumlah: 1, cari: null, urut: null }
  const { rows } = await listSertifikat(one, { ids: id && id > 0 ? [id] : [] })
  if (!rows[0]) throw notFound()
  return rows[0]
}

const sertifikatRow = (s: ListedRow): SertifikatRow => ({
  id: s.id,
  nomor: s.nomor,
  kode: s.kode,
  fileSertifikat: s.jalur,
  vendorId: s.rekanan_id,
  nama: s.nama,
  noRegistrasi: s.no_registrasi,
  jenis: s.jenis,
  dibuatPada: keIso(s.dibuat_pada)!,
  dibuatOleh: s.dibuat_oleh,
  dikirimKe: s.dikirim_ke,
  dikirimPada: keIso(s.dikirim_pada),
  keadaan: keadaanSertifikat(s),
})

/** What the paper says of a vendor's first section. */
interface Verified {
  nama: string
  bentuk: string | null
  alamat: string | null
}

/**
 * Names and facts of the paper, read when it is made, as they were last verified: a change that still waits for a
 * verifier is not certified.
 */
export async function sertifikatDetails(
  connection: Koneksi,
  r: { id: number; noRegistrasi: string; jenis: JenisRekanan }
): Promise<SertifikatDetails> {
  const sections = bagianUntuk(r.jenis)
  const [verified] = await sql<Verified>(
    connection,
    `select i.nama, i.bentuk, i.alamat from bagian_terverifikasi v
       cross join lateral jsonb_to_recordset(v.isi) as i(nama text, bentuk text, alamat text)
      where v.rekanan_id = ? and v.bagian = ?`,
    [r.id, sections[0]!.kunci]
  )
  return {
    ...verified!,
    noRegistrasi: r.noRegistrasi,
    jenis: r.jenis,
    bagian: sections.map((bagian) => bagian.judul),
  }
}
