import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'

/** A sheet of paper in the middle of the page: login, lost and new password, activation. */
export const Sheet = styled(Paper)(({ theme }) => ({
  width: '100%',
  maxWidth: 496,
  margin: '24px auto',
  padding: '40px 40px 32px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { margin: 0, padding: '24px 20px' },
}))

/** Row of buttons; on phones they are as wide as the screen. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { width: '100%' } },
}))

/** List of details: label above value. */
export const DetailList = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fit, minmax(220px, 1fr))',
  'gap': '20px 32px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}))
