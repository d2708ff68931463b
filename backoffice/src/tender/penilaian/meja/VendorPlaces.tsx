import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { usePages } from '@eproc/ui/table/usePages.tsx'
import type { EvaluasiInput } from '../evaluasi_form.ts'
import type { MejaAddress } from './useMejaAddress.ts'

/** Form and document beside each other where there is room, below each other otherwise. */
const Place = styled('div')(({ theme }) => ({
  '&[data-satu]': {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
}))

interface VendorPlacesProps {
  rows: readonly EvaluasiStaf[]
  address: MejaAddress
  /** a vendor's fields, and what stands beside them */
  children: (row: EvaluasiStaf, at: number) => ReactNode
}

/**
 * Where the vendors' fields stand: the chosen vendor's or a page of all, and wherever something is wrong. The values of
 * those out of view stay in the form.
 */
export function VendorPlaces({ rows, address, children }: VendorPlacesProps) {
  const { errors } = useFormState<EvaluasiInput>()
  const { from, shown, pager } = usePages(rows)
  const { tampilan, vendorId } = address
  const all = tampilan === 'semua'
  const inView = (row: EvaluasiStaf, at: number) =>
    all ? at >= from && at < from + shown.length : row.vendorId === vendorId
  return (
    <>
      {rows.map(
        (row, at) =>
          (inView(row, at) || errors.listEvaluasi?.[at]) && (
            <Place key={row.vendorId} data-satu={row.vendorId === vendorId || undefined}>
              {children(row, at)}
            </Place>
          )
      )}
      {all && pager}
    </>
  )
}
