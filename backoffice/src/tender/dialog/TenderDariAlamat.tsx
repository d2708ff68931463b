import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TombolProses } from '../../paket/deeds/ProcessDeeds.tsx'
import { useRincian, useSegarkanTender } from '../data_tender.ts'

const DialogTender = lazy(() =>
  import('./DialogTender.tsx').then((m) => ({ default: m.DialogTender }))
)

/** Dialog of a paket as ?paket=12&tahap=sanggah says; closing it returns to the list with its filters. */
export function TenderDariAlamat() {
  const [alamat, setAlamat] = useSearchParams()
  const id = Number(alamat.get('paket'))
  if (!Number.isInteger(id) || id < 1) return null
  return (
    <Tender
      key={id}
      paketId={id}
      onTutup={() =>
        setAlamat(
          (previous) => {
            const baru = new URLSearchParams(previous)
            // The invitation list inside the dialog keeps its own place under `u-`.
            for (const key of previous.keys()) {
              if (key === 'paket' || key === 'tahap' || key.startsWith('u-')) {
                baru.delete(key)
              }
            }
            return baru
          },
          { preventScrollReset: true }
        )
      }
    />
  )
}

function Tender({ paketId, onTutup }: { paketId: number; onTutup: () => void }) {
  const { data } = useRincian(paketId)
  const segarkan = useSegarkanTender(paketId)
  return (
    <Suspense>
      <DialogTender
        paketId={paketId}
        onTutup={onTutup}
        aksi={data && <TombolProses paket={data} onSelesai={() => void segarkan()} />}
      />
    </Suspense>
  )
}

/** Opens a paket's process above the list in view. */
export function useBukaTender() {
  const [, setAlamat] = useSearchParams()
  return (paketId: number) =>
    setAlamat(
      (previous) => {
        const baru = new URLSearchParams(previous)
        baru.set('paket', String(paketId))
        baru.delete('tahap')
        return baru
      },
      { preventScrollReset: true }
    )
}
