import { useSearchParams } from 'react-router-dom'
import { VerifikasiDialog } from './RekananShow.tsx'

/** Dialog open as ?rekanan=12&bagian=ijin says; closing it returns to the list with its filters. */
export function DialogDariAlamat() {
  const [alamat, setAlamat] = useSearchParams()
  const id = Number(alamat.get('rekanan'))
  if (!Number.isInteger(id) || id < 1) return null
  const ubah = (isi: (a: URLSearchParams) => void, replace: boolean) =>
    setAlamat(
      (previous) => {
        const baru = new URLSearchParams(previous)
        isi(baru)
        return baru
      },
      { replace, preventScrollReset: true }
    )
  return (
    <VerifikasiDialog
      key={id}
      id={id}
      bagian={alamat.get('bagian')}
      onBagian={(bagian) => ubah((a) => a.set('bagian', bagian), true)}
      onTutup={() =>
        ubah((a) => {
          a.delete('rekanan')
          a.delete('bagian')
        }, false)
      }
    />
  )
}

/** Opens a rekanan above the list in view. */
export function useBukaRekanan() {
  const [, setAlamat] = useSearchParams()
  return (id: number) =>
    setAlamat(
      (previous) => {
        const baru = new URLSearchParams(previous)
        baru.set('rekanan', String(id))
        return baru
      },
      { preventScrollReset: true }
    )
}
