/** Whose dossier a request is about: the vendor's own, or for staff any; others' look like nothing. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah, lingkupHak } from '@eproc/domain/common/rights'
import type { JenisRekanan } from '@eproc/domain/common/choices'
import { bagianDosir, ID_BELUM_ADA, type BagianKey } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import type { TingkatPribadi } from '#app/dosir/bagian/record_transformer'
import Rekanan from '#app/dosir/rekanan'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import type { Pelaku } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { conflict, forbidden, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

const rekananKah = (pelaku: Pick<Pelaku, 'peran'>): boolean =>
  pelaku.peran === 'vendor' || pelaku.peran === 'person'

/**
 * The vendor of the path's `vendorId`, with licence expiry taken into account; null for a vendor that
 * has not saved anything yet (-999).
 */
export async function rekananDibaca(
  pelaku: Pelaku,
  vendorId: number | null,
  jenis?: JenisRekanan
): Promise<Rekanan | null> {
  if (rekananKah(pelaku)) {
    if (jenis && jenis !== (pelaku.peran === 'vendor' ? 'V' : 'O')) throw notFound()
    if (vendorId === ID_BELUM_ADA && pelaku.rekananId === null) return null
    if (vendorId !== ID_BELUM_ADA && vendorId !== pelaku.rekananId) throw notFound()
  } else if (!lingkupHak(pelaku, 'dosir.baca').includes('semua')) {
    throw notFound()
  }
  const dicari = rekananKah(pelaku) ? pelaku.rekananId : vendorId
  if (dicari === null || dicari < 1) throw notFound()
  await segarkanMasaBerlaku(dicari)
  const rekanan = await Rekanan.find(dicari)
  if (!rekanan || (jenis && rekanan.jenis !== jenis)) throw notFound()
  return rekanan
}

/**
 * How much of the section's identity data the caller sees; a verifier's look at all of it is journaled.
 * @param diminta `selalu`: as much as the caller may see, without asking
 */
export async function tingkatPribadi(
  pelaku: Pelaku,
  rekanan: Rekanan,
  bagian: BagianKey,
  diminta: boolean | 'selalu'
): Promise<TingkatPribadi> {
  if (rekananKah(pelaku)) return 'penuh'
  if (!bolehkah(pelaku, 'rekanan.dataPribadi.baca')) {
    if (diminta === true) throw forbidden()
    return 'tanpa'
  }
  if (!diminta) return 'samar'
  await transaction((trx) =>
    writeJournal(trx, pelaku, {
      aksi: 'data_pribadi.buka',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: { bagian },
    })
  )
  return 'penuh'
}

/**
 * The vendor whose section the caller changes: its own, locked until the transaction ends. A `vendorId` of body or path
 * is compared with it, never trusted.
 */
export async function rekananSendiri(
  trx: TransactionClientContract,
  { rekananId }: Pelaku,
  key: BagianKey,
  vendorId: number | null | undefined
): Promise<Rekanan> {
  const { jenis } = bagianDosir(key)
  const belum = vendorId === null || vendorId === undefined || vendorId === ID_BELUM_ADA
  if (rekananId === null) {
    if (!belum) throw notFound()
    const { perusahaanDulu, dataPribadiDulu } = dosirPesan.tolak
    throw conflict(jenis === 'V' ? perusahaanDulu : dataPribadiDulu)
  }
  if (vendorId !== null && vendorId !== undefined && vendorId !== rekananId) throw notFound()
  const rekanan = await Rekanan.query({ client: trx }).where('id', rekananId).forUpdate().first()
  if (!rekanan || rekanan.jenis !== jenis) throw notFound()
  return rekanan
}
