import Segarkan from '@mui/icons-material/RefreshOutlined'
import Cari from '@mui/icons-material/SearchOutlined'
import Tutup from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { MAX_SEARCH, type TableState } from './table_state.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-end',
  marginBottom: 16,
})

const SEARCH_DELAY_MS = 350

export interface TableToolbarProps {
  state: TableState
  search?: boolean | string
  filters?: ReactNode
  onRefresh?: () => void
}

/** Search box, filters and the button Refresh above a table. */
export function TableToolbar({ state, search, filters, onRefresh }: TableToolbarProps) {
  if (!search && !filters && !onRefresh) return null
  return (
    <Row role={search ? 'search' : undefined}>
      {search && <SearchBox state={state} hint={search === true ? ui.tabel.cari : search} />}
      {filters}
      {onRefresh && (
        <Button
          variant="outlined"
          startIcon={<Segarkan />}
          onClick={onRefresh}
          sx={{ minHeight: 44, ml: 'auto' }}
        >
          {ui.tabel.segarkan}
        </Button>
      )}
    </Row>
  )
}

function SearchBox({ state, hint }: { state: TableState; hint: string }) {
  const [typed, setTyped] = useState(state.q)
  const [since, setSince] = useState(state.q)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  /* The address changed by itself (Back, a cleared filter): follow it. */
  if (since !== state.q) {
    setSince(state.q)
    if (state.q !== typed.trim()) setTyped(state.q)
  }
  useEffect(() => {
    const q = typed.trim()
    const timer = window.setTimeout(() => {
      if (q !== latest.current.q) latest.current.change({ q })
    }, SEARCH_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [typed])
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      onChange={(e) => setTyped(e.target.value)}
      placeholder={hint}
      inputProps={{ 'aria-label': hint, 'maxLength': MAX_SEARCH }}
      sx={{
        'width': { xs: '100%', sm: 320 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Cari />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton
            size="small"
            edge="end"
            aria-label={ui.tabel.hapusCari}
            onClick={() => {
              setTyped('')
              state.change({ q: '' })
            }}
          >
            <Tutup fontSize="small" />
          </IconButton>
        )
      }
    />
  )
}
