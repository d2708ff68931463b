import '@eproc/ui/theme/fonts.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ProgressBar } from '@eproc/ui/feedback/ProgressBar.tsx'
import { SessionGuard } from '@eproc/ui/session/SessionGuard.tsx'
import { currentSession, restoreSession } from '@eproc/ui/session/session.ts'
import { browserStyles, ProductTheme } from '@eproc/ui/session/ProductTheme.tsx'
import { createProductTheme } from '@eproc/ui/theme/theme.ts'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { AppContext } from '@eproc/ui/layout/AppLink.tsx'
import { UnreachablePage } from '@eproc/ui/layout/UnreachablePage.tsx'
import '@eproc/ui/session/new_version.ts'
import { App } from './App.tsx'
import { firstPageLoaded } from './providers/first_page.ts'
import { takeFirstRows } from './providers/first_rows.ts'
import { adminComponents } from './layout/theme.ts'

const root = createRoot(document.getElementById('akar')!)
/** Longest wait for the first page and its rows, when it is known who looks; they show by themselves that they wait. */
const PATIENCE = 200

/** Nothing is drawn before it is known who looks, so that nothing is drawn twice; react-admin sends a guest to the login. */
async function start() {
  const page = Promise.all([takeFirstRows(), firstPageLoaded()])
  await restoreSession()
  const { pengguna, unreachable } = currentSession()
  // Nothing but the profile is open until the second step of the login is set up there.
  if (pengguna?.kodeMasukDiminta) return window.location.replace(pengguna.beranda)
  const content = unreachable ? (
    <UnreachablePage message={unreachable} onAgain={() => window.location.reload()} />
  ) : (
    <App />
  )
  await Promise.race([page, new Promise((late) => setTimeout(late, PATIENCE))])
  // In small portions, between which the browser does what somebody asks for.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ProductTheme styles={browserStyles()} theme={createProductTheme(adminComponents)}>
          <AppContext value="kantor">
            <BrowserRouter useTransitions={false}>
              <ProgressBar />
              {content}
              <Snackbar />
              <SessionGuard />
            </BrowserRouter>
          </AppContext>
        </ProductTheme>
      </StrictMode>
    )
  )
}

void start()
