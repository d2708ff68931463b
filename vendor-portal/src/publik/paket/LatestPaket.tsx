import Typography from '@mui/material/Typography'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { TahunSelect } from './TahunSelect.tsx'
import { PublicPaketTable } from './PublicPaketTable.tsx'
import { currentYear } from '@eproc/ui/api/time.ts'
import { useTahun } from '../../app/useTahun.ts'

/** First five paket of the chosen budget year on the front page, with a link to the whole list. */
export function LatestPaket() {
  const [tahun, setTahun] = useTahun()
  const title = publikPaket.paket.homeTitle(tahun)
  return (
    <section aria-labelledby="paket-terbaru">
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          gap: '8px 24px',
          marginBottom: 16,
        }}
      >
        <Typography variant="h2" id="paket-terbaru" sx={{ flex: '1 1 280px' }}>
          {title}
        </Typography>
        <TahunSelect tahun={tahun} onChange={setTahun} />
        <AppLink to={tahun === currentYear() ? '/lelang' : `/lelang?tahun=${tahun}`}>
          {publikPaket.more}
        </AppLink>
      </div>
      <PublicPaketTable title={title} count={5} />
    </section>
  )
}
