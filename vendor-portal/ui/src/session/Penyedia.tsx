import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { KUNCI_TEMA, tema } from '../theme/tema.ts'

/* The server writes the nonce of its Content-Security-Policy here; emotion's <style> tags carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const gudangGaya = createCache({
  key: 'ep',
  prepend: true,
  ...(nonce && !nonce.startsWith('__') ? { nonce } : {}),
})

/** Style and theme of both apps: CSP nonce, light/dark, base of the page. */
export function PenyediaTema({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={gudangGaya}>
      <ThemeProvider
        theme={tema}
        defaultMode="system"
        modeStorageKey={KUNCI_TEMA}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
