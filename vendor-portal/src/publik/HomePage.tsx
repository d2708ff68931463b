import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { publik } from '@eproc/i18n/id/publik_portal'
import { useDocumentTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { useSession } from '@eproc/ui/session/session.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { LatestList } from './LatestList.tsx'
import { LatestPaket } from './paket/LatestPaket.tsx'
import { Illustration } from './Illustration.tsx'
import { DownloadLink } from '../app/DownloadLink.tsx'

const teks = publik.home

const Sections = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gap': 64,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.down('md')]: { gap: 48 },
}))
/* Below what is seen first: laid out when it comes into view, or is looked for. The edge is for outlines of what has the focus. */
const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 64,
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 1100px',
  margin: -8,
  padding: 8,
  [theme.breakpoints.down('md')]: { gap: 48, containIntrinsicHeight: 'auto 1900px' },
}))
const OpeningGrid = styled('section')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) minmax(0, 360px)',
  'alignItems': 'center',
  'gap': 64,
  '& p': { maxWidth: '60ch', margin: '12px 0 24px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    'gridTemplateColumns': '1fr',
    '& > :last-child': { display: 'none' },
  },
}))
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const Steps = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'counterReset': 'langkah',
  'display': 'grid',
  'gridTemplateColumns': 'repeat(4, minmax(0, 1fr))',
  'gap': 32,
  'margin': '24px 0',
  'padding': 0,
  '& li': {
    counterIncrement: 'langkah',
    borderTop: `2px solid ${theme.vars.palette.primary.main}`,
    paddingTop: 16,
  },
  '& li::before': {
    content: 'counter(langkah)',
    display: 'block',
    fontSize: '1.1875rem',
    fontWeight: 700,
    color: theme.vars.palette.primary.main,
  },
  '& h3': { margin: '4px 0', fontSize: '0.9375rem', fontWeight: 700 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    'gridTemplateColumns': '1fr',
    'gap': 0,
    '& li': {
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      padding: '16px 0',
    },
    '& li::before': { gridRow: '1 / 3' },
    '& h3': { marginTop: 0 },
  },
}))
const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '48px 64px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}))
const Frame = styled(TwoColumns)(({ theme }) => ({
  'padding': 32,
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  '& p': { margin: '8px 0 16px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { padding: 20 },
}))
const ContactList = styled('ul')({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
})

/** / : front page for future rekanan and the public (S1 §2.1). */
export default function HomePage() {
  useDocumentTitle(teks.documentTitle)
  return (
    <Sections>
      <Opening />
      <LatestPaket />
      <Below>
        <section aria-labelledby="langkah">
          <Typography variant="h2" id="langkah">
            {teks.steps.title}
          </Typography>
          <Steps>
            {teks.steps.items.map((l) => (
              <li key={l.title}>
                <h3>{l.title}</h3>
                <p>{l.content}</p>
              </li>
            ))}
          </Steps>
          <AppLink to="/prosedur">{teks.steps.prosedur}</AppLink>
        </section>
        <TwoColumns>
          <LatestList tipe="I" />
          <LatestList tipe="B" />
        </TwoColumns>
        <Help />
      </Below>
    </Sections>
  )
}

/** What the portal is, and for guests the way in. */
function Opening() {
  const { company } = useParameter()
  const guest = useSession().state === 'guest'
  return (
    <OpeningGrid>
      <div>
        <Typography variant="h1" tabIndex={-1} data-judul-halaman>
          {teks.title}
        </Typography>
        <p>{teks.intro(company)}</p>
        {guest && (
          <Buttons>
            <Button component={AppLink} to="/registrasi" variant="contained" size="large">
              {teks.daftar}
            </Button>
            <Button component={AppLink} to="/login" variant="outlined" size="large">
              {teks.login}
            </Button>
          </Buttons>
        )}
      </div>
      <Illustration />
    </OpeningGrid>
  )
}

/** Forms to download, and whom to ask. */
function Help() {
  const { text: parameter } = useParameter()
  const telepon = parameter('KONTAK_TELEPON')
  const email = parameter('KONTAK_EMAIL')
  return (
    <Frame>
      <section aria-labelledby="formulir">
        <Typography variant="h2" id="formulir">
          {teks.forms.title}
        </Typography>
        <p>{teks.forms.content}</p>
        <Buttons>
          {publik.forms.map((f) => (
            <DownloadLink key={f.to} to={f.to} text={f.nama} info={f.jenis} />
          ))}
        </Buttons>
      </section>
      <section aria-labelledby="bantuan">
        <Typography variant="h2" id="bantuan">
          {teks.help.title}
        </Typography>
        <p>{teks.help.content}</p>
        <ContactList>
          {telepon && (
            <li>
              <a href={`tel:${telepon.replace(/[^+\d]/g, '')}`}>{telepon}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {parameter('KONTAK_JAM') && <li>{parameter('KONTAK_JAM')}</li>}
        </ContactList>
        <AppLink to="/kontak">{teks.help.link}</AppLink>
      </section>
    </Frame>
  )
}
