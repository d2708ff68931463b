import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { barisHps, jumlahPendanaan } from '@eproc/domain/paket/isian_paket'
import { rupiah } from '@eproc/domain/common/format'
import { jumlahHps } from '@eproc/domain/paket/hps'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { EditorContext, listFindings } from './rules.ts'
import { toInput, type FormInput } from './values.ts'

const text = paketLayar.editor

/** Two or three columns on wide screens. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Sums = styled('dl')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '8px 40px',
  'margin': 0,
  'padding': '16px 20px',
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.status.biru.latar,
  'color': theme.vars.palette.status.biru.teks,
  '&[data-over]': {
    backgroundColor: theme.vars.palette.status.merah.latar,
    color: theme.vars.palette.status.merah.teks,
  },
  '& dt': { fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontWeight: 700, fontSize: '1.1875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** HPS, sources of money and the rest; red when the HPS exceeds the money. */
export function Totals() {
  const [hps, dana] = useWatch<FormInput, ['listHps', 'listPendanaan']>({
    name: ['listHps', 'listPendanaan'],
  })
  const total = jumlahHps(barisHps(hps))
  const funds = jumlahPendanaan(dana)
  const lines = [
    [text.hps.total, total],
    [text.dana.total, funds],
    [text.dana.sisa, funds - total],
  ] as const
  return (
    <Sums data-over={total > funds && funds > 0 ? '' : undefined} aria-live="polite">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{rupiah(value)}</dd>
        </div>
      ))}
    </Sums>
  )
}

/** Errors of a whole list: about money as soon as it is typed, about emptiness after an attempt to save. */
export function ListError({ name }: { name: 'listHps' | 'listPendanaan' | 'listLokasiKerja' }) {
  const context = use(EditorContext)
  const { submitCount } = useFormState<FormInput>()
  const input = useWatch<FormInput>() as FormInput
  const error = listFindings(aturanPaket(toInput(input), context)).find((g) => g.field === name)
  const money = error?.rule !== 'required' && jumlahPendanaan(input.listPendanaan) > 0
  return error && (submitCount > 0 || money) ? (
    <FormHelperText error role="alert">
      {error.message}
    </FormHelperText>
  ) : null
}
