import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_staf'
import { Gambar } from '@eproc/ui/Gambar.tsx'
import { Kosong } from '@eproc/ui/Kosong.tsx'

const Wadah = styled('div')({ position: 'relative' })
const Tirai = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: '24px 16px',
  borderRadius: 12,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 72%, transparent)`,
}))
const Papan = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 24,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '20px 28px',
  maxWidth: 420,
  textAlign: 'center',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** Tirai kunci di atas isi yang tidak dapat disentuh, dengan alasannya. Tanpa `children`: kotaknya saja. */
export function Kunci({ alasan, children }: { alasan: string; children?: ReactNode }) {
  if (!children) return <Kosong gambar="kunci" judul={tenderStaf.dialog.terkunci} isi={alasan} />
  return (
    <Wadah>
      <div inert style={{ minHeight: 220 }}>
        {children}
      </div>
      <Tirai role="status">
        <Papan>
          <Gambar nama="kunci" />
          <Typography variant="h3" component="p">
            {tenderStaf.dialog.terkunci}
          </Typography>
          <Typography color="text.secondary">{alasan}</Typography>
        </Papan>
      </Tirai>
    </Wadah>
  )
}
