import { useState } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import type { BerkasTahap, JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Susulan } from '@eproc/ui/feedback/Susulan.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { Stacked } from '../ItemList.tsx'
import { Dash, OrDash, TimeField } from '../fields.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { Paper, PrintButton } from '../../shared/cetakan/CetakanDeeds.tsx'
import { useCetakan } from '../../shared/cetakan/useCetakan.ts'
import { KalenderButton } from '@eproc/ui/calendar/KalenderButton.tsx'
import type { KalenderCalls } from '@eproc/ui/calendar/KalenderDialog.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { usePaket, useTender } from '../context.ts'
import { useJadwal } from '../tender_reads.ts'

const teks = tenderStaf.informasi.jadwal

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 12,
})

/**
 * The jadwal for staff: every tahap with its archive number, files of the jadwal (File), files of the tahap
 * (Dokumen), remark.
 */
export function JadwalTable({ onTahap }: { onTahap?: (key: string) => void }) {
  const { data, error } = useJadwal()
  const { id, nama } = usePaket()
  const office = useOffice()
  const calls: KalenderCalls = {
    read: () => office.kalenderTender(id),
    renew: () => office.gantiKalender(id),
    revoke: () => office.cabutKalender(id),
  }
  return (
    <section aria-labelledby="informasi-jadwal">
      <Heading>
        <Typography id="informasi-jadwal" variant="h2" component="h3">
          {teks.judul}
        </Typography>
        <KalenderButton paketId={id} nama={nama} calls={calls} />
      </Heading>
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

/** The archive number; that of a printout opens it. A document whose deed is done is printed from here. */
function Arsip() {
  const row = useRecordContext<JadwalTenderRow>()
  const { kunci, noArsip, fileArsip, paketPenyediaId: id = 0 } = row ?? {}
  const [paper, setPaper] = useState<BerkasCetakan | null>(null)
  const { data = [] } = useCetakan(id, useTender().may('tender.cetak'))
  const print = data.filter((c) => c.tahap === kunci && !c.nomor && c.bisa.includes('cetak'))
  if (!noArsip && print.length === 0 && !paper) return <Dash />
  return (
    <Stacked>
      {fileArsip && noArsip ? <FileLink path={fileArsip} name={noArsip} /> : noArsip}
      {print.map((c) => (
        <PrintButton key={c.jenis} paketId={id} cetakan={c} onPrinted={setPaper} />
      ))}
      {paper && <Paper paper={paper} close={() => setPaper(null)} />}
    </Stacked>
  )
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
      {row.susulan && (
        <div>
          <Susulan susulan={row.susulan} />
        </div>
      )}
    </>
  )
}

function Files({ ofJadwal }: { ofJadwal: boolean }) {
  const { berkas = [] } = useRecordContext<JadwalTenderRow>() ?? {}
  const shown = berkas.filter((b: BerkasTahap) => (b.tipe === 'jadwal') === ofJadwal)
  if (shown.length === 0) return <Dash />
  return (
    <Stacked>
      {shown.map((b) => (
        <FileLink key={b.id} path={b.file} name={b.nama} />
      ))}
    </Stacked>
  )
}
