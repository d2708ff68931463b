import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'

const text = panitiaLayar.beranda
const ROOMS = [
  [text.paket, text.paketIsi, '/panitia/paket'],
  [text.tender, text.tenderIsi, '/panitia/tender'],
] as const

/** /panitia: the committee's two rooms. */
export default function PanitiaPage() {
  return (
    <>
      <PageTitle title={text.judul} description={text.keterangan} />
      <div
        style={{
          display: 'grid',
          gap: 24,
          gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        }}
      >
        {ROOMS.map(([judul, isi, to]) => (
          <Card key={to} variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flex: 1 }}>
              <Typography variant="h6" component="h2">
                {judul}
              </Typography>
              <Typography color="text.secondary">{isi}</Typography>
            </CardContent>
            <CardActions>
              <Button component={LinkBase} to={to} aria-label={`${text.buka}: ${judul}`}>
                {text.buka}
              </Button>
            </CardActions>
          </Card>
        ))}
      </div>
    </>
  )
}
