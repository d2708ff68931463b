import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import {
  DataTable,
  ResourceContextProvider,
  ShowBase,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { useParams } from 'react-router-dom'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RevisiRow, RincianRevisi } from '@eproc/domain/paket/answers'
import { paket as words } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { ReasonDialog } from '../deeds/ReasonDialog.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { StepName } from './StepName.tsx'
import { PrevNext } from '../../shared/list/PrevNext.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { useMissing } from '../../shared/record/missing.ts'
import { Awaited, paketTitle, useLeave, WHOLE } from '../OnePaket.tsx'
import { PaketOverview } from '../show/PaketOverview.tsx'

const text = paketLayar.revisi
const step = paketLayar.editor.jadwal

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

function RevisiDialog({ inList }: { inList: boolean }) {
  const record = useRecordContext<RincianRevisi & RaRecord>()
  const leave = useLeave()
  const [tab, setTab] = useState(1)
  const [rejecting, setRejecting] = useState(false)
  const approve = useDeed(approveIn(inList), {
    onDone: leave,
    onFailed: (message) => showAlert(paketLayar.gagal.approve(message), 'error'),
  })
  return (
    <FullDialog
      open
      fullScreen
      title={record ? paketTitle(record) : text.tab}
      onClose={leave}
      busy={approve.isPending}
      actions={
        <>
          {!inList && <PrevNext sort={{ field: 'id', order: 'DESC' }} />}
          <Button onClick={leave}>{paketLayar.konfirmasi.tutup}</Button>
          {record?.bolehSetujui && tab === 1 && (
            <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
              {paketLayar.aksi.tolak}
            </Button>
          )}
          {record?.bolehSetujui && tab === 1 && (
            <Button
              variant="contained"
              loading={approve.isPending}
              onClick={() => approve.mutate(record)}
            >
              {paketLayar.aksi.approve}
            </Button>
          )}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 20 }}>
        <Tabs value={tab} onChange={(_, next: number) => setTab(next)}>
          <Tab label={paketLayar.rincian.informasi} />
          <Tab label={text.tab} />
        </Tabs>
        {!record ? <Awaited /> : tab === 0 ? <WholePaket id={record.id} /> : <Steps />}
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

const moment = (value: string | null) => (
  <span style={{ whiteSpace: 'nowrap' }}>{tanggalWaktu(value)}</span>
)
const span = (include: boolean, begin: string | null, end: string | null) =>
  include ? (
    <>
      {moment(begin)} – {moment(end)}
    </>
  ) : (
    step.tidakIkut
  )
const papers = (b: RevisiRow) =>
  b.noArsip !== b.noArsipLama || b.berkas.some((f) => f.showVendor !== f.showVendorLama)
const moved = (b: RevisiRow) =>
  b.include !== b.includeLama ||
  (b.include && (b.mulai !== b.mulaiLama || b.selesai !== b.selesaiLama))

const differs = (b: RevisiRow) => moved(b) || papers(b)

/** Its steps, those that change first. */
function Steps() {
  const record = useRecordContext<RincianRevisi & RaRecord>()!
  return (
    <>
      <MessageBox tone="info">
        {text.menunggu(record.revisi.pengaju, tanggalWaktu(record.revisi.diajukanPada))}
        {record.halangan && ` ${record.halangan}.`}
      </MessageBox>
      <StepTable
        rows={record.langkah.toSorted((a, b) => Number(differs(b)) - Number(differs(a)))}
      />
    </>
  )
}

const StepTable = ({ rows }: { rows: readonly RevisiRow[] }) => (
  <PanelList resource="ppk/approve-jadwal" rows={rows} rowId={(row) => row.urut}>
    <PanelTable title={text.tab} empty={ui.kosong} primary="urut">
      <DataTable.Col<RevisiRow>
        source="urut"
        label={step.tahap}
        render={(row) => (
          <StepName step={row}>
            {differs(row) && <StatusChip color="kuning" text={text.berubah} />}
          </StepName>
        )}
      />
      <DataTable.Col<RevisiRow>
        source="mulaiLama"
        label={text.kini}
        render={(row) => span(row.includeLama, row.mulaiLama, row.selesaiLama)}
      />
      <DataTable.Col<RevisiRow>
        source="mulai"
        label={paketLayar.rincian.sesudah}
        render={(row) =>
          moved(row) ? <strong>{span(row.include, row.mulai, row.selesai)}</strong> : '–'
        }
      />
      <DataTable.Col<RevisiRow>
        source="noArsip"
        label={step.arsip}
        render={(row) => <Archive row={row} />}
      />
      <DataTable.Col<RevisiRow>
        source="berkas"
        label={step.file}
        disableSort
        render={(row) => <RevisedFiles row={row} />}
      />
      <DataTable.Col<RevisiRow>
        source="remark"
        label={step.remark}
        render={(row) => row.remark ?? '–'}
      />
    </PanelTable>
  </PanelList>
)

const Archive = ({ row }: { row: RevisiRow }) =>
  row.noArsip === row.noArsipLama ? (
    (row.noArsip ?? '–')
  ) : (
    <>
      <strong>{row.noArsip ?? '–'}</strong>
      {row.noArsipLama && <small> {text.semula(row.noArsipLama)}</small>}
    </>
  )

/** Files of a step; new ones, and those that the revision shows or hides, are said to be so. */
const RevisedFiles = ({ row }: { row: RevisiRow }) =>
  row.berkas.length === 0
    ? '–'
    : row.berkas.map((f) => {
        const seen = f.showVendor ? paketLayar.unggah.rekanan : paketLayar.unggah.staf
        const note = f.showVendorLama === null ? `${text.fileBaru}, ${seen}` : seen
        return (
          <div key={f.id}>
            <FileLink path={f.file} name={f.nama} />{' '}
            {f.showVendor === f.showVendorLama ? (
              <small>({note})</small>
            ) : (
              <strong>({note})</strong>
            )}
          </div>
        )
      })
