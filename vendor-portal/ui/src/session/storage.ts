/** localStorage that never throws (private mode, storage switched off). */
export const simpanan = {
  baca(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  tulis(key: string, nilai: string | null) {
    try {
      if (nilai === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, nilai)
    } catch {
      /* The session then lives as long as the page. */
    }
  },
}

/** One key for both apps. */
export const TOKEN_KEY = 'eproc.token'
