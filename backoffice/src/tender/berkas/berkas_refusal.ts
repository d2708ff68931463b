import { ukuranBerkas } from '@eproc/domain/common/format'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'

/** Why a tender file is refused before it is sent, or null. @param maksMb limit in MB */
export function berkasRefusal(berkas: File, maksMb: number): string | null {
  const ekor = berkas.name.split('.').at(-1)?.toLowerCase() ?? ''
  const jenis: readonly string[] = JENIS_BERKAS_UMUM
  if (!jenis.includes(ekor) && ekor !== 'jpeg') return ui.berkas.jenisSalah(jenis.join(', '))
  if (berkas.size === 0) return ui.berkas.kosong
  const maks = maksMb * 1024 * 1024
  return berkas.size > maks ? ui.berkas.terlaluBesar(ukuranBerkas(maks)) : null
}
