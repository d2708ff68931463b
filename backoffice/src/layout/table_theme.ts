/** How react-admin's table looks here. */
import type { ThemeOptions } from '@mui/material/styles'
import type {} from 'react-admin'

export const CARD_RADIUS = 12
const READ_OUT_ONLY = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const tables: ThemeOptions['components'] = {
  RaDataTable: {
    defaultProps: { size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        'border': `1px solid ${theme.vars.palette.divider}`,
        'borderRadius': CARD_RADIUS,
        'backgroundColor': theme.vars.palette.background.paper,
        'overflow': 'hidden',
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': {
          position: 'static',
          whiteSpace: 'normal',
          verticalAlign: 'bottom',
        },
        /* What the row is about keeps the width of a few words; the rest of the table gives way. */
        '& tbody td:has(> strong)': { minWidth: 190 },
        '& .RaDataTable-rowCell.MuiTableCell-paddingCheckbox, & thead .MuiTableCell-paddingCheckbox':
          {
            paddingRight: 0,
          },
        '& .amount': { whiteSpace: 'nowrap' },
        '& td strong': { fontWeight: 600 },
        '& tbody .MuiTableRow-root.MuiTableRow-hover:hover, & tbody .MuiTableRow-root:hover .row-actions':
          { backgroundColor: theme.vars.palette.background.default },
        /* Icons need no heading that is seen; a column may already be called 'Aksi'. */
        '& thead .row-actions > span': READ_OUT_ONLY,
        /* What one can do with a row: icons whose names are read out, in view when the table is wide. */
        '& .row-actions': {
          'position': 'sticky',
          'right': 0,
          'whiteSpace': 'nowrap',
          'backgroundColor': theme.vars.palette.background.paper,
          '& .row-deed': {
            'display': 'inline-flex',
            'padding': 5,
            'border': 0,
            'borderRadius': 8,
            'background': 'none',
            'color': theme.vars.palette.text.secondary,
            'fontSize': 24,
            'cursor': 'pointer',
            'verticalAlign': 'middle',
            '&:hover': { backgroundColor: theme.vars.palette.action.hover },
            '&:disabled': { color: theme.vars.palette.action.disabled, cursor: 'default' },
          },
          '& .MuiIconButton-root': { padding: 4 },
          // One without an icon keeps its words.
          '& .MuiButton-root:has(.MuiButton-startIcon)': {
            minWidth: 34,
            minHeight: 34,
            padding: 5,
            fontSize: 0,
            color: theme.vars.palette.text.secondary,
          },
          '& .MuiButton-startIcon': { margin: 0 },
          '& .MuiButton-startIcon > svg': { fontSize: 24 },
        },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: theme.vars.palette.status.utama.latar,
          color: theme.vars.palette.status.utama.teks,
          transform: 'none',
          minHeight: 52,
          height: 52,
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-topToolbar .MuiButton-root': { minHeight: 36 },
      }),
    },
  },
}
