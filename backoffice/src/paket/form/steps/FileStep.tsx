import type { RincianPaket } from '@eproc/domain/paket/answers'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { DocumentInput } from '../../../shared/form/inputs.tsx'
import { PAKET_FILES } from '../values.ts'

const names = paketLayar.editor.bidang

/** The documents of a package; those that are stored stay until another is chosen or they are taken away. */
export function FileStep({ paket }: { paket?: RincianPaket | undefined }) {
  return PAKET_FILES.map((source) => {
    const path = paket?.[source] ?? null
    return (
      <DocumentInput
        key={source}
        source={source}
        label={names[source]}
        kind={JENIS_BERKAS_UMUM}
        limitKey="MAKS_UKURAN_TENDER"
        stored={path}
        storedName={path ? (paket?.namaBerkas[path] ?? null) : null}
        removal={`hapus.${source}`}
      />
    )
  })
}
