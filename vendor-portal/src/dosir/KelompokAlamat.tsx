import type { ReactNode } from 'react'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { BidangMasker } from '@eproc/ui/fields/FormMasked.tsx'
import { BidangTeks } from '@eproc/ui/fields/FormText.tsx'
import { Kelompok, Kisi } from './Kisi.tsx'
import { PilihWilayah } from './PilihWilayah.tsx'

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
    <Kelompok>
      <legend>{t.alamatKontak}</legend>
      <Kisi>
        <div data-lebar>
          <BidangTeks
            name="alamat"
            label={t.alamat}
            maks={p.maks.alamat}
            baris={2}
            wajib
            {...(p.petunjukAlamat ? { petunjuk: p.petunjukAlamat } : {})}
          />
        </div>
        <PilihWilayah />
        <BidangMasker name="kodepos" label={t.kodepos} masker="kodepos" wajib />
        <BidangTeks name="telepon" label={t.telepon} type="tel" maks={p.maks.telepon} wajib />
        {p.tengah}
        <BidangTeks
          name="email"
          label={p.labelEmail}
          type="email"
          maks={p.maks.email}
          {...(p.petunjukEmail ? { petunjuk: p.petunjukEmail } : {})}
        />
        {p.children}
      </Kisi>
      {p.bawah}
    </Kelompok>
  )
}
