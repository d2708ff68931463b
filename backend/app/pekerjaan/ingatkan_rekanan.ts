/** Vendors are told before a submission closes what of their offer has not been received. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { pekerjaan as teks } from '@eproc/i18n/id/pekerjaan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { homeWithPackage, vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'
import { pemasukanTerbuka, type Pemasukan } from '#app/tender/penawaran/pemasukan_query'
import Peserta from '#app/tender/peserta/peserta'
import { HttpError } from '#core/http/errors'

/** Those who may hand in until `saat`, and have not handed in everything. Nothing is disclosed to others. */
export async function ingatkanRekanan(
  trx: TransactionClientContract,
  paket: Paket,
  saat: Date
): Promise<void> {
  const peserta = await Peserta.query({ client: trx })
    .where('paketId', paket.id)
    .whereNull('mundurPada')
  for (const { rekananId } of peserta) {
    const p = await pemasukan(trx, paket, rekananId)
    if (!p || Number(p.baris.selesai) !== saat.getTime()) continue
    const kurang = p.jenis.filter((j) => !p.sudah.has(j)).map((j) => penawaran.jenis[j])
    if (kurang.length === 0) continue
    const batas = tanggalWaktu(saat.toISOString())
    const text = teks.pengingat.belumMasuk(`${paket.kode} ${paket.nama}`, kurang, batas)
    await tell(
      trx,
      { who: [vendors(rekananId)] },
      {
        from: teks.pengingat.pengirim,
        text,
        link: homeWithPackage(paket.id),
        mail: {
          subject: text,
          paragraphs: [text, teks.pengingat.tepatWaktu],
          button: teks.pengingat.tombolRekanan,
          withCheckpoint: true,
        },
      }
    )
  }
}

/** The submission that is open to the vendor; null where none is. */
async function pemasukan(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number
): Promise<Pemasukan | null> {
  try {
    return await pemasukanTerbuka(trx, paket, rekananId)
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
