const PROBE_KEY = 'eproc.coba'

/** localStorage that never throws (private mode, storage switched off). */
export const storage = {
  /** Does this browser keep anything for this site? */
  works(): boolean {
    try {
      window.localStorage.setItem(PROBE_KEY, PROBE_KEY)
      window.localStorage.removeItem(PROBE_KEY)
      return true
    } catch {
      return false
    }
  },
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
      /* Nothing is kept; the login says so. */
    }
  },
}

/** Entries of the tab's own storage that name an upload and its key. */
export const UPLOADS_PREFIX = 'eproc.unggahan.'

/** Ciphertext of uploads that were not finished. */
export const SEALED_UPLOADS = 'eproc.segel.unggahan'

/** At logout, so that the next one at this browser finds none. */
export function forgetUploads(): void {
  try {
    window.indexedDB.deleteDatabase(SEALED_UPLOADS)
  } catch {
    /* Nothing was stored. */
  }
  try {
    const { sessionStorage: tab } = window
    const uploads = Object.keys(tab).filter((entry) => entry.startsWith(UPLOADS_PREFIX))
    uploads.forEach((entry) => tab.removeItem(entry))
  } catch {
    /* Nothing was stored either. */
  }
}

/** One key for both apps. */
export const TOKEN_KEY = 'eproc.token'
