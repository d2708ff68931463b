import Button from '@mui/material/Button'
import { ra } from '@eproc/i18n/id/ra_office'
import { ui } from '@eproc/i18n/id/ui'
import { Halaman404, HalamanRusak } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { Kosong } from '@eproc/ui/feedback/EmptyState.tsx'

export { Halaman401 as AccessDenied } from '@eproc/ui/layout/ErrorPage.tsx'

/** An address that the back office does not know. */
export const NotFound = () => <Halaman404 />

/** What react-admin did not expect. */
export const Broken = () => <HalamanRusak />

/** /authentication-error: the server answered, but the login could not be checked. */
export function LoginUnknown() {
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
