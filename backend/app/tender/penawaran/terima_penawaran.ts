/**
 * Acceptance of sealed files (decisions §5.2): one transaction writes every version with its receipt, and the last
 * thing it does is to ask the database's clock whether the stage still runs. Whole or nothing.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { mintaHarga } from '@eproc/domain/tahap/tab'
import type { TandaTerima as TandaTerimaAnswer } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { currentHolderSet } from '#app/pemegang/himpunan/form_set'
import { catatVersi } from '#app/tender/penawaran/catat_versi'
import type { OfferPlace } from '#app/tender/penawaran/pemegang/chain_end_query'
import {
  plainAllowed,
  sealToHolders,
  type SealedVersion,
} from '#app/tender/penawaran/pemegang/seal_to_holders'
import {
  lockPeserta,
  masihBerjalan,
  wajibPemasukan,
  type Pemasukan,
  type PesertaTerkunci,
} from '#app/tender/penawaran/pemasukan_query'
import { wajibMuat } from '#app/tender/penawaran/ruang_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { wajibTerbuka, type BerkasTersegel } from '#app/tender/penawaran/segel/berkas_tersegel'
import { makePaketKey } from '#app/tender/penawaran/segel/paket_key'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import type { Actor } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { deleteFile } from '#core/files/disk'
import { takeBack } from '#core/files/take_back'
import { conflict, invalidField } from '#core/http/errors'
import { sendLater } from '#core/mail/outbox'

/** A sealed file on its way to become a version. */
export interface Kiriman {
  jenis: KategoriFile
  berkas: BerkasTersegel
  /** of H, sealed with the file's data key */
  hargaSegel: Buffer | null
  /** unit prices of H, where the vendor priced the lines */
  rincianSegel?: Buffer | null
  /** sealed in the vendor's browser already: `berkas` is what is stored of it */
  tersegel?: SealedVersion
  /** what was asked of it before, asked in the transaction that accepts it */
  stillHolds?: (trx: TransactionClientContract) => Promise<void>
}

export interface PenawaranMasuk {
  paket: Paket
  rekananId: number
  /** the stage that was open when the files came in */
  pemasukan: Pick<Pemasukan, 'tahap' | 'tahapBuka'>
  kiriman: readonly Kiriman[]
}

export interface HasilTerima {
  tandaTerima: TandaTerimaAnswer
  penawaranId: number
}

/** Refuses kinds that the stage does not take, and a price without H or H without a price. */
export function periksaKiriman(
  pemasukan: Pick<Pemasukan, 'jenis'>,
  jenis: readonly KategoriFile[],
  harga: number | null
): void {
  periksaJenis(pemasukan, jenis)
  const perluHarga = jenis.some(mintaHarga)
  if (perluHarga && harga === null) {
    throw invalidField('hargaPenawaran', 'required', teks.tolak.hargaWajib)
  }
  if (!perluHarga && harga !== null) {
    throw invalidField('hargaPenawaran', 'asing', teks.tolak.hargaTanpaBerkas)
  }
}

/** Of what is sealed, the price is nobody's to see. */
export function periksaJenis(
  pemasukan: Pick<Pemasukan, 'jenis'>,
  jenis: readonly KategoriFile[]
): void {
  for (const j of jenis) {
    if (!pemasukan.jenis.includes(j)) {
      throw invalidField(BIDANG[j], 'jenis', teks.tolak.bukanTahapIni(teks.jenis[j]))
    }
  }
}

/**
 * Proves that every file opens again, then accepts all of them or none. The transaction begins after the proof, which
 * reads whole files back, and is therefore opened here instead of by the controller.
 * @param sesudah further work of the same transaction
 * @throws 404 no participant, 400 kind, 409 closed by now (naming what was received)
 */
export async function terimaPenawaran(
  actor: Actor,
  masuk: PenawaranMasuk,
  sesudah: (trx: TransactionClientContract, hasil: HasilTerima[]) => Promise<void> = async () => {}
): Promise<HasilTerima[]> {
  const { paket, rekananId, pemasukan, kiriman } = masuk
  for (const k of kiriman) if (!k.tersegel) await wajibTerbuka(k.berkas)
  const at = { paketId: paket.id, rekananId, tahap: pemasukan.tahap.kunci }
  const sealed = await sealAll(paket, at, kiriman)
  if (!sealed) await makePaketKey(db.connection(), paket.id, pemasukan.tahapBuka)
  try {
    const accepted = await transaction(async (trx) => {
      const kini = await wajibPemasukan(trx, paket, rekananId, pemasukan.tahap.kunci)
      const peserta = await lockPeserta(trx, paket.id, rekananId)
      await wajibMuat(
        trx,
        { paketId: paket.id, rekananId, tahap: kini.tahap.kunci },
        kiriman.map(({ jenis, berkas: { ukuran } }) => ({ jenis, ukuran }))
      )
      if (sealed && kiriman.some((k) => !k.tersegel)) {
        await plainAllowed(trx, [...sealed.values()][0]!.set, at)
      }
      const hasil: HasilTerima[] = []
      for (const k of kiriman) {
        await k.stillHolds?.(trx)
        const rekanan = { id: rekananId, nama: peserta.nama }
        const toHolders = sealed?.get(k) ?? null
        hasil.push(await catatVersi(trx, actor, { paket, rekanan, kini }, k, toHolders))
      }
      for (const { tandaTerima } of hasil) {
        await sendLater(trx, { ...suratTandaTerima(peserta, tandaTerima), paketId: paket.id })
      }
      await sesudah(trx, hasil)
      // Nothing may come between this and the commit.
      if (!(await masihBerjalan(trx, kini.baris.id))) {
        throw conflict(`Tahap ini ditutup ${tanggalWaktu(kini.baris.selesai)}`)
      }
      return hasil
    })
    // What is sealed to people takes the place of what this request could read.
    if (sealed) {
      for (const { berkas, tersegel } of kiriman) {
        if (!tersegel) await deleteFile(berkas.jalur).catch(() => {})
      }
    }
    return accepted
  } catch (error) {
    await takeBack(
      [...(sealed?.values() ?? [])].map(({ berkas }) => berkas.jalur),
      error
    )
    const jenis = kiriman.map((k) => k.jenis)
    throw await jelaskanTerlambat(db, error, paket.id, rekananId, jenis)
  }
}

/** Each file sealed to the package's holders; null where the package has none. */
async function sealAll(
  paket: Paket,
  at: OfferPlace,
  kiriman: readonly Kiriman[]
): Promise<Map<Kiriman, SealedVersion> | null> {
  const set = await transaction((trx) => currentHolderSet(trx, paket))
  if (!set) return null
  const sealed = new Map<Kiriman, SealedVersion>()
  if (kiriman.some((k) => !k.tersegel)) await plainAllowed(db.connection(), set, at)
  for (const k of kiriman) {
    sealed.set(k, k.tersegel ?? (await sealToHolders(db.connection(), set, at, k)))
  }
  return sealed
}

function suratTandaTerima(
  peserta: PesertaTerkunci,
  t: TandaTerimaAnswer
): Parameters<typeof sendLater>[1] {
  const s = teks.surat
  return {
    segera: true,
    kepada: peserta.email,
    nama: peserta.pengguna,
    perihal: s.perihal(t.kode, t.paket.nama),
    paragraf: [
      s.isi(teks.jenis[t.jenis], t.versi, tanggalWaktu(t.diterimaPada)),
      s.paket(t.paket.kode, t.paket.nama),
      s.ukuran(ukuranBerkas(t.ukuran)),
      t.penyegelan ? s.sidikBergaram(t.sha256) : s.sidik(t.sha256),
      s.ganti,
    ],
    tombol: { teks: s.tombol, url: t.halaman },
    withCheckpoint: true,
  }
}
