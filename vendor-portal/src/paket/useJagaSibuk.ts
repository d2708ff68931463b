import { useCallback, useState } from 'react'

/** Menahan tindakan yang meninggalkan panel selagi panelnya bekerja, sampai dijawab. */
export function useJagaSibuk() {
  const [sibuk, setSibuk] = useState<ReadonlySet<string>>(() => new Set())
  const [tertahan, setTertahan] = useState<(() => void) | null>(null)
  const tandai = useCallback(
    (kunci: string, nilai: boolean) =>
      setSibuk((lama) => {
        const baru = new Set(lama)
        if (nilai) baru.add(kunci)
        else baru.delete(kunci)
        return baru
      }),
    []
  )
  /** Langsung bila tidak ada yang berjalan; bila ada, menunggu `lanjut`. */
  const jaga = (tindakan: () => void) => {
    if (sibuk.size === 0) tindakan()
    else setTertahan(() => tindakan)
  }
  return {
    tandai,
    jaga,
    /** sedang bertanya; sendirinya tidak lagi bila pekerjaannya selesai */
    bertanya: tertahan !== null && sibuk.size > 0,
    lanjut: () => {
      setTertahan(null)
      tertahan?.()
    },
    tetap: () => setTertahan(null),
  }
}
