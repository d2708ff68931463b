import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pemasukanPertama, templatUntuk } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import { pokja } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { paketUntukPendaftaran } from '#app/paket_berjalan/paket_untuk_tindakan'
import { belumSelesai } from '#app/tender/peserta/pendaftaran_query'
import Peserta from '#app/tender/peserta/peserta'
import type { Actor } from '#core/auth/actor'
import { bentrok } from '#core/http/errors'

/** Withdraws before the first submission has ended; what was handed in is not opened any more. */
export async function mundurkanPeserta(
  trx: TransactionClientContract,
  actor: Actor,
  isian: { paketId: number; rekananId: number; alasan: string | null }
): Promise<void> {
  const paket = await paketUntukPendaftaran(trx, isian.rekananId, isian.paketId)
  const peserta = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, isian.rekananId))
    .forUpdate()
    .first()
  if (!peserta?.ikut) throw bentrok(teks.daftar.mundurTolak.bukanPeserta)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  if (!(await belumSelesai(trx, paket.id, pemasukanPertama(templat)?.kunci ?? ''))) {
    throw bentrok(teks.daftar.mundurTolak.sudahTutup)
  }
  await peserta.mundur(actor, isian.alasan)
  const nama = teks.nama.peserta(peserta.nomor)
  await tell(
    trx,
    { who: [pokja(paket.id)], suspendedToo: true },
    { from: nama, text: teks.daftar.mundurKabar(nama, paket.nama), link: '/ppk/tender' }
  )
}
