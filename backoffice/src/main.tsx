import '@eproc/ui/theme/fonts.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ProgressBar } from '@eproc/ui/feedback/ProgressBar.tsx'
import { SessionGuard } from '@eproc/ui/session/SessionGuard.tsx'
import { restoreSession } from '@eproc/ui/session/session.ts'
import { ProductTheme } from '@eproc/ui/session/ProductTheme.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { AppContext } from '@eproc/ui/layout/AppLink.tsx'
import '@eproc/ui/session/new_version.ts'
import { App } from './App.tsx'
import { adminComponents } from './layout/theme.ts'

// The session is asked for while the first screen is still being put together.
void restoreSession()

createRoot(document.getElementById('akar')!).render(
  <StrictMode>
    <ProductTheme components={adminComponents}>
      <AppContext value="kantor">
        <BrowserRouter useTransitions={false}>
          <ProgressBar />
          <App />
          <Snackbar />
          <SessionGuard />
        </BrowserRouter>
      </AppContext>
    </ProductTheme>
  </StrictMode>
)
