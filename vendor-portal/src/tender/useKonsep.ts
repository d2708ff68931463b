import { useCallback, useState } from 'react'

const AWALAN = 'eproc.konsep.'

function baca(kunci: string): string {
  try {
    return window.sessionStorage.getItem(AWALAN + kunci) ?? ''
  } catch {
    return ''
  }
}
function tulis(kunci: string, isi: string) {
  try {
    if (isi) window.sessionStorage.setItem(AWALAN + kunci, isi)
    else window.sessionStorage.removeItem(AWALAN + kunci)
  } catch {
    /* Without storage the draft lives as long as the panel. */
  }
}

/** What was written but not sent: survives another tab, a closed dialog, a reload. */
export function useKonsep(kunci: string): [string, (isi: string) => void] {
  const [isi, setIsi] = useState(() => baca(kunci))
  const ubah = useCallback(
    (baru: string) => {
      setIsi(baru)
      tulis(kunci, baru)
    },
    [kunci]
  )
  return [isi, ubah]
}
