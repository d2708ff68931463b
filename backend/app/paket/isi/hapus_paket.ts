/** Taking back a draft that was never submitted (decisions §2): its money is free again, its code is not given twice. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paketValues } from '#app/paket/isi/bentuk_paket'
import { hapusBerkasPaket } from '#app/paket/isi/berkas_paket'
import { lockKegiatan } from '#app/paket/acuan/pagu_kegiatan_query'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import type { Pelaku } from '#core/auth/actor'
import { beda } from '#core/journal/journal'

export async function hapusPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<void> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'hapus' })
  const isi = await paketValues(paket)
  const ids = [...new Set(isi.listPendanaan!.map((p) => p.kegiatanId!))]
  await lockKegiatan(trx, ids, paket.id)
  const hilang = Object.entries({ kode: paket.kode, ...beda(null, isi) }).map(([k, v]) => [
    k,
    Array.isArray(v) ? [v[1], null] : [v, null],
  ])
  await hapusBerkasPaket(trx, paket)
  const details = Object.fromEntries(hilang) as Record<string, unknown>
  await paket.by(actor, 'paket.hapus', { details }).delete()
  await Kegiatan.segarkanStatus(trx, ids)
}
