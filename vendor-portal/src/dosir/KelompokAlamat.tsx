import type { ReactNode } from 'react'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { BidangMasker } from '@eproc/ui/fields/BidangMasker.tsx'
import { BidangTeks } from '@eproc/ui/fields/BidangTeks.tsx'
import { Kelompok, Kisi } from './Kisi.tsx'
import { PilihWilayah } from './PilihWilayah.tsx'

const t = dosirLayar.perusahaan

interface KelompokAlamatProps {
  maks: { alamat: number; telepon: number; email: number }
  labelEmail: string
  petunjukAlamat?: string
  petunjukEmail?: string
  /** Bidang lain di antara telepon dan e-mail, dan sesudahnya. */
  tengah?: ReactNode
  children?: ReactNode
  bawah?: ReactNode
}

/** Alamat, wilayah, kode pos, telepon, dan e-mail: sama pada perusahaan dan perorangan. */
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
