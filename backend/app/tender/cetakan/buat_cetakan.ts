/**
 * Prints a document of a stage (decisions §5.4). While the data say the same, the printout in force is handed out again;
 * when they say otherwise, a new one takes its place and the old one is revoked.
 */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { cetakanTahap, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { wajibBolehIsi } from '#app/tender/cetakan/boleh_isi'
import Cetakan, { type CetakanContent } from '#app/tender/cetakan/cetakan'
import { buatPdfCetakan } from '#app/tender/cetakan/cetakan_pdf'
import { susunIsi } from '#app/tender/cetakan/isi/susun'
import { masihSama } from '#app/tender/cetakan/masih_sama/masih_sama'
import { Sebutan, type SebutanTersimpan } from '#app/tender/cetakan/masih_sama/sebutan'
import { cetakanSiap } from '#app/tender/cetakan/siap_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { nextNumber } from '#core/database/serial_number'
import { storeGenerated } from '#core/files/store_generated'
import { conflict } from '#core/http/errors'
import { alamat } from '#core/mail/letter_template'

export const KELAS_CETAKAN = 'cetakan'
const halamanCetakan = (kode: string): string => `/cetakan/${kode}`

export interface CetakanDiminta {
  paketId: number | null
  jenis: JenisCetakan
  /** key of the stage; the last one that has begun and makes such a document unless said */
  tahap?: string | undefined
}

export async function buatCetakan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, jenis, tahap: key }: CetakanDiminta
): Promise<BerkasCetakan> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.cetak' })
  const keadaan = await keadaanPaket(paket)
  const tahap = tahapCetakan(paket, keadaan, { jenis, tahap: key })
  await wajibBolehIsi(actor, paket, jenis)
  const siap = await cetakanSiap(paket, keadaan)
  const sebutan = new Sebutan()
  const isi = siap(tahap, jenis) ? await susunIsi(paket, tahap, jenis, sebutan) : null
  if (!isi) throw conflict(teks.errors.belumAda(tahap.nama))
  const dokumen = { paketId: paket.id, tahap: tahap.kunci, jenis }
  const previous = await Cetakan.berlaku(trx, dokumen)
  if (previous && (await masihSama(previous, paket, tahap))) return previous.sebagaiBerkas()
  if (previous) await previous.cabut(actor)
  const cetakan = await terbitkan(trx, actor, paket, {
    ...dokumen,
    isi,
    sebutan: sebutan.dipakai,
  })
  await arsipkan(trx, cetakan, previous)
  return cetakan.sebagaiBerkas()
}

async function terbitkan(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  dokumen: {
    tahap: string
    jenis: JenisCetakan
    isi: CetakanContent
    sebutan: SebutanTersimpan
  }
): Promise<Cetakan> {
  const pada = clockNow()
  const urut = String(await nextNumber(trx, `cetakan.${pada.year}`)).padStart(4, '0')
  const nomor = `${urut}/${teks.kode[dokumen.jenis]}/${paket.kode}/${pada.year}`
  const kode = randomBytes(12).toString('base64url')
  const pdf = await buatPdfCetakan({
    isi: dokumen.isi,
    nomor,
    pada: pada.toISO(),
    alamat: alamat(halamanCetakan(kode)),
  })
  const namaAsli = teks.namaBerkas(dokumen.isi.judul, nomor.replaceAll('/', '-'))
  const jalur = await storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli },
    { kelas: KELAS_CETAKAN, objek: 'cetakan', objekId: nomor, pengunggahId: actor.id }
  )
  const cetakan = new Cetakan().useTransaction(trx)
  const sidik = Cetakan.sidikDari(dokumen.isi)
  cetakan.merge({ ...dokumen, sidik, paketId: paket.id, nomor, kode, jalur, dibuatPada: pada })
  return cetakan.terbitkan(actor)
}

/** The stage's archive number is that of its printout, unless somebody gave it one. */
async function arsipkan(
  trx: TransactionClientContract,
  { paketId, tahap, nomor }: Cetakan,
  previous: Cetakan | null
): Promise<void> {
  const baris = Jadwal.query({ client: trx }).where({ paketId, kunci: tahap })
  if (previous) void baris.where('noArsip', previous.nomor)
  else void baris.whereNull('noArsip')
  await baris.update({ noArsip: nomor })
}

/** The stage that makes the document. @throws 409 when the package has none */
function tahapCetakan(
  paket: Paket,
  { jadwal, kini }: KeadaanPaket,
  { jenis, tahap: key }: Pick<CetakanDiminta, 'jenis' | 'tahap'>
): Tahap {
  const ikut = new Map(jadwal.filter((b) => b.include).map((b) => [b.kunci, b]))
  const tahap = templatUntuk(paket.metodePemilihan, paket.kualifikasi).filter(
    (t) =>
      ikut.has(t.kunci) && cetakanTahap(t).includes(jenis) && (key === undefined || t.kunci === key)
  )
  const mulai = (t: Tahap) => ikut.get(t.kunci)?.mulai?.getTime() ?? Infinity
  // Announcements of results are documents of their own: without a key the first one is meant.
  const satu =
    jenis === 'pengumuman' ? tahap[0] : (tahap.findLast((t) => mulai(t) <= kini) ?? tahap[0])
  if (!satu) throw conflict(teks.errors.bukanTahap)
  return satu
}
