import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs } from '@eproc/domain/common/format'
import {
  akhirTahapDaftar,
  aturanPendaftaran,
  batasDaftar,
} from '@eproc/domain/paket/aturan_pendaftaran'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

/** The end of registration, from its stage's end up to that of the first submission. `selesaiDaftar` is ISO 8601. */
export async function aturPendaftaran(
  trx: TransactionClientContract,
  actor: Pelaku,
  { selesaiDaftar, ...dibaca }: PaketDibaca & { selesaiDaftar: string }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'pendaftaran' })
  const jadwal = await bacaLangkah(trx, paket.id)
  enforce(
    aturanPendaftaran(selesaiDaftar, {
      tahap: akhirTahapDaftar(paket, jadwal),
      berlaku: paket.selesaiDaftar?.toMillis(),
      batas: batasDaftar(paket, jadwal),
      kini: await kiniBasisData(trx),
    })
  )
  await paket.aturPendaftaran(actor, new Date(keMs(selesaiDaftar)!))
  await catatRilis(trx, paket.id)
  return paket.id
}
