import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

export interface Frozen<T> {
  isi: T
  /** The server has changed since filling in began. */
  usang: boolean
  muat: () => void
  /** Takes the place of the form's `onKotor`; the same between renders. */
  ubahKotor: (kotor: boolean) => void
}

/**
 * Data of a form: while anything is unsaved, refreshes in the background do not replace it, so that nothing typed
 * is lost when another member saves first.
 */
export function useFrozen<T>(terbaru: T, onKotor: (kotor: boolean) => void): Frozen<T> {
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

/** Tells that somebody else has changed what is being filled in. */
export function StaleBox({ usang, muat }: Pick<Frozen<unknown>, 'usang' | 'muat'>) {
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
