import { tellsJudgement } from '@eproc/domain/master/jurnal'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Paket from '#app/paket_berjalan/paket'
import { paketTerbacaNilainya } from '#app/tender/evaluasi/boleh_baca_nilai'
import type { Pelaku } from '#core/auth/actor'

interface Row {
  aksi: string
  objek: string
  objek_id: string | null
  rincian: Record<string, unknown>
}

/** An opening names whom it leaves shut, and why. */
const tellsFailed = ({ aksi, rincian: { tidakDibuka } }: Row): boolean =>
  aksi === 'pembukaan.sahkan' &&
  Array.isArray(tidakDibuka) &&
  tidakDibuka.some(({ alasan }: { alasan?: string }) => alasan === teks.buka.tidakLulus)

/** Deeds whose details say how somebody was judged. */
const menilai = (row: Row): boolean =>
  row.objek === 'paket' && (tellsJudgement(row.aksi, row.rincian) || tellsFailed(row))

/**
 * Of these rows of the journal those that tell this reader no more than that it was done: what was judged, negotiated and
 * proposed is for pokja and PPK until the winner is announced (decisions §2).
 */
export async function belumDiumumkan<R extends Row>(
  pelaku: Pelaku,
  baris: readonly R[]
): Promise<ReadonlySet<R>> {
  const dinilai = baris.filter(menilai)
  const ids = [...new Set(dinilai.map((b) => Number(b.objek_id)))]
  if (ids.length === 0) return new Set()
  const paket = await Paket.query().whereIn('id', ids)
  const boleh = new Set([...(await paketTerbacaNilainya(pelaku, paket))].map((p) => p.id))
  return new Set(dinilai.filter((b) => !boleh.has(Number(b.objek_id))))
}
