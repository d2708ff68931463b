import { styled, keyframes } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { closeNotice, useCurrentSnackbar } from '../api/notice.ts'
import { TONE_COLOR } from './MessageBox.tsx'

/** Counted where the page can be drawn between them: while it computes, on a slow phone, nobody can read. */
const TICKS = 12
const TICK_MS = 250
const shown = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/* Says, and is not touched: what lies below it can be pressed. On phones it stands above the buttons of a dialog. */
const Container = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 24,
  zIndex: 1500,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
  [theme.breakpoints.down('sm')]: { bottom: 80 },
}))
const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 560,
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.bilah.latar,
  color: theme.vars.palette.bilah.teks,
  border: `1px solid ${theme.vars.palette.bilah.garis}`,
  boxShadow: theme.shadows[4],
  animation: `${shown} 160ms ease-out`,
}))
const Dot = styled('span')({ width: 10, height: 10, borderRadius: 5, flex: 'none' })

/**
 * A place of its own beside the app, read out while a dialog is open, too: MUI hides from screen readers all that lies
 * beside the dialog. It stands before there is something to say; on the server there is none.
 */
function useLivePlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.body.appendChild(document.createElement('div'))
    element.role = 'status'
    element.ariaLive = 'polite'
    const shownAgain = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    shownAgain.observe(element, { attributeFilter: ['aria-hidden'] })
    // oxlint-disable-next-line react/set-state-in-effect -- the document is there only now
    setPlace(element)
    return () => {
      shownAgain.disconnect()
      element.remove()
    }
  }, [])
  return place
}

/** The one snackbar (3 seconds), filled by `kabarkan(pesan, nada)`; mounted once at the app's root. */
export function Snackbar() {
  const message = useCurrentSnackbar()
  const place = useLivePlace()
  useEffect(() => {
    if (!message) return
    let left = TICKS
    const timer = window.setInterval(() => {
      if (--left === 0) closeNotice(message.id)
    }, TICK_MS)
    return () => window.clearInterval(timer)
  }, [message])
  if (!place || !message) return null
  return createPortal(
    <Container key={message.id}>
      <Content>
        <Dot
          aria-hidden
          sx={(t) => ({
            bgcolor: t.vars.palette.status[TONE_COLOR[message.tone]].garis,
          })}
        />
        <span>{message.message}</span>
      </Content>
    </Container>,
    place
  )
}
