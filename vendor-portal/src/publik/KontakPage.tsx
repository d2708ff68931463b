import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { publik } from '@eproc/i18n/id/publik_portal'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'

const teks = publik.kontak

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '40px 64px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}))
const DetailList = styled('dl')(({ theme }) => ({
  'margin': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gap: '4px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: '1fr' } },
}))
const Links = styled('ul')({ paddingInlineStart: 20, display: 'grid', gap: 8 })

/** /kontak: address, phone, e-mail and office hours from the parameters KONTAK_*. */
export default function KontakPage() {
  const { text: parameter, company } = useParameter()
  const telepon = parameter('KONTAK_TELEPON')
  const email = parameter('KONTAK_EMAIL')
  const alamat = parameter('KONTAK_ALAMAT')
  const jam = parameter('KONTAK_JAM')
  return (
    <>
      <PageTitle title={teks.title} description={teks.description} />
      <Columns>
        <DetailList>
          {alamat && (
            <div>
              <dt>{teks.alamat}</dt>
              <dd>
                {company && `${company}\n`}
                {alamat}
              </dd>
            </div>
          )}
          {telepon && (
            <div>
              <dt>{teks.telepon}</dt>
              <dd>
                <a href={`tel:${telepon.replace(/[^+\d]/g, '')}`}>{telepon}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{teks.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {jam && (
            <div>
              <dt>{teks.jam}</dt>
              <dd>{jam}</dd>
            </div>
          )}
        </DetailList>
        <section aria-labelledby="lain">
          <Typography variant="h2" id="lain">
            {teks.lain.title}
          </Typography>
          <Links>
            {teks.lain.items.map((b) => (
              <li key={b.to}>
                <AppLink to={b.to}>{b.text}</AppLink>
              </li>
            ))}
          </Links>
        </section>
      </Columns>
    </>
  )
}
