import Paket from '#app/paket_berjalan/paket'
import { wajibHakPaket } from '#app/paket_berjalan/pelaku_paket'
import { wajibBolehIsi } from '#app/tender/cetakan/boleh_isi'
import { KELAS_CETAKAN } from '#app/tender/cetakan/buat_cetakan'
import Cetakan from '#app/tender/cetakan/cetakan'
import type { Pelaku } from '#core/auth/actor'
import { HttpError } from '#core/http/errors'
import { registerFileClass, type BerkasRow } from '#core/files/file_class'

/** Who may print the document may read its printouts. */
async function bolehCetakan(pelaku: Pelaku | null, { jalur }: BerkasRow): Promise<boolean> {
  const cetakan = pelaku && (await Cetakan.findBy('jalur', jalur))
  if (!cetakan) return false
  const paket = await Paket.query()
    .withScopes((s) => s.dalamLingkup(pelaku))
    .where('id', cetakan.paketId)
    .first()
  if (!paket) return false
  try {
    await wajibHakPaket(pelaku, paket, 'tender.cetak')
    await wajibBolehIsi(pelaku, paket, cetakan.jenis)
    return true
  } catch (error) {
    // Who may not is told that there is none; that nobody could be asked is another thing.
    if (error instanceof HttpError && error.status < 500) return false
    throw error
  }
}

registerFileClass(KELAS_CETAKAN, { boleh: bolehCetakan })
