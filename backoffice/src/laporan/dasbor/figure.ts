import { useNavigate } from 'react-router-dom'
import type { DasborLaporan } from '@eproc/domain/laporan/answers'

export interface FigureProps {
  data: DasborLaporan
}

type Filter = Readonly<Record<string, string | number | boolean>>

/** A report's list, filtered as its server reads it. */
export const rowsOf = (address: string, filter: Filter): string =>
  `${address}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Opens the rows behind a bar that was clicked. */
export function usePick<T>(link: (row: T) => string): (row: T) => void {
  const navigate = useNavigate()
  return (row) => void navigate(link(row))
}
