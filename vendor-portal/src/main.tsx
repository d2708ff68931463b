import '@eproc/ui/theme/huruf.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { BilahKemajuan } from '@eproc/ui/feedback/BilahKemajuan.tsx'
import { createQueryClient } from '@eproc/ui/api/query.ts'
import { PenjagaSesi } from '@eproc/ui/session/PenjagaSesi.tsx'
import { PenyediaTema } from '@eproc/ui/session/Penyedia.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { pulihkanSesi, sesiSekarang } from '@eproc/ui/session/sesi.ts'
import { AplikasiContext } from '@eproc/ui/layout/Tautan.tsx'
import '@eproc/ui/session/versi_baru.ts'
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
