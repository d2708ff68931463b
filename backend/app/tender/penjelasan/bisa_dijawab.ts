import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { keadaanBeberapaPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import Paket from '#app/paket_berjalan/paket'
import { cariTahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import { tabTopik } from '#app/tender/penjelasan/wajib_membaca'

/** Whether the committee's answer to a topic of this phase is taken now, of packages on which the reader may answer. */
export async function faseDijawab(
  paketIds: readonly number[]
): Promise<(paketId: number, fase: FaseTopik) => boolean> {
  const paket = await Paket.query().whereIn('id', [...paketIds])
  const keadaan = await keadaanBeberapaPaket(paket)
  return (paketId, fase) => {
    const one = paket.find(({ id }) => id === paketId)
    if (!one) return false
    const { tab, varian } = tabTopik(fase)
    return !('tolak' in cariTahapTerbuka(keadaan.get(one)!, one, tab, varian, { sisi: 'staf' }))
  }
}
