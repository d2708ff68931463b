import { styled } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'

const Skip = styled('a')(({ theme }) => ({
  'position': 'fixed',
  'top': -80,
  'left': 16,
  'zIndex': 2000,
  'padding': '12px 20px',
  'borderRadius': 8,
  'backgroundColor': theme.vars.palette.background.paper,
  'color': theme.vars.palette.primary.main,
  'fontWeight': 650,
  '&:focus': { top: 16 },
}))

/** The page's first link, for keyboard users; leads to <main id="isi">. */
export function SkipLink() {
  return (
    <Skip
      href="#isi"
      onClick={(e) => {
        e.preventDefault()
        const content = document.getElementById('isi')
        content?.focus()
        content?.scrollIntoView()
      }}
    >
      {ui.tombol.lewati}
    </Skip>
  )
}
