import { DataTable, useRecordContext, type RaRecord } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RevisiRow, RincianRevisi } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { StepName } from './StepName.tsx'

const text = paketLayar.revisi
const step = paketLayar.editor.jadwal

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
export function RevisiSteps() {
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
