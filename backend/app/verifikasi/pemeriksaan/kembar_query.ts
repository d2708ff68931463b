/**
 * What a vendor has in common with others and should not (decisions §3 'Duplicates'). Only the verifier is told.
 * The values are compared as the indexes of the same migration have them.
 */
import db from '@adonisjs/lucid/services/db'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import { samarkan } from '@eproc/domain/common/format'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { UnsurKembar, KembarRekanan } from '@eproc/domain/verifikasi/answers'
import { cariRekanan } from '#app/verifikasi/rekanan/keadaan_query'
import { sql } from '#core/database/sql'

/** The 15 digits of an older NPWP are those of the present one after a zero. */
const NPWP = `lpad(npwp, 16, '0')`
/** 0812…, +62 812…, (021) 555: digits alone, the country's code as the zero that it stands for. */
const TELEPON = `regexp_replace(regexp_replace(telepon, '[^0-9]', '', 'g'), '^62', '0')`

const SUMBER: readonly [UnsurKembar, BagianKey, table: string, nilai: string, syarat?: string][] = [
  ['npwp', 'perusahaan', 'data_perusahaan', NPWP],
  ['npwp', 'dataPribadi', 'data_pribadi', NPWP],
  ['email', 'perusahaan', 'data_perusahaan', 'lower(email)'],
  ['email', 'dataPribadi', 'data_pribadi', 'lower(email)'],
  ['telepon', 'perusahaan', 'data_perusahaan', TELEPON],
  ['telepon', 'dataPribadi', 'data_pribadi', TELEPON],
  ['nib', 'ijin', 'ijin_usaha', 'lower(nomor)', `jenis = 'NIB'`],
  ['ijin', 'ijin', 'ijin_usaha', 'lower(nomor)', `jenis <> 'NIB'`],
  ['nik', 'pemilik', 'pemilik', 'no_ktp'],
  ['nik', 'pengurus', 'pengurus', 'no_ktp'],
  ['nik', 'dataPribadi', 'data_pribadi', 'no_ktp'],
]

const IDENTITAS: readonly UnsurKembar[] = ['npwp', 'nik']

const identitas = SUMBER.map(
  ([bidang, bagian, table, nilai, syarat]) =>
    `select rekanan_id, '${bidang}' as bidang, '${bagian}' as bagian, ${nilai} as nilai
       from ${table}${syarat ? ` where ${syarat}` : ''}`
).join(' union all ')

interface Baris {
  bidang: UnsurKembar
  bagian: BagianKey
  nilai: string
  id: number
  nama: string
  no_registrasi: string
  status: StatusRekanan
  semua: number
}

/** Of each value: the mail address that an agency gives all its clients must not hide an owner's number. */
const DISEBUT = 10

export async function kembarRekanan(id: number | null): Promise<KembarRekanan[]> {
  const rekanan = await cariRekanan(id)
  const baris = await sql<Baris>(
    db,
    `select * from (
       select s.*, row_number() over (partition by bidang, bagian, nilai order by nama, id) as ke,
              (count(*) over (partition by bidang, bagian, nilai))::int as semua
         from (
           select distinct m.bidang, m.bagian, m.nilai, r.id, r.nama, r.no_registrasi, r.status
             from (${identitas}) m
             join (${identitas}) o on o.bidang = m.bidang and o.nilai = m.nilai and o.rekanan_id <> m.rekanan_id
             join rekanan r on r.id = o.rekanan_id
            where m.rekanan_id = ? and m.nilai <> '') s) k
      where ke <= ${DISEBUT} order by bidang, nilai, bagian, ke`,
    [rekanan.id]
  )
  return baris.map((b) => ({
    bidang: b.bidang,
    bagian: b.bagian,
    nilai: IDENTITAS.includes(b.bidang) ? samarkan(b.nilai) : b.nilai,
    rekanan: { id: b.id, nama: b.nama, noRegistrasi: b.no_registrasi, status: b.status },
    semua: b.semua,
  }))
}
