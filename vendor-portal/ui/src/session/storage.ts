/** localStorage that never throws (private mode, storage switched off). */
export const storage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null) {
    try {
      if (value === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, value)
    } catch {
      /* The session then lives as long as the page. */
    }
  },
}

/** One key for both apps. */
export const TOKEN_KEY = 'eproc.token'
