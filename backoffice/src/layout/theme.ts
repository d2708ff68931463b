/** How react-admin's own parts look in this product; what both apps share is `@eproc/ui/theme/theme.ts`. */
import type { ThemeOptions } from '@mui/material/styles'
import type {} from 'react-admin'
import { CheckboxFrame } from './CheckboxFrame.tsx'
import { CARD_RADIUS, tables } from './table_theme.ts'

const lists: ThemeOptions['components'] = {
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        'gap': 12,
        'marginBottom': 16,
        'flexWrap': 'wrap',
        'backgroundColor': 'transparent',
        '& > span': { display: 'none' },
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'nowrap',
          flexDirection: 'column',
          alignItems: 'stretch',
          backgroundColor: 'transparent',
        },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        'gap': 12,
        'padding': 0,
        'minHeight': 0,
        'maxWidth': '100%',
        'pointerEvents': 'auto',
        '& .RaFilterForm-clearFix': { display: 'none' },
        [theme.breakpoints.up('md')]: { flex: '1 1 auto' },
        '& .MuiFormControl-root': { margin: 0, minWidth: 164, maxWidth: 260 },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { marginTop: 0 },
        '& .day-filter .MuiFormControl-root': { minWidth: 0, width: 170 },
        /* The search box gives way first, so that two filters and the toolbar's buttons are one line at 1440 px. */
        '& .filter-field[data-source="q"]': { width: 210, flexGrow: 1, maxWidth: 320 },
        '& .ra-input-q': { width: '100%', maxWidth: 'none' },
        '& input::placeholder': { textOverflow: 'ellipsis' },
        /* react-admin brings a button of its own that empties the box. */
        '& input::-webkit-search-cancel-button': { display: 'none' },
        [theme.breakpoints.up('sm')]: { minHeight: 0 },
        [theme.breakpoints.down('sm')]: {
          '& .filter-field, & .filter-field[data-source="q"], & .MuiFormControl-root, & .ra-input-q':
            {
              width: '100%',
              maxWidth: 'none',
            },
        },
      }),
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        '& .RaFilterFormInput-spacer': { width: 0 },
        '& .RaFilterFormInput-hideButton': { marginBottom: 2 },
      },
    },
  },
  /* On a phone react-admin's button floats over the rows; ours stands beside the heading. */
  RaCreateButton: {
    styleOverrides: {
      root: {
        '&.RaCreateButton-floating': {
          position: 'static',
          width: 'auto',
          height: 40,
          gap: 8,
          paddingInline: 16,
          borderRadius: 8,
          boxShadow: 'none',
        },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        'gap': 8,
        'padding': 0,
        'marginLeft': 'auto',
        'minHeight': 0,
        'backgroundColor': 'transparent',
        '& .MuiButton-root:not(.MuiButton-contained)': {
          minHeight: 44,
          paddingInline: 16,
          fontSize: theme.typography.body1.fontSize,
          border: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.paper,
        },
        '& .MuiIconButton-root': {
          width: 44,
          height: 44,
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: theme.shape.borderRadius,
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.background.paper,
        },
        [theme.breakpoints.down('sm')]: {
          'justifyContent': 'flex-end',
          'padding': 0,
          'backgroundColor': 'transparent',
          '& .MuiIconButton-root': { padding: 8, border: 0, backgroundColor: 'transparent' },
        },
      }),
    },
  },
  RaSimpleList: {
    styleOverrides: {
      root: ({ theme }) => ({
        'display': 'grid',
        'gap': 12,
        'padding': 0,
        '& .MuiListItem-root': {
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: CARD_RADIUS,
          backgroundColor: theme.vars.palette.background.paper,
          overflow: 'hidden',
        },
        '& .MuiListItemText-primary': { fontWeight: 700, overflowWrap: 'anywhere' },
        '& .MuiListItemText-secondary': { overflowWrap: 'anywhere' },
        '& .RaSimpleList-tertiary': {
          float: 'right',
          paddingLeft: 16,
          /* A chip is taller than a line of text, and would push the next one aside. */
          marginBlock: -4,
          fontWeight: 400,
          opacity: 1,
          color: theme.vars.palette.text.secondary,
        },
      }),
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary, border: 0 }),
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem' },
      /* react-admin's own page buttons: 44 px would be taller than the bar. */
      actions: { '& .MuiButtonBase-root': { minWidth: 32, minHeight: 32 } },
    },
  },
}

const forms: ThemeOptions['components'] = {
  RaTextInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false }, styleOverrides: { root: { minWidth: 0 } } },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaRadioButtonGroupInput: {
    defaultProps: { helperText: false },
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaRadioButtonGroupInput-label': {
          transform: 'none',
          fontSize: theme.typography.body1.fontSize,
          fontWeight: 600,
          color: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  RaSimpleShowLayout: { styleOverrides: { root: { padding: 0 } } },
  RaConfirm: {
    defaultProps: {
      fullWidth: true,
      maxWidth: 'xs',
      confirmColor: 'warning',
      slotProps: { paper: { role: 'alertdialog' } },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .form-dialog': { display: 'grid', gap: 24, paddingTop: 8 },
        /* Of a dialog that fills the screen. */
        '& .form-dialog.wide': {
          maxWidth: 1240,
          margin: '0 auto',
          padding: 0,
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
        /* The asterisk of a field that must be filled. */
        '& .form-dialog label span[aria-hidden]': { color: theme.vars.palette.error.main },
        '& .form-dialog .MuiFormControl-root': { margin: 0 },
      }),
    },
  },
  MuiCheckbox: { defaultProps: { component: CheckboxFrame } as object },
}

export const adminComponents: ThemeOptions['components'] = { ...lists, ...tables, ...forms }
