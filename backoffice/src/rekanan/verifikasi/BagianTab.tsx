import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useCanAccess, useRecordContext } from 'react-admin'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { STATUS_BAGIAN, tampilanBagian } from '@eproc/domain/common/choices'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { ChangeHistory } from './ChangeHistory.tsx'
import { BagianRecords } from './BagianRecords.tsx'
import type { ShownDocument } from './content/shown_record.ts'
import { DocumentPane } from './DocumentPane.tsx'
import { Kembar, type useKembar } from './Kembar.tsx'
import { Pengecualian } from './Pengecualian.tsx'
import type { SectionContent } from './useSection.ts'

const text = pemeriksaanOffice.dialog

/* Data and document: side by side on a desk, in this order on a phone. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: '24px 32px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Column = styled('div')({ display: 'grid', gap: 24, minWidth: 0 })

export interface BagianTabProps {
  bagian: BagianVerifikasi
  section: SectionContent
  kembar: ReturnType<typeof useKembar>
  /** what is read when a verifier asks for numbers of identity */
  reveal: () => void
}

/** One section of the dosir: data, its document beside it, and first of all what is different or doubtful in it. */
export function BagianTab({ bagian, section, kembar, reveal }: BagianTabProps) {
  const { canAccess: verifies } = useCanAccess({ action: 'verify' })
  const pane = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<ShownDocument | null>(null)
  const { records, content } = section
  const documents = records?.flatMap((r) => r.documents) ?? []
  const open =
    documents.find((d) => d.path === chosen?.path) ??
    (section.opensDocument ? (documents[0] ?? null) : null)
  const choose = (d: ShownDocument) => {
    setChosen(d)
    pane.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Layout>
      <Column>
        <BagianStatus bagian={bagian} />
        <Kembar bagian={bagian.kunci} all={kembar} />
        {bagian.remark && (
          <MessageBox tone="warning" title={text.remarkTerkirim}>
            <span style={{ whiteSpace: 'pre-wrap' }}>{bagian.remark}</span>
          </MessageBox>
        )}
        {verifies && <ChangeHistory bagian={bagian.kunci} />}
        {section.masked && documents.length > 0 && <RevealButton onClick={reveal} />}
        <BagianRecords
          records={records}
          error={content.error}
          retry={() => void content.refetch()}
          open={open?.path ?? null}
          choose={choose}
        />
        {verifies && <Pengecualian bagian={bagian} />}
      </Column>
      <DocumentPane ref={pane} document={open} some={documents.length > 0} />
    </Layout>
  )
}

function BagianStatus({ bagian }: { bagian: BagianVerifikasi }) {
  const { bebasPengalaman } = useRecordContext<KeadaanVerifikasi>()!
  const { teks } = tampilanBagian(bagian.status, bagian.remark)
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip list={STATUS_BAGIAN} kode={bagian.status} text={teks} />
      {bagian.kunci === 'pengalaman' && bebasPengalaman && (
        <Typography variant="caption">{text.dikecualikan}</Typography>
      )}
    </div>
  )
}

/** Shows identity numbers in full, which is journaled. */
function RevealButton({ onClick }: { onClick: () => void }) {
  const { canAccess } = useCanAccess({ action: 'readIdentity' })
  if (!canAccess) return null
  return (
    <div>
      <Button size="small" variant="outlined" onClick={onClick}>
        {pemeriksaanOffice.isian.tampilkanPribadi}
      </Button>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {pemeriksaanOffice.isian.pribadiBantuan}
      </Typography>
    </div>
  )
}
