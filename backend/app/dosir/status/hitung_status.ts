/**
 * The vendor's own status follows its sections and the validity of its licences (decisions §3). Every
 * change of a section ends here, and so does the passing of time.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import {
  bagianUntuk,
  ijinKedaluwarsa,
  setelahKedaluwarsa,
  statusRekanan,
} from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { masaIjinTerverifikasi } from '#app/dosir/bagian/isi_bagian_query'
import Rekanan from '#app/dosir/rekanan'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { type Actor, SYSTEM } from '#core/auth/actor'
import { today } from '#core/clock/clock'

export interface PerubahanStatus {
  lama: StatusRekanan
  baru: StatusRekanan
}

/** Computes and writes the vendor's status; locks its row. */
export async function hitungUlangStatus(
  trx: TransactionClientContract,
  rekananId: number,
  actor: Actor = SYSTEM
): Promise<PerubahanStatus> {
  const rekanan = await Rekanan.query({ client: trx })
    .where('id', rekananId)
    .forUpdate()
    .firstOrFail()
  return hitungStatus(trx, rekanan, actor)
}

/**
 * Computes and writes the status of a locked vendor, and E of its licence section. Becoming E is told to the vendor;
 * other changes are told by their cause.
 */
export async function hitungStatus(
  trx: TransactionClientContract,
  rekanan: Rekanan,
  actor: Actor
): Promise<PerubahanStatus> {
  const previous = rekanan.status
  const perusahaan = rekanan.jenis === 'V'
  let { statusIjin } = rekanan
  let kedaluwarsa = false
  let adaVerifikasi = false
  if (perusahaan) {
    // The licences as they stand decide the section, as they were last verified the vendor.
    const kini = rekanan.related('ijin').query().select('id', 'rekananId', 'jenis', 'berlaku')
    const habis = ijinKedaluwarsa(await kini, today())
    const terverifikasi = await masaIjinTerverifikasi(trx, rekanan.id)
    adaVerifikasi = terverifikasi.length > 0
    kedaluwarsa = adaVerifikasi ? ijinKedaluwarsa(terverifikasi, today()) : habis
    const { remarkIjin: remark } = rekanan
    if (habis) statusIjin = setelahKedaluwarsa({ status: statusIjin, remark }).status
  }
  const status = statusRekanan(
    bagianUntuk(rekanan.jenis).map((b) =>
      b.kunci === 'ijin' ? statusIjin : rekanan[b.statusJson]
    ),
    previous,
    { kedaluwarsa, terverifikasi: adaVerifikasi || statusIjin === 'A' }
  )
  const berubah = await rekanan.ikutiBagian(actor, { status, statusIjin })
  if (berubah && status === 'E' && previous !== 'E') await kabariKedaluwarsa(trx, rekanan)
  return { lama: previous, baru: status }
}

async function kabariKedaluwarsa(trx: TransactionClientContract, rekanan: Rekanan): Promise<void> {
  const teks = dosirPesan.surat.kedaluwarsa
  await tell(trx, ownAccount(rekanan.id), {
    from: dosirPesan.kabar.pengirim,
    text: dosirPesan.kabar.kedaluwarsa,
    link: '/vendor/ijin',
    mail: {
      subject: teks.perihal,
      paragraphs: [teks.isi(rekanan.nama), teks.lanjut],
      button: teks.tombol,
    },
  })
}
