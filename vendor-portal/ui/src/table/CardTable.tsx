import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'
import type { TableContentProps } from './columns.ts'

const ListAnswer = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
})
const Kartu = styled('li')(({ theme }) => ({
  'padding': 16,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  '&[data-gelap]': {
    backgroundColor: theme.vars.palette.bilah.latar,
    color: theme.vars.palette.bilah.teks,
  },
  '& dl': { margin: '8px 0 0', display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary, paddingTop: 2 },
  '&[data-gelap] dt': { color: theme.vars.palette.bilah.redup },
  '& dd': { margin: 0, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' },
  '& .aksi': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    marginTop: 12,
  },
}))

/** The table as cards, for phones: the main column is the title, the rest pairs of name and content. */
export function CardContent<T>(p: TableContentProps<T>) {
  const utama = p.kolom.find((k) => k.utama) ?? p.kolom[0]
  const sisa = p.kolom.filter((k) => k !== utama && !k.tanpaPonsel)
  if (p.memuat)
    return (
      <ListAnswer aria-label={ui.memuat}>
        {Array.from({ length: p.barisKerangka }, (_, i) => (
          <Kartu key={i}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </Kartu>
        ))}
      </ListAnswer>
    )
  return (
    <ListAnswer aria-label={p.judul}>
      {p.baris?.map((b) => (
        <Kartu key={p.kunciBaris(b)} data-gelap={p.gelap?.(b) ? '' : undefined}>
          {p.onBuka ? (
            <ButtonBase
              onClick={() => p.onBuka?.(b)}
              sx={{
                font: 'inherit',
                fontWeight: 700,
                textAlign: 'left',
                width: '100%',
                display: 'block',
                minHeight: 32,
              }}
            >
              {utama?.isi(b)}
            </ButtonBase>
          ) : (
            <div style={{ fontWeight: 700 }}>{utama?.isi(b)}</div>
          )}
          <dl>
            {sisa.map((k) => (
              <Pasangan key={k.kunci} judul={k.judul}>
                {k.isi(b)}
              </Pasangan>
            ))}
          </dl>
          {p.aksi && <div className="aksi">{p.aksi(b)}</div>}
        </Kartu>
      ))}
    </ListAnswer>
  )
}

const Pasangan = ({ judul, children }: { judul: string; children: React.ReactNode }) => (
  <>
    <dt>{judul}</dt>
    <dd>{children}</dd>
  </>
)
