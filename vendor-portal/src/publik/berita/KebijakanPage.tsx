import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggal } from '@eproc/domain/common/format'
import { publik } from '@eproc/i18n/id/publik_portal'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { ClampedText } from '@eproc/ui/feedback/ClampedText.tsx'
import { useKebijakan } from './berita.ts'
import { DownloadLink } from '../../app/DownloadLink.tsx'

const teks = publik.kebijakan

const Lampiran = styled('section')(({ theme }) => ({
  'marginTop': 40,
  'paddingTop': 24,
  'maxWidth': '72ch',
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& ul': {
    listStyle: 'none',
    margin: '16px 0 0',
    padding: 0,
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
  },
}))

/** /kebijakan-vendor: the text of the policy and at most three attachments (S1 §2.1). */
export default function KebijakanPage() {
  const { company } = useParameter()
  const { data, isPending, isError, error, refetch } = useKebijakan()
  const empty = data && !data.content && data.lampiran.length === 0
  return (
    <>
      <PageTitle title={teks.title} description={teks.description(company)} />
      {isPending && <PageSkeleton />}
      {isError && (
        <EmptyState
          illustration="error"
          title={publik.loadFailed}
          content={errorMessage(error)}
          actions={<Button onClick={() => void refetch()}>{ui.tombol.cobaLagi}</Button>}
        />
      )}
      {empty && <EmptyState title={ui.kosong} />}
      {data && !empty && (
        <>
          <ClampedText text={data.content} title="h2" />
          {data.lampiran.length > 0 && (
            <Lampiran aria-labelledby="lampiran">
              <Typography variant="h2" id="lampiran">
                {teks.lampiran}
              </Typography>
              <ul>
                {data.lampiran.map((l) => (
                  <li key={l.ke}>
                    <DownloadLink to={`/${l.jalur}`} text={l.nama} info={l.ukuran} />
                  </li>
                ))}
              </ul>
            </Lampiran>
          )}
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 4 }}>
            {teks.updatedAt(tanggal(data.updatedAt))}
          </Typography>
        </>
      )}
    </>
  )
}
