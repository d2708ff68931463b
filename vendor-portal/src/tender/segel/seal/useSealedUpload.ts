import { useCallback, useEffect, useRef, useState } from 'react'
import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { ApiError } from '@eproc/ui/api/api.ts'
import { useTabGuard } from '@eproc/ui/layout/tab_guard.ts'
import { CANCELLED } from '../../upload/resumable_upload.ts'
import { forgetUnfinished, receivedOf, type UploadPlace } from '../../upload/unfinished.ts'
import { sealAndSend, type SealState, type ToSealAndSend } from './sealed_upload.ts'
import { keepSealedUpload, readSealedUpload, type SealedUpload } from './waiting.ts'

export interface RunningSeal {
  nama: string
  size: number
  /** bytes that were sealed, or arrived */
  sent: number
  state: SealState
}

export interface WaitingSeal {
  upload: SealedUpload
  /** bytes that the server has of the ciphertext */
  received: number
}

export interface UseSealedUploadOptions extends UploadPlace {
  tahap: string
  ends: string | null
}

async function readWaiting(place: UploadPlace): Promise<WaitingSeal | null> {
  const upload = await readSealedUpload(place)
  if (!upload) return null
  try {
    return { upload, received: upload.url === null ? 0 : await receivedOf(upload.url) }
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) return null
    // The ciphertext is still good; only what the server had of it is gone.
    return { upload: { ...upload, url: null }, received: 0 }
  }
}

/** One file on its way, sealed: `send` with a file begins anew, without one it goes on with what was sealed before. */
export function useSealedUpload(options: UseSealedUploadOptions) {
  const { paketId, vendorId, jenis, tahap, ends } = options
  const [running, setRunning] = useState<RunningSeal | null>(null)
  const [waiting, setWaiting] = useState<WaitingSeal | null>(null)
  const aborter = useRef<AbortController | null>(null)
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
  useEffect(() => () => aborter.current?.abort(), [])
  useTabGuard(running !== null)
  const send = useCallback(
    async (
      given: ToSealAndSend | null,
      sealed?: SealedUpload
    ): Promise<PenawaranDiterima | null> => {
      const controller = new AbortController()
      aborter.current = controller
      const update = (part: Partial<RunningSeal>) => setRunning((b) => (b ? { ...b, ...part } : b))
      const left = sealed ?? waiting?.upload ?? null
      if (sealed) await keepSealedUpload({ paketId, vendorId, jenis }, sealed)
      const { name, size } = given?.file ?? { name: left?.nama ?? '', size: left?.size ?? 0 }
      setRunning({ nama: name, size, sent: 0, state: 'preparing' })
      try {
        return await sealAndSend(given, left, {
          ...{ paketId, vendorId, jenis, tahap, ends },
          signal: controller.signal,
          onProgress: (sent) => update({ sent }),
          onState: (state) => update({ state, ...(state === 'sending' ? { sent: 0 } : {}) }),
        })
      } catch (error) {
        if (controller.signal.aborted) return null
        throw error
      } finally {
        await look()
        setRunning(null)
      }
    },
    [paketId, vendorId, jenis, tahap, ends, waiting, look]
  )
  const cancel = useCallback(() => aborter.current?.abort(CANCELLED), [])
  const drop = useCallback(async () => {
    const place = { paketId, vendorId, jenis }
    await keepSealedUpload(place, null)
    if (waiting?.upload.url) await forgetUnfinished(place, waiting.upload.url)
    setWaiting(null)
  }, [paketId, vendorId, jenis, waiting])
  return { running, waiting: running ? null : waiting, send, cancel, drop }
}
