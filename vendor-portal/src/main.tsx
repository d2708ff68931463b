import '@eproc/ui/theme/fonts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BilahKemajuan } from '@eproc/ui/feedback/ProgressBar.tsx'
import { createQueryClient } from '@eproc/ui/api/query.ts'
import { PenjagaSesi } from '@eproc/ui/session/SessionGuard.tsx'
import { PenyediaTema } from '@eproc/ui/session/ProductTheme.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { pulihkanSesi, sesiSekarang } from '@eproc/ui/session/session.ts'
import { AplikasiContext } from '@eproc/ui/layout/AppLink.tsx'
import '@eproc/ui/session/new_version.ts'
import { Portal } from './app/Portal.tsx'

const client = createQueryClient()

/* A stored token that the server refuses: the user is logged out and sent to / (S1 §4). */
if (sesiSekarang().keadaan === 'memuat')
  void pulihkanSesi().then((restored) => {
    if (!restored && window.location.pathname !== '/') window.location.assign('/')
  })

createRoot(document.getElementById('akar')!).render(
  <StrictMode>
    <PenyediaTema>
      <QueryClientProvider client={client}>
        <AplikasiContext value="portal">
          <BrowserRouter useTransitions={false}>
            <BilahKemajuan />
            <Portal />
            <Snackbar />
            <PenjagaSesi />
          </BrowserRouter>
        </AplikasiContext>
      </QueryClientProvider>
    </PenyediaTema>
  </StrictMode>
)
