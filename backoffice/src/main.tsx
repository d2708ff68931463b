import '@eproc/ui/huruf.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { BilahKemajuan } from '@eproc/ui/BilahKemajuan.tsx'
import { PenjagaSesi } from '@eproc/ui/PenjagaSesi.tsx'
import { PenyediaTema } from '@eproc/ui/Penyedia.tsx'
import { Snackbar } from '@eproc/ui/Snackbar.tsx'
import { KonteksAplikasi } from '@eproc/ui/Tautan.tsx'
import '@eproc/ui/versi_baru.ts'
import { App } from './App.tsx'

createRoot(document.getElementById('akar')!).render(
  <StrictMode>
    <PenyediaTema>
      <KonteksAplikasi value="kantor">
        <BrowserRouter useTransitions={false}>
          <BilahKemajuan />
          <App />
          <Snackbar />
          <PenjagaSesi />
        </BrowserRouter>
      </KonteksAplikasi>
    </PenyediaTema>
  </StrictMode>
)
