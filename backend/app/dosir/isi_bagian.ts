import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  bagianUntuk,
  type BagianDosir,
  type IsiBagian,
  type KunciBagian,
} from '@eproc/domain/dosir'
import type { JenisRekanan } from '@eproc/domain/pilihan'
import { type Koneksi, sql } from '#inti/sql'

/** The table whose rows fill each section. */
export const TABEL_BAGIAN: Readonly<Record<KunciBagian, string>> = {
  perusahaan: 'data_perusahaan',
  ijin: 'ijin_usaha',
  akta: 'akta',
  pemilik: 'pemilik',
  pengurus: 'pengurus',
  pengalaman: 'pengalaman',
  pajak: 'pajak',
  dataPribadi: 'data_pribadi',
  pengalamanPerson: 'pengalaman_person',
  sertifikat: 'sertifikat_person',
}

/** What the section holds now, as the domain's `bagianLengkap` and `setelahSimpan` ask for it. */
export async function isiBagianKini(
  trx: TransactionClientContract,
  rekanan: { id: number; bebasPengalaman: boolean },
  bagian: BagianDosir
): Promise<IsiBagian> {
  const adaNib = bagian.kunci === 'ijin' ? `count(*) filter (where jenis = 'NIB')::int` : '0'
  const hasil = await sql<{ jumlah: number; nib: number }>(
    trx,
    `select count(*)::int as jumlah, ${adaNib} as nib from ${TABEL_BAGIAN[bagian.kunci]}
      where rekanan_id = ?`,
    [rekanan.id]
  )
  const { jumlah, nib } = hasil[0]!
  return { jumlah, adaNib: nib > 0, bebasPengalaman: rekanan.bebasPengalaman }
}

/** The same for every section of the vendor, in order, in one query. */
export async function isiSemuaBagian(
  koneksi: Koneksi,
  rekanan: { id: number; jenis: JenisRekanan; bebasPengalaman: boolean }
): Promise<{ bagian: BagianDosir; isi: IsiBagian }[]> {
  const daftar = bagianUntuk(rekanan.jenis)
  const hitung = daftar.map(
    (b) =>
      `(select count(*)::int from ${TABEL_BAGIAN[b.kunci]} where rekanan_id = r.id) as "${b.kunci}"`
  )
  const [baris] = await sql<Record<KunciBagian, number | undefined> & { nib: boolean }>(
    koneksi,
    `select ${hitung.join(', ')},
            exists (select 1 from ijin_usaha where rekanan_id = r.id and jenis = 'NIB') as nib
       from rekanan r where r.id = ?`,
    [rekanan.id]
  )
  return daftar.map((bagian) => ({
    bagian,
    isi: {
      jumlah: baris?.[bagian.kunci] ?? 0,
      adaNib: baris?.nib === true,
      bebasPengalaman: rekanan.bebasPengalaman,
    },
  }))
}
