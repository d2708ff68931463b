import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'

/* On a desk the filters stand in the toolbar's own row, as if nothing were around them. */
const Filters = styled('div', { shouldForwardProp: (p) => p !== 'open' })<{ open: boolean }>(
  ({ theme, open }) => ({
    display: open ? 'grid' : 'none',
    gap: 12,
    width: '100%',
    [theme.breakpoints.up('sm')]: { display: 'contents' },
  })
)

interface FoldedFiltersProps {
  /** how many of them narrow the list */
  active: number
  children: ReactNode
}

/** Several filters that wait behind a button on a phone, where they would push the first row off the screen. */
export function FoldedFilters({ active, children }: FoldedFiltersProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterList />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 44, display: { sm: 'none' } }}
      >
        {ui.tabel.saring(active)}
      </Button>
      <Filters id={id} open={open}>
        {children}
      </Filters>
    </>
  )
}
