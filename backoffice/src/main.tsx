import '@eproc/ui/theme/fonts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BilahKemajuan } from '@eproc/ui/feedback/ProgressBar.tsx'
import { PenjagaSesi } from '@eproc/ui/session/SessionGuard.tsx'
import { pulihkanSesi } from '@eproc/ui/session/session.ts'
import { PenyediaTema } from '@eproc/ui/session/ProductTheme.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { AplikasiContext } from '@eproc/ui/layout/AppLink.tsx'
import '@eproc/ui/session/new_version.ts'
import { App } from './App.tsx'
import { adminComponents } from './layout/theme.ts'

// The session is asked for while the first screen is still being put together.
void pulihkanSesi()

createRoot(document.getElementById('akar')!).render(
  <StrictMode>
    <PenyediaTema components={adminComponents}>
      <AplikasiContext value="kantor">
        <BrowserRouter useTransitions={false}>
          <BilahKemajuan />
          <App />
          <Snackbar />
          <PenjagaSesi />
        </BrowserRouter>
      </AplikasiContext>
    </PenyediaTema>
  </StrictMode>
)
