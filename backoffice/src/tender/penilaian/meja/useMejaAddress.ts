import { useSearchParams } from 'react-router-dom'

export type Tampilan = 'semua' | 'satu' | 'berdampingan'

export interface MejaAddress {
  tampilan: Tampilan
  /** whose evaluation stands beside its document */
  vendorId: number | null
  show: (tampilan: Tampilan, vendorId?: number) => void
}

/** How the evaluation is looked at, kept by the address: `?rekanan=12`, `?tampilan=berdampingan`. */
export function useMejaAddress(vendorIds: readonly number[]): MejaAddress {
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('rekanan'))
  const vendorId = vendorIds.includes(asked) ? asked : null
  const beside = address.get('tampilan') === 'berdampingan'
  return {
    tampilan: beside ? 'berdampingan' : vendorId === null ? 'semua' : 'satu',
    vendorId: beside ? null : vendorId,
    show: (tampilan, vendor = vendorIds[0]) =>
      setAddress(
        (previous) => {
          const next = new URLSearchParams(previous)
          next.delete('rekanan')
          next.delete('tampilan')
          if (tampilan === 'berdampingan') next.set('tampilan', tampilan)
          if (tampilan === 'satu') next.set('rekanan', String(vendor))
          return next
        },
        { preventScrollReset: true }
      ),
  }
}
