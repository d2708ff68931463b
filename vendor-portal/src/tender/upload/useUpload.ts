import { useCallback, useEffect, useRef, useState } from 'react'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { unggahBerlanjut, type KeadaanKirim } from './resumable_upload.ts'

export interface Berjalan {
  nama: string
  ukuran: number
  /** bytes that arrived */
  terkirim: number
  keadaan: KeadaanKirim
}

export interface OpsiUseUnggahan {
  paketId: number
  vendorId: number
  jenis: KategoriFile
}

/**
 * One upload of a penawaran: `kirim` answers once received, null when cancelled, or throws ApiError. Closing the
 * page during an upload asks first.
 */
export function useUnggahan({ paketId, vendorId, jenis }: OpsiUseUnggahan) {
  const [berjalan, setBerjalan] = useState<Berjalan | null>(null)
  const pemutus = useRef<AbortController | null>(null)
  const sedang = berjalan !== null
  useEffect(() => () => pemutus.current?.abort(), [])
  useEffect(() => {
    if (!sedang) return
    const tahan = (e: BeforeUnloadEvent) => e.preventDefault()
    window.addEventListener('beforeunload', tahan)
    return () => window.removeEventListener('beforeunload', tahan)
  }, [sedang])
  const kirim = useCallback(
    async (berkas: File, harga: number | null): Promise<PenawaranDiterima | null> => {
      const ini = new AbortController()
      pemutus.current = ini
      const ubah = (bagian: Partial<Berjalan>) => setBerjalan((b) => (b ? { ...b, ...bagian } : b))
      setBerjalan({
        nama: berkas.name,
        ukuran: berkas.size,
        terkirim: 0,
        keadaan: 'menyiapkan',
      })
      try {
        return await unggahBerlanjut(berkas, {
          paketId,
          vendorId,
          jenis,
          harga,
          sinyal: ini.signal,
          kemajuan: (terkirim) => ubah({ terkirim }),
          keadaan: (keadaan) => ubah({ keadaan }),
        })
      } catch (error) {
        if (ini.signal.aborted) return null
        throw error
      } finally {
        setBerjalan(null)
      }
    },
    [paketId, vendorId, jenis]
  )
  const batal = useCallback(() => pemutus.current?.abort(), [])
  return { berjalan, kirim, batal }
}
