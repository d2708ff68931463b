import { useCallback, useState } from 'react'

const AWALAN = 'eproc.konsep.'

function baca(key: string): string {
  try {
    return window.sessionStorage.getItem(AWALAN + key) ?? ''
  } catch {
    return ''
  }
}
function tulis(key: string, isi: string) {
  try {
    if (isi) window.sessionStorage.setItem(AWALAN + key, isi)
    else window.sessionStorage.removeItem(AWALAN + key)
  } catch {
    /* Without storage the draft lives as long as the panel. */
  }
}

/** What was written but not sent: survives another tab, a closed dialog, a reload. */
export function useKonsep(key: string): [string, (isi: string) => void] {
  const [isi, setIsi] = useState(() => baca(key))
  const ubah = useCallback(
    (baru: string) => {
      setIsi(baru)
      tulis(key, baru)
    },
    [key]
  )
  return [isi, ubah]
}
