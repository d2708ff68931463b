import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs, tanggalWaktu } from '@eproc/domain/common/format'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { batasDaftar } from '#app/paket/jadwal/masa_daftar'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { invalidField } from '#core/http/errors'

/** The end of registration, up to the end of the first submission stage. `selesaiDaftar` is ISO 8601. */
export async function aturPendaftaran(
  trx: TransactionClientContract,
  actor: Pelaku,
  { selesaiDaftar, ...dibaca }: PaketDibaca & { selesaiDaftar: string }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'pendaftaran' })
  const akhir = batasDaftar(paket, await bacaLangkah(trx, paket.id))
  const baru = keMs(selesaiDaftar)
  const kini = (await kiniBasisData(trx)).getTime()
  const mulai = paket.mulaiDaftar?.toMillis() ?? 0
  const limit = akhir?.getTime() ?? 0
  if (baru === null || baru <= mulai || baru <= kini || baru > limit) {
    const pesan = teks.aturan.selesaiDaftar(`${tanggalWaktu(akhir)} WIB`)
    throw invalidField('selesaiDaftar', 'range', pesan)
  }
  await paket.aturPendaftaran(actor, new Date(baru))
  await catatRilis(trx, paket.id)
  return paket.id
}
