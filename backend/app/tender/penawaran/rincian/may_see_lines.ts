import db from '@adonisjs/lucid/services/db'
import type Paket from '#app/paket_berjalan/paket'
import { documentsVisible } from '#app/tender/dokumen/dokumen_query'
import { pemasukanTampak } from '#app/tender/penawaran/pemasukan_query'

/** From when the vendor sees the package's documents on; at the latest when it may hand in. */
export async function maySeeLines(paket: Paket, rekananId: number | null): Promise<boolean> {
  if (rekananId === null) return false
  if (await documentsVisible(paket, rekananId)) return true
  const { tampak } = await pemasukanTampak(db, paket, rekananId)
  return tampak.some(({ status }) => status.keadaan !== 'terkunci')
}
