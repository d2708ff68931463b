import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { usePermintaan } from '../api/request.ts'

const jalan = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
})
const Lintasan = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: 1600,
  overflow: 'hidden',
  pointerEvents: 'none',
})
const Bilah = styled('div')(({ theme }) => ({
  'height': '100%',
  'width': '30%',
  'backgroundColor': '#6ccac4',
  'animation': `${jalan} 1.1s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { width: '100%' },
  '[data-tema="light"] main ~ &': { backgroundColor: theme.vars.palette.primary.main },
}))

const TUNDA_MS = 150

/** Thin bar at the top edge while a request takes longer than 150 ms. */
export function BilahKemajuan() {
  const sibuk = usePermintaan() > 0
  const [tampil, setTampil] = useState(false)
  useEffect(() => {
    const jam = window.setTimeout(() => setTampil(sibuk), sibuk ? TUNDA_MS : 0)
    return () => window.clearTimeout(jam)
  }, [sibuk])
  if (!tampil) return null
  return (
    <Lintasan role="progressbar" aria-label={ui.memuat}>
      <Bilah />
    </Lintasan>
  )
}
