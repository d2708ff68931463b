import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

export interface Beku<T> {
  isi: T
  /** Server sudah berubah sejak pengisian dimulai. */
  usang: boolean
  muat: () => void
  /** Pengganti `onKotor` bagi formulirnya; tetap sama antar gambar. */
  ubahKotor: (kotor: boolean) => void
}

/**
 * Data sebuah formulir: selama ada isian yang belum disimpan, pembaruan di latar belakang tidak menggantikannya,
 * sehingga ketikan tidak hilang bila anggota lain menyimpan lebih dulu.
 */
export function useBeku<T>(terbaru: T, onKotor: (kotor: boolean) => void): Beku<T> {
  const [kotor, setKotor] = useState(false)
  const [isi, setIsi] = useState(terbaru)
  const ubahKotor = useCallback(
    (baru: boolean) => {
      setKotor(baru)
      onKotor(baru)
    },
    [onKotor]
  )
  if (!kotor && isi !== terbaru) setIsi(terbaru)
  return {
    isi: kotor ? isi : terbaru,
    usang: kotor && isi !== terbaru,
    muat: () => setIsi(terbaru),
    ubahKotor,
  }
}

/** Pemberitahuan bahwa yang diisi sudah diubah orang lain. */
export function KotakUsang({ usang, muat }: Pick<Beku<unknown>, 'usang' | 'muat'>) {
  if (!usang) return null
  return (
    <KotakPesan
      nada="peringatan"
      aksi={
        <Button size="small" variant="outlined" onClick={muat}>
          {tenderStaf.usang.muat}
        </Button>
      }
    >
      {tenderStaf.usang.isi}
    </KotakPesan>
  )
}
