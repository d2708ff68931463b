import '@eproc/ui/theme/fonts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ProgressBar } from '@eproc/ui/feedback/ProgressBar.tsx'
import { createQueryClient } from '@eproc/ui/api/query.ts'
import { SessionGuard } from '@eproc/ui/session/SessionGuard.tsx'
import { ProductTheme } from '@eproc/ui/session/ProductTheme.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { restoreSession, currentSession } from '@eproc/ui/session/session.ts'
import { AppContext } from '@eproc/ui/layout/AppLink.tsx'
import '@eproc/ui/session/new_version.ts'
import { Portal } from './app/Portal.tsx'

const client = createQueryClient()

/* A stored token that the server refuses: the user is logged out and sent to / (S1 §4). */
if (currentSession().state === 'loading')
  void restoreSession().then((restored) => {
    if (!restored && window.location.pathname !== '/') window.location.assign('/')
  })

createRoot(document.getElementById('akar')!).render(
  <StrictMode>
    <ProductTheme>
      <QueryClientProvider client={client}>
        <AppContext value="portal">
          <BrowserRouter useTransitions={false}>
            <ProgressBar />
            <Portal />
            <Snackbar />
            <SessionGuard />
          </BrowserRouter>
        </AppContext>
      </QueryClientProvider>
    </ProductTheme>
  </StrictMode>
)
