import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import type { ReactNode, Ref } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import type { NoticeTone } from '../api/notice.ts'
import type { NamaWarna } from '../theme/theme.ts'

export const WARNA_NADA: Record<NoticeTone, NamaWarna> = {
  sukses: 'hijau',
  info: 'biru',
  peringatan: 'kuning',
  error: 'merah',
}

const Kotak = styled('div', { shouldForwardProp: (p) => p !== 'nada' })<{ nada: NoticeTone }>(({
  theme,
  nada,
}) => {
  const w = theme.vars.palette.status[WARNA_NADA[nada]]
  return {
    'display': 'flex',
    'gap': 16,
    'alignItems': 'flex-start',
    'justifyContent': 'space-between',
    'padding': '12px 16px',
    'borderRadius': 8,
    'border': `1px solid ${w.garis}`,
    'borderLeftWidth': 4,
    'borderLeftColor': w.teks,
    'backgroundColor': w.latar,
    'color': w.teks,
    '& a': { color: 'inherit', fontWeight: 600 },
    '&:focus': { outline: 'none' },
  }
})

export interface KotakPesanProps {
  nada?: NoticeTone
  judul?: string
  children?: ReactNode
  /** Shows the button Tutup. */
  onTutup?: () => void
  aksi?: ReactNode
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
}

/** Message box with a tone (alert). Screen readers read errors and warnings at once. */
export function KotakPesan({
  nada = 'info',
  judul,
  children,
  onTutup,
  aksi,
  ...sisa
}: KotakPesanProps) {
  return (
    <Kotak
      nada={nada}
      role={nada === 'error' || nada === 'peringatan' ? 'alert' : 'status'}
      {...sisa}
    >
      <div>
        {judul && <strong>{judul}</strong>}
        {judul && children ? <div>{children}</div> : children}
      </div>
      {aksi}
      {onTutup && (
        <Button size="small" color="inherit" onClick={onTutup} sx={{ my: -0.5 }}>
          {ui.tombol.tutup}
        </Button>
      )}
    </Kotak>
  )
}
