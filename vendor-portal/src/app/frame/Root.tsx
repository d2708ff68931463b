import type { EmotionCache } from '@emotion/cache'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { ProgressBar } from '@eproc/ui/feedback/ProgressBar.tsx'
import { Snackbar } from '@eproc/ui/feedback/Snackbar.tsx'
import { AppContext } from '@eproc/ui/layout/AppLink.tsx'
import { ProductTheme } from '@eproc/ui/session/ProductTheme.tsx'
import { SessionGuard } from '@eproc/ui/session/SessionGuard.tsx'
import { Portal } from './Portal.tsx'
import { themeFor } from './themes.ts'

interface RootProps {
  client: QueryClient
  styles: EmotionCache
  /** Was the page drawn for a phone? */
  phone: boolean
  /** Puts the router of the place where it runs around the portal: a browser's, or the server's. */
  router: (portal: ReactNode) => ReactNode
  onDrawn?: () => void
}

/** The whole portal, the same on the server and in the browser. */
export function Root({ client, styles, phone, router, onDrawn }: RootProps) {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <ProductTheme styles={styles} theme={themeFor(phone ? 'phone' : 'desk')}>
        <QueryClientProvider client={client}>
          <AppContext value="portal">
            {router(
              <>
                <ProgressBar />
                <Portal />
                <Snackbar />
                <SessionGuard />
              </>
            )}
          </AppContext>
        </QueryClientProvider>
      </ProductTheme>
    </StrictMode>
  )
}
