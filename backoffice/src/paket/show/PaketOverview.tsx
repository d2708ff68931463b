import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { angka, tanggal } from '@eproc/domain/common/format'
import type { Hps, RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { JadwalTable } from '../jadwal/JadwalTable.tsx'
import { ContentFacts } from './ContentFacts.tsx'
import { StateFacts } from './StateFacts.tsx'
import { FactList } from './facts.tsx'

const { rincian: text, editor } = paketLayar
const Panel = styled('section')({ display: 'grid', gap: 16 })

/** A package as staff read it (S1 §2.10, S3 §2.3): content, files, pokja, HPS, schedule. */
export function PaketOverview() {
  const { listHps, listJadwal } = useRecordContext<RincianPaket>()!
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <FactList>
        <StateFacts />
        <ContentFacts />
      </FactList>
      <PokjaPanel />
      <Panel>
        <Typography variant="h3">{editor.hps.judul}</Typography>
        <TabelData
          judul={editor.hps.judul}
          kolom={HPS_COLUMNS}
          baris={listHps}
          kunciBaris={(b) => b.id}
        />
      </Panel>
      <Panel>
        <Typography variant="h3">{editor.jadwal.judul}</Typography>
        <JadwalTable rows={listJadwal} />
      </Panel>
    </div>
  )
}

const HPS_COLUMNS: readonly Kolom<Hps>[] = [
  { kunci: 'uraian', judul: editor.hps.uraian, utama: true, isi: (b) => b.uraian },
  { kunci: 'volume', judul: editor.hps.volume, rata: 'kanan', isi: (b) => angka(b.volume, 3) },
  { kunci: 'satuan', judul: editor.hps.satuan, isi: (b) => b.satuan },
  { kunci: 'harga', judul: editor.hps.harga, rata: 'kanan', isi: (b) => angka(b.hargaSatuan) },
  { kunci: 'jumlah', judul: editor.hps.jumlah, rata: 'kanan', isi: (b) => angka(b.jumlah) },
]

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
