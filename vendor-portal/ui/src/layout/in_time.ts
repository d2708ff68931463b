/** A part of the page that has not come by then is told, with a way out (S1 §9). */
export const CHUNK_MS = 120_000

/** What `load` brings, or a refusal when it does not come in time: the error boundary around it then offers a new start. */
export const inTime =
  <T>(load: () => Promise<T>, limit = CHUNK_MS) =>
  (): Promise<T> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('chunk timeout')), limit)
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(late))
    })
