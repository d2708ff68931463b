import { styled } from '@mui/material/styles'

/** Fields side by side on desks, in one column on phones. */
export const FieldGrid = styled('div')({
  'display': 'grid',
  'gap': 20,
  'gridTemplateColumns': 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  'alignItems': 'start',
  '& > [data-lebar]': { gridColumn: '1 / -1' },
})

/** A titled group of fields. */
export const FieldGroup = styled('fieldset')(({ theme }) => ({
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  'margin': 0,
  'padding': '20px 24px 24px',
  'minWidth': 0,
  '& > legend': { ...theme.typography.h3, padding: '0 8px', marginLeft: -8 },
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 20px' },
}))
