/**
 * Prints a document of a stage (decisions §5.4). While the data say the same, the printout in force is handed out again;
 * when they say otherwise, a new one takes its place and the old one is revoked.
 */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { tanggalPanjang } from '@eproc/domain/common/format'
import { cetakanTahap, tahapTetap, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { wajibBolehIsi } from '#app/tender/cetakan/boleh_isi'
import Cetakan, { type CetakanContent } from '#app/tender/cetakan/cetakan'
import { buatPdfCetakan, type KertasCetakan } from '#app/tender/cetakan/cetakan_pdf'
import { susunIsi } from '#app/tender/cetakan/isi/susun'
import { masihSama } from '#app/tender/cetakan/masih_sama/masih_sama'
import { Sebutan } from '#app/tender/cetakan/masih_sama/sebutan'
import { cetakanSiap, tanpaSurat } from '#app/tender/cetakan/siap_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { giveNumberBack, nextNumber } from '#core/database/serial_number'
import { issueDrawn, type Drawn, type FindDrawn } from '#core/files/drawing/issue_drawn'
import { storeGenerated } from '#core/files/store_generated'
import { conflict } from '#core/http/errors'
import { alamat } from '#core/mail/letter_template'

export const KELAS_CETAKAN = 'cetakan'
const halamanCetakan = (kode: string): string => `/cetakan/${kode}`

export interface CetakanDiminta {
  paketId: number | null
  jenis: JenisCetakan
  /** key of the stage; unless said the one that the document means (`tahapTetap`), else the last one that has begun */
  tahap?: string | undefined
}

interface Kertas extends KertasCetakan {
  kode: string
}

export const buatCetakan = (actor: Pelaku, diminta: CetakanDiminta): Promise<BerkasCetakan> =>
  issueDrawn<Kertas, BerkasCetakan>({ draw: buatPdfCetakan, alike: serupa }, (trx, find) =>
    cetak(trx, actor, diminta, find)
  )

/** Issues the document as it was drawn; else answers what is to be drawn. */
async function cetak(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, jenis, tahap: key }: CetakanDiminta,
  find: FindDrawn<Kertas>
): Promise<{ issued: BerkasCetakan } | { toDraw: Kertas }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.cetak' })
  const keadaan = await keadaanPaket(paket)
  const tahap = tahapCetakan(paket, keadaan, { jenis, tahap: key })
  await wajibBolehIsi(actor, paket, jenis)
  if (tanpaSurat(jenis, keadaan)) throw conflict(teks.errors.berakhir)
  const siap = await cetakanSiap(paket, keadaan)
  if (!siap(tahap, jenis)) throw conflict(teks.errors.belumAda(tahap.nama))
  const dokumen = { paketId: paket.id, tahap: tahap.kunci, jenis }
  const previous = await Cetakan.berlaku(trx, dokumen)
  if (previous && (await masihSama(previous, paket, tahap))) {
    return { issued: previous.sebagaiBerkas() }
  }

  const sebutan = new Sebutan()
  const isi = await susunIsi(paket, tahap, jenis, sebutan)
  if (!isi) throw conflict(teks.errors.belumAda(tahap.nama))
  const pada = clockNow()
  const urut = await nextNumber(trx, deret(pada))
  const kertas = kertasBaru(isi, nomorCetakan(jenis, paket, pada, urut), pada)
  const siapCetak = await find(kertas)
  if (!siapCetak) {
    await giveNumberBack(trx, deret(pada))
    return { toDraw: kertas }
  }
  if (previous) await previous.cabut(actor)
  const cetakan = await terbitkan(trx, actor, siapCetak, { ...dokumen, sebutan: sebutan.dipakai })
  await arsipkan(trx, cetakan, previous)
  return { issued: cetakan.sebagaiBerkas() }
}

const deret = ({ year }: DateTime): string => `cetakan.${year}`

const nomorCetakan = (
  jenis: JenisCetakan,
  { kode }: Paket,
  { year }: DateTime,
  urut: number
): string => `${String(urut).padStart(4, '0')}/${teks.kode[jenis]}/${kode}/${year}`

function kertasBaru(isi: CetakanContent, nomor: string, pada: DateTime): Kertas {
  const kode = randomBytes(12).toString('base64url')
  return { isi, nomor, pada: pada.toISO()!, kode, alamat: alamat(halamanCetakan(kode)) }
}

/** Would they look alike, but for the code? */
const serupa = (a: KertasCetakan, b: KertasCetakan): boolean =>
  a.nomor === b.nomor &&
  tanggalPanjang(a.pada) === tanggalPanjang(b.pada) &&
  JSON.stringify(a.isi) === JSON.stringify(b.isi)

async function terbitkan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paper: { isi, nomor, kode }, pdf }: Drawn<Kertas>,
  dokumen: Pick<Cetakan, 'paketId' | 'tahap' | 'jenis' | 'sebutan'>
): Promise<Cetakan> {
  const namaAsli = teks.namaBerkas(isi.judul, nomor.replaceAll('/', '-'))
  const jalur = await storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli },
    { kelas: KELAS_CETAKAN, objek: 'cetakan', objekId: nomor, pengunggahId: actor.id }
  )
  const cetakan = new Cetakan().useTransaction(trx)
  const sidik = Cetakan.sidikDari(isi)
  cetakan.merge({ ...dokumen, isi, sidik, nomor, kode, jalur, dibuatPada: clockNow() })
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
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const kunci = key ?? tahapTetap(templat, jenis)?.kunci
  const tahap = templat.filter(
    (t) =>
      ikut.has(t.kunci) &&
      cetakanTahap(t).includes(jenis) &&
      (kunci === undefined || t.kunci === kunci)
  )
  const mulai = (t: Tahap) => ikut.get(t.kunci)?.mulai?.getTime() ?? Infinity
  // Announcements of results are documents of their own: without a key the first one is meant.
  const satu =
    jenis === 'pengumuman' ? tahap[0] : (tahap.findLast((t) => mulai(t) <= kini) ?? tahap[0])
  if (!satu) throw conflict(teks.errors.bukanTahap)
  return satu
}
