import IkonMenu from '@mui/icons-material/Menu'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cocokkanHalaman } from '@eproc/domain/pages/pages'
import { apakahInternal, apakahPeran, apakahRekanan, WARNA_LACI } from '@eproc/domain/common/roles'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { GlobalAlert } from '../feedback/GlobalAlert.tsx'
import { StatusChip } from '../feedback/StatusChip.tsx'
import { Bell } from './Bell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { Brand } from './Brand.tsx'
import { FixedDrawer, DRAWER_WIDTH, PhoneDrawer, BAR_HEIGHT } from './RoleMenu.tsx'
import { useNames } from '../api/parameter.ts'
import type { Pengguna, RekananSesi } from '../session/session.ts'
import { AppLink } from './AppLink.tsx'
import { useOnceOpen } from './once_open.ts'
import { SkipLink } from './SkipLink.tsx'

const Bar = styled('header')(({ theme }) => ({
  'position': 'sticky',
  'top': 0,
  'zIndex': theme.zIndex.appBar,
  'display': 'flex',
  'alignItems': 'center',
  'gap': 16,
  'minHeight': BAR_HEIGHT,
  'padding': '0 24px 0 20px',
  'backgroundColor': theme.vars.palette.bilah.latar,
  'color': theme.vars.palette.bilah.teks,
  'borderBottom': `1px solid ${theme.vars.palette.bilah.garis}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.bilah.teks },
  [theme.breakpoints.down('md')]: { padding: '0 12px', gap: 8, flexWrap: 'wrap' },
}))
const BrandLink = styled(AppLink)(({ theme }) => ({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  width: DRAWER_WIDTH - 36,
  flex: 'none',
  [theme.breakpoints.down('md')]: {
    'width': 'auto',
    'minHeight': BAR_HEIGHT,
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
const BarChip = styled('span')(({ theme }) => ({
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
const PhoneChip = styled('div')(({ theme }) => ({
  display: 'none',
  gap: 8,
  flexWrap: 'wrap',
  flexBasis: '100%',
  padding: '0 4px 10px',
  [theme.breakpoints.down('md')]: { display: 'flex' },
}))
const Body = styled('div')({ display: 'flex', flex: 1, alignItems: 'stretch' })
const Right = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1360,
  margin: '0 auto',
  padding: '32px 32px 48px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}))
const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  justifyContent: 'space-between',
  padding: '16px 32px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { padding: '16px' },
}))

export interface AppShellProps {
  pengguna: Pengguna
  rekanan: RekananSesi | null
  children: ReactNode
}

/** Frame after login (S1 §2.2): top bar, drawer with the role's menu, content, footer. Both apps use it. */
export function AppShell({ pengguna, rekanan, children }: AppShellProps) {
  const [open, setOpen] = useState(false)
  const onceOpen = useOnceOpen(open)
  const { pathname } = useLocation()
  const { application, company, logo } = useNames()
  const role = apakahPeran(pengguna.roles) ? pengguna.roles : null
  const vendorShown = role !== null && apakahRekanan(role) && rekanan !== null
  const pageHeading = cocokkanHalaman(pathname)?.halaman.judul ?? ''
  const chip = vendorShown && (
    <>
      {rekanan.noRegistrasi && <NomorRegistrasi>{rekanan.noRegistrasi}</NomorRegistrasi>}
      <StatusChip list={STATUS_REKANAN} kode={rekanan.status} />
    </>
  )
  return (
    <div style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Bar>
        <IconButton
          color="inherit"
          onClick={() => setOpen(true)}
          aria-label={ui.tombol.bukaMenu}
          aria-expanded={open}
          sx={{ display: { md: 'none' } }}
        >
          <IkonMenu />
        </IconButton>
        <BrandLink to={pengguna.beranda} aria-label={`${application}, ${ui.beranda}`}>
          <Brand product={application} logo={logo} />
        </BrandLink>
        <BarTitle>{pageHeading}</BarTitle>
        <BarChip>{chip}</BarChip>
        <Bell
          userId={pengguna.userId}
          listPage={role && apakahInternal(role) ? '/admin/notifikasi' : '/user/notifikasi'}
        />
        <ProfileMenu pengguna={pengguna} />
        {chip && <PhoneChip>{chip}</PhoneChip>}
      </Bar>
      <Body>
        {role && <FixedDrawer pengguna={pengguna} color={WARNA_LACI[role]} />}
        {role && onceOpen && (
          <PhoneDrawer
            pengguna={pengguna}
            color={WARNA_LACI[role]}
            open={open}
            onClose={() => setOpen(false)}
          />
        )}
        <Right>
          <Main id="isi" tabIndex={-1}>
            <GlobalAlert />
            {children}
          </Main>
          <Footer>
            <span>{[pengguna.divisiNama, pengguna.nama].filter(Boolean).join(' · ')}</span>
            <span>{company}</span>
          </Footer>
        </Right>
      </Body>
    </div>
  )
}
