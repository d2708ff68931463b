import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import {
  jumlahHeader,
  jumlahPekerjaan,
  jumlahSpk,
  type HeaderInput,
  type PekerjaanInput,
  type TipeBiaya,
} from '@eproc/domain/spk/aturan_spk'
import { spk as words } from '@eproc/i18n/id/spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { ui } from '@eproc/i18n/id/ui'
import { DecimalInput, RupiahInput } from '../shared/form/inputs.tsx'
import { LimitedText } from '../shared/form/LimitedText.tsx'
import { RemoveRow, useRowFocus } from '../shared/rows/RemoveRow.tsx'
import { ListProblem } from './ListProblem.tsx'

const LINE = { nama: '', quantity: 1, satuan: 1, hargaSatuan: null } satisfies PekerjaanInput
const isFilled = (line: PekerjaanInput) => Boolean(line.nama || line.hargaSatuan)
const ROW = {
  'display': 'grid',
  'gap': '12px 16px',
  'gridTemplateColumns': { xs: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr 1.5fr' },
  'alignItems': 'start',
  // On a phone the name and the amount have a line of their own, the price too.
  '& > *': { minWidth: 0 },
  '& > :first-of-type, & > :nth-of-type(4), & > :last-child': {
    gridColumn: { xs: '1 / -1', md: 'auto' },
  },
} as const
const ENDS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const

/** One of the two groups of the list `spk`: its headers, and their sum while one types. */
export function CostGroup({ tipe }: { tipe: TipeBiaya }) {
  const fields = useArrayInput().fields as (HeaderInput & { id: string })[]
  const { add } = useSimpleFormIterator()
  const list = useWatch({ name: 'spk' }) as HeaderInput[] | undefined
  const nama = words.tipe[tipe]
  const own = fields
    .map(({ id, tipeBiaya }, index) => ({ id, index, tipeBiaya }))
    .filter((header) => header.tipeBiaya === tipe)
  const { foot, left } = useRowFocus(own.length)
  return (
    <section aria-label={nama} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h6" component="h2">
        {`${nama} (${tipe})`}
      </Typography>
      {own.map(({ id, index }, n) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <Header label={text.kelompokHeader(nama, n + 1)} number={n + 1} onLeave={() => left(n)} />
        </SimpleFormIteratorItemBase>
      ))}
      <div ref={foot} style={ENDS}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          aria-label={text.tambahHeaderUntuk(nama)}
          onClick={() => add({ nama: '', tipeBiaya: tipe, spk_pekerjaan: [LINE] })}
        >
          {text.tambahHeader}
        </Button>
        <Typography sx={{ fontWeight: 600, ml: 'auto' }}>
          {`${text.subtotal(nama)}: ${rupiah(jumlahSpk(list ?? [], tipe))}`}
        </Typography>
      </div>
    </section>
  )
}

interface HeaderProps {
  label: string
  /** as it is counted in its group */
  number: number
  onLeave: () => void
}

function Header({ label, number, onLeave }: HeaderProps) {
  const { remove } = useSimpleFormIteratorItem()
  const drop = () => {
    onLeave()
    remove()
  }
  const { nama, spk_pekerjaan } = (useWatch({ name: useWrappedSource('') }) ?? {}) as HeaderInput
  const lines = spk_pekerjaan ?? []
  return (
    <Card variant="outlined" role="group" aria-label={label} data-row tabIndex={-1}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'start' }}>
          <div style={{ flex: 1 }}>
            <LimitedText source="nama" label={text.header} isRequired max={200} />
          </div>
          <RemoveRow
            label={text.hapusHeader(number)}
            filled={() => lines.some(isFilled)}
            onRemove={drop}
            question={ui.dialog.hapusJudul(nama || label)}
          >
            {text.hapusHeaderIsi(lines.length)}
          </RemoveRow>
        </div>
        <ArrayInputBase source="spk_pekerjaan">
          <SimpleFormIteratorBase>
            <Lines header={number} />
          </SimpleFormIteratorBase>
        </ArrayInputBase>
      </CardContent>
    </Card>
  )
}

function Lines({ header }: { header: number }) {
  const { fields } = useArrayInput()
  const { add } = useSimpleFormIterator()
  const lines = useWatch({ name: useWrappedSource('') }) as PekerjaanInput[] | undefined
  const { foot, left } = useRowFocus(fields.length)
  return (
    <>
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <Line header={header} line={lines?.[index]} onLeave={left} />
        </SimpleFormIteratorItemBase>
      ))}
      <ListProblem />
      <div ref={foot} style={ENDS}>
        <Button size="small" startIcon={<Add />} onClick={() => add(LINE)}>
          {text.tambahBaris}
        </Button>
        <Typography sx={{ ml: 'auto' }}>
          {rupiah(jumlahHeader({ spk_pekerjaan: lines }))}
        </Typography>
      </div>
    </>
  )
}

interface LineProps {
  header: number
  line: PekerjaanInput | undefined
  onLeave: (index: number) => void
}

function Line({ header, line = {}, onLeave }: LineProps) {
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <Box sx={ROW} data-row tabIndex={-1}>
      <LimitedText source="nama" label={text.baris} isRequired max={300} />
      <DecimalInput source="quantity" label={text.jumlah} required decimal={3} />
      <DecimalInput source="satuan" label={text.satuan} required decimal={3} />
      <RupiahInput source="hargaSatuan" label={text.harga} required />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: { md: 3 } }}>
        <span style={{ flex: 1, textAlign: 'right' }}>{rupiah(jumlahPekerjaan(line))}</span>
        <RemoveRow
          label={text.hapusBaris(header, index + 1)}
          filled={() => isFilled(line)}
          onRemove={() => {
            onLeave(index)
            remove()
          }}
        />
      </Box>
    </Box>
  )
}
