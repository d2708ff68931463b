/** A section as it was last verified beside how it stands now, in the words that people read. */
import db from '@adonisjs/lucid/services/db'
import {
  BENTUK_USAHA,
  SATUAN_SAHAM,
  teksPilihan,
  UKURAN_USAHA,
  type Pilihan,
} from '@eproc/domain/common/choices'
import { keIso, samarkan } from '@eproc/domain/common/format'
import type { BandingBagian, NilaiBanding } from '@eproc/domain/dosir/answers_banding'
import { bandingkan, type BarisMentah } from '@eproc/domain/dosir/banding'
import type { BagianDosir } from '@eproc/domain/dosir/bagian'
import BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import { isiBagian } from '#app/dosir/bagian/isi_bagian_query'
import type Rekanan from '#app/dosir/rekanan'
import { sql } from '#core/database/sql'

/** Bookkeeping, and numbers that name nothing to a reader. */
const TANPA = new Set(['id', 'rekanan_id', 'versi', 'dibuat_pada', 'diubah_pada'])
const IDENTITAS = new Set(['no_ktp', 'npwp'])
const PILIHAN: Readonly<Record<string, readonly Pilihan[]>> = {
  bentuk: BENTUK_USAHA,
  ukuran: UKURAN_USAHA,
  satuan: SATUAN_SAHAM,
}
const DOKUMEN = /^(dokumen|sk_pkp|file_.*|dok_.*|.*_doc)$/

/** Columns that a section's form calls otherwise. */
const SEBUTAN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  perusahaan: {
    pusat_alamat: 'alamatPusat',
    pusat_telepon: 'teleponPusat',
    pusat_fax: 'faxPusat',
    pusat_email: 'emailPusat',
    file_sertifikat: 'fileKeterangan',
    file_non_pkp: 'fileNonPKP',
  },
}

const keNama = (column: string) =>
  column.replace(/_([a-z])/g, (_, huruf: string) => huruf.toUpperCase())
const daftar = (isi: unknown): BarisMentah[] =>
  (typeof isi === 'string' ? JSON.parse(isi) : isi) as BarisMentah[]

/** @param penuh identity numbers as they are: for the vendor itself; else masked */
export async function bandingBagian(
  rekanan: Rekanan,
  bagian: BagianDosir,
  penuh: boolean
): Promise<BandingBagian | null> {
  const { status } = rekanan.keadaan(bagian)
  if (status !== 'V' && status !== 'N') return null
  const verifikasi = await BagianTerverifikasi.query()
    .where({ rekananId: rekanan.id, bagian: bagian.kunci })
    .first()
  if (!verifikasi) return null
  const dulu = daftar(verifikasi.isi)
  const kini = daftar(await isiBagian(db, rekanan.id, bagian.kunci))
  const nama = await namaAcuan([...dulu, ...kini])
  const hasil = bandingkan(perId(dulu), perId(kini), {
    kolom: (column) => SEBUTAN[bagian.kunci]?.[column] ?? keNama(column),
    nilai: (column, nilai) => terbaca(column, nilai, nama, penuh),
  })
  if (hasil.catatan.length === 0) return null
  return { versi: verifikasi.versi, pada: keIso(verifikasi.pada.toMillis())!, ...hasil }
}

const perId = (list: readonly BarisMentah[]): Map<number, BarisMentah> =>
  new Map(
    list.map((c) => [
      Number(c.id ?? 0),
      Object.fromEntries(Object.entries(c).filter(([column]) => !TANPA.has(column))),
    ])
  )

interface NamaAcuan {
  kbli: ReadonlyMap<unknown, string>
  sbu: ReadonlyMap<unknown, string>
  wilayah: ReadonlyMap<unknown, string>
  berkas: ReadonlyMap<unknown, string>
}

/** Names of what the records only point to. */
async function namaAcuan(catatan: readonly BarisMentah[]): Promise<NamaAcuan> {
  const ids = (key: string) => catatan.flatMap((c) => (c[key] as number[] | undefined) ?? [])
  const teks = catatan.flatMap((c) => Object.values(c).filter((n) => typeof n === 'string'))
  const baca = async (perintah: string, nilai: readonly unknown[]) =>
    new Map(
      nilai.length === 0
        ? []
        : (await sql<{ k: unknown; n: string }>(db, perintah, [nilai])).map(({ k, n }) => [k, n])
    )
  return {
    kbli: await baca('select id as k, kode as n from kbli where id = any(?)', ids('kbli')),
    sbu: await baca('select id as k, kode as n from sbu where id = any(?)', ids('sbu')),
    wilayah: await baca(
      `select kode as k, nama as n from (select kode, nama from provinsi
          union all select kode, nama from kabupaten_kota) w where kode = any(?)`,
      teks
    ),
    berkas: await baca(`select jalur as k, nama_asli as n from berkas where jalur = any(?)`, teks),
  }
}

function terbaca(column: string, nilai: unknown, nama: NamaAcuan, penuh: boolean): NilaiBanding {
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (column === 'kbli' || column === 'sbu') {
    return (nilai as number[]).map((id) => nama[column].get(id) ?? String(id)).toSorted()
  }
  if (typeof nilai !== 'string') return nilai as number | boolean
  if (IDENTITAS.has(column)) return penuh ? nilai : samarkan(nilai)
  if (column in PILIHAN) return teksPilihan(PILIHAN[column]!, nilai)
  if (column === 'provinsi' || column === 'kabkod') return nama.wilayah.get(nilai) ?? nilai
  return DOKUMEN.test(column) ? { nama: nama.berkas.get(nilai) ?? nilai, jalur: nilai } : nilai
}
