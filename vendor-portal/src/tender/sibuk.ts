import { createContext, use, useEffect, useId } from 'react'

/** Panel melapor selagi ada pekerjaan yang akan terhenti bila panelnya ditinggalkan (unggahan). */
export const KonteksSibuk = createContext<(kunci: string, sibuk: boolean) => void>(() => {})

/** Selama `sibuk`, pindah tab dan menutup dialog bertanya dahulu. */
export function useTandaiSibuk(sibuk: boolean) {
  const tandai = use(KonteksSibuk)
  const kunci = useId()
  useEffect(() => {
    if (!sibuk) return
    tandai(kunci, true)
    return () => tandai(kunci, false)
  }, [tandai, kunci, sibuk])
}
