/** Whose dossier a request is about: the vendor's own, or for staff any; others' look like nothing. */
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { ajukanBagian } from '#app/dosir/ajukan_bagian'
import { segarkanMasaBerlaku } from '#app/dosir/masa_berlaku'
import Rekanan from '#app/dosir/rekanan'
import { bolehkah, lingkupHak } from '@eproc/domain/hak_akses'
import { bagianDosir, ID_BELUM_ADA, type BagianDosir, type KunciBagian } from '@eproc/domain/dosir'
import type { JenisRekanan } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { bentrok, terlarang, tidakDitemukan } from '#inti/galat'
import { catat, sumberDari, type SumberJurnal } from '#inti/jurnal'
import { idJalur } from '#inti/kueri'
import type { Pelaku } from '#inti/pelaku'

export const rekananKah = (pelaku: Pick<Pelaku, 'peran'>): boolean =>
  pelaku.peran === 'vendor' || pelaku.peran === 'person'

/**
 * The vendor of the path's `vendorId`, with licence expiry taken into account; null for a vendor that
 * has not saved anything yet (-999).
 */
export async function rekananDibaca(
  ctx: HttpContext,
  jenis?: JenisRekanan
): Promise<Rekanan | null> {
  const id = idJalur(ctx, 'vendorId')
  const { pelaku } = ctx
  if (rekananKah(pelaku)) {
    if (jenis && jenis !== (pelaku.peran === 'vendor' ? 'V' : 'O')) throw tidakDitemukan()
    if (id === ID_BELUM_ADA && pelaku.rekananId === null) return null
    if (id !== ID_BELUM_ADA && id !== pelaku.rekananId) throw tidakDitemukan()
  } else if (!lingkupHak(pelaku, 'dosir.baca').includes('semua')) {
    throw tidakDitemukan()
  }
  const dicari = rekananKah(pelaku) ? pelaku.rekananId : id
  if (dicari === null || dicari < 1) throw tidakDitemukan()
  await segarkanMasaBerlaku(dicari)
  const rekanan = await Rekanan.find(dicari)
  if (!rekanan || (jenis && rekanan.jenis !== jenis)) throw tidakDitemukan()
  return rekanan
}

/**
 * How much of a person's identity the caller sees (decisions §3): `penuh` the vendor itself, and a
 * verifier who asks for it with `pribadi=1` (journaled); `samar` masked numbers with documents to
 * open (journaled by the file); `tanpa` masked and without documents.
 */
export type TingkatPribadi = 'penuh' | 'samar' | 'tanpa'

export async function tingkatPribadi(
  ctx: HttpContext,
  rekanan: Rekanan,
  bagian: KunciBagian,
  selalu = false
): Promise<TingkatPribadi> {
  if (rekananKah(ctx.pelaku)) return 'penuh'
  const diminta = selalu || ['1', 'true'].includes(String(ctx.request.qs().pribadi ?? ''))
  if (!bolehkah(ctx.pelaku, 'rekanan.dataPribadi.baca')) {
    if (diminta && !selalu) throw terlarang()
    return 'tanpa'
  }
  if (!diminta) return 'samar'
  await db.transaction((trx) =>
    catat(trx, sumberDari(ctx), {
      aksi: 'data_pribadi.buka',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: { bagian },
    })
  )
  return 'penuh'
}

export interface Ubahan {
  trx: TransactionClientContract
  sumber: SumberJurnal
  /** locked until the end of the transaction */
  rekanan: Rekanan
  bagian: BagianDosir
}

/**
 * One change of the vendor's own section: locks its row, works, hands the section in. `berubah` false
 * (a save without any difference) leaves a verified section verified.
 */
export async function ubahBagian<Hasil>(
  ctx: HttpContext,
  kunci: KunciBagian,
  vendorId: number | null | undefined,
  kerja: (ubahan: Ubahan) => Promise<{ hasil: Hasil; berubah: boolean }>
): Promise<{ hasil: Hasil; rekanan: Rekanan }> {
  const bagian = bagianDosir(kunci)
  return db.transaction(async (trx) => {
    const rekanan = await rekananSendiri(trx, ctx.pelaku, bagian, vendorId)
    const sumber = sumberDari(ctx)
    const { hasil, berubah } = await kerja({ trx, sumber, rekanan, bagian })
    if (berubah || rekanan[bagian.statusJson] === 'N') {
      await ajukanBagian(trx, sumber, rekanan, bagian)
    }
    return { hasil, rekanan }
  })
}

async function rekananSendiri(
  trx: TransactionClientContract,
  pelaku: Pelaku,
  bagian: BagianDosir,
  vendorId: number | null | undefined
): Promise<Rekanan> {
  const belum = vendorId === null || vendorId === undefined || vendorId === ID_BELUM_ADA
  if (pelaku.rekananId === null) {
    if (!belum) throw tidakDitemukan()
    const { perusahaanDulu, dataPribadiDulu } = dosirPesan.tolak
    throw bentrok(bagian.jenis === 'V' ? perusahaanDulu : dataPribadiDulu)
  }
  if (vendorId !== null && vendorId !== undefined && vendorId !== pelaku.rekananId) {
    throw tidakDitemukan()
  }
  const rekanan = await Rekanan.query({ client: trx })
    .where('id', pelaku.rekananId)
    .forUpdate()
    .first()
  if (!rekanan || rekanan.jenis !== bagian.jenis) throw tidakDitemukan()
  return rekanan
}
