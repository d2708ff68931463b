import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useCanAccess, useRecordContext } from 'react-admin'
import { keHari } from '@eproc/domain/common/format'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { STATUS_BAGIAN, tampilanBagian } from '@eproc/domain/common/choices'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { ChangeHistory } from './ChangeHistory.tsx'
import { BagianRecords } from './BagianRecords.tsx'
import type { ShownDocument } from './content/shown_record.ts'
import { BAGIAN_SOURCES } from './content/sources.ts'
import { DocumentPane } from './DocumentPane.tsx'
import { Keputusan } from './Keputusan.tsx'
import { useIsiBagian } from './useBagian.ts'

const text = pemeriksaanOffice.dialog

/* Data, document, decision: side by side on a desk, in this order on a phone. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '24px 32px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Column = styled('div')({ display: 'grid', gap: 24, minWidth: 0 })

/** One section of the dosir: data, its document beside it, changes since the latest verification, and the decision. */
export function BagianTab({ bagian }: { bagian: BagianVerifikasi }) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const source = BAGIAN_SOURCES[bagian.kunci]
  const { canAccess: verifies } = useCanAccess({ action: 'verify' })
  const [pribadi, setPribadi] = useState(false)
  const pane = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<ShownDocument | null>(null)
  const content = useIsiBagian(source.path(vendor.id), pribadi)
  const records =
    content.data === undefined ? undefined : source.read(content.data, keHari(clockNow()) ?? '')
  const documents = records?.flatMap((r) => r.documents) ?? []
  /* Opening an identity document is journaled, so those wait for a click. */
  const open =
    documents.find((d) => d.path === chosen?.path) ??
    (source.pribadi ? null : (documents[0] ?? null))
  const choose = (d: ShownDocument) => {
    setChosen(d)
    pane.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Layout>
      <Column>
        <BagianStatus bagian={bagian} />
        {source.pribadi === 'samar' && !pribadi && documents.length > 0 && (
          <RevealButton onClick={() => setPribadi(true)} />
        )}
        <BagianRecords
          records={records}
          error={content.error}
          retry={() => void content.refetch()}
          open={open?.path ?? null}
          choose={choose}
        />
      </Column>
      <DocumentPane ref={pane} document={open} some={documents.length > 0} />
      <Column>
        {verifies && <ChangeHistory bagian={bagian.kunci} />}
        <Keputusan
          bagian={bagian}
          shown={content.data !== undefined && !content.isPlaceholderData}
        />
      </Column>
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
