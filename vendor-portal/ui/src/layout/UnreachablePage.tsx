import Button from '@mui/material/Button'
import { ui } from '@eproc/i18n/id/ui'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { logOut } from '../session/session.ts'

/** In the place of a page while the server cannot be asked whose session it is; nobody is logged out for that unasked. */
export const UnreachablePage = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <div role="alert">
    <EmptyState
      illustration="error"
      title={ui.errors.muatHalaman}
      content={message}
      actions={
        <>
          <Button variant="contained" onClick={onAgain}>
            {ui.tombol.cobaLagi}
          </Button>{' '}
          <Button onClick={() => void logOut()}>{ui.sesi.keluar}</Button>
        </>
      }
    />
  </div>
)
