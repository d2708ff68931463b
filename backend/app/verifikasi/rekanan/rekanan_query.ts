/**
 * Vendors as staff see them: one query for every list, with paging, search and sorting in SQL. The status is
 * the user's I or S when there is one, else the vendor's own; blacklisted means flagged and within its dates.
 */
import db from '@adonisjs/lucid/services/db'
import type {
  RekananRow,
  RekananPilihan,
  RekananTerverifikasi,
  VendorRow,
} from '@eproc/domain/verifikasi/answers'
import type { JenisRekanan, StatusRekanan } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import { IJIN_TERVERIFIKASI } from '#app/dosir/bagian/isi_bagian_query'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { blacklistAktifSql, statusDasarSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import {
  ANTRE,
  keMenunggu,
  KOLOM_MENUNGGU,
  type BarisMenunggu,
  MENUNGGU_SEJAK,
  pegangan,
} from '#app/verifikasi/pemeriksaan/giliran_query'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { type Halaman, searchPattern } from '#core/http/query/query_string'
import { today } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { orderOf } from '#core/database/order'

export const REKANAN_SORT = [
  'nama',
  'noRegistrasi',
  'bentuk',
  'alamat',
  'status',
  'menunggu',
  'menungguSejak',
  'diubahPada',
] as const
export type RekananSort = (typeof REKANAN_SORT)[number]

const KOLOM_URUT: Record<RekananSort, string> = {
  nama: 'lower(r.nama)',
  noRegistrasi: 'r.no_registrasi',
  bentuk: 'dp.bentuk',
  alamat: 'lower(coalesce(dp.alamat, dq.alamat))',
  status: statusTampilSql('r', 'p'),
  menunggu: 'r.bagian_menunggu',
  menungguSejak: MENUNGGU_SEJAK,
  diubahPada: 'r.diubah_pada',
}

export interface RekananFilter {
  /** what others see, I and S included */
  status?: StatusRekanan
  /** own statuses, whatever the user's */
  statusDasar?: readonly StatusRekanan[]
  jenis?: JenisRekanan
  blacklist?: boolean
  menunggu?: boolean
  /** a certificate was made */
  sertifikat?: boolean
  /** waits for verifiers */
  giliran?: boolean
  /** ids or five-digit codes, one of which a valid licence of the vendor names, as it was last verified */
  kbli?: readonly string[]
  ids?: readonly number[] | null
  /** may register for packages: A, neither suspended nor blacklisted */
  bolehIkut?: boolean
}

interface Baris extends BarisMenunggu {
  id: number
  nama: string
  no_registrasi: string
  jenis: JenisRekanan
  bentuk: string | null
  alamat: string | null
  status: StatusRekanan
  menunggu: number
  blacklist: boolean
  diubah_pada: Date
  kbli: string | null
  kode_kbli: string | null
}

function syarat(saring: RekananFilter, cari: string | null): { teks: string; nilai: unknown[] } {
  const { add, clause } = conditions()
  if (cari)
    add('(r.nama ilike ? or r.no_registrasi ilike ?)', searchPattern(cari), searchPattern(cari))
  if (saring.status === 'I' || saring.status === 'S') add('p.status = ?', saring.status)
  else if (saring.status) add(`r.status = ? and p.status = 'A'`, saring.status)
  if (saring.statusDasar) add(`${statusDasarSql('r')} = any(?)`, [...saring.statusDasar])
  if (saring.jenis) add('r.jenis = ?', saring.jenis)
  if (saring.blacklist !== undefined) {
    add(`${saring.blacklist ? '' : 'not '}${blacklistAktifSql('r')}`)
  }
  if (saring.ids) add('r.id = any(?)', [...saring.ids])
  if (saring.menunggu) add('r.bagian_menunggu > 0')
  if (saring.sertifikat !== undefined) {
    add(`r.nomor_sertifikat is ${saring.sertifikat ? 'not ' : ''}null`)
  }
  if (saring.giliran) add(ANTRE)
  if (saring.bolehIkut) {
    add(`r.status = 'A' and p.status = 'A' and not ${blacklistAktifSql('r')}`)
  }
  if (saring.kbli) {
    add(
      `exists (select 1 from ${IJIN_TERVERIFIKASI} i join kbli k on i.kbli @> to_jsonb(k.id)
                where k.kode in (select m.kode from kbli m where m.id::text = any(?) or m.kode = any(?))
                  and (i.berlaku is null or i.berlaku >= ?::date))`,
      [...saring.kbli],
      [...saring.kbli],
      today()
    )
  }
  const { teks, nilai } = clause()
  return { teks: `where ${teks}`, nilai }
}

const DARI = `from rekanan r
  join pengguna p on p.id = r.pengguna_id
  left join data_perusahaan dp on dp.rekanan_id = r.id
  left join data_pribadi dq on dq.rekanan_id = r.id`

const KBLI = `left join lateral (
    select string_agg(k.id::text, ',' order by k.kode) as kbli,
           string_agg(k.kode, ', ' order by k.kode) as kode_kbli
      from (select distinct kbli.id, kbli.kode
              from ${IJIN_TERVERIFIKASI} i join kbli on i.kbli @> to_jsonb(kbli.id)) k) k on true`

let segarPada: string | null = null

/** Licences expire by the calendar: once a day in each process, before the first list. */
async function segarkan(): Promise<void> {
  if (segarPada === today()) return
  await segarkanSemuaMasaBerlaku()
  segarPada = today()
}

async function ambil(
  halaman: Halaman<RekananSort>,
  saring: RekananFilter,
  denganKbli: boolean
): Promise<{ baris: Baris[]; total: number }> {
  await segarkan()
  const { teks, nilai } = syarat(saring, halaman.cari)
  const usual = 'lower(r.nama), r.id'
  const urut = orderOf(KOLOM_URUT, halaman, { usual, id: 'r.id', empties: true })
  const [baris, jumlah] = await Promise.all([
    sql<Baris>(
      db,
      `select r.id, r.nama, r.no_registrasi, r.jenis, dp.bentuk, coalesce(dp.alamat, dq.alamat) as alamat,
              ${KOLOM_URUT.status} as status, r.bagian_menunggu as menunggu, r.diubah_pada,
              ${blacklistAktifSql('r')} as blacklist,
              ${KOLOM_MENUNGGU}
              ${denganKbli ? ', k.kbli, k.kode_kbli' : ', null as kbli, null as kode_kbli'}
         ${DARI} ${pegangan()} ${denganKbli ? KBLI : ''} ${teks}
        order by ${urut} limit ? offset ?`,
      [today(), ...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(
      db,
      `from rekanan r
         ${teks.includes('p.status') ? 'join pengguna p on p.id = r.pengguna_id' : ''} ${teks}`,
      nilai
    ),
  ])
  return { baris, total: jumlah }
}

const keRekanan = (b: Baris, pembacaId: number): RekananRow => ({
  id: b.id,
  nama: b.nama,
  noRegistrasi: b.no_registrasi,
  jenis: b.jenis,
  bentuk: b.bentuk,
  alamat: b.alamat,
  status: b.status,
  menunggu: b.menunggu,
  blacklist: b.blacklist,
  diubahPada: keIso(b.diubah_pada)!,
  ...keMenunggu(b, pembacaId),
})

/** 'Daftar Rekanan' (S2 §2.6). */
export async function listRekanan(
  halaman: Halaman<RekananSort>,
  saring: RekananFilter,
  pembacaId: number
) {
  const { baris, total } = await ambil(halaman, saring, false)
  return { rows: baris.map((b) => keRekanan(b, pembacaId)), total }
}

/** The back office's lists: all vendors, or with `verified` those that were verified once, with their KBLI. */
export async function listVendor(
  halaman: Halaman<RekananSort>,
  { verified = false, ...saring }: RekananFilter & { verified?: boolean },
  pembacaId: number
) {
  const { baris, total } = await ambil(
    halaman,
    verified ? { ...saring, statusDasar: VERIFIED } : saring,
    verified
  )
  const rows = baris.map((b): VendorRow => ({
    ...keRekanan(b, pembacaId),
    kodeKbli: b.kode_kbli ?? '',
  }))
  return { rows, total }
}

/** Verified once: Aktif, and those whose licences have expired since. */
const VERIFIED: readonly StatusRekanan[] = ['A', 'E']

export async function listTerverifikasi(halaman: Halaman<RekananSort>, saring: RekananFilter) {
  const { baris, total } = await ambil(halaman, { ...saring, statusDasar: VERIFIED }, true)
  const rows = baris.map((b): RekananTerverifikasi => ({
    ...keTerverifikasi(b),
    jenis: b.jenis,
    bentuk: b.bentuk,
  }))
  return { rows, total }
}

/** Vendors that may take part, to choose from (S3 §7.1). */
export async function listChoices(halaman: Halaman<RekananSort>, saring: RekananFilter) {
  const { baris, total } = await ambil(halaman, { ...saring, bolehIkut: true }, true)
  const rows = baris.map((b): RekananPilihan => ({ ...keTerverifikasi(b), bentuk: b.bentuk }))
  return { rows, total }
}

const keTerverifikasi = (b: Baris) => ({
  id: b.id,
  nama: b.nama,
  noRegistrasi: b.no_registrasi,
  kbli: b.kbli ?? '',
  kodeKbli: b.kode_kbli ?? '',
  status: b.status,
  blacklist: b.blacklist,
})
