/** Data Perusahaan: the first save makes the vendor, later ones change it. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { npwpPolos } from '@eproc/domain/common/checker'
import type { BentukUsaha, UkuranUsaha } from '@eproc/domain/common/choices'
import { aturanPerusahaan, rapikanPkp } from '@eproc/domain/dosir/aturan_perusahaan'
import type { DokumenPerusahaan } from '@eproc/domain/dosir/aturan_perusahaan'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { periksaWilayah } from '#app/dosir/acuan/wilayah_query'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { gantiNama } from '#app/dosir/bagian/induk_dosir'
import { kolom, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import { mulaiRekanan } from '#app/dosir/mulai_rekanan'
import DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'
import type { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { deleteFile } from '#core/files/disk'
import { tidakDitemukan } from '#core/http/errors'
import { tegakkan } from '#core/http/input'

type Isian = Infer<typeof perusahaanValidator>
type Kiriman = KirimanRecord<Isian, DokumenPerusahaan>

/** The rules of S2 §5 over what is sent and stored, then the write. */
async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, perusahaan }: { rekanan: Rekanan; perusahaan: DataPerusahaan },
  { isian, berkas }: Kiriman
): Promise<Rekanan> {
  const lengkap = { ...isian, ...unggahan(berkas) }
  tegakkan([
    ...aturanPerusahaan(lengkap, await konteksDokumen(perusahaan)),
    ...(await periksaWilayah(trx, isian.provinsi, isian.kabkod)),
  ])
  const { hapus: lepas } = rapikanPkp(lengkap)
  const dipakai = { ...berkas }
  for (const f of lepas) delete dipakai[f]
  isiKolom(perusahaan, isian)
  const beside = gantiNama(rekanan, wajib(isian.nama))
  const berubah = await simpanRecord(trx, actor, perusahaan, { berkas: dipakai, lepas, beside })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'perusahaan', berubah })
  return rekanan
}

/** Values for the columns, after the rules passed. The head office is kept only for a branch. */
function isiKolom(perusahaan: DataPerusahaan, isian: Isian): void {
  const pusat = isian.cabang ? isian.pusat : null
  perusahaan.merge({
    npwp: npwpPolos(wajib(isian.npwp)),
    noPengukuhan: kolom(isian.noPengukuhan),
    email: kolom(isian.email),
    website: kolom(isian.website),
    alamat: wajib(isian.alamat),
    kodepos: wajib(isian.kodepos),
    telepon: wajib(isian.telepon),
    fax: kolom(isian.fax),
    cabang: isian.cabang ?? false,
    provinsi: wajib(isian.provinsi),
    kabkod: wajib(isian.kabkod),
    bentuk: wajib(isian.bentuk) as BentukUsaha,
    ukuran: kolom(isian.ukuran) as UkuranUsaha | null,
    alamatPusat: kolom(pusat?.alamatPusat),
    teleponPusat: kolom(pusat?.teleponPusat),
    faxPusat: kolom(pusat?.faxPusat),
    emailPusat: kolom(pusat?.emailPusat),
  })
}

export async function tambahPerusahaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const { isian, berkas } = kiriman
  const { vendorId } = isian
  if (typeof vendorId === 'number' && vendorId !== ID_BELUM_ADA && vendorId !== actor.rekananId) {
    throw tidakDitemukan()
  }
  // Refuse what is wrong before a registration number is drawn.
  tegakkan(aturanPerusahaan({ ...isian, ...unggahan(berkas) }, await konteksDokumen(null)))
  const rekanan = await mulaiRekanan(trx, actor, { jenis: 'V', nama: wajib(isian.nama) })
  const perusahaan = new DataPerusahaan().milik(rekanan)
  return simpan(trx, actor, { rekanan, perusahaan }, kiriman)
}

export async function ubahPerusahaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const { vendorId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'perusahaan', vendorId)
  const perusahaan = await rekanan.related('perusahaan').query().forUpdate().first()
  if (!perusahaan) throw tidakDitemukan()
  return simpan(trx, actor, { rekanan, perusahaan: perusahaan.asRead(versi) }, kiriman)
}

/** Files that the PKP rule made pointless are not kept. */
export async function buangTakTerpakai({ isian, berkas }: Kiriman): Promise<void> {
  for (const f of rapikanPkp(isian).hapus) {
    if (berkas[f]) await deleteFile(berkas[f].jalur)
  }
}
