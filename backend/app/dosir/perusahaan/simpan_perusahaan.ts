/** Data Perusahaan: the first save makes the vendor, later ones change it. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { npwpPolos } from '@eproc/domain/common/checker'
import type { BentukUsaha, UkuranUsaha } from '@eproc/domain/common/choices'
import { aturanPerusahaan, berkasDilepas, rapikanPkp } from '@eproc/domain/dosir/aturan_perusahaan'
import type { DokumenPerusahaan } from '@eproc/domain/dosir/aturan_perusahaan'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { periksaWilayah } from '#app/dosir/acuan/wilayah_query'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { gantiNama } from '#app/dosir/bagian/induk_dosir'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import { beginRekanan } from '#app/dosir/mulai_rekanan'
import DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'
import type { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { deleteFile } from '#core/files/disk'
import { notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type FormInput = Infer<typeof perusahaanValidator>
type Kiriman = KirimanRecord<FormInput, DokumenPerusahaan>

/** The rules of S2 §5 over what is sent and stored, then the write. */
async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, perusahaan }: { rekanan: Rekanan; perusahaan: DataPerusahaan },
  { isian: input, berkas }: Kiriman
): Promise<Rekanan> {
  const lengkap = { ...input, ...unggahan(berkas) }
  enforce([
    ...aturanPerusahaan(lengkap, await konteksDokumen(perusahaan)),
    ...(await periksaWilayah(trx, input.provinsi, input.kabkod)),
  ])
  const release = berkasDilepas(lengkap)
  const dipakai = { ...berkas }
  for (const f of release) delete dipakai[f]
  isiKolom(perusahaan, input)
  const beside = await gantiNama(rekanan, perusahaan, wajib(input.nama))
  const berubah = await simpanRecord(trx, actor, perusahaan, {
    berkas: dipakai,
    lepas: release,
    beside,
  })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'perusahaan', berubah })
  return rekanan
}

/** Values for the columns, after the rules passed. The head office is kept only for a branch. */
function isiKolom(perusahaan: DataPerusahaan, input: FormInput): void {
  const pusat = input.cabang ? input.pusat : null
  perusahaan.merge({
    npwp: npwpPolos(wajib(input.npwp)),
    noPengukuhan: column(input.noPengukuhan),
    email: column(input.email),
    website: column(input.website),
    alamat: wajib(input.alamat),
    kodepos: wajib(input.kodepos),
    telepon: wajib(input.telepon),
    fax: column(input.fax),
    cabang: input.cabang ?? false,
    provinsi: wajib(input.provinsi),
    kabkod: wajib(input.kabkod),
    bentuk: wajib(input.bentuk) as BentukUsaha,
    ukuran: column(input.ukuran) as UkuranUsaha | null,
    alamatPusat: column(pusat?.alamatPusat),
    teleponPusat: column(pusat?.teleponPusat),
    faxPusat: column(pusat?.faxPusat),
    emailPusat: column(pusat?.emailPusat),
  })
}

export async function tambahPerusahaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const { isian: input, berkas } = kiriman
  const { vendorId } = input
  if (typeof vendorId === 'number' && vendorId !== ID_BELUM_ADA && vendorId !== actor.rekananId) {
    throw notFound()
  }
  // Refuse what is wrong before a registration number is drawn.
  enforce(aturanPerusahaan({ ...input, ...unggahan(berkas) }, await konteksDokumen(null)))
  const rekanan = await beginRekanan(trx, actor, { jenis: 'V', nama: wajib(input.nama) })
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
  if (!perusahaan) throw notFound()
  return simpan(trx, actor, { rekanan, perusahaan: perusahaan.asRead(versi) }, kiriman)
}

/** Files that the PKP rule made pointless are not kept. */
export async function buangTakTerpakai({ isian: input, berkas }: Kiriman): Promise<void> {
  for (const f of rapikanPkp(input).hapus) {
    if (berkas[f]) await deleteFile(berkas[f].jalur)
  }
}
