import { useCallback, useEffect, useRef, useState } from 'react'
import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { ApiError } from '@eproc/ui/api/api.ts'
import { useTabGuard } from '@eproc/ui/layout/tab_guard.ts'
import {
  CANCELLED,
  uploadResumably,
  type SendState,
  type UploadOptions,
} from './resumable_upload.ts'
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  receivedOf,
  type Unfinished,
  type UploadPlace,
} from './unfinished.ts'

export interface RunningUpload {
  nama: string
  size: number
  /** bytes that arrived */
  sent: number
  state: SendState
}

/** An upload of this tab that the server still holds. */
export interface WaitingUpload {
  upload: Unfinished
  /** bytes that it has */
  received: number
}

/** Of H: the total, and the lines that it is the sum of. */
export type Price = Pick<UploadOptions, 'harga' | 'rincian'>

export interface UseUploadOptions extends UploadPlace {
  /** end of the tahap, ISO */
  ends: string | null
}

/**
 * One upload of a penawaran: `send` answers once received, null when cancelled, or throws ApiError. Leaving the page
 * asks first and stops it; `waiting` is what can be continued then, with the same file.
 */
export function useUpload({ paketId, vendorId, jenis, ends }: UseUploadOptions) {
  const [running, setRunning] = useState<RunningUpload | null>(null)
  const aborter = useRef<AbortController | null>(null)
  const busy = running !== null
  const { waiting, look, drop } = useWaiting(paketId, vendorId, jenis, busy)
  useEffect(() => () => aborter.current?.abort(), [])
  useTabGuard(busy)
  const send = useCallback(
    async (file: File, price: Price): Promise<PenawaranDiterima | null> => {
      const controller = new AbortController()
      aborter.current = controller
      const update = (bagian: Partial<RunningUpload>) =>
        setRunning((b) => (b ? { ...b, ...bagian } : b))
      setRunning({ nama: file.name, size: file.size, sent: 0, state: 'preparing' })
      try {
        return await uploadResumably(file, {
          ...{ paketId, vendorId, jenis, ends },
          ...price,
          unfinished: waiting?.upload ?? null,
          signal: controller.signal,
          onProgress: (sent) => update({ sent }),
          onState: (state) => update({ state }),
        })
      } catch (error) {
        if (controller.signal.aborted) return null
        throw error
      } finally {
        await look()
        setRunning(null)
      }
    },
    [paketId, vendorId, jenis, ends, waiting, look]
  )
  const cancel = useCallback(() => aborter.current?.abort(CANCELLED), [])
  return { running, waiting, send, cancel, drop }
}

/** What an unfinished upload of this place holds; null when there is none, or the server no longer knows it. */
async function readWaiting(place: UploadPlace): Promise<WaitingUpload | null> {
  const upload = readUnfinished(place)
  if (!upload) return null
  try {
    return { upload, received: await receivedOf(upload.url) }
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) keepUnfinished(place, null)
    return null
  }
}

function useWaiting(paketId: number, vendorId: number, jenis: UploadPlace['jenis'], busy: boolean) {
  const [waiting, setWaiting] = useState<WaitingUpload | null>(null)
  const look = useCallback(
    async () => setWaiting(await readWaiting({ paketId, vendorId, jenis })),
    [paketId, vendorId, jenis]
  )
  useEffect(() => {
    let current = true
    void readWaiting({ paketId, vendorId, jenis }).then((found) => {
      if (current) setWaiting(found)
    })
    return () => {
      current = false
    }
  }, [paketId, vendorId, jenis])
  const drop = useCallback(async () => {
    if (waiting) await forgetUnfinished({ paketId, vendorId, jenis }, waiting.upload.url)
    setWaiting(null)
  }, [paketId, vendorId, jenis, waiting])
  return { waiting: busy ? null : waiting, look, drop }
}
