/** The minutes of a destruction, as a paper that is kept. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import { pemusnahan } from '@eproc/i18n/id/pemusnahan'
import Pengguna from '#app/akun/pengguna'
import type Paket from '#app/paket_berjalan/paket'
import { buatPdfCetakan } from '#app/tender/cetakan/cetakan_pdf'
import type Pemusnahan from '#app/tender/pemusnahan/pemusnahan'
import type { DestroyedFile } from '#app/tender/pemusnahan/pemusnahan'
import { endOf, retentionDays } from '#app/tender/pemusnahan/unopened_query'
import type { Pelaku } from '#core/auth/actor'
import { nextNumber } from '#core/database/serial_number'
import { storeGenerated } from '#core/files/store_generated'
import { alamat } from '#core/mail/letter_template'

export const KELAS_PEMUSNAHAN = 'tender.pemusnahan'
const teks = pemusnahan.cetak

interface Destruction {
  paket: Paket
  /** confirmed by now, and not yet saved */
  asked: Pemusnahan
  isi: readonly DestroyedFile[]
}

const at = (moment: DateTime): string => tanggalWaktu(moment.toMillis())

/** Stores them and answers number and path. */
export async function printMinutes(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, asked, isi }: Destruction
): Promise<{ nomor: string; file: string }> {
  const pada = asked.disahkanPada!
  const urut = String(await nextNumber(trx, `pemusnahan.${pada.year}`)).padStart(4, '0')
  const nomor = `${urut}/${teks.kode}/${paket.kode}/${pada.year}`
  const peminta = await Pengguna.findOrFail(asked.pemintaId, { client: trx })
  const ended = await endOf(trx, paket)
  const pdf = await buatPdfCetakan({
    isi: {
      judul: teks.judul,
      fakta: [
        [teks.paket, `${paket.kode} ${paket.nama}`],
        [teks.berakhir, at(ended!)],
        [teks.masaSimpan, teks.hari(angka(await retentionDays()))],
        [teks.diminta, teks.oleh(peminta.nama, at(asked.dimintaPada))],
        [teks.disahkan, teks.oleh(actor.nama, at(pada))],
        [teks.dasar, asked.alasan],
        [teks.berkas, angka(isi.length)],
      ],
      paragraf: [teks.isi],
      tabel: [
        {
          judul: teks.tabel,
          kepala: [...teks.kolom],
          baris: isi.map(({ tandaTerima, sandi }, i) => [String(i + 1), tandaTerima, sandi]),
        },
      ],
      tandaTangan: [
        { sebagai: teks.ppk, nama: peminta.nama, jabatan: peminta.jabatan },
        { sebagai: teks.ulp, nama: actor.nama, jabatan: null },
      ],
    },
    nomor,
    pada: pada.toISO()!,
    alamat: alamat('/periksa'),
  })
  const namaAsli = pemusnahan.namaFile(nomor.replaceAll('/', '-'))
  const file = await storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli },
    { kelas: KELAS_PEMUSNAHAN, objek: 'paket', objekId: paket.id, pengunggahId: actor.id }
  )
  return { nomor, file }
}
