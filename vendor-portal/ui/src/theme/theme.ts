import { createTheme, type Shadows, type ThemeOptions } from '@mui/material/styles'
import type { Warna } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'

/** Colours of one status: the chip's ground, the text on it (AA), its edge. */
interface StatusColor {
  latar: string
  teks: string
  garis: string
}

/** Names of status colours for chips, see StatusChip. */
export type ColorName = Warna | 'abu'

declare module '@mui/material/styles' {
  interface Palette {
    status: Record<ColorName, StatusColor>
    /** Amber, reserved for time: deadlines, waiting, countdowns. */
    waktu: { main: string; latar: string; garis: string }
    /** Ink navy of the bars (header, top bar, footer) and what stands on it. */
    bilah: { latar: string; teks: string; redup: string; garis: string }
  }
  interface PaletteOptions {
    status?: Record<ColorName, StatusColor>
    waktu?: { main: string; latar: string; garis: string }
    bilah?: { latar: string; teks: string; redup: string; garis: string }
  }
}
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  /* react-admin reads the width of its side menu from the theme. */
  interface Theme {
    sidebar: { width: number; closedWidth: number }
  }
  interface ThemeOptions {
    sidebar?: { width?: number; closedWidth?: number }
  }
}

const FAMILY =
  '"Plus Jakarta Sans Variable", "Jakarta Roboto", "Jakarta Arial", "Jakarta DejaVu", system-ui, sans-serif'

/* Four sizes: 13 notes, 15 text, 19 section titles, 28 page titles. */
const NOTICE = '0.8125rem'
const TEXT = '0.9375rem'
const PARTS = '1.1875rem'
const TITLE = '1.75rem'

const light = {
  primary: { main: '#0f5e63', dark: '#0a4549', light: '#2c7f83', contrastText: '#ffffff' },
  secondary: { main: '#22345a', dark: '#14213a', light: '#465a85', contrastText: '#ffffff' },
  success: { main: '#1e6b3a', contrastText: '#ffffff' },
  warning: { main: '#8a5200', contrastText: '#ffffff' },
  error: { main: '#a8261c', contrastText: '#ffffff' },
  info: { main: '#23548c', contrastText: '#ffffff' },
  background: { default: '#f7f3ec', paper: '#fffdf9' },
  text: { primary: '#16233b', secondary: '#4b5870', disabled: '#7b8496' },
  divider: '#e2dacb',
  waktu: { main: '#8a5200', latar: '#fdf0d5', garis: '#ecc578' },
  bilah: { latar: '#14213a', teks: '#f7f3ec', redup: '#b9c3d6', garis: '#2c3b5a' },
  status: {
    merah: { latar: '#fbe6e2', teks: '#931f16', garis: '#e9b3ab' },
    kuning: { latar: '#fdf2c4', teks: '#674b00', garis: '#e4cc6c' },
    hijau: { latar: '#dff1e4', teks: '#155a2e', garis: '#a4d2b2' },
    lime: { latar: '#eef6c8', teks: '#485400', garis: '#c9d977' },
    biru: { latar: '#e2ecf8', teks: '#1d4878', garis: '#afc8e6' },
    utama: { latar: '#dcefed', teks: '#0b4a4f', garis: '#a3cfcb' },
    abu: { latar: '#ece7dd', teks: '#454f61', garis: '#cfc7b8' },
  },
}

const dark = {
  primary: { main: '#6ccac4', dark: '#4bb0aa', light: '#93dcd7', contrastText: '#05282a' },
  secondary: { main: '#a9bbe0', dark: '#8aa0cd', light: '#c8d4ee', contrastText: '#101b30' },
  success: { main: '#7fcf9a', contrastText: '#06240f' },
  warning: { main: '#f0bd62', contrastText: '#2b1a00' },
  error: { main: '#f29b91', contrastText: '#3a0602' },
  info: { main: '#93bdf0', contrastText: '#051d38' },
  background: { default: '#10161f', paper: '#18202c' },
  text: { primary: '#ece8e0', secondary: '#b1b9c6', disabled: '#7d8796' },
  divider: '#2d3847',
  waktu: { main: '#f0bd62', latar: '#33270f', garis: '#6a5120' },
  bilah: { latar: '#0b1220', teks: '#f1ede5', redup: '#a9b4c7', garis: '#253149' },
  status: {
    merah: { latar: '#3b1a18', teks: '#f7b3ab', garis: '#6e302b' },
    kuning: { latar: '#352b0d', teks: '#f2d878', garis: '#66531b' },
    hijau: { latar: '#15301f', teks: '#9bdcb0', garis: '#2c5b3d' },
    lime: { latar: '#2a300f', teks: '#d3e37f', garis: '#525e1f' },
    biru: { latar: '#172a42', teks: '#a9cbf4', garis: '#2f4d73' },
    utama: { latar: '#12312f', teks: '#93dcd7', garis: '#2a5b58' },
    abu: { latar: '#262f3c', teks: '#c3cad5', garis: '#414c5c' },
  },
}

/** Text so large (WCAG 1.4.4) that a line of the screen holds few words: `em` is the reader's own size here. */
export const LARGE_TEXT = '@media (max-width: 18em)'

/* Flat paper: only what floats casts a shadow. */
const hovered = '0 1px 2px rgb(20 33 58 / 0.08), 0 12px 32px -8px rgb(20 33 58 / 0.28)'
const shadow = ['none', ...Array.from({ length: 24 }, () => hovered)] as Shadows

const focused = (color: string) => ({
  outline: `3px solid ${color}`,
  outlineOffset: 2,
})

/**
 * The one theme of both apps: light and dark as CSS variables (`data-mui-color-scheme` on <html>),
 * 8 px rhythm, labels above their fields, visible focus, reduced motion respected.
 */
const options: ThemeOptions = {
  cssVariables: { cssVarPrefix: 'ep', colorSchemeSelector: 'data-tema' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 8 },
  spacing: 8,
  shadows: shadow,
  sidebar: { width: 264, closedWidth: 56 },
  typography: {
    fontFamily: FAMILY,
    fontSize: 15,
    h1: { fontSize: TITLE, lineHeight: 1.25, fontWeight: 700, letterSpacing: '-0.02em' },
    h2: { fontSize: PARTS, lineHeight: 1.35, fontWeight: 700, letterSpacing: '-0.01em' },
    h3: { fontSize: TEXT, lineHeight: 1.5, fontWeight: 700 },
    h4: { fontSize: PARTS, lineHeight: 1.35, fontWeight: 700 },
    h5: { fontSize: PARTS, lineHeight: 1.35, fontWeight: 700 },
    h6: { fontSize: PARTS, lineHeight: 1.35, fontWeight: 700 },
    subtitle1: { fontSize: TEXT, fontWeight: 600 },
    subtitle2: { fontSize: NOTICE, fontWeight: 600 },
    body1: { fontSize: TEXT, lineHeight: 1.6 },
    body2: { fontSize: TEXT, lineHeight: 1.5 },
    caption: { fontSize: NOTICE, lineHeight: 1.5 },
    overline: { fontSize: NOTICE, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
    button: { fontSize: TEXT, fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: (t) => ({
        'html': { scrollPaddingTop: 88, WebkitTextSizeAdjust: '100%' },
        'body': {
          fontVariantNumeric: 'tabular-nums lining-nums',
          overflowWrap: 'break-word',
          /* The typeface sets its words close; a little air reads easier at 15 px. */
          wordSpacing: '0.05em',
          minHeight: '100vh',
        },
        ':focus-visible': focused(t.vars.palette.primary.main),
        /* A long word of a title is broken rather than pushed beyond the screen. */
        'h1, h2, h3': { overflowWrap: 'anywhere' },
        'h1:focus, main:focus': { outline: 'none' },
        '::selection': { background: t.vars.palette.status.kuning.latar, color: 'inherit' },
        'a': { color: t.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media print': { 'header, footer, nav': { display: 'none !important' } },
      }),
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible, &:focus-visible': focused(theme.vars.palette.primary.main),
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          paddingInline: 16,
          borderRadius: 8,
          whiteSpace: 'nowrap',
          [LARGE_TEXT]: { whiteSpace: 'normal' },
          transition: 'background-color 120ms, border-color 120ms, color 120ms',
        },
        sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: NOTICE },
        sizeLarge: { minHeight: 48, paddingInline: 24 },
        outlined: ({ theme }) => ({
          'borderColor': theme.vars.palette.divider,
          'backgroundColor': theme.vars.palette.background.paper,
          '&:hover': { borderColor: 'currentColor' },
        }),
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { padding: 6 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { 'borderRadius': 12, '&.MuiDialog-paperFullScreen': { borderRadius: 0 } },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: PARTS, fontWeight: 700, padding: '20px 24px 12px' } },
    },
    MuiDialogActions: {
      styleOverrides: {
        // On a phone four buttons take two rows; none is cut.
        root: {
          'padding': '12px 24px 20px',
          'gap': 8,
          'flexWrap': 'wrap',
          '& > .MuiButton-root': { flexShrink: 0 },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 20 36 / 0.55)' } },
      },
    },
    MuiTextField: {
      defaultProps: {
        variant: 'outlined',
        size: 'small',
        fullWidth: true,
        slotProps: { inputLabel: { shrink: true } },
      },
    },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    // Groups of choices too, not only inputs.
    MuiFormLabel: {
      styleOverrides: {
        asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: ({ theme }) => ({
          'position': 'static',
          'transform': 'none',
          'maxWidth': 'none',
          'whiteSpace': 'normal',
          'fontSize': TEXT,
          'fontWeight': 600,
          'lineHeight': 1.4,
          'marginBottom': 6,
          'pointerEvents': 'auto',
          'color': theme.vars.palette.text.primary,
          '&.Mui-focused': { color: theme.vars.palette.text.primary },
          '&.Mui-error': { color: theme.vars.palette.text.primary },
          '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        }),
        asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: ({ theme }) => ({
          'backgroundColor': theme.vars.palette.background.paper,
          'minHeight': 44,
          'fontSize': '1rem',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.disabled },
          '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.text.secondary,
          },
          '&.Mui-focused': {
            outline: `3px solid color-mix(in srgb, ${theme.vars.palette.primary.main} 30%, transparent)`,
          },
          '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
          '&.MuiInputBase-multiline': { padding: '10px 14px' },
        }),
        notchedOutline: { 'top': 0, '& legend': { display: 'none' } },
      },
    },
    MuiSelect: { defaultProps: { variant: 'outlined' } },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          'margin': '6px 0 0',
          'fontSize': NOTICE,
          'color': theme.vars.palette.text.secondary,
          // Why a field cannot be changed is to be read as well.
          '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
          '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
        }),
      },
    },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, noOptionsText: ui.isian.tidakDitemukan },
      // In a dialog it lies on paper of its own colour.
      styleOverrides: {
        paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }),
        // A long name takes lines instead of the width of a phone.
        tag: {
          'height': 'auto',
          '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 3 },
        },
      },
    },
    MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          padding: '12px',
          fontSize: TEXT,
          lineHeight: 1.45,
        }),
        head: ({ theme }) => ({
          fontSize: NOTICE,
          fontWeight: 700,
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.paper,
          whiteSpace: 'nowrap',
        }),
        sizeSmall: { padding: '10px 16px' },
        paddingCheckbox: { padding: '0 8px' },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: { 'tbody > &:last-child > td, tbody > &:last-child > th': { borderBottom: 0 } },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 6, fontWeight: 600, fontSize: NOTICE },
        sizeSmall: { height: 24 },
      },
    },
    /* MUI's own grey is too faint on paper. */
    MuiToggleButtonGroup: { styleOverrides: { root: { [LARGE_TEXT]: { flexWrap: 'wrap' } } } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.paper,
        }),
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 600 } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: ({ theme }) => ({
          fontSize: NOTICE,
          backgroundColor: theme.vars.palette.bilah.latar,
          color: theme.vars.palette.bilah.teks,
        }),
      },
    },
    MuiAlert: {
      styleOverrides: { root: { borderRadius: 8, alignItems: 'flex-start' } },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  },
}

/** The theme, with what an app says about components that only it uses. */
export const createProductTheme = (components: ThemeOptions['components'] = {}) =>
  createTheme({ ...options, components: { ...options.components, ...components } })

/** Storage key of the choice light/dark/device. */
export const THEME_KEY = 'eproc.tema'
