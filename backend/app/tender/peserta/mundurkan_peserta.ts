import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type {
  PengunduranDiri,
  TandaTerimaPenarikan,
} from '@eproc/domain/tender/penawaran/answers_segel'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { tender as teks } from '@eproc/i18n/id/tender'
import { pokja, vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukPendaftaran } from '#app/paket_berjalan/paket_untuk_tindakan'
import {
  tarikPenawaran,
  type WithdrawalSent,
} from '#app/tender/penawaran/penarikan/tarik_penawaran'
import { masihBolehMundur } from '#app/tender/peserta/pendaftaran_query'
import Peserta from '#app/tender/peserta/peserta'
import type { Actor } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

const { kabar } = segelRekanan
const berkas = penawaran.jenis

/**
 * Withdraws before the first submission has ended; what was handed in is not opened any more, which the vendor's key
 * signs where the package is sealed to people.
 */
export async function mundurkanPeserta(
  trx: TransactionClientContract,
  actor: Actor,
  input: {
    paketId: number
    rekananId: number
    alasan: string | null
    penarikan: readonly WithdrawalSent[]
  }
): Promise<PengunduranDiri> {
  const paket = await paketUntukPendaftaran(trx, input.rekananId, input.paketId)
  const peserta = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, input.rekananId))
    .forUpdate()
    .first()
  if (!peserta?.ikut) throw conflict(teks.daftar.mundurTolak.bukanPeserta)
  if (!(await masihBolehMundur(trx, paket))) throw conflict(teks.daftar.mundurTolak.sudahTutup)
  const ditarik = await tarikPenawaran(
    trx,
    { paket, rekananId: peserta.rekananId },
    input.penarikan
  )
  const penarikan = ditarik.map(({ jawaban }) => jawaban)
  await peserta.mundur(actor, input.alasan, penarikan)
  const nama = teks.nama.peserta(peserta.nomor)
  await tell(
    trx,
    { who: [pokja(paket.id)], suspendedToo: true },
    { from: nama, text: teks.daftar.mundurKabar(nama, paket.nama), link: packagePage(paket.id) }
  )
  if (penarikan.length > 0) await tellVendor(trx, paket, peserta.rekananId, penarikan)
  return { penarikan }
}

/** The letter carries the receipts, and the head of the log as every letter of a package does. */
const tellVendor = (
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  penarikan: readonly TandaTerimaPenarikan[]
): Promise<void> =>
  tell(
    trx,
    { who: [vendors(rekananId)], suspendedToo: true },
    packageMessage(kabar.ditarik(`${paket.kode} ${paket.nama}`), packagePage(paket.id), [
      kabar.ditarikIsi,
      ...penarikan.map(({ jenis, kode, ditarikPada, tandaTangan }) =>
        kabar.ditarikBerkas(berkas[jenis], kode, tanggalWaktu(ditarikPada), tandaTangan)
      ),
    ])
  )
