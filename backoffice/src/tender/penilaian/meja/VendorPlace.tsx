import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { EvaluasiInput } from '../evaluasi_form.ts'
import type { MejaAddress } from './useMejaAddress.ts'

/** Form and document beside each other where there is room, below each other otherwise. */
const Place = styled('div')(({ theme }) => ({
  '&[hidden]': { display: 'none' },
  '&[data-satu]': {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
}))

interface VendorPlaceProps {
  row: EvaluasiStaf
  at: number
  address: MejaAddress
  children: ReactNode
}

/** Where a vendor's fields stand: out of sight in another's view, unless something is wrong with them. */
export function VendorPlace({ row, at, address, children }: VendorPlaceProps) {
  const { errors } = useFormState<EvaluasiInput>()
  const { tampilan, vendorId } = address
  const chosen = vendorId === row.vendorId
  const away = tampilan === 'berdampingan' || (tampilan === 'satu' && !chosen)
  return (
    <Place hidden={away && !errors.listEvaluasi?.[at]} data-satu={chosen || undefined}>
      {children}
    </Place>
  )
}
