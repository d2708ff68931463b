import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggal } from '@eproc/domain/common/format'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { publik } from '@eproc/i18n/id/publik_portal'
import { ClampedText } from '@eproc/ui/feedback/ClampedText.tsx'
import { anchor } from './berita.ts'
import { DownloadLink } from '../../app/DownloadLink.tsx'

const Card = styled('article')(({ theme }) => ({
  'padding': '24px 32px',
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  'scrollMarginTop': 24,
  '&:target': { borderColor: theme.vars.palette.primary.main },
  '& time': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { padding: '16px 20px' },
}))

/** One announcement or news item: date, title, text, a button Attachment when there is one (S1 §2.1). */
export function BeritaCard({ berita }: { berita: BeritaInformasi }) {
  const { lampiran } = berita
  return (
    <Card id={anchor(berita.id)} aria-labelledby={`judul-${berita.id}`}>
      <time dateTime={berita.createdAt}>{tanggal(berita.createdAt)}</time>
      <Typography
        variant="h2"
        id={`judul-${berita.id}`}
        sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}
      >
        {berita.title}
      </Typography>
      <ClampedText text={berita.content} />
      {lampiran && (
        <div style={{ marginTop: 20 }}>
          <DownloadLink
            to={`/${lampiran.jalur}`}
            text={publik.list.attachment}
            info={lampiran.ukuran}
            label={publik.list.attachmentDari(berita.title, lampiran.nama)}
          />
        </div>
      )}
    </Card>
  )
}
