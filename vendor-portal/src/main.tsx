import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '@eproc/ui/api/query.ts'
import { startClock } from '@eproc/ui/api/time.ts'
import { browserStyles } from '@eproc/ui/session/ProductTheme.tsx'
import { restoreSession, currentSession } from '@eproc/ui/session/session.ts'
import '@eproc/ui/session/new_version.ts'
import { keepOfflinePage } from '@eproc/ui/session/service_worker.ts'
import { readPageData } from './app/page_data.ts'
import { preparePage } from './app/routes.tsx'
import { Root } from './app/frame/Root.tsx'

const client = createQueryClient()
const data = readPageData()
if (data) {
  startClock(data.now)
  hydrate(client, data.queries)
}

/* A stored token that the server refuses is dropped: a page for everybody goes on for a guest, a guarded one asks for the login. */
if (currentSession().state === 'loading') void restoreSession()

/** Kept when the page answers to what its reader does. A page whose module does not come says so by itself. */
export const drawn = preparePage(window.location.pathname)
  .catch(() => {})
  .then(drawPortal)

void drawn.then(keepOfflinePage)

function drawPortal(): Promise<void> {
  const place = document.getElementById('akar')!
  return new Promise((onDrawn) => {
    const root = (
      <Root
        client={client}
        styles={browserStyles()}
        phone={data?.phone ?? false}
        router={(portal) => <BrowserRouter useTransitions={false}>{portal}</BrowserRouter>}
        onDrawn={onDrawn}
      />
    )
    /* What the server drew is a guest's page: also of who had a token, which was refused meanwhile. */
    if (data && currentSession().state === 'guest') hydrateRoot(place, root)
    else {
      place.replaceChildren()
      createRoot(place).render(root)
    }
    delete document.documentElement.dataset.masuk
  })
}
