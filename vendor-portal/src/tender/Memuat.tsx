import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { pesanGalat } from '@eproc/ui/api/api.ts'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'

/** A skeleton while loading, an error with Coba lagi, or the content. */
export function Memuat<T>({
  kueri,
  children,
}: {
  kueri: UseQueryResult<T>
  children: (data: T) => ReactNode
}) {
  if (kueri.data !== undefined) return children(kueri.data)
  if (kueri.error)
    return (
      <Kosong
        gambar="galat"
        judul={ui.galat.muatData}
        isi={pesanGalat(kueri.error)}
        aksi={
          <Button variant="outlined" onClick={() => void kueri.refetch()}>
            {ui.tombol.cobaLagi}
          </Button>
        }
      />
    )
  return (
    <div role="status" aria-label={ui.memuat}>
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={120} />
    </div>
  )
}
