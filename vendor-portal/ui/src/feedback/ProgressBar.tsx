import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { usePendingRequests } from '../api/request.ts'

const running = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
})
const Track = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: 1600,
  overflow: 'hidden',
  pointerEvents: 'none',
})
const Bar = styled('div')(({ theme }) => ({
  'height': '100%',
  'width': '30%',
  'backgroundColor': '#6ccac4',
  'animation': `${running} 1.1s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { width: '100%' },
  '[data-tema="light"] main ~ &': { backgroundColor: theme.vars.palette.primary.main },
}))

const DELAY_MS = 150

/** Thin bar at the top edge while a request takes longer than 150 ms. */
export function ProgressBar() {
  const busy = usePendingRequests() > 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(busy), busy ? DELAY_MS : 0)
    return () => window.clearTimeout(timer)
  }, [busy])
  if (!shown) return null
  return (
    <Track role="progressbar" aria-label={ui.memuat}>
      <Bar />
    </Track>
  )
}
