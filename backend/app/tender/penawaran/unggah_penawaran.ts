/** PUT /api/lelang/upload/penawaran: files sealed while the multipart request streams in. */
import db from '@adonisjs/lucid/services/db'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { mintaHarga } from '@eproc/domain/tahap/tab'
import { inti } from '@eproc/i18n/id/core'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { paketRekanan, rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { pemasukanDituju, type Pemasukan } from '#app/tender/penawaran/pemasukan_query'
import {
  BIDANG,
  BIDANG_UMUM,
  JENIS_DARI_BIDANG,
  type UnggahInput,
} from '#app/tender/penawaran/penawaran_validator'
import {
  simpanTersegel,
  wipeKeys,
  type BerkasTersegel,
} from '#app/tender/penawaran/segel/berkas_tersegel'
import { pricesOfLines } from '#app/tender/penawaran/rincian/lines_query'
import { sealUnitPrices, segelHarga } from '#app/tender/penawaran/segel/secrets'
import {
  periksaKiriman,
  terimaPenawaran,
  type HasilTerima,
} from '#app/tender/penawaran/terima_penawaran'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import type { Pelaku } from '#core/auth/actor'
import { takeBack } from '#core/files/take_back'
import { invalidField } from '#core/http/errors'
import type { FilePart } from '#core/http/multipart'

type Tersegel = Map<string, BerkasTersegel>

/**
 * Receives, seals, accepts; nothing remains of what was refused.
 * @param receive hands over every file as it streams in, then answers the fields beside them
 */
export async function unggahPenawaran(
  actor: Pelaku,
  receive: (take: (part: FilePart) => Promise<void>) => Promise<UnggahInput>
): Promise<{ hasil: HasilTerima[]; paket: Paket; rekananId: number }> {
  const diterima: Tersegel = new Map()
  try {
    const input = await receive((part) => segelBagian(part, diterima))
    const rekananId = rekananSendiri(actor, input.vendorId)
    const paket = await paketRekanan(rekananId, input.paketPenyediaId)
    if (diterima.size === 0) throw invalidField(BIDANG_UMUM, 'required', teks.tolak.tanpaBerkas)
    const prices = input.rincianHarga ? await pricesOfLines(db, paket.id, input) : null
    const harga = prices?.total ?? input.hargaPenawaran ?? null
    const pemasukan = await pemasukanDituju(paket, rekananId).catch(async (error: unknown) => {
      const jenis = [...diterima.keys()].flatMap((b) => JENIS_DARI_BIDANG.get(b) ?? [])
      throw await jelaskanTerlambat(db, error, paket.id, rekananId, jenis)
    })
    const menurutJenis = pasangkan(diterima, pemasukan)
    periksaKiriman(pemasukan, [...menurutJenis.keys()], harga)
    const kiriman = [...menurutJenis].map(([jenis, berkas]) => ({
      jenis,
      berkas,
      hargaSegel: mintaHarga(jenis) ? segelHarga(berkas.kunci, berkas.id, harga!) : null,
      rincianSegel:
        prices && mintaHarga(jenis)
          ? sealUnitPrices(berkas.kunci, berkas.id, prices.unitPrices)
          : null,
    }))
    const hasil = await terimaPenawaran(actor, { paket, rekananId, pemasukan, kiriman })
    return { hasil, paket, rekananId }
  } catch (error) {
    await takeBack(
      [...diterima.values()].map(({ jalur }) => jalur),
      error
    )
    throw error
  } finally {
    wipeKeys([...diterima.values()])
  }
}

async function segelBagian(
  { field, fileName, content }: FilePart,
  diterima: Tersegel
): Promise<void> {
  if (field !== BIDANG_UMUM && !JENIS_DARI_BIDANG.has(field)) {
    throw invalidField(field, 'asing', inti.berkas.tidakDikenal(field))
  }
  if (diterima.has(field)) throw invalidField(field, 'ganda', inti.berkas.ganda)
  diterima.set(field, await simpanTersegel(field, fileName, content))
}

/** Fields to kinds, in the order K, A, T, H. @throws 400 when `filePenawaran` could mean several or none */
function pasangkan(
  diterima: ReadonlyMap<string, BerkasTersegel>,
  pemasukan: Pemasukan
): Map<KategoriFile, BerkasTersegel> {
  const hasil = new Map<KategoriFile, BerkasTersegel>()
  for (const [jenis, bidang] of Object.entries(BIDANG) as [KategoriFile, string][]) {
    const berkas = diterima.get(bidang)
    if (berkas) hasil.set(jenis, berkas)
  }
  const umum = diterima.get(BIDANG_UMUM)
  if (umum) {
    const belum = pemasukan.jenis.filter((j) => !pemasukan.sudah.has(j) && !hasil.has(j))
    if (belum.length !== 1) {
      throw invalidField(BIDANG_UMUM, 'jenis', teks.tolak.filePenawaran)
    }
    hasil.set(belum[0]!, umum)
  }
  return hasil
}
