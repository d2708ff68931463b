import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { umum } from '@eproc/i18n/id/umum'
import { ui } from '@eproc/i18n/id/ui'
import { Gambar, type NamaGambar } from '../document/Illustration.tsx'
import { useDocumentTitle } from './PageTitle.tsx'
import { useSesi } from '../session/session.ts'
import { Tautan } from './AppLink.tsx'

interface Isi {
  gambar: NamaGambar
  judul: string
  pesan: string
  tombol: string
  ke: string
}

function HalamanPesan({ gambar, judul, pesan, tombol, ke }: Isi) {
  useDocumentTitle(judul)
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '64px 16px' }}>
      <Gambar nama={gambar} lebar={200} />
      <Typography variant="h1" tabIndex={-1} data-judul-halaman sx={{ textAlign: 'center' }}>
        {judul}
      </Typography>
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {pesan}
      </Typography>
      <Button variant="contained" component={Tautan} ke={ke}>
        {tombol}
      </Button>
    </div>
  )
}

/** /401: no right; a button back to /. */
export function Halaman401() {
  const { judul, pesan, tombol } = umum.halaman401
  return <HalamanPesan gambar="kunci" judul={judul} pesan={pesan} tombol={tombol} ke="/" />
}

/** /404 and every unknown address; a button to the role's home, or / when not logged in. */
export function Halaman404() {
  const { pengguna } = useSesi()
  const { judul, pesan, tombol } = umum.halaman404
  return (
    <HalamanPesan
      gambar="hilang"
      judul={judul}
      pesan={pesan}
      tombol={tombol}
      ke={pengguna?.beranda ?? '/'}
    />
  )
}

/** An unexpected error while drawing a page. */
export function HalamanRusak() {
  useDocumentTitle(ui.errors.muatHalaman)
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '64px 16px' }}>
      <Gambar nama="error" lebar={200} />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {ui.errors.muatHalaman}
      </Typography>
      <Typography color="text.secondary" sx={{ textAlign: 'center', maxWidth: '56ch' }}>
        {ui.errors.muatHalamanIsi}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {ui.tombol.muatUlang}
      </Button>
    </div>
  )
}
