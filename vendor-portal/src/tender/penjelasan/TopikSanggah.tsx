import Typography from '@mui/material/Typography'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { TopikList } from './TopikList.tsx'
import { useTopik } from './usePenjelasan.ts'

const t = tenderLayar.sanggah

/** What the committee opened to be talked about in the objection period (S3 §4.4: SH); nothing where it did not. */
export function TopikSanggah({ paketId, terbuka }: { paketId: number; terbuka: boolean }) {
  const { data = [] } = useTopik(paketId, 'SH', terbuka)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="topik-sanggah" style={{ marginBottom: 24 }}>
      <Typography id="topik-sanggah" variant="h3" component="h4">
        {t.topik}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.topikIsi}
      </Typography>
      <TopikList topik={data} paketId={paketId} terbuka={terbuka} />
    </section>
  )
}
