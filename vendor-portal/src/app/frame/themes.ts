import type { Theme } from '@mui/material/styles'
import { createProductTheme } from '@eproc/ui/theme/theme.ts'

const WIDTH = { phone: 390, desk: 1440 } as const
type Screen = keyof typeof WIDTH

/** Does the width suit `(min-width:…px)` and `(max-width:…px)`? */
const suits = (query: string, width: number): boolean =>
  [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].every(([, edge, px]) =>
    edge === 'min' ? width >= Number(px) : width <= Number(px)
  )

const themes: Partial<Record<Screen, Theme>> = {}

/**
 * The theme, with what media queries answer where no screen is: on the server, and in the browser's first drawing,
 * which must be the same. The server guesses by the kind of device; the browser draws again at once if that was wrong.
 */
export const themeFor = (screen: Screen): Theme =>
  (themes[screen] ??= createProductTheme({
    MuiUseMediaQuery: {
      defaultProps: {
        ssrMatchMedia: (query: string) => ({ matches: suits(query, WIDTH[screen]) }),
      },
    },
  }))
