import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import type { BerkasTahap, JadwalTenderRow } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { Stacked } from '../ItemList.tsx'
import { OrDash, TimeField } from '../fields.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { useJadwal } from '../tender_reads.ts'

const teks = tenderStaf.informasi.jadwal

/**
 * The jadwal for staff: every tahap with its archive number, files of the jadwal (File), files of the tahap
 * (Dokumen), remark.
 */
export function JadwalTable({ onTahap }: { onTahap?: (key: string) => void }) {
  const { data, error } = useJadwal()
  return (
    <section aria-labelledby="informasi-jadwal">
      <Typography id="informasi-jadwal" variant="h2" component="h3" gutterBottom>
        {teks.judul}
      </Typography>
      <PanelList<JadwalTenderRow>
        resource="tender/jadwal"
        rows={data}
        error={error}
        rowId={(row) => row.id}
      >
        <PanelTable title={teks.judul} empty={ui.kosong} primary="tahap">
          <DataTable.Col source="tahap">
            <TahapName {...(onTahap ? { onTahap } : {})} />
          </DataTable.Col>
          <DataTable.Col source="noArsip" field={Arsip} />
          <DataTable.Col source="mulai" field={TimeField} />
          <DataTable.Col source="selesai" field={TimeField} />
          <DataTable.Col source="file">
            <Files ofJadwal />
          </DataTable.Col>
          <DataTable.Col source="dokumen">
            <Files ofJadwal={false} />
          </DataTable.Col>
          <DataTable.Col source="remark" field={OrDash} />
        </PanelTable>
      </PanelList>
    </section>
  )
}

/** The archive number; that of a printout opens it. */
function Arsip() {
  const { noArsip, fileArsip } = useRecordContext<JadwalTenderRow>() ?? {}
  if (!noArsip) return umum.tanpaNilai
  return fileArsip ? <FileLink path={fileArsip} name={noArsip} /> : noArsip
}

function TahapName({ onTahap }: { onTahap?: (key: string) => void }) {
  const row = useRecordContext<JadwalTenderRow>()
  if (!row) return null
  const name = `${row.urut}. ${row.tahap}`
  return (
    <>
      {onTahap && row.include ? (
        <ButtonBase
          onClick={() => onTahap(row.kunci)}
          aria-label={teks.bukaTahap(row.tahap)}
          sx={{
            font: 'inherit',
            textAlign: 'left',
            color: 'primary.main',
            fontWeight: 600,
            borderRadius: 0.5,
          }}
        >
          {name}
        </ButtonBase>
      ) : (
        name
      )}{' '}
      {row.berjalan && <StatusChip color="kuning" text={teks.berjalan} />}
      {!row.include && <StatusChip color="abu" text={teks.tidakIkut} />}
    </>
  )
}

function Files({ ofJadwal }: { ofJadwal: boolean }) {
  const { berkas = [] } = useRecordContext<JadwalTenderRow>() ?? {}
  const shown = berkas.filter((b: BerkasTahap) => (b.tipe === 'jadwal') === ofJadwal)
  if (shown.length === 0) return umum.tanpaNilai
  return (
    <Stacked>
      {shown.map((b) => (
        <FileLink key={b.id} path={b.file} name={b.nama} />
      ))}
    </Stacked>
  )
}
