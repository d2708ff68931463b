import Tutup from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { menuTersedia } from '@eproc/domain/common/pages'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { ui } from '@eproc/i18n/id/ui'
import type { Pengguna } from '../session/session.ts'
import { ikonMenu } from './menu_icons.ts'
import { Tautan } from './AppLink.tsx'

export const LEBAR_LACI = 264
export const TINGGI_BILAH = 64

const Laci = styled('nav', { shouldForwardProp: (p) => p !== 'warna' })<{ warna: string }>(
  ({ warna }) => ({
    'width': LEBAR_LACI,
    'flex': 'none',
    'backgroundColor': warna,
    'color': '#ffffff',
    'padding': '16px 12px 32px',
    '& :focus-visible': { outlineColor: '#ffffff' },
  })
)
const LaciTetap = styled(Laci)(({ theme }) => ({
  '& > div': {
    position: 'sticky',
    top: TINGGI_BILAH + 16,
    maxHeight: `calc(100vh - ${TINGGI_BILAH + 32}px)`,
    overflowY: 'auto',
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const PeranLaci = styled('p')({
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
  warna: string
}

/** The role's menu beside the content on desks. */
export function FixedDrawer({ pengguna, warna }: FixedDrawerProps) {
  return (
    <LaciTetap warna={warna} aria-label={ui.nav.menuPeran}>
      <div>
        <MenuPeran pengguna={pengguna} />
      </div>
    </LaciTetap>
  )
}

interface PhoneDrawerProps extends FixedDrawerProps {
  open: boolean
  onClose: () => void
}

/** The role's menu on phones: a drawer over the page, closed by choosing. */
export function PhoneDrawer({ pengguna, warna, open, onClose }: PhoneDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': ui.nav.menuPeran,
          'sx': { bgcolor: warna, color: '#fff', border: 0 },
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
      <Laci warna={warna} aria-label={ui.nav.menuPeran}>
        <MenuPeran pengguna={pengguna} onPilih={onClose} />
      </Laci>
    </Drawer>
  )
}

/* The entry whose path is the longest prefix of the present page is the current one. */
function aktif(menu: { path: string }[], pathname: string, search: string): string | undefined {
  const kini = pathname + search
  return menu
    .map((b) => b.path)
    .filter((p) => (p.includes('?') ? p === kini : pathname === p || pathname.startsWith(`${p}/`)))
    .sort((a, b) => b.length - a.length)[0]
}

function MenuPeran({ pengguna, onPilih }: { pengguna: Pengguna; onPilih?: () => void }) {
  const { pathname, search } = useLocation()
  if (!apakahPeran(pengguna.roles)) return null
  const menu = menuTersedia({ peran: pengguna.roles, unlada: pengguna.unlada })
  const kini = aktif(menu, pathname, search)
  return (
    <>
      <PeranLaci>{teksPeran(pengguna.roles)}</PeranLaci>
      <MenuList>
        {menu.map((b) => {
          const Ikon = ikonMenu(b.ikon)
          return (
            <li key={b.kunci}>
              <Tautan
                ke={b.path}
                aria-current={b.path === kini ? 'page' : undefined}
                onClick={onPilih}
              >
                <Ikon aria-hidden />
                {b.teks}
              </Tautan>
            </li>
          )
        })}
      </MenuList>
    </>
  )
}
