/** Filters that the monitors share. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import type { Pilihan } from '@eproc/domain/common/choices'
import { useDivisi } from '../divisi/useDivisi.ts'
import { FilterChoice } from '../shared/form/Choice.tsx'
import type { ListFilter } from '../shared/list/ResourceList.tsx'

/** The division filter; empty is every division. */
export function useDivisiFilter(): ListFilter {
  const { pilihan } = useDivisi()
  return <FilterChoice key="divisi" source="divisi" list={pilihan} resettable alwaysOn />
}

interface ToggleFilterProps {
  source: string
  list: readonly Pilihan[]
  /** what the cleared filter is called */
  all: string
  alwaysOn?: boolean
}

/** A filter of a few values as buttons, of which one is pressed. */
export function ToggleFilter({ source, list, all }: ToggleFilterProps) {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const resource = useResourceContext()
  const label = useTranslate()(`resources.${resource}.fields.${source}`)
  const { [source]: chosen, ...others } = filterValues as Record<string, unknown>
  const choose = (value: string | null) => {
    if (value === null) return
    setFilters(value ? { ...others, [source]: value } : others, displayedFilters)
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={typeof chosen === 'string' ? chosen : ''}
      aria-label={label}
      onChange={(_, value: string | null) => choose(value)}
    >
      {[{ kode: '', teks: all }, ...list].map(({ kode, teks }) => (
        <ToggleButton key={kode} value={kode} sx={{ minHeight: 44, px: 1.5, whiteSpace: 'nowrap' }}>
          {teks}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
