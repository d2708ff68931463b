import { useSearchParams } from 'react-router-dom'

/** The tahap of the address (`?tahap=sanggah`), and how to change it. */
export function useTahapAddress(): [string | null, (key: string) => void] {
  const [address, setAddress] = useSearchParams()
  return [
    address.get('tahap'),
    (key) =>
      setAddress(
        (previous) => {
          const next = new URLSearchParams(previous)
          next.set('tahap', key)
          // What was looked at within the tahap before.
          next.delete('rekanan')
          next.delete('tampilan')
          return next
        },
        { replace: true, preventScrollReset: true }
      ),
  ]
}
