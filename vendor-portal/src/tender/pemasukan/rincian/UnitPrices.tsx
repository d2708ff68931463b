import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { angka, rupiah } from '@eproc/domain/common/format'
import { jumlahBaris } from '@eproc/domain/paket/hps'
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { rupiahColumn } from '@eproc/domain/tender/penawaran/rincian_harga'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { umum } from '@eproc/i18n/id/umum'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { priceName, type Prices } from './prices.ts'
import { OfferTotal } from './OfferTotal.tsx'

const t = rincianHarga.layar

const Lines = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  'display': 'grid',
  'gap': 12,
  '& > li': {
    display: 'grid',
    gap: '8px 16px',
    padding: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('md')]: {
    'gap': 0,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) 240px 180px',
      alignItems: 'center',
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 0,
      padding: '12px 0',
    },
    '& .amount': { textAlign: 'right' },
  },
}))

export interface UnitPricesProps {
  lines: readonly BarisPekerjaan[]
  hps: number | null
}

/** A price a line; Enter and the arrows lead up and down, a column is pasted from any line on. */
export function UnitPrices({ lines, hps }: UnitPricesProps) {
  const { setValue } = useFormContext<{ prices: Prices }>()
  const [pasted, setPasted] = useState('')
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const column = rupiahColumn(event.clipboardData.getData('text'))
    const from = inputsOf(event.currentTarget).indexOf(event.target as HTMLInputElement)
    if (column.length < 2 || from < 0) return
    event.preventDefault()
    let taken = 0
    for (const [i, price] of column.entries()) {
      const line = lines[from + i]
      if (!line || price === null) continue
      setValue(`prices.${priceName(line)}`, price, { shouldDirty: true, shouldValidate: true })
      taken += 1
    }
    const left = column.length - taken
    setPasted(left > 0 ? t.ditempelSebagian(taken, left) : t.ditempel(taken))
  }
  return (
    <section style={{ display: 'grid', gap: 12 }} aria-label={t.judul}>
      <Typography variant="h4" component="h5">
        {t.judul}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {t.petunjuk} {t.tidakDisimpan}
      </Typography>
      <Lines onPaste={paste} onKeyDown={upAndDown}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Lines>
      <Typography role="status" color="text.secondary">
        {pasted}
      </Typography>
      <OfferTotal lines={lines} hps={hps} />
    </section>
  )
}

function Line({ line }: { line: BarisPekerjaan }) {
  const price = useWatch<{ prices: Prices }, `prices.${string}`>({
    name: `prices.${priceName(line)}`,
  })
  const { nomor, uraian, volume, satuan } = line
  return (
    <li data-volume={volume}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {nomor}. {uraian}
        </Typography>
        <Typography color="text.secondary">
          {angka(volume, 3)} {satuan}
        </Typography>
      </div>
      <FormRupiah
        name={`prices.${priceName(line)}`}
        label={t.satuan(nomor)}
        required={umum.errors.wajib}
      />
      <div className="amount" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography component="span" variant="body2" color="text.secondary">
          {t.jumlahBaris}
        </Typography>{' '}
        {typeof price === 'number' ? rupiah(jumlahBaris({ volume, hargaSatuan: price })) : '–'}
      </div>
    </li>
  )
}

const inputsOf = (list: HTMLElement): HTMLInputElement[] => [...list.querySelectorAll('input')]

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** From the last line on, Enter sends as in every form. */
function upAndDown(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  const inputs = inputsOf(event.currentTarget)
  const next = inputs[inputs.indexOf(event.target as HTMLInputElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
