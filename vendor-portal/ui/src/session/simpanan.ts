/** localStorage that never throws (private mode, storage switched off). */
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

/** One key for both apps. */
export const KUNCI_TOKEN = 'eproc.token'
