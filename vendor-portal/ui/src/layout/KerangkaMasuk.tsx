import IkonMenu from '@mui/icons-material/Menu'
import Tutup from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cocokkanHalaman, menuTersedia } from '@eproc/domain/common/pages'
import { apakahPeran, apakahRekanan, teksPeran, WARNA_LACI } from '@eproc/domain/common/roles'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { AlertGlobal } from '../feedback/AlertGlobal.tsx'
import { ChipStatus } from '../feedback/ChipStatus.tsx'
import { ikonMenu } from './ikon_menu.ts'
import { Lonceng } from './Lonceng.tsx'
import { MenuProfil } from './MenuProfil.tsx'
import { Merek } from './Merek.tsx'
import { useParameter } from '../api/parameter.ts'
import type { Pengguna, RekananSesi } from '../session/sesi.ts'
import { Tautan } from './Tautan.tsx'
import { TautanLewati } from './TautanLewati.tsx'

export const LEBAR_LACI = 264
const TINGGI_BILAH = 64

const Bilah = styled('header')(({ theme }) => ({
  'position': 'sticky',
  'top': 0,
  'zIndex': theme.zIndex.appBar,
  'display': 'flex',
  'alignItems': 'center',
  'gap': 16,
  'minHeight': TINGGI_BILAH,
  'padding': '0 24px 0 20px',
  'backgroundColor': theme.vars.palette.bilah.latar,
  'color': theme.vars.palette.bilah.teks,
  'borderBottom': `1px solid ${theme.vars.palette.bilah.garis}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.bilah.teks },
  [theme.breakpoints.down('md')]: { padding: '0 12px', gap: 8, flexWrap: 'wrap' },
}))
const TautanMerek = styled(Tautan)(({ theme }) => ({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  width: LEBAR_LACI - 36,
  flex: 'none',
  [theme.breakpoints.down('md')]: {
    'width': 'auto',
    'minHeight': TINGGI_BILAH,
    'alignItems': 'center',
    '& strong, & small': { display: 'none' },
  },
}))
const BarTitle = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: theme.vars.palette.bilah.redup,
  [theme.breakpoints.down('md')]: { color: 'inherit' },
}))
const ChipBilah = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const NomorRegistrasi = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.bilah.garis}`,
  color: theme.vars.palette.bilah.teks,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
}))
const ChipPonsel = styled('div')(({ theme }) => ({
  display: 'none',
  gap: 8,
  flexWrap: 'wrap',
  flexBasis: '100%',
  padding: '0 4px 10px',
  [theme.breakpoints.down('md')]: { display: 'flex' },
}))
const Badan = styled('div')({ display: 'flex', flex: 1, alignItems: 'stretch' })
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
const Kanan = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
const Utama = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1360,
  margin: '0 auto',
  padding: '32px 40px 48px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}))
const Kaki = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  justifyContent: 'space-between',
  padding: '16px 40px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { padding: '16px' },
}))

export interface KerangkaMasukProps {
  pengguna: Pengguna
  rekanan: RekananSesi | null
  /** Title in the top bar when the table domain/halaman lacks the page. */
  judul?: string
  children: ReactNode
}

/** Frame after login (S1 §2.2): top bar, drawer with the role's menu, content, footer. Both apps use it. */
export function KerangkaMasuk({ pengguna, rekanan, judul, children }: KerangkaMasukProps) {
  const [buka, setBuka] = useState(false)
  const { pathname } = useLocation()
  const { aplikasi, perusahaan } = useParameter()
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  const tampilRekanan = peran !== null && apakahRekanan(peran) && rekanan !== null
  const judulHalaman = judul ?? cocokkanHalaman(pathname)?.halaman.judul ?? ''
  const chip = tampilRekanan && (
    <>
      {rekanan.noRegistrasi && <NomorRegistrasi>{rekanan.noRegistrasi}</NomorRegistrasi>}
      <ChipStatus daftar={STATUS_REKANAN} kode={rekanan.status} />
    </>
  )
  return (
    <div style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <TautanLewati />
      <Bilah>
        <IconButton
          color="inherit"
          onClick={() => setBuka(true)}
          aria-label={ui.tombol.bukaMenu}
          aria-expanded={buka}
          sx={{ display: { md: 'none' } }}
        >
          <IkonMenu />
        </IconButton>
        <TautanMerek ke={pengguna.beranda} aria-label={`${aplikasi}, ${ui.beranda}`}>
          <Merek produk={aplikasi} />
        </TautanMerek>
        <BarTitle>{judulHalaman}</BarTitle>
        <ChipBilah>{chip}</ChipBilah>
        <Lonceng userId={pengguna.userId} />
        <MenuProfil pengguna={pengguna} />
        {chip && <ChipPonsel>{chip}</ChipPonsel>}
      </Bilah>
      <Badan>
        {peran && (
          <LaciTetap warna={WARNA_LACI[peran]} aria-label={ui.nav.menuPeran}>
            <div>
              <MenuPeran pengguna={pengguna} />
            </div>
          </LaciTetap>
        )}
        {peran && (
          <Drawer
            open={buka}
            onClose={() => setBuka(false)}
            slotProps={{
              paper: {
                'aria-label': ui.nav.menuPeran,
                'sx': { bgcolor: WARNA_LACI[peran], color: '#fff', border: 0 },
              },
            }}
          >
            <IconButton
              color="inherit"
              onClick={() => setBuka(false)}
              aria-label={ui.tombol.tutupMenu}
              sx={{ alignSelf: 'flex-end', m: 1, mb: -1 }}
            >
              <Tutup />
            </IconButton>
            <Laci warna={WARNA_LACI[peran]} aria-label={ui.nav.menuPeran}>
              <MenuPeran pengguna={pengguna} onPilih={() => setBuka(false)} />
            </Laci>
          </Drawer>
        )}
        <Kanan>
          <Utama id="isi" tabIndex={-1}>
            <AlertGlobal />
            {children}
          </Utama>
          <Kaki>
            <span>{[pengguna.divisiNama, pengguna.nama].filter(Boolean).join(' · ')}</span>
            <span>{perusahaan}</span>
          </Kaki>
        </Kanan>
      </Badan>
    </div>
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
