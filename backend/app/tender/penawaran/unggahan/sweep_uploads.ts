import { clockNow } from '#core/clock/clock'
import { listBagian, hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import Unggahan, { UMUR_JAM } from '#app/tender/penawaran/unggahan/unggahan'

/** Removes uploads that nobody continued for a day, and parts without a row. Answers how many parts. */
export async function sapuUnggahan(): Promise<number> {
  const limit = clockNow().minus({ hours: UMUR_JAM })
  await Unggahan.query().where('diubahPada', '<', limit.toJSDate()).delete()
  const ids = await listBagian()
  const ada = await Unggahan.query().whereIn('id', ids).whereNull('penawaranId')
  const dikenal = new Set(ada.map((u) => u.id))
  const yatim = ids.filter((id) => !dikenal.has(id))
  for (const id of yatim) await hapusBagian(id)
  return yatim.length
}
