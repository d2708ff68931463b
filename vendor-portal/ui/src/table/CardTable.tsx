import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'
import { LARGE_TEXT } from '../theme/theme.ts'
import { unbroken, type TableContentProps } from './columns.ts'

const ListAnswer = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
})
const CardBox = styled('li')(({ theme }) => ({
  'padding': 16,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  '&[data-gelap]': {
    backgroundColor: theme.vars.palette.bilah.latar,
    color: theme.vars.palette.bilah.teks,
  },
  '& dl': {
    margin: '8px 0 0',
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) 1fr',
    gap: '4px 16px',
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dd > *': { maxWidth: '100%' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary, paddingTop: 2 },
  '&[data-gelap] dt': { color: theme.vars.palette.bilah.redup },
  '& dd': {
    margin: 0,
    textAlign: 'right',
    minWidth: 0,
    overflowWrap: 'anywhere',
    [LARGE_TEXT]: { textAlign: 'left' },
  },
  // A name without a content tells nothing.
  '& dd:empty, & dt:has(+ dd:empty)': { display: 'none' },
  '& dd:has(> [data-kosong]), & dt:has(+ dd > [data-kosong])': { display: 'none' },
  // Several things below each other take the card's width.
  '& dt:has(+ dd > [data-tumpuk]), & dd:has(> [data-tumpuk])': {
    gridColumn: '1 / -1',
    textAlign: 'left',
  },
  '& .aksi': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    marginTop: 12,
  },
  '& .aksi:empty': { display: 'none' },
}))

/** The table as cards, for phones: the main column is the title, the rest pairs of name and content. */
export function CardContent<T>(p: TableContentProps<T>) {
  const main = p.columns.find((k) => k.main) ?? p.columns[0]
  const rest = p.columns.filter((k) => k !== main && !k.notOnPhone)
  if (p.loading)
    return (
      <ListAnswer aria-label={ui.memuat}>
        {Array.from({ length: p.skeletonRows }, (_, i) => (
          <CardBox key={i}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </CardBox>
        ))}
      </ListAnswer>
    )
  return (
    <ListAnswer aria-label={p.title}>
      {p.rows?.map((b) => (
        <CardBox key={p.rowKey(b)} data-gelap={p.dark?.(b) ? '' : undefined}>
          {p.onOpen ? (
            <ButtonBase
              onClick={() => p.onOpen?.(b)}
              sx={{
                font: 'inherit',
                fontWeight: 700,
                textAlign: 'left',
                width: '100%',
                display: 'block',
                minHeight: 32,
              }}
            >
              {main?.content(b)}
            </ButtonBase>
          ) : (
            <div style={{ fontWeight: 700 }}>{main?.content(b)}</div>
          )}
          <dl>
            {rest.map((k) => (
              <Pair key={k.key} title={k.title} unbroken={unbroken(k)}>
                {k.content(b)}
              </Pair>
            ))}
          </dl>
          {p.actions && <div className="aksi">{p.actions(b)}</div>}
        </CardBox>
      ))}
    </ListAnswer>
  )
}

interface PairProps {
  title: string
  unbroken: boolean
  children: React.ReactNode
}

const Pair = ({ title, unbroken: whole, children }: PairProps) => (
  <>
    <dt>{title}</dt>
    <dd {...(whole ? { style: { whiteSpace: 'nowrap' } } : {})}>{children}</dd>
  </>
)
