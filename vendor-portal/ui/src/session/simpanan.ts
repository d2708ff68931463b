/** localStorage yang tidak pernah melempar (mode privat, penyimpanan dimatikan). */
export const simpanan = {
  baca(kunci: string): string | null {
    try {
      return window.localStorage.getItem(kunci)
    } catch {
      return null
    }
  },
  tulis(kunci: string, nilai: string | null) {
    try {
      if (nilai === null) window.localStorage.removeItem(kunci)
      else window.localStorage.setItem(kunci, nilai)
    } catch {
      /* The session then lives as long as the page. */
    }
  },
}

/** Satu kunci untuk kedua aplikasi. */
export const KUNCI_TOKEN = 'eproc.token'
