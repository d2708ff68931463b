import Tutup from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { menuTersedia } from '@eproc/domain/pages/pages'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { ui } from '@eproc/i18n/id/ui'
import type { Pengguna } from '../session/session.ts'
import { menuIcon } from './menu_icons.ts'
import { AppLink } from './AppLink.tsx'

export const DRAWER_WIDTH = 264
export const BAR_HEIGHT = 64

const DrawerPaper = styled('nav', { shouldForwardProp: (p) => p !== 'color' })<{ color: string }>(
  ({ color }) => ({
    'width': DRAWER_WIDTH,
    'flex': 'none',
    'backgroundColor': color,
    'color': '#ffffff',
    'padding': '16px 12px 32px',
    '& :focus-visible': { outlineColor: '#ffffff' },
  })
)
const FixedDrawerPaper = styled(DrawerPaper)(({ theme }) => ({
  '& > div': {
    position: 'sticky',
    top: BAR_HEIGHT + 16,
    maxHeight: `calc(100vh - ${BAR_HEIGHT + 32}px)`,
    overflowY: 'auto',
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const DrawerRole = styled('p')({
  margin: '0 0 8px',
  padding: '4px 12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'rgb(255 255 255 / 0.82)',
})
const MenuList = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  'display': 'grid',
  'gap': 2,
  '& a': {
    'display': 'flex',
    'alignItems': 'center',
    'gap': 12,
    'minHeight': 44,
    'padding': '8px 12px',
    'borderRadius': 8,
    'color': 'rgb(255 255 255 / 0.92)',
    'textDecoration': 'none',
    'fontWeight': 550,
    'lineHeight': 1.3,
    '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.09)' },
    '&[aria-current="page"]': {
      backgroundColor: 'rgb(255 255 255 / 0.16)',
      boxShadow: 'inset 3px 0 0 #ffffff',
      color: '#ffffff',
      fontWeight: 700,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& svg': { fontSize: 21, opacity: 0.9 },
})
interface FixedDrawerProps {
  pengguna: Pengguna
  color: string
}

/** The role's menu beside the content on desks. */
export function FixedDrawer({ pengguna, color }: FixedDrawerProps) {
  return (
    <FixedDrawerPaper color={color} aria-label={ui.nav.menuPeran}>
      <div>
        <RoleMenuList pengguna={pengguna} />
      </div>
    </FixedDrawerPaper>
  )
}

interface PhoneDrawerProps extends FixedDrawerProps {
  open: boolean
  onClose: () => void
}

/** The role's menu on phones: a drawer over the page, closed by choosing. */
export function PhoneDrawer({ pengguna, color, open, onClose }: PhoneDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': ui.nav.menuPeran,
          'sx': { bgcolor: color, color: '#fff', border: 0 },
        },
      }}
    >
      <IconButton
        color="inherit"
        onClick={onClose}
        aria-label={ui.tombol.tutupMenu}
        sx={{ alignSelf: 'flex-end', m: 1, mb: -1 }}
      >
        <Tutup />
      </IconButton>
      <DrawerPaper color={color} aria-label={ui.nav.menuPeran}>
        <RoleMenuList pengguna={pengguna} onChoose={onClose} />
      </DrawerPaper>
    </Drawer>
  )
}

/* The entry whose path is the longest prefix of the present page is the current one. */
function active(menu: { path: string }[], pathname: string, search: string): string | undefined {
  const now = pathname + search
  return menu
    .map((b) => b.path)
    .filter((p) => (p.includes('?') ? p === now : pathname === p || pathname.startsWith(`${p}/`)))
    .sort((a, b) => b.length - a.length)[0]
}

function RoleMenuList({ pengguna, onChoose }: { pengguna: Pengguna; onChoose?: () => void }) {
  const { pathname, search } = useLocation()
  if (!apakahPeran(pengguna.roles)) return null
  const menu = menuTersedia({ peran: pengguna.roles, unlada: pengguna.unlada })
  const now = active(menu, pathname, search)
  return (
    <>
      <DrawerRole>{teksPeran(pengguna.roles)}</DrawerRole>
      <MenuList>
        {menu.map((b) => {
          const Icon = menuIcon(b.ikon)
          return (
            <li key={b.kunci}>
              <AppLink
                to={b.path}
                aria-current={b.path === now ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon aria-hidden />
                {b.teks}
              </AppLink>
            </li>
          )
        })}
      </MenuList>
    </>
  )
}
