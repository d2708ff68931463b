import { uraiTab, type JenisTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { keadaanPaket, type PaketTahap } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'

const MENILAI: ReadonlySet<JenisTab> = new Set<JenisTab>([
  'evaluasi',
  'penetapan',
  'negosiasi',
  'ba-negosiasi',
  'ba-pl',
])

/** Stages that judge, determine or negotiate, and those that announce what came of it. */
const menilai = ({ umumkan, staf }: Tahap): boolean =>
  umumkan !== undefined || staf.some((tab) => MENILAI.has(uraiTab(tab).jenis))

/**
 * Keys of the stages whose files this member of staff does not read: what was judged is written in them before it is
 * announced, by those who attach files to stages (decisions §2). Everybody else waits for the winner.
 */
export async function tahapTertutup(
  pelaku: Pelaku,
  paket: PaketTahap
): Promise<ReadonlySet<string>> {
  if (bolehPaket(pelaku, await pelakuPaket(pelaku, paket.id), 'tender.fileJadwal')) return new Set()
  const k = await keadaanPaket(paket)
  if (diumumkanSaat(k).has('pemenang')) return new Set()
  return new Set(k.templat.filter(menilai).map((t) => t.kunci))
}
