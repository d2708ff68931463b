import type { ReactNode } from 'react'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FieldGroup, FieldGrid } from './FieldGrid.tsx'
import { WilayahFields } from './WilayahFields.tsx'

const t = dosirLayar.perusahaan

interface AlamatFieldsProps {
  max: { alamat: number; telepon: number; email: number }
  labelEmail: string
  hintAlamat?: string
  hintEmail?: string
  /** Other fields between phone and e-mail, and after them. */
  middle?: ReactNode
  children?: ReactNode
  below?: ReactNode
}

/** Address, region, postcode, phone and e-mail: the same for companies and individuals. */
export function AlamatFields(p: AlamatFieldsProps) {
  return (
    <FieldGroup>
      <legend>{t.alamatKontak}</legend>
      <FieldGrid>
        <div data-lebar>
          <FormText
            name="alamat"
            label={t.alamat}
            max={p.max.alamat}
            rows={2}
            autoComplete="street-address"
            required
            {...(p.hintAlamat ? { hint: p.hintAlamat } : {})}
          />
        </div>
        <WilayahFields />
        <FormMasked
          name="kodepos"
          label={t.kodepos}
          mask="kodepos"
          autoComplete="postal-code"
          required
        />
        <FormText
          name="telepon"
          label={t.telepon}
          type="tel"
          max={p.max.telepon}
          autoComplete="tel"
          required
        />
        {p.middle}
        <FormText
          name="email"
          label={p.labelEmail}
          type="email"
          autoComplete="email"
          max={p.max.email}
          {...(p.hintEmail ? { hint: p.hintEmail } : {})}
        />
        {p.children}
      </FieldGrid>
      {p.below}
    </FieldGroup>
  )
}
