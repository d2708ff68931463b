import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggal } from '@eproc/domain/common/format'
import { cuplikan } from '@eproc/domain/common/rich_text'
import { publik } from '@eproc/i18n/id/publik_portal'
import { ui } from '@eproc/i18n/id/ui'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ALAMAT_TIPE, anchor, useLatest, type Tipe } from './berita/berita.ts'

const SHOWN = 4
const teks = publik.home

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
const List = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '16px 0 0',
  'padding': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& li': { padding: '16px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& time': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& h3': { margin: '2px 0 4px', fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 700 },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a:hover': { textDecoration: 'underline' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, maxWidth: '60ch' },
}))

/** The newest of one kind, on the front page. */
export function LatestList({ tipe }: { tipe: Tipe }) {
  const { data, isPending, isError } = useLatest(tipe)
  const informasi = tipe === 'I'
  const title = informasi ? teks.pengumuman : teks.berita
  return (
    <section aria-labelledby={`terbaru-${tipe}`}>
      <Head>
        <Typography variant="h2" id={`terbaru-${tipe}`}>
          {title}
        </Typography>
        <AppLink to={ALAMAT_TIPE[tipe]}>{informasi ? teks.allPengumuman : teks.allBerita}</AppLink>
      </Head>
      {isError && <p role="alert">{publik.loadFailed}</p>}
      {isPending && (
        <List role="status" aria-label={ui.memuat}>
          {[1, 2, 3].map((n) => (
            <li key={n}>
              <Skeleton width="30%" />
              <Skeleton width="80%" />
              <Skeleton />
            </li>
          ))}
        </List>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {informasi ? teks.noPengumuman : teks.noBerita}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List>
          {data.slice(0, SHOWN).map((b) => (
            <li key={b.id}>
              <time dateTime={b.createdAt}>{tanggal(b.createdAt)}</time>
              <h3>
                <AppLink to={`${ALAMAT_TIPE[tipe]}#${anchor(b.id)}`}>{b.title}</AppLink>
              </h3>
              <p>{cuplikan(b.content, 150)}</p>
            </li>
          ))}
        </List>
      )}
    </section>
  )
}
