import Button from '@mui/material/Button'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'

const ITEMS = [
  { ke: '/masa-sanggah', teks: publikPaket.button.sanggah },
  { ke: '/hasil-tender', teks: publikPaket.button.hasil },
] as const

/** Buttons to Masa Sanggah and Hasil Tender (S1 §2.1). */
export function HasilNav({ current }: { current: (typeof ITEMS)[number]['ke'] }) {
  return (
    <nav
      aria-label={publikPaket.button.navigation}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
    >
      {ITEMS.map((b) => (
        <Button
          key={b.ke}
          component={AppLink}
          to={b.ke}
          variant={b.ke === current ? 'contained' : 'outlined'}
          aria-current={b.ke === current ? 'page' : undefined}
        >
          {b.teks}
        </Button>
      ))}
    </nav>
  )
}
