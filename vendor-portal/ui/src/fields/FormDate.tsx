import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { hariSah, tanggal } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { DasarBidang } from './field_frame.ts'
import { Bawah } from './FormText.tsx'
import { useBidang } from './use_field.ts'

export interface BidangTanggalProps<N extends FieldValues = FieldValues> extends DasarBidang<N> {
  /** Limits, yyyy-MM-dd. */
  min?: string
  maks?: string
}

/** The browser's own date field; value `yyyy-MM-dd` or '', shown as dd MMM yyyy too. */
export function BidangTanggal<N extends FieldValues = FieldValues>(p: BidangTanggalProps<N>) {
  const { id, field, galat, wajib } = useBidang(p)
  const nilai = typeof field.value === 'string' ? field.value.slice(0, 10) : ''
  const dipilih = hariSah(nilai) ? ui.isian.tanggalDipilih(tanggal(nilai)) : undefined
  return (
    <TextField
      id={id}
      label={p.label}
      name={field.name}
      type="date"
      value={nilai}
      onChange={(e) => field.onChange(e.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={wajib}
      disabled={p.disabled === true}
      error={galat !== undefined}
      helperText={
        <Bawah
          galat={galat}
          petunjuk={[dipilih, p.petunjuk].filter(Boolean).join(' · ') || undefined}
        />
      }
      slotProps={{
        formHelperText: { component: 'div' },
        htmlInput: { min: p.min, max: p.maks ?? '9999-12-31', readOnly: p.bacaSaja === true },
      }}
    />
  )
}
