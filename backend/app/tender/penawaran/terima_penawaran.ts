/**
 * Acceptance of sealed files (decisions §5.2): one transaction writes every version with its receipt, and the last
 * thing it does is to ask the database's clock whether the stage still runs. Whole or nothing.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { mintaHarga } from '@eproc/domain/tahap/tab'
import type { TandaTerima as TandaTerimaAnswer } from '@eproc/domain/tender/answers_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import Penawaran from '#app/tender/penawaran/penawaran'
import {
  lockPeserta,
  masihBerjalan,
  versiBerikut,
  wajibPemasukan,
  type Pemasukan,
  type PesertaTerkunci,
} from '#app/tender/penawaran/pemasukan_query'
import { wajibMuat } from '#app/tender/penawaran/ruang_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { wajibTerbuka, type BerkasTersegel } from '#app/tender/penawaran/segel/berkas_tersegel'
import { paketKey } from '#app/tender/penawaran/segel/paket_key'
import { segelNama } from '#app/tender/penawaran/segel/secrets'
import TandaTerima, { kodeTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { keTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import type { Actor } from '#core/auth/actor'
import { ZONA } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { recordFile } from '#core/files/receive_files'
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

/** A stored path class that no rule lets anybody read: see `file_class`. */
const KELAS_SEGEL = 'penawaran.segel'

/** Refuses kinds that the stage does not take, and a price without H or H without a price. */
export function periksaKiriman(
  pemasukan: Pick<Pemasukan, 'jenis'>,
  jenis: readonly KategoriFile[],
  harga: number | null
): void {
  for (const j of jenis) {
    if (!pemasukan.jenis.includes(j)) {
      throw invalidField(BIDANG[j], 'jenis', teks.tolak.bukanTahapIni(teks.jenis[j]))
    }
  }
  const perluHarga = jenis.some(mintaHarga)
  if (perluHarga && harga === null) {
    throw invalidField('hargaPenawaran', 'required', teks.tolak.hargaWajib)
  }
  if (!perluHarga && harga !== null) {
    throw invalidField('hargaPenawaran', 'asing', teks.tolak.hargaTanpaBerkas)
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
  for (const k of kiriman) await wajibTerbuka(k.berkas)
  await paketKey().buat(db.connection(), paket.id, pemasukan.tahapBuka)
  try {
    return await transaction(async (trx) => {
      const kini = await wajibPemasukan(trx, paket, rekananId, pemasukan.tahap.kunci)
      const peserta = await lockPeserta(trx, paket.id, rekananId)
      await wajibMuat(
        trx,
        { paketId: paket.id, rekananId, tahap: kini.tahap.kunci },
        kiriman.map(({ jenis, berkas: { ukuran } }) => ({ jenis, ukuran }))
      )
      const hasil: HasilTerima[] = []
      for (const k of kiriman) {
        const rekanan = { id: rekananId, nama: peserta.nama }
        hasil.push(await catatVersi(trx, actor, { paket, rekanan, kini }, k))
      }
      for (const { tandaTerima } of hasil) {
        await sendLater(trx, suratTandaTerima(peserta, tandaTerima))
      }
      await sesudah(trx, hasil)
      // Nothing may come between this and the commit.
      if (!(await masihBerjalan(trx, kini.baris.id))) {
        throw conflict(`Tahap ini ditutup ${tanggalWaktu(kini.baris.selesai)}`)
      }
      return hasil
    })
  } catch (error) {
    const jenis = kiriman.map((k) => k.jenis)
    throw await jelaskanTerlambat(db, error, paket.id, rekananId, jenis)
  }
}

/** Stored file, version and receipt. */
async function catatVersi(
  trx: TransactionClientContract,
  actor: Actor,
  di: { paket: Paket; rekanan: { id: number; nama: string }; kini: Pemasukan },
  { jenis, berkas, hargaSegel, rincianSegel = null }: Kiriman
): Promise<HasilTerima> {
  const { paket, rekanan, kini } = di
  const letak = { paketId: paket.id, rekananId: rekanan.id, tahap: kini.tahap.kunci, jenis }
  const { versi, pada } = await versiBerikut(trx, letak)
  const diterimaPada = DateTime.fromJSDate(pada, { zone: ZONA })
  await recordFile(trx, keBerkas(berkas), {
    kelas: KELAS_SEGEL,
    objek: 'paket',
    objekId: paket.id,
    rekananId: rekanan.id,
    pengunggahId: actor.id,
  })
  const penawaran = new Penawaran().useTransaction(trx).merge({
    ...letak,
    tahapBuka: kini.tahapBuka,
    versiKe: versi,
    jalurSegel: berkas.jalur,
    namaSegel: await segelNama(berkas.id, berkas.namaAsli),
    mime: berkas.mime,
    ukuran: berkas.ukuran,
    sha256: berkas.sha256,
    sha256Segel: berkas.sha256Segel,
    hargaSegel,
    rincianSegel,
    diterimaPada,
  })
  penawaran.kunciTerbungkus = await paketKey().bungkus(trx, penawaran.letak(), berkas.kunci)
  const kode = kodeTandaTerima()
  await penawaran.kirim(actor, kode)
  const tandaTerima = await TandaTerima.terbitkan(penawaran, {
    kode,
    paket: { id: paket.id, kode: paket.kode, nama: paket.nama },
    vendor: rekanan,
    jenis,
    tahap: letak.tahap,
    versi,
    sha256: berkas.sha256,
    ukuran: berkas.ukuran,
    diterimaPada: diterimaPada.toISO()!,
  })
  return { tandaTerima: keTandaTerima(tandaTerima), penawaranId: penawaran.id }
}

/** The stored file as its ciphertext is: not even the name is the vendor's. */
const keBerkas = (berkas: BerkasTersegel) => ({
  id: berkas.id,
  jalur: berkas.jalur,
  namaAsli: 'penawaran.segel',
  ukuran: berkas.ukuranSegel,
  sha256: berkas.sha256Segel,
  mime: 'application/octet-stream',
})

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
      s.sidik(t.sha256),
      s.ganti,
    ],
    tombol: { teks: s.tombol, url: t.halaman },
    withCheckpoint: true,
  }
}
