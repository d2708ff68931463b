/**
 * What a browser keeps of sealed offers (IndexedDB): keys that cannot be exported, ciphertext that waits for its upload,
 * what it saw of the public log. A browser that keeps nothing still seals and sends; it only does not resume.
 */
import { SEALED_UPLOADS } from '@eproc/ui/session/storage.ts'

const KEPT = 'eproc.segel'
const STORE = 'isi'

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      // Another tab that logs out removes it.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

async function within(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest
): Promise<unknown> {
  const database = await open(name)
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'))
      transaction.onabort = transaction.onerror
    })
  } finally {
    database.close()
  }
}

/** Entries of one kind; reading and writing never throw. */
const shelf = <T>(database: string, kind: string) => ({
  async read(key: string): Promise<T | null> {
    try {
      const found = await within(database, 'readonly', (s) => s.get(`${kind}.${key}`))
      return (found as T | undefined) ?? null
    } catch {
      return null
    }
  },
  /** Whether it is kept. */
  async write(key: string, value: T | null): Promise<boolean> {
    try {
      await within(database, 'readwrite', (s) =>
        value === null ? s.delete(`${kind}.${key}`) : s.put(value, `${kind}.${key}`)
      )
      return true
    } catch {
      return false
    }
  },
})

export const kept = <T>(kind: string) => shelf<T>(KEPT, kind)
export const waitingUploads = <T>(kind: string) => shelf<T>(SEALED_UPLOADS, kind)
