import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { prosedur } from '@eproc/i18n/id/prosedur_portal'
import { publik } from '@eproc/i18n/id/publik_portal'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { DownloadLink } from '../app/DownloadLink.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: 64,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gap: 32 },
}))
const Contents = styled('nav')(({ theme }) => ({
  'position': 'sticky',
  'top': 24,
  '& ul': {
    listStyle: 'none',
    margin: '12px 0 0',
    padding: 0,
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  '& a': { display: 'block', padding: '6px 16px', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: { position: 'static' },
}))
const Panel = styled('section')(({ theme }) => ({
  'maxWidth': '72ch',
  'marginBottom': 48,
  'scrollMarginTop': 24,
  '& p': { color: theme.vars.palette.text.secondary, margin: '8px 0 16px' },
  '& ol': { paddingInlineStart: 24, display: 'grid', gap: 10 },
  '& ol li::marker': { fontWeight: 700, color: theme.vars.palette.primary.main },
  '& dl': { margin: '16px 0 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '2px 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  [theme.breakpoints.down('sm')]: { '& dl > div': { gridTemplateColumns: '1fr' } },
}))
const Downloads = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const { steps: langkah, bagian, dokumen } = prosedur
const CONTENTS = [langkah, ...bagian, dokumen]

/** /prosedur: steps of the registration and hints for each field (S1 §2.1). */
export default function ProsedurPage() {
  const { number } = useParameter()
  return (
    <>
      <PageTitle
        title={prosedur.title}
        description={prosedur.description}
        actions={
          <Button component={AppLink} to="/registrasi" variant="contained">
            {prosedur.daftar}
          </Button>
        }
      />
      <Columns>
        <Contents aria-label={prosedur.contents}>
          <Typography variant="h3" component="p">
            {prosedur.contents}
          </Typography>
          <ul>
            {CONTENTS.map((b) => (
              <li key={b.id}>
                <a href={`#${b.id}`}>{b.title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <div>
          <Panel id={langkah.id}>
            <Typography variant="h2">{langkah.title}</Typography>
            <ol>
              {langkah.items.map((b) => (
                <li key={b}>{b}</li>
              ))}
            </ol>
          </Panel>
          {bagian.map((b) => (
            <Panel key={b.id} id={b.id}>
              <Typography variant="h2">{b.title}</Typography>
              {b.intro && <p>{b.intro}</p>}
              <dl>
                {b.fields.map(([nama, hint]) => (
                  <div key={nama}>
                    <dt>{nama}</dt>
                    <dd>{hint}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          ))}
          <Panel id={dokumen.id}>
            <Typography variant="h2">{dokumen.title}</Typography>
            <p>{dokumen.content(number('MAKS_UKURAN_DOKUMEN', 3))}</p>
            <Downloads>
              {publik.forms.map((f) => (
                <DownloadLink key={f.to} to={f.to} text={f.nama} info={f.jenis} />
              ))}
            </Downloads>
          </Panel>
        </div>
      </Columns>
    </>
  )
}
