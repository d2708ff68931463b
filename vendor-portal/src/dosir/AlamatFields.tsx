import type { ReactNode } from 'react'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TestGroup, Kisi } from './FieldGrid.tsx'
import { PilihWilayah } from './WilayahFields.tsx'

const t = dosirLayar.perusahaan

interface KelompokAlamatProps {
  maks: { alamat: number; telepon: number; email: number }
  labelEmail: string
  petunjukAlamat?: string
  petunjukEmail?: string
  /** Other fields between phone and e-mail, and after them. */
  tengah?: ReactNode
  children?: ReactNode
  bawah?: ReactNode
}

/** Address, region, postcode, phone and e-mail: the same for companies and individuals. */
export function KelompokAlamat(p: KelompokAlamatProps) {
  return (
    <TestGroup>
      <legend>{t.alamatKontak}</legend>
      <Kisi>
        <div data-lebar>
          <FormText
            name="alamat"
            label={t.alamat}
            maks={p.maks.alamat}
            baris={2}
            wajib
            {...(p.petunjukAlamat ? { petunjuk: p.petunjukAlamat } : {})}
          />
        </div>
        <PilihWilayah />
        <FormMasked name="kodepos" label={t.kodepos} masker="kodepos" wajib />
        <FormText name="telepon" label={t.telepon} type="tel" maks={p.maks.telepon} wajib />
        {p.tengah}
        <FormText
          name="email"
          label={p.labelEmail}
          type="email"
          maks={p.maks.email}
          {...(p.petunjukEmail ? { petunjuk: p.petunjukEmail } : {})}
        />
        {p.children}
      </Kisi>
      {p.bawah}
    </TestGroup>
  )
}
