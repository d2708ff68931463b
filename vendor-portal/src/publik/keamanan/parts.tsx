import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { keamanan as teks, type PoinKeamanan } from '@eproc/i18n/id/keamanan_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'

const Content = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' })
const Grid = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  'display': 'grid',
  'gap': '24px 40px',
  'gridTemplateColumns': 'repeat(3, minmax(0, 1fr))',
  'counterReset': 'poin',
  '& li': {
    counterIncrement: 'poin',
    borderTop: `2px solid ${theme.vars.palette.primary.main}`,
    paddingTop: 12,
  },
  '& h2::before': {
    content: "counter(poin) '. '",
    color: theme.vars.palette.primary.main,
  },
  '& p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Limits = styled('section')(({ theme }) => ({
  'borderInlineStart': `4px solid ${theme.vars.palette.warning.main}`,
  'paddingInlineStart': 20,
  'maxWidth': '96ch',
  '& ul': { margin: '8px 0 0', paddingInlineStart: 20, display: 'grid', gap: 6 },
}))

const OTHERS = [
  ['/keamanan', teks.tautan.rekanan],
  ['/keamanan/pokja', teks.tautan.pokja],
  ['/keamanan/pemeriksa', teks.tautan.pemeriksa],
] as const

/** Title, content and the two other pages, for one of the three readers. */
export function Explained(props: {
  path: (typeof OTHERS)[number][0]
  title: string
  description: string
  children: ReactNode
}) {
  return (
    <>
      <PageTitle
        title={props.title}
        description={props.description}
        actions={
          <Button component={AppLink} to="/periksa" variant="contained">
            {teks.periksa}
          </Button>
        }
      />
      <Content>
        {props.children}
        <Typography component="p" color="text.secondary">
          {teks.lain}{' '}
          {OTHERS.filter(([path]) => path !== props.path).map(([path, name], at) => (
            <span key={path}>
              {at > 0 && ' · '}
              <AppLink to={path}>{name}</AppLink>
            </span>
          ))}
        </Typography>
      </Content>
    </>
  )
}

export const Points = ({ points }: { points: readonly PoinKeamanan[] }) => (
  <Grid>
    {points.map(({ judul, isi }) => (
      <li key={judul}>
        <Typography variant="h3" component="h2">
          {judul}
        </Typography>
        <p>{isi}</p>
      </li>
    ))}
  </Grid>
)

export const Bounds = ({ judul, butir }: { judul: string; butir: readonly string[] }) => (
  <Limits aria-label={judul}>
    <Typography variant="h3" component="h2">
      {judul}
    </Typography>
    <ul>
      {butir.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </Limits>
)
