import { tenderServer as teks } from '@eproc/i18n/id/tender_server'
import { Checker, type Finding } from '../common/checker.ts'
import type { JenisPengadaan, MetodePemilihan } from '../common/choices.ts'
import { rupiah } from '../common/format.ts'
import { batasPla, melampauiBatasPla } from '../paket/hps.ts'

/**
 * A package above the ceiling of direct procurement, told where the committee chooses the method: its form has no HPS. The
 * ceilings are the server's.
 */
export function aturanBatasPla(
  { metode, jenis }: { metode: MetodePemilihan; jenis: JenisPengadaan },
  paket: readonly { kode: string; totalPagu: number }[],
  paguPla: Readonly<Record<JenisPengadaan, number>>
): Finding[] {
  const check = new Checker()
  const lewat = paket.filter((p) => melampauiBatasPla(metode, jenis, p.totalPagu, paguPla))
  const kode = lewat.map((p) => p.kode).join(', ')
  const pesan = teks.batasPla(kode, rupiah(batasPla(jenis, paguPla)))
  check.ensure(lewat.length === 0, 'metodePemilihan', 'max', pesan)
  return check.findings
}
