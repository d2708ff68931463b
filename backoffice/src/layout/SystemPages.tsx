import Button from '@mui/material/Button'
import { ra } from '@eproc/i18n/id/ra_office'
import { ui } from '@eproc/i18n/id/ui'
import { NotFoundPage, BrokenPage } from '@eproc/ui/layout/ErrorPage.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

export { UnauthorizedPage as AccessDenied } from '@eproc/ui/layout/ErrorPage.tsx'

/** An address that the back office does not know. */
export const NotFound = () => <NotFoundPage />

/** What react-admin did not expect. */
export const Broken = () => <BrokenPage />

/** /authentication-error: the server answered, but the login could not be checked. */
export function LoginUnknown() {
  return (
    <>
      <PageTitle title={ra.page.authentication_error} />
      <EmptyState
        illustration="error"
        title={ra.message.authentication_error}
        actions={
          <Button variant="contained" onClick={() => window.location.assign('/')}>
            {ui.tombol.kembaliKeHome}
          </Button>
        }
      />
    </>
  )
}
