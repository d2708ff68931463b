/** The document of an order: for whoever takes part in it. */
import { bolehkah } from '@eproc/domain/common/rights'
import { dicoba } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasRow } from '#core/files/file_class'

export async function mayReadOrder(pelaku: Pelaku | null, berkas: BerkasRow): Promise<boolean> {
  if (!pelaku || berkas.objek !== 'paket') return false
  const id = Number(berkas.objek_id)
  if (!(await dicoba(() => paketUntuk(pelaku, id)))) return false
  return bolehkah({ ...pelaku, ...(await pelakuPaket(pelaku, id)) }, 'tender.perintah.baca')
}
