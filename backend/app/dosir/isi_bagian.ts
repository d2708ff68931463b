import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BagianDosir, IsiBagian, KunciBagian } from '@eproc/domain/dosir'
import { sql } from '#inti/sql'

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
