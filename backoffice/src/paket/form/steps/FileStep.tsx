import type { RincianPaket } from '@eproc/domain/paket/answers'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'

const text = paketLayar.editor.dokumen
const FILES = [
  ['fileKAK', text.kak],
  ['fileLampiran', text.lampiran],
  ['fileLain', text.lain],
] as const

/** The documents of a package; those that are stored stay until another is chosen. */
export function FileStep({ paket }: { paket?: RincianPaket | undefined }) {
  return FILES.map(([name, label]) => {
    const path = paket?.[name] ?? null
    return (
      <FormFile
        key={name}
        name={name}
        label={label}
        kind={JENIS_BERKAS_UMUM}
        limitKey="MAKS_UKURAN_TENDER"
        stored={path}
        storedName={path ? (paket?.namaBerkas[path] ?? null) : null}
      />
    )
  })
}
