/** Small secrets of an offer: the price, readable after the opening only, and the file's name. */
import {
  bukaDengan,
  bungkusInstalasi,
  keyWith,
  releaseInstallationKey,
  turunan,
} from '#app/tender/penawaran/segel/installation_key'

const GUNA_NAMA = 'eproc nama penawaran v1'
const GUNA_TERBUKA = 'eproc kunci terbuka v1'

const PRICE_BYTES = 8

/** A key of its own beside that of the frames. */
const priceKey = (dataKey: Buffer): Buffer => turunan(dataKey, 'eproc harga v1')

/** Always 8 bytes inside, so that the length tells nothing. */
export function segelHarga(dataKey: Buffer, berkasId: string, harga: number): Buffer {
  const isi = Buffer.alloc(8)
  isi.writeBigUInt64BE(BigInt(harga))
  return keyWith(priceKey(dataKey), `harga\n${berkasId}`, isi)
}

export function bukaHarga(dataKey: Buffer, berkasId: string, segel: Buffer): number {
  return Number(bukaDengan(priceKey(dataKey), `harga\n${berkasId}`, segel).readBigUInt64BE())
}

const unitPriceKey = (dataKey: Buffer): Buffer => turunan(dataKey, 'eproc rincian harga v1')

/** Of every line in its order, 8 bytes each: the length says how many lines the package has, which is no secret. */
export function sealUnitPrices(
  dataKey: Buffer,
  berkasId: string,
  prices: readonly number[]
): Buffer {
  const isi = Buffer.alloc(prices.length * PRICE_BYTES)
  for (const [i, price] of prices.entries()) isi.writeBigUInt64BE(BigInt(price), i * PRICE_BYTES)
  return keyWith(unitPriceKey(dataKey), `rincian\n${berkasId}`, isi)
}

export function openUnitPrices(dataKey: Buffer, berkasId: string, segel: Buffer): number[] {
  const isi = bukaDengan(unitPriceKey(dataKey), `rincian\n${berkasId}`, segel)
  return Array.from({ length: isi.length / PRICE_BYTES }, (_, i) =>
    Number(isi.readBigUInt64BE(i * PRICE_BYTES))
  )
}

/** Names are shown to their own vendor before the opening, so the installation itself must read them. */
export const segelNama = (berkasId: string, nama: string): Promise<Buffer> =>
  bungkusInstalasi(GUNA_NAMA, berkasId, Buffer.from(nama))
export const bukaNama = async (berkasId: string, segel: Buffer): Promise<string> =>
  (await releaseInstallationKey(GUNA_NAMA, berkasId, segel)).toString('utf8')

/** The data key of an opened file. */
export const bungkusTerbuka = (berkasId: string, dataKey: Buffer): Promise<Buffer> =>
  bungkusInstalasi(GUNA_TERBUKA, berkasId, dataKey)
export const forgetOpened = (berkasId: string, terbungkus: Buffer): Promise<Buffer> =>
  releaseInstallationKey(GUNA_TERBUKA, berkasId, terbungkus)

/** `berkas/ab/<id>.segel` → id. */
export const idDariJalur = (jalur: string): string =>
  jalur.slice(jalur.lastIndexOf('/') + 1).replace(/\.segel$/, '')
