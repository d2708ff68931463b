import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pemasukanPertama, templatUntuk } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import { pokja } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packagePage } from '#app/paket_berjalan/package_message'
import { paketUntukPendaftaran } from '#app/paket_berjalan/paket_untuk_tindakan'
import { belumSelesai } from '#app/tender/peserta/pendaftaran_query'
import Peserta from '#app/tender/peserta/peserta'
import type { Actor } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** Withdraws before the first submission has ended; what was handed in is not opened any more. */
export async function mundurkanPeserta(
  trx: TransactionClientContract,
  actor: Actor,
  input: { paketId: number; rekananId: number; alasan: string | null }
): Promise<void> {
  const paket = await paketUntukPendaftaran(trx, input.rekananId, input.paketId)
  const peserta = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, input.rekananId))
    .forUpdate()
    .first()
  if (!peserta?.ikut) throw conflict(teks.daftar.mundurTolak.bukanPeserta)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  if (!(await belumSelesai(trx, paket.id, pemasukanPertama(templat)?.kunci ?? ''))) {
    throw conflict(teks.daftar.mundurTolak.sudahTutup)
  }
  await peserta.mundur(actor, input.alasan)
  const nama = teks.nama.peserta(peserta.nomor)
  await tell(
    trx,
    { who: [pokja(paket.id)], suspendedToo: true },
    { from: nama, text: teks.daftar.mundurKabar(nama, paket.nama), link: packagePage(paket.id) }
  )
}
