import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { jumlahHeader, jumlahPekerjaan, jumlahSpk, TIPE_BIAYA } from '@eproc/domain/spk/aturan_spk'
import { spk as words } from '@eproc/i18n/id/spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { umum } from '@eproc/i18n/id/umum'
import { PanelList, PanelTable } from '../shared/panel/PanelTable.tsx'
import { SpkTotal, UnduhSpk } from './SpkSum.tsx'

type Header = SpkAnswer['spk'][number]
type Line = Header['spk_pekerjaan'][number]

const FIGURES: readonly (readonly [string, string, (line: Line) => string])[] = [
  ['quantity', text.jumlah, (line) => angka(line.quantity, 3)],
  ['satuan', text.satuan, (line) => angka(line.satuan, 3)],
  ['hargaSatuan', text.harga, (line) => rupiah(line.hargaSatuan)],
  ['total', text.total, (line) => rupiah(jumlahPekerjaan(line))],
]

/** A work order that cannot be changed any more, as text: its two groups, their headers and lines. */
export function ClosedSpk({ spk }: { spk: SpkAnswer }) {
  return (
    <>
      {TIPE_BIAYA.map((tipe) => (
        <section key={tipe} aria-label={words.tipe[tipe]} style={{ display: 'grid', gap: 16 }}>
          <Typography variant="h6" component="h2">
            {`${words.tipe[tipe]} (${tipe})`}
          </Typography>
          {spk.spk
            .filter(({ tipeBiaya }) => tipeBiaya === tipe)
            .map((header, n) => (
              <HeaderLines key={n} header={header} />
            ))}
          <Typography sx={{ fontWeight: 600, textAlign: 'right' }}>
            {`${text.subtotal(words.tipe[tipe])}: ${rupiah(jumlahSpk(spk.spk, tipe))}`}
          </Typography>
        </section>
      ))}
      <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
        <SpkTotal list={spk.spk} totalPagu={spk.totalPagu} />
        <UnduhSpk spk={spk} />
      </div>
    </>
  )
}

const HeaderLines = ({ header }: { header: Header }) => (
  <div style={{ display: 'grid', gap: 8, minWidth: 0 }}>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {header.nama}
      </Typography>
      <span>{rupiah(jumlahHeader(header))}</span>
    </div>
    <PanelList
      resource="spk"
      rows={header.spk_pekerjaan}
      rowId={(line) => header.spk_pekerjaan.indexOf(line)}
    >
      <PanelTable title={header.nama} empty={umum.tanpaNilai}>
        <DataTable.Col source="nama" label={text.baris} disableSort />
        {FIGURES.map(([source, label, shown]) => (
          <DataTable.Col<Line>
            key={source}
            source={source}
            label={label}
            align="right"
            disableSort
            render={shown}
          />
        ))}
      </PanelTable>
    </PanelList>
  </div>
)
