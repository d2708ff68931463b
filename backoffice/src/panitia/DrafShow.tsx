import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { BERKAS_FORM, BERKAS_PAKET } from '@eproc/domain/panitia/berkas_tender'
import { PASANGAN } from '@eproc/domain/panitia/tahap_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { Pairs } from '../shared/record/Pairs.tsx'
import { BerkasLines, STACK, StatusField, TenderFacts } from './fields.tsx'

const text = panitiaLayar.rincian

export const Part = ({ judul, children }: { judul: string; children: ReactNode }) => (
  <section style={{ ...STACK, gap: 12 }}>
    <Typography variant="h6" component="h3">
      {judul}
    </Typography>
    {children}
  </section>
)

/** A draft to read. */
export function DrafShow() {
  const tender = useRecordContext<RincianTender>()
  // A row of the list shows first, until the whole tender is read.
  if (!tender?.listPaket) return <PageSkeleton rows={4} />
  return (
    <div style={STACK}>
      <div>
        <StatusField />
      </div>
      <TenderFacts />
      <Part judul={text.dokumen}>
        <BerkasLines jenis={[...BERKAS_PAKET, ...BERKAS_FORM]} />
      </Part>
      <Part judul={text.jadwal}>
        <Pairs
          rows={PASANGAN.filter((p) => tender[`${p}Awal`] !== null).map((p) => [
            panitia.pasangan[p],
            `${tanggalWaktu(tender[`${p}Awal`])} – ${tanggalWaktu(tender[`${p}Akhir`])}`,
          ])}
        />
      </Part>
    </div>
  )
}
