/** How the schedule's picture looks. */
import { styled, type Theme } from '@mui/material/styles'
import { LETAK_TAHAP, type LetakTahap } from '@eproc/domain/pantauan/tenggat'
import { pantauan as text } from '@eproc/i18n/id/pantauan'

/** Height of one line of bars. */
export const LANE = 26
const NAME = 'minmax(200px, 300px)'

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 16,
})

/** On a narrow screen the name stands above its line. */
export const Frame = styled('div')(({ theme }) => ({
  'backgroundColor': theme.vars.palette.background.paper,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'padding': '8px 16px 8px',
  'display': 'grid',
  'gridTemplateColumns': `${NAME} 1fr`,
  'columnGap': 24,
  '& > ul': {
    display: 'contents',
    listStyle: 'none',
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export const Axis = styled('div')(({ theme }) => ({
  gridColumn: 2,
  position: 'relative',
  height: 40,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { gridColumn: 1 },
}))

export const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 4,
  paddingLeft: 4,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'nowrap',
}))

/** Now; amber is the colour of time. */
export const Line = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  paddingLeft: 4,
  borderLeft: `2px solid ${theme.vars.palette.waktu.main}`,
  color: theme.vars.palette.waktu.main,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: 1.2,
  pointerEvents: 'none',
}))

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  rowGap: 8,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}))

export const Track = styled('div')(({ theme }) => ({
  'position': 'relative',
  'borderRadius': 6,
  'backgroundColor': theme.vars.palette.background.default,
  'overflow': 'hidden',
  'alignSelf': 'center',
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
}))

const groundOf = ({ vars }: Theme, letak: LetakTahap): string =>
  ({
    lampau: vars.palette.status.abu.latar,
    kini: vars.palette.primary.main,
    nanti: vars.palette.status.biru.latar,
  })[letak]

export const Bar = styled('li', { shouldForwardProp: (p) => p !== 'letak' })<{
  letak: LetakTahap
}>(({ theme, letak }) => {
  const { status, primary } = theme.vars.palette
  const color = {
    lampau: status.abu.teks,
    kini: primary.contrastText,
    nanti: status.biru.teks,
  }[letak]
  const edge = { lampau: status.abu.garis, kini: primary.main, nanti: status.biru.garis }[letak]
  return {
    position: 'absolute',
    height: LANE - 4,
    minWidth: 5,
    borderRadius: 4,
    border: `1px ${letak === 'nanti' ? 'dashed' : 'solid'} ${edge}`,
    overflow: 'hidden',
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: `${LANE - 6}px`,
    textAlign: 'center',
    containerType: 'inline-size',
    color,
    backgroundColor: groundOf(theme, letak),
  }
})

/** The number of a bar's stage, over the line of now, which would strike it through. */
export const BarNumber = styled(Bar)(({ theme, letak }) => ({
  'backgroundColor': 'transparent',
  'borderColor': 'transparent',
  'pointerEvents': 'none',
  '& > span': {
    display: 'inline-block',
    height: '100%',
    padding: '0 1px',
    whiteSpace: 'nowrap',
    backgroundColor: groundOf(theme, letak),
  },
  /* One that does not fit says nothing. */
  '@container (max-width: 20px)': { '& > span': { display: 'none' } },
}))

const Swatches = styled('ul')({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '4px 16px',
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  'fontSize': '0.8125rem',
  '& > li': { display: 'inline-flex', gap: 6, alignItems: 'center' },
})
const Swatch = styled(Bar)({ position: 'static', width: 20, height: 12 })

/** What the colours mean, in words. */
export const Legend = () => (
  <Swatches aria-label={text.keterangan}>
    {LETAK_TAHAP.map(({ kode, teks }) => (
      <li key={kode}>
        <Swatch as="span" letak={kode} aria-hidden />
        {teks}
      </li>
    ))}
  </Swatches>
)
