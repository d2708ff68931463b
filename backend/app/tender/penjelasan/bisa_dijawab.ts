import type { FaseTopik } from '@eproc/domain/tahap/tab'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { cariTahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import { tabTopik } from '#app/tender/penjelasan/wajib_membaca'

/** Whether the committee's answer to a topic of this phase is taken now, of packages on which the reader may answer. */
export const faseDijawab =
  (keadaan: ReadonlyMap<Paket, KeadaanPaket>) =>
  (paketId: number, fase: FaseTopik): boolean => {
    const { tab, varian } = tabTopik(fase)
    return [...keadaan].some(
      ([p, k]) =>
        p.id === paketId && !('tolak' in cariTahapTerbuka(k, p, tab, varian, { sisi: 'staf' }))
    )
  }
