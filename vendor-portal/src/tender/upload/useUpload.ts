import { useCallback, useEffect, useRef, useState } from 'react'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { useTabGuard } from '@eproc/ui/layout/tab_guard.ts'
import { uploadResumably, type SendState } from './resumable_upload.ts'

export interface RunningUpload {
  nama: string
  size: number
  /** bytes that arrived */
  sent: number
  state: SendState
}

export interface UseUploadOptions {
  paketId: number
  vendorId: number
  jenis: KategoriFile
}

/**
 * One upload of a penawaran: `send` answers once received, null when cancelled, or throws ApiError. Closing the
 * page during an upload asks first.
 */
export function useUpload({ paketId, vendorId, jenis }: UseUploadOptions) {
  const [running, setRunning] = useState<RunningUpload | null>(null)
  const aborter = useRef<AbortController | null>(null)
  const busy = running !== null
  useEffect(() => () => aborter.current?.abort(), [])
  useTabGuard(busy)
  const send = useCallback(
    async (file: File, harga: number | null): Promise<PenawaranDiterima | null> => {
      const controller = new AbortController()
      aborter.current = controller
      const update = (bagian: Partial<RunningUpload>) =>
        setRunning((b) => (b ? { ...b, ...bagian } : b))
      setRunning({
        nama: file.name,
        size: file.size,
        sent: 0,
        state: 'preparing',
      })
      try {
        return await uploadResumably(file, {
          paketId,
          vendorId,
          jenis,
          harga,
          signal: controller.signal,
          onProgress: (sent) => update({ sent }),
          onState: (state) => update({ state }),
        })
      } catch (error) {
        if (controller.signal.aborted) return null
        throw error
      } finally {
        setRunning(null)
      }
    },
    [paketId, vendorId, jenis]
  )
  const cancel = useCallback(() => aborter.current?.abort(), [])
  return { running, send, cancel }
}
