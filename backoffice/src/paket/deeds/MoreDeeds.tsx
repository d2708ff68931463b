import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { LinkBase, useRecordContext } from 'react-admin'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { useDeedLinks } from './links.tsx'

/** The forms of an opened package in a menu: on a phone the rows of the list have no buttons. */
export function MoreDeeds() {
  const links = useDeedLinks(useRecordContext<PaketRow>())
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (links.length === 0) return null
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        {paketLayar.aksi.lainnya}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {links.map(({ deed, text, icon, to }) => (
          <MenuItem key={deed} component={LinkBase} to={to}>
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
