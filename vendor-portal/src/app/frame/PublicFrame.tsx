import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ui } from '@eproc/i18n/id/ui'
import { GlobalAlert } from '@eproc/ui/feedback/GlobalAlert.tsx'
import { Brand } from '@eproc/ui/layout/Brand.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { currentYear } from '@eproc/ui/api/time.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { SkipLink } from '@eproc/ui/layout/SkipLink.tsx'
import { publicNav } from './public_nav.ts'
import { PUBLIC_ROUTES } from '../routes.tsx'

const Head = styled('header')(({ theme }) => ({
  'backgroundColor': theme.vars.palette.bilah.latar,
  'color': theme.vars.palette.bilah.teks,
  'borderBottom': `3px solid ${theme.vars.palette.primary.main}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.bilah.teks },
}))
const Wide = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '0 32px',
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}))
const Bar = styled(Wide)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 76,
  flexWrap: 'wrap',
})
const BrandLink = styled(AppLink)({ color: 'inherit', textDecoration: 'none', padding: '8px 0' })
const Nav = styled('nav')(({ theme }) => ({
  '& ul': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 4,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& a': {
    'display': 'block',
    'padding': '10px 12px',
    'borderRadius': 8,
    'color': theme.vars.palette.bilah.redup,
    'textDecoration': 'none',
    'fontWeight': 600,
    '&:hover': { color: theme.vars.palette.bilah.teks, backgroundColor: 'rgb(255 255 255 / 0.07)' },
    '&[aria-current="page"]': {
      color: theme.vars.palette.bilah.teks,
      boxShadow: 'inset 0 -2px 0 currentColor',
      borderRadius: '8px 8px 0 0',
    },
    '&[data-utama]': {
      'marginLeft': 8,
      'padding': '9px 20px',
      'backgroundColor': theme.vars.palette.bilah.teks,
      'color': '#14213a',
      'borderRadius': 8,
      'boxShadow': 'none',
      '&:hover': { backgroundColor: '#ffffff', color: '#14213a' },
    },
  },
  [theme.breakpoints.down('md')]: {
    'flexBasis': '100%',
    'paddingBottom': 16,
    '&:not([data-buka])': { display: 'none' },
    '& ul': { display: 'grid', gap: 2 },
    '& a[data-utama]': { margin: '8px 0 0', textAlign: 'center' },
    '& a[aria-current="page"]': { boxShadow: 'inset 3px 0 0 currentColor', borderRadius: 8 },
  },
}))
const MenuButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}))
const Main = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1200,
  margin: '0 auto',
  padding: '40px 32px 64px',
  [theme.breakpoints.down('md')]: { padding: '24px 16px 48px' },
}))
const Footer = styled('footer')(({ theme }) => ({
  'backgroundColor': theme.vars.palette.bilah.latar,
  'color': theme.vars.palette.bilah.redup,
  'padding': '32px 0',
  '& a': { color: 'inherit' },
  '& :focus-visible': { outlineColor: theme.vars.palette.bilah.teks },
}))
const FooterContent = styled(Wide)(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '24px 64px',
  'justifyContent': 'space-between',
  '& p': { margin: '4px 0', maxWidth: '48ch' },
  /* In columns, read downwards: one column of all links would be taller than many a page above it. */
  '& ul': { listStyle: 'none', margin: 0, padding: 0, columns: 3, columnGap: 48 },
  '& li': { breakInside: 'avoid', paddingBottom: 6 },
  [theme.breakpoints.down('sm')]: { '& nav': { width: '100%' }, '& ul': { columns: 2 } },
}))

/** Guests' frame: header with public links, content, footer. `bare`: no links (the session is being restored). */
export function PublicFrame({ children, bare }: { children: ReactNode; bare?: boolean }) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { pathname } = useLocation()
  const { application, company, logo, text } = useParameter()
  const nav = publicNav.filter((n) => PUBLIC_ROUTES.some((r) => r.pattern === n.to))
  const header = nav.filter((n) => !n.footerOnly)
  /* The open menu belongs to one page: going elsewhere closes it. */
  const open = openAt === pathname
  return (
    <div style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Head>
        <Bar>
          <BrandLink to="/">
            <Brand product={application} company={company} logo={logo} />
          </BrandLink>
          {!bare && (
            <>
              <MenuButton
                color="inherit"
                aria-expanded={open}
                aria-controls="nav-publik"
                onClick={() => setOpenAt(open ? null : pathname)}
              >
                {open ? ui.tombol.tutupMenu : ui.nav.menuPeran}
              </MenuButton>
              <Nav id="nav-publik" aria-label={ui.nav.utama} data-buka={open ? '' : undefined}>
                <ul>
                  {header.map((n) => (
                    <li key={n.to}>
                      <AppLink
                        to={n.to}
                        aria-current={pathname === n.to ? 'page' : undefined}
                        data-utama={n.primary ? '' : undefined}
                      >
                        {n.text}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </Nav>
            </>
          )}
        </Bar>
      </Head>
      <Main id="isi" tabIndex={-1}>
        <GlobalAlert />
        {children}
      </Main>
      <Footer>
        <FooterContent>
          <div>
            <Brand product={application} company={company} logo={logo} />
            {text('KONTAK_ALAMAT') && <p>{text('KONTAK_ALAMAT')}</p>}
            {text('KONTAK_TELEPON') && (
              <p>
                {ui.kakiPublik.telepon}: {text('KONTAK_TELEPON')}
              </p>
            )}
            <p>{ui.kakiPublik.hakCipta(currentYear(), company)}</p>
          </div>
          <nav aria-label={ui.nav.kaki}>
            <ul>
              {nav
                .filter((n) => n.footer)
                .map((n) => (
                  <li key={n.to}>
                    <AppLink to={n.to}>{n.text}</AppLink>
                  </li>
                ))}
            </ul>
          </nav>
        </FooterContent>
      </Footer>
    </div>
  )
}
