import { useCallback, useState } from 'react'
import { GalatApi, pesanGalat } from '@eproc/ui/api/api.ts'
import { useKabar } from '@eproc/ui/api/notice.ts'
import { useSegarkanTender } from './data_tender.ts'

export interface Kegagalan {
  pesan: string
  /** One line for each field the server refused. */
  rincian: string[]
}

export type Kirim = (kemajuan: (bagian: number) => void) => Promise<{ message: string }>

/**
 * One action on a paket: progress, the server's message of success, the specification's message of failure (a red
 * snackbar and a box that stays), then all panels read again. Answers whether it succeeded.
 */
export function useTindakan(paketId: number, teksGagal: (pesan: string) => string) {
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const [sibuk, setSibuk] = useState(false)
  const [kegagalan, setKegagalan] = useState<Kegagalan | null>(null)
  const segarkan = useSegarkanTender(paketId)
  const { kabarkan } = useKabar()

  const gagal = useCallback(
    (pesan: string, rincian: string[] = []) => {
      setKegagalan({ pesan, rincian })
      kabarkan(pesan, 'galat')
    },
    [kabarkan]
  )
  const jalankan = useCallback(
    async (kirim: Kirim): Promise<boolean> => {
      setSibuk(true)
      setKegagalan(null)
      try {
        const { message } = await kirim(setKemajuan)
        kabarkan(message)
        await segarkan()
        return true
      } catch (galat) {
        const isian = galat instanceof GalatApi ? galat.errors.map((e) => e.message) : []
        const [satu] = isian
        gagal(
          teksGagal(isian.length === 1 && satu ? satu : pesanGalat(galat)),
          isian.length > 1 ? isian : []
        )
        // Somebody was faster: show what holds now.
        if (galat instanceof GalatApi && galat.status === 409) await segarkan()
        return false
      } finally {
        setSibuk(false)
        setKemajuan(null)
      }
    },
    [gagal, kabarkan, segarkan, teksGagal]
  )
  return { jalankan, sibuk, kemajuan, kegagalan, gagal, bersihkan: () => setKegagalan(null) }
}
