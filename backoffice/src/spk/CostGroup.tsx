import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import {
  jumlahHeader,
  jumlahPekerjaan,
  jumlahSpk,
  type HeaderInput,
  type TipeBiaya,
} from '@eproc/domain/spk/aturan_spk'
import { spk as words } from '@eproc/i18n/id/spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'

interface LineValues {
  nama: string
  quantity: number | null
  satuan: number | null
  hargaSatuan: number | null
}
export interface SpkValues {
  spk: { nama: string; tipeBiaya: TipeBiaya; spk_pekerjaan: LineValues[] }[]
}

const LINE: LineValues = { nama: '', quantity: 1, satuan: 1, hargaSatuan: null }
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

/** One of the two groups: its headers, and their sum while one types. */
export function CostGroup({ tipe }: { tipe: TipeBiaya }) {
  const { fields, append, remove } = useFieldArray<SpkValues, 'spk'>({ name: 'spk' })
  const list = useWatch<SpkValues, 'spk'>({ name: 'spk' }) as HeaderInput[]
  const nama = words.tipe[tipe]
  const own = fields.map((f, i) => ({ ...f, i })).filter((f) => f.tipeBiaya === tipe)
  return (
    <section aria-label={nama} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h6" component="h2">
        {`${nama} (${tipe})`}
      </Typography>
      {own.map((f, n) => (
        <Header
          key={f.id}
          index={f.i}
          label={text.kelompokHeader(nama, n + 1)}
          number={n + 1}
          remove={() => remove(f.i)}
        />
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between' }}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          aria-label={text.tambahHeaderUntuk(nama)}
          onClick={() => append({ nama: '', tipeBiaya: tipe, spk_pekerjaan: [LINE] })}
        >
          {text.tambahHeader}
        </Button>
        <Typography sx={{ fontWeight: 600 }}>
          {`${text.subtotal(nama)}: ${rupiah(jumlahSpk(list ?? [], tipe))}`}
        </Typography>
      </div>
    </section>
  )
}

interface HeaderProps {
  index: number
  label: string
  number: number
  remove: () => void
}

function Header({ index, label, number, remove }: HeaderProps) {
  const name = `spk.${index}` as const
  const lines = useFieldArray<SpkValues, `spk.${number}.spk_pekerjaan`>({
    name: `${name}.spk_pekerjaan`,
  })
  const header = useWatch<SpkValues, `spk.${number}`>({ name }) as HeaderInput | undefined
  const { errors } = useFormState<SpkValues>()
  const problem = errors.spk?.[index]?.spk_pekerjaan?.message
  return (
    <Card variant="outlined" role="group" aria-label={label}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'start' }}>
          <div style={{ flex: 1 }}>
            <FormText name={`${name}.nama`} label={text.header} required max={200} />
          </div>
          <IconButton aria-label={text.hapusHeader(number)} onClick={remove}>
            <Delete />
          </IconButton>
        </div>
        {lines.fields.map((f, j) => {
          const line = `${name}.spk_pekerjaan.${j}` as const
          return (
            <Box key={f.id} sx={ROW}>
              <FormText name={`${line}.nama`} label={text.baris} required max={300} />
              <FormNumber name={`${line}.quantity`} label={text.jumlah} required decimal={3} />
              <FormNumber name={`${line}.satuan`} label={text.satuan} required decimal={3} />
              <FormRupiah name={`${line}.hargaSatuan`} label={text.harga} required />
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: { md: 3 } }}>
                <span style={{ flex: 1, textAlign: 'right' }}>
                  {rupiah(jumlahPekerjaan(header?.spk_pekerjaan?.[j] ?? {}))}
                </span>
                <IconButton
                  aria-label={text.hapusBaris(number, j + 1)}
                  onClick={() => lines.remove(j)}
                >
                  <Delete />
                </IconButton>
              </Box>
            </Box>
          )
        })}
        {problem && <FormHelperText error>{problem}</FormHelperText>}
        <div
          style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between' }}
        >
          <Button size="small" startIcon={<Add />} onClick={() => lines.append(LINE)}>
            {text.tambahBaris}
          </Button>
          <Typography>{rupiah(jumlahHeader(header ?? {}))}</Typography>
        </div>
      </CardContent>
    </Card>
  )
}
