import Button from '@mui/material/Button'
import { ra } from '@eproc/i18n/id/ra_office'
import { ui } from '@eproc/i18n/id/ui'
import { Halaman404, HalamanRusak } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'

export { Halaman401 as AksesDitolak } from '@eproc/ui/layout/ErrorPage.tsx'

/** Alamat yang tidak dikenal di dalam back office. */
export const TidakDitemukan = () => <Halaman404 />

/** Galat tak terduga dari react-admin. */
export const HttpError = () => <HalamanRusak />

/** /authentication-error: server menjawab, tetapi login tidak dapat diperiksa. */
export function LoginError() {
  return (
    <>
      <PageTitle judul={ra.page.authentication_error} />
      <Kosong
        gambar="error"
        judul={ra.message.authentication_error}
        aksi={
          <Button variant="contained" onClick={() => window.location.assign('/')}>
            {ui.tombol.kembaliKeHome}
          </Button>
        }
      />
    </>
  )
}
