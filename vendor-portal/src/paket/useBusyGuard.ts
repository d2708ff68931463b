import { useCallback, useState } from 'react'

/** Holds back actions that leave a panel at work, until the question is answered. */
export function useJagaSibuk() {
  const [sibuk, setSibuk] = useState<ReadonlySet<string>>(() => new Set())
  const [tertahan, setTertahan] = useState<(() => void) | null>(null)
  const tandai = useCallback(
    (key: string, nilai: boolean) =>
      setSibuk((previous) => {
        const baru = new Set(previous)
        if (nilai) baru.add(key)
        else baru.delete(key)
        return baru
      }),
    []
  )
  /** At once when nothing is under way; else it waits for `lanjut`. */
  const jaga = (tindakan: () => void) => {
    if (sibuk.size === 0) tindakan()
    else setTertahan(() => tindakan)
  }
  return {
    tandai,
    jaga,
    /** asking now; ends by itself when the work is done */
    bertanya: tertahan !== null && sibuk.size > 0,
    lanjut: () => {
      setTertahan(null)
      tertahan?.()
    },
    tetap: () => setTertahan(null),
  }
}
