/** One file sealed in a worker, with its progress. */
import { ApiError } from '@eproc/ui/api/api.ts'
import { ui } from '@eproc/i18n/id/ui'
import type { SealAsked, SealDone, SealTold } from './seal_worker.ts'

/** @throws ApiError when aborted, or when the file cannot be read to its end */
export function sealFile(
  asked: SealAsked,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal }
): Promise<SealDone> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./seal_worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = () => end(() => reject(new ApiError(0, ui.errors.dibatalkan)))
    const fail = () => end(() => reject(new ApiError(0, ui.errors.server)))
    signal.addEventListener('abort', stop)
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<SealTold>) => {
      if ('sealed' in data) onProgress(data.sealed)
      else if ('done' in data) end(() => resolve(data.done))
      else fail()
    })
    worker.postMessage(asked)
  })
}
