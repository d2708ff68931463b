import { useCallback, useState } from 'react'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { useSegarkanTender } from './tender_reads.ts'

export interface Failure {
  pesan: string
  /** One line for each field the server refused. */
  rincian: string[]
}

export type Kirim = (kemajuan: (bagian: number) => void) => Promise<{ message: string }>

/**
 * One action on a paket: progress, the server's message of success, the specification's message of failure (a red
 * snackbar and a box that stays), then all panels read again. Answers whether it succeeded.
 */
export function usePanelDeed(paketId: number, teksGagal: (pesan: string) => string) {
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const [sibuk, setSibuk] = useState(false)
  const [kegagalan, setKegagalan] = useState<Failure | null>(null)
  const segarkan = useSegarkanTender(paketId)
  const { notify } = useNotice()

  const gagal = useCallback(
    (pesan: string, rincian: string[] = []) => {
      setKegagalan({ pesan, rincian })
      notify(pesan, 'error')
    },
    [notify]
  )
  const run = useCallback(
    async (kirim: Kirim): Promise<boolean> => {
      setSibuk(true)
      setKegagalan(null)
      try {
        const { message } = await kirim(setKemajuan)
        notify(message)
        await segarkan()
        return true
      } catch (error) {
        const input = error instanceof ApiError ? error.errors.map((e) => e.message) : []
        const [satu] = input
        gagal(
          teksGagal(input.length === 1 && satu ? satu : errorMessage(error)),
          input.length > 1 ? input : []
        )
        // Somebody was faster: show what holds now.
        if (error instanceof ApiError && error.status === 409) await segarkan()
        return false
      } finally {
        setSibuk(false)
        setKemajuan(null)
      }
    },
    [gagal, notify, segarkan, teksGagal]
  )
  return { run, sibuk, kemajuan, kegagalan, gagal, bersihkan: () => setKegagalan(null) }
}
