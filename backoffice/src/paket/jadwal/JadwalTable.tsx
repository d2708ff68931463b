import { DataTable } from 'react-admin'
import type { JadwalRow } from '@eproc/domain/paket/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { StepName } from './StepName.tsx'

const text = paketLayar.editor.jadwal
const when = (row: JadwalRow, value: string | null) =>
  row.include && value ? <span style={{ whiteSpace: 'nowrap' }}>{tanggalWaktu(value)}</span> : '–'

/** The schedule as staff read it, with its files. */
export const JadwalTable = ({ rows }: { rows: readonly JadwalRow[] }) => (
  <PanelList resource="rup/paket" rows={rows} rowId={(row) => row.id}>
    <PanelTable title={text.judul} empty={ui.kosong} primary="urut">
      <DataTable.Col<JadwalRow>
        source="urut"
        label={text.tahap}
        render={(row) => (
          <StepName step={row}>
            {!row.include && <StatusChip color="abu" text={text.tidakIkut} />}
          </StepName>
        )}
      />
      <DataTable.Col<JadwalRow>
        source="noArsip"
        label={text.arsip}
        render={(row) => row.noArsip ?? '–'}
      />
      <DataTable.Col<JadwalRow>
        source="mulai"
        label={text.mulai}
        render={(row) => when(row, row.mulai)}
      />
      <DataTable.Col<JadwalRow>
        source="selesai"
        label={text.selesai}
        render={(row) => when(row, row.selesai)}
      />
      <DataTable.Col<JadwalRow>
        source="berkas"
        label={text.file}
        disableSort
        render={(row) => <StepFiles row={row} />}
      />
      <DataTable.Col<JadwalRow>
        source="remark"
        label={text.remark}
        render={(row) => row.remark ?? '–'}
      />
    </PanelTable>
  </PanelList>
)

/** The files of a step, each with who sees it. */
const StepFiles = ({ row }: { row: Pick<JadwalRow, 'berkas'> }) =>
  row.berkas.length === 0
    ? '–'
    : row.berkas.map((file) => (
        <div key={file.id}>
          <FileLink path={file.file} name={file.nama} />{' '}
          <small>({file.showVendor ? paketLayar.unggah.rekanan : paketLayar.unggah.staf})</small>
        </div>
      ))
