import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs } from '@eproc/domain/common/format'
import { aturanPendaftaran, batasDaftar } from '@eproc/domain/paket/aturan_pendaftaran'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

/** The end of registration, up to the end of the first submission stage. `selesaiDaftar` is ISO 8601. */
export async function aturPendaftaran(
  trx: TransactionClientContract,
  actor: Pelaku,
  { selesaiDaftar, ...dibaca }: PaketDibaca & { selesaiDaftar: string }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'pendaftaran' })
  const akhir = batasDaftar(paket, await bacaLangkah(trx, paket.id))
  const kini = await kiniBasisData(trx)
  const mulai = paket.mulaiDaftar?.toMillis()
  enforce(aturanPendaftaran(selesaiDaftar, { mulai, batas: akhir, kini }))
  await paket.aturPendaftaran(actor, new Date(keMs(selesaiDaftar)!))
  await catatRilis(trx, paket.id)
  return paket.id
}
