/** The minutes of an order that was closed because nobody can carry it out any more. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { perintah } from '@eproc/i18n/id/perintah'
import Pengguna from '#app/akun/pengguna'
import type Paket from '#app/paket_berjalan/paket'
import { buatPdfCetakan } from '#app/tender/cetakan/cetakan_pdf'
import {
  actOf,
  minutesNumber,
  orderFacts,
  rowsOf,
  storedMinutes,
} from '#app/tender/perintah/arsip/minutes'
import type { default as PerintahAkses, Minutes } from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { alamat } from '#core/mail/letter_template'

const teks = perintah.cetak

/** @param order closed by now, and not yet saved */
export async function printClosedMinutes(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  order: PerintahAkses
): Promise<Minutes & { sha256: string }> {
  const pada = order.ditutupPada!
  const acara = await minutesNumber(trx, paket, pada)
  const ids = [order.pencatatId, order.pengesahId!, actor.id]
  const people = await Pengguna.query({ client: trx }).whereIn('id', ids)
  const names = new Map(people.map((one) => [one.id, one]))
  const penutup = names.get(actor.id)!
  const files = order.isi!.map(({ penawaranId }) => ({
    penawaranId,
    hasil: 'terkunci' as const,
    harga: null,
    sha256: null,
  }))
  const pdf = await buatPdfCetakan({
    isi: {
      judul: teks.judul,
      fakta: [
        ...orderFacts(paket, order, names),
        [teks.ditutup, actOf(names, actor.id, pada)],
        [teks.sebab, perintah.sebabTutup[order.sebabTutup!]],
        [teks.alasan, order.alasanTutup!],
      ],
      paragraf: [teks.isiTutup],
      tabel: [
        {
          judul: teks.tabel,
          kepala: [...teks.kolom],
          baris: await rowsOf(trx, { paket, files }),
        },
      ],
      tandaTangan: [{ sebagai: teks.ulp, nama: penutup.nama, jabatan: penutup.jabatan }],
    },
    nomor: acara,
    pada: pada.toISO()!,
    alamat: alamat('/periksa'),
  })
  return storedMinutes(trx, paket, { acara, pdf, oleh: actor.id })
}
