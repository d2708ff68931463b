import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { THEME_KEY } from '../theme/theme.ts'

/**
 * In the place of Emotion's prefixes, a seventh of every page's styles: browsers that read our scripts (ES2022) need one of
 * them, Safari's for text that is not to be selected.
 */
const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** A store of styles; its <style> tags carry the nonce of the page's Content-Security-Policy. */
export const createStyles = (nonce?: string): EmotionCache =>
  createCache({
    key: 'ep',
    prepend: true,
    stylisPlugins: [prefixes],
    ...(nonce ? { nonce } : {}),
  })

/** The store of a browser; the server wrote the nonce into the page. */
export function browserStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return createStyles(nonce?.startsWith('__') ? undefined : nonce)
}

/** Style and theme of both apps: CSP nonce, light/dark, base of the page. */
export function ProductTheme({
  children,
  styles,
  theme,
}: {
  children: ReactNode
  styles: EmotionCache
  /** of `createProductTheme`, with the app's own overrides */
  theme: Theme
}) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={THEME_KEY} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
