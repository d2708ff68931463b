/** Turning a revised schedule down with a note (decisions §5): the schedule that holds stays. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import { hapusBerkasRevisi } from '#app/paket/jadwal/revisi/arsip_revisi'
import { revisiMenunggu } from '#app/paket/jadwal/revisi/setujui_revisi'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { invalidField } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

export async function tolakRevisi(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: PaketDibaca & { catatan?: string | null | undefined }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, input, { hak: 'jadwal.revisi.setujui' })
  const revisi = await revisiMenunggu(actor, paket)
  const catatan = input.catatan?.trim()
  if (!catatan) throw invalidField('catatan', 'required', teks.aturan.catatan)
  await revisi.tolak(actor, catatan)
  await hapusBerkasRevisi(trx, revisi)
  // Whoever read the schedule before has read another one.
  await paket.merge({ diubahPada: clockNow() }).toldElsewhere().save()
  await writeJournal(trx, actor, {
    aksi: 'paket.revisi.tolak',
    objek: 'paket',
    objekId: paket.id,
    alasan: catatan,
    rincian: { revisi: ['menunggu', 'ditolak'] },
  })
  await tell(
    trx,
    { who: [users(revisi.pengajuId)], except: [actor.id] },
    packageMessage(teks.kabar.revisiDitolak(paket.kode, paket.nama, catatan), packagePage(paket.id))
  )
  return paket.id
}
