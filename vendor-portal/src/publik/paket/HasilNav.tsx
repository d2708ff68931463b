import Button from '@mui/material/Button'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'

const BUTIR = [
  { ke: '/masa-sanggah', teks: publikPaket.tombol.sanggah },
  { ke: '/hasil-tender', teks: publikPaket.tombol.hasil },
] as const

/** Buttons to Masa Sanggah and Hasil Tender (S1 §2.1). */
export function NavHasil({ kini }: { kini: (typeof BUTIR)[number]['ke'] }) {
  return (
    <nav aria-label={publikPaket.tombol.navigasi} style={{ display: 'flex', gap: 8 }}>
      {BUTIR.map((b) => (
        <Button
          key={b.ke}
          component={Tautan}
          ke={b.ke}
          variant={b.ke === kini ? 'contained' : 'outlined'}
          aria-current={b.ke === kini ? 'page' : undefined}
        >
          {b.teks}
        </Button>
      ))}
    </nav>
  )
}
