import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { ResourceContextProvider, ShowBase, useRecordContext, type RaRecord } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import type { RincianRevisi } from '@eproc/domain/paket/answers'
import { paket as words } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ReasonDialog } from '../deeds/ReasonDialog.tsx'
import { PrevNext } from '../../shared/list/PrevNext.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { ConfirmDeed } from '../../shared/deed/ConfirmDeed.tsx'
import { useMissing } from '../../shared/record/missing.ts'
import { Awaited, paketTitle, useLeave, WHOLE } from '../OnePaket.tsx'
import { RevisiSteps } from './RevisiSteps.tsx'
import { PaketOverview } from '../show/PaketOverview.tsx'

const text = paketLayar.revisi

interface RevisiShowProps {
  /** opened from the list of packages (`/ppk/tender/12/approve-revisi`), not from that of revisions */
  inList?: boolean
}

/** `/ppk/approve-jadwal/12/show`: a revised schedule beside the one that holds, to be approved. */
export default function RevisiShow({ inList = false }: RevisiShowProps) {
  const { id } = useParams()
  const onError = useMissing(useLeave())
  return (
    <ResourceContextProvider value="ppk/approve-jadwal">
      <ShowBase id={id!} key={id} queryOptions={{ meta: WHOLE, onError }}>
        <RevisiDialog inList={inList} />
      </ShowBase>
    </ResourceContextProvider>
  )
}

/** In S3's words: in the revision's own dialog approving is saved, in the list of approvals it is done. */
const approveIn = (inList: boolean) => async (office: OfficeProvider, read: RincianRevisi) => {
  const answer = await office.setujuiRevisi(read)
  return inList ? { ...answer, message: words.sukses.approveDisimpan } : answer
}

const LABELS = { informasi: paketLayar.rincian.informasi, approve: text.tab } as const
type RevisiTab = keyof typeof LABELS
const TABS = Object.keys(LABELS) as RevisiTab[]

/** The tab of the address, `?tab=informasi`; what is to be approved when it names none. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab') as RevisiTab
  const to = (tab: RevisiTab) =>
    setParams({ ...Object.fromEntries(params), tab }, { replace: true })
  return [TABS.includes(asked) ? asked : 'approve', to] as const
}

function RevisiDialog({ inList }: { inList: boolean }) {
  const record = useRecordContext<RincianRevisi & RaRecord>()
  const leave = useLeave()
  const [tab, setTab] = useTab()
  const [rejecting, setRejecting] = useState(false)
  return (
    <FullDialog
      open
      fullScreen
      title={record ? paketTitle(record) : text.tab}
      onClose={leave}
      actions={
        <>
          {!inList && <PrevNext sort={{ field: 'id', order: 'DESC' }} />}
          <Button onClick={leave}>{paketLayar.konfirmasi.tutup}</Button>
          {record?.bolehSetujui && tab === 'approve' && (
            <>
              <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
                {paketLayar.aksi.tolak}
              </Button>
              <ConfirmDeed
                text={paketLayar.aksi.approve}
                question={text.approveTanya(record.kode)}
                deed={(office) => approveIn(inList)(office, record)}
                onDone={leave}
                failed={paketLayar.gagal.approve}
                button={{ variant: 'contained' }}
              >
                {text.approveIsi}
              </ConfirmDeed>
            </>
          )}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 20 }}>
        <Tabs aria-label={text.tabs} value={tab} onChange={(_, next: RevisiTab) => setTab(next)}>
          {TABS.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`revisi-tab-${name}`}
              label={LABELS[name]}
              {...(name === tab ? { 'aria-controls': `revisi-panel-${name}` } : {})}
            />
          ))}
        </Tabs>
        <div
          role="tabpanel"
          id={`revisi-panel-${tab}`}
          aria-labelledby={`revisi-tab-${tab}`}
          style={{ display: 'grid', gap: 20, minWidth: 0 }}
        >
          {!record ? (
            <Awaited />
          ) : tab === 'informasi' ? (
            <WholePaket id={record.id} />
          ) : (
            <RevisiSteps />
          )}
        </div>
      </div>
      {rejecting && record && (
        <ReasonDialog
          title={text.tolakJudul}
          object={paketTitle(record)}
          body={text.tolakIsi}
          label={paketLayar.konfirmasi.catatan}
          hint={paketLayar.konfirmasi.catatanPetunjuk}
          submit={paketLayar.aksi.tolak}
          deed={(office, catatan) => office.tolakRevisi(record, catatan)}
          close={() => setRejecting(false)}
          onDone={leave}
        />
      )}
    </FullDialog>
  )
}

/** The package that the revision belongs to. */
const WholePaket = ({ id }: { id: number }) => (
  <ShowBase
    resource="rup/paket"
    id={id}
    queryOptions={{ meta: WHOLE, onError: () => {} }}
    disableAuthentication
  >
    <ReadPaket />
  </ShowBase>
)
const ReadPaket = () => (useRecordContext() ? <PaketOverview /> : <Awaited />)
