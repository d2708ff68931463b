import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type ThemeOptions } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { createProductTheme, THEME_KEY } from '../theme/theme.ts'

/* The server writes the nonce of its Content-Security-Policy here; emotion's <style> tags carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const styleStore = createCache({
  key: 'ep',
  prepend: true,
  ...(nonce && !nonce.startsWith('__') ? { nonce } : {}),
})

/** Style and theme of both apps: CSP nonce, light/dark, base of the page. */
export function ProductTheme({
  children,
  components,
}: {
  children: ReactNode
  /** overrides of components that only this app uses */
  components?: ThemeOptions['components']
}) {
  const [theme] = useState(() => createProductTheme(components))
  return (
    <CacheProvider value={styleStore}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={THEME_KEY}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
