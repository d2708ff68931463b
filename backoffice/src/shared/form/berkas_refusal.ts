import { ukuranBerkas, ukuranLebih } from '@eproc/domain/common/format'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'

/** Why a tender file is refused before it is sent, or null. @param limit in MB */
export function berkasRefusal(file: File, limit: number): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const kinds: readonly string[] = JENIS_BERKAS_UMUM
  if (!kinds.includes(extension) && extension !== 'jpeg')
    return ui.berkas.jenisSalah(kinds.join(', '))
  if (file.size === 0) return ui.berkas.kosong
  const bytes = limit * 1024 * 1024
  return file.size > bytes
    ? ui.berkas.terlaluBesar(ukuranBerkas(bytes), ukuranLebih(file.size, bytes))
    : null
}
