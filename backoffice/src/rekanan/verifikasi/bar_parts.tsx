/** Parts of the bar in which a verifier decides. */
import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { VendorFooter } from '../VendorShow.tsx'

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '4px 16px',
  [theme.breakpoints.down('sm')]: {
    'padding': '0 8px',
    'gap': 4,
    '& .MuiButton-root': { paddingInline: 10, fontSize: '0.875rem' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}))

/** In the dialog's footer, so that it stays in view whatever is read. */
export function Bar({ children }: { children: ReactNode }) {
  const footer = useContext(VendorFooter)
  return (
    footer &&
    createPortal(<Box aria-label={pemeriksaanOffice.dialog.keputusan}>{children}</Box>, footer)
  )
}

/** From section to section; whoever was in the bar goes on at the section's tab, for what was pressed may be gone. */
export function useGoOn(choose: (tab: string) => void) {
  const footer = useContext(VendorFooter)
  const inBar = useRef(false)
  /* Asked when a deed begins: a button that is busy has lost the focus when it is done. */
  const from = () => {
    inBar.current = footer?.contains(document.activeElement) === true
  }
  const to = (tab: string, pressed = inBar.current) => {
    choose(tab)
    if (pressed) document.getElementById(`tab-${tab}`)?.focus()
  }
  const on = (tab: string) => {
    from()
    to(tab)
  }
  return { from, to, on }
}

export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
})
const Key = styled('kbd')(({ theme }) => ({
  marginLeft: 8,
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const Hint = styled('span')(({ theme }) => ({
  'color': theme.vars.palette.text.secondary,
  'fontSize': '0.8125rem',
  'whiteSpace': 'nowrap',
  // Where there are keys.
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& kbd:first-of-type': { marginLeft: 0 },
}))

/** Keys that have no button of their own, and what they do. */
export const KeyHint = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <Hint>
    {keys.map((key) => (
      <Key key={key}>{key}</Key>
    ))}{' '}
    {children}
  </Hint>
)

/** A button that a key presses too, and that says which. */
export function KeyButton({
  keys,
  aria,
  children,
  ...button
}: ButtonProps & { keys: string; aria: string; children: ReactNode }) {
  return (
    <Button aria-keyshortcuts={aria} {...button}>
      {children}
      <Key aria-hidden>{keys}</Key>
    </Button>
  )
}
