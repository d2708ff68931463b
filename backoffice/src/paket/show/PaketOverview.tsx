import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { DataTable, useRecordContext } from 'react-admin'
import { angka, tanggal } from '@eproc/domain/common/format'
import type { Hps, RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { RecordHistory } from '../../shared/panel/RecordHistory.tsx'
import { JadwalTable } from '../jadwal/JadwalTable.tsx'
import { ContentFacts } from './ContentFacts.tsx'
import { StateFacts } from './StateFacts.tsx'
import { FactList } from './facts.tsx'

const { rincian: text, editor } = paketLayar
const Panel = styled('section')({ display: 'grid', gap: 16 })

/** A package as staff read it (S1 §2.10, S3 §2.3): content, files, pokja, HPS, schedule. */
export function PaketOverview() {
  const { id, listHps, listJadwal } = useRecordContext<RincianPaket>()!
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <FactList>
        <StateFacts />
        <ContentFacts />
      </FactList>
      <PokjaPanel />
      <Panel>
        <Typography variant="h3">{editor.hps.judul}</Typography>
        <HpsTable rows={listHps} />
      </Panel>
      <Panel>
        <Typography variant="h3">{editor.jadwal.judul}</Typography>
        <JadwalTable rows={listJadwal} />
      </Panel>
      <RecordHistory filter={{ paketId: String(id) }} />
    </div>
  )
}

const { hps, bidang } = editor
const names = bidang.listHps

const HpsTable = ({ rows }: { rows: readonly Hps[] }) => (
  <PanelList resource="rup/paket" rows={rows} rowId={(line) => line.id}>
    <PanelTable title={hps.judul} empty={ui.kosong} primary="uraian">
      <DataTable.Col source="uraian" label={names.uraian} />
      <DataTable.Col<Hps>
        source="volume"
        label={names.volume}
        align="right"
        render={(line) => angka(line.volume, 3)}
      />
      <DataTable.Col source="satuan" label={names.satuan} />
      <DataTable.Col<Hps>
        source="hargaSatuan"
        label={names.hargaSatuan}
        align="right"
        render={(line) => angka(line.hargaSatuan)}
      />
      <DataTable.Col<Hps>
        source="jumlah"
        label={hps.jumlah}
        align="right"
        render={(line) => angka(line.jumlah)}
      />
    </PanelTable>
  </PanelList>
)

function PokjaPanel() {
  const { pokja } = useRecordContext<RincianPaket>()!
  return (
    <Panel>
      <Typography variant="h3">{text.pokja}</Typography>
      {pokja.nomor && (
        <p style={{ margin: 0 }}>{text.pokjaSurat(pokja.nomor, tanggal(pokja.tanggal))}</p>
      )}
      <div>
        {pokja.anggota.length === 0 && paketLayar.orang(0)}
        {pokja.anggota.map((a) => (
          <div key={a.penggunaId}>
            {a.nama} <small>({a.bebasBenturanPada ? text.menyatakan : text.belumMenyatakan})</small>
          </div>
        ))}
      </div>
    </Panel>
  )
}
