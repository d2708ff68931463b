import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { umum } from '@eproc/i18n/id/umum'
import { ui } from '@eproc/i18n/id/ui'
import { Illustration, type IllustrationName } from '../document/Illustration.tsx'
import { useDocumentTitle } from './PageTitle.tsx'
import { useSession } from '../session/session.ts'
import { AppLink } from './AppLink.tsx'
import { isGone, missingMessage, MissingPart } from './lazy_part.ts'

interface Content {
  illustration: IllustrationName
  title: string
  message: string
  button: string
  to: string
}

function MessagePage({ illustration, title, message, button, to }: Content) {
  useDocumentTitle(title)
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '64px 16px' }}>
      <Illustration name={illustration} width={200} />
      <Typography variant="h1" tabIndex={-1} data-judul-halaman sx={{ textAlign: 'center' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {message}
      </Typography>
      <Button variant="contained" component={AppLink} to={to}>
        {button}
      </Button>
    </div>
  )
}

/** /401: no right; a button back to /. */
export function UnauthorizedPage() {
  const { judul: title, pesan: message, tombol: button } = umum.halaman401
  return <MessagePage illustration="kunci" title={title} message={message} button={button} to="/" />
}

/** /404 and every unknown address; a button to the role's home, or / when not logged in. */
export function NotFoundPage() {
  const { pengguna } = useSession()
  const { judul: title, pesan: message, tombol: button } = umum.halaman404
  return (
    <MessagePage
      illustration="hilang"
      title={title}
      message={message}
      button={button}
      to={pengguna?.beranda ?? '/'}
    />
  )
}

interface BrokenPageProps {
  error?: unknown
  onAgain?: () => void
}

/** In the place of a page that did not come, or that could not be drawn. */
export function BrokenPage({ error, onAgain }: BrokenPageProps) {
  useDocumentTitle(ui.errors.muatHalaman)
  const gone = error instanceof MissingPart ? isGone(error) : undefined
  const again = gone === false ? onAgain : undefined
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '64px 16px' }}>
      <Illustration name="error" width={200} />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {ui.errors.muatHalaman}
      </Typography>
      <Typography color="text.secondary" sx={{ textAlign: 'center', maxWidth: '56ch' }}>
        {gone === undefined ? ui.errors.muatHalamanIsi : missingMessage(error)}
      </Typography>
      <Button variant="contained" onClick={again ?? (() => window.location.reload())}>
        {again ? ui.tombol.cobaLagi : ui.tombol.muatUlang}
      </Button>
    </div>
  )
}
