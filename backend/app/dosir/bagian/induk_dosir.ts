import type { StatusRekanan } from '@eproc/domain/common/choices'
import { statusTampil, type BagianKey } from '@eproc/domain/dosir/bagian'
import BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import type { Differences, DosirRecord } from '#app/dosir/bagian/dosir_record'
import DataPribadi from '#app/dosir/data_pribadi/data_pribadi'
import DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'
import type Rekanan from '#app/dosir/rekanan'

/** What the first section shows of the vendor's row and its account. */
export interface IndukDosir {
  /** as it was typed last, verified or not */
  nama: string
  noRegistrasi: string
  emailMember: string
  /** the account's I or S covers the vendor's own status */
  status: StatusRekanan
}

export async function bacaInduk(
  rekanan: Rekanan,
  pertama?: DataPerusahaan | DataPribadi
): Promise<IndukDosir> {
  await rekanan.load('pengguna')
  const { nama, noRegistrasi, status, pengguna } = rekanan
  return {
    nama: pertama?.namaBaru ?? nama,
    noRegistrasi,
    emailMember: pengguna.email,
    status: statusTampil(status, pengguna.status),
  }
}

/**
 * The name typed in the first section. Once a verifier has seen one it is no longer the vendor's at once: results,
 * contracts and certificates name who was verified. The section's journal row tells the difference.
 */
export async function gantiNama(
  rekanan: Rekanan,
  pertama: DataPerusahaan | DataPribadi,
  nama: string
): Promise<Differences> {
  const previous = pertama.namaBaru ?? rekanan.nama
  if (nama === previous) return {}
  const { bagian } = pertama.constructor as typeof DosirRecord
  const verified = await BagianTerverifikasi.query({ client: rekanan.$trx! })
    .where({ rekananId: rekanan.id, bagian })
    .first()
  if (verified) pertama.namaBaru = nama === rekanan.nama ? null : nama
  else rekanan.nama = nama
  return { nama: [previous, nama] }
}

/**
 * The vendor's name once a verifier says yes to this section: the one that waits in the first, which is taken out of
 * it, or the present one. The section's version stays, so that no form that is open becomes stale.
 */
export async function ambilNama(rekanan: Rekanan, key: BagianKey): Promise<string> {
  if (key !== 'perusahaan' && key !== 'dataPribadi') return rekanan.nama
  const Model = key === 'perusahaan' ? DataPerusahaan : DataPribadi
  const client = rekanan.$trx!
  const pertama = await Model.find(rekanan.id, { client })
  if (!pertama?.namaBaru) return rekanan.nama
  await Model.query({ client }).where('rekananId', rekanan.id).update({ namaBaru: null })
  return pertama.namaBaru
}
