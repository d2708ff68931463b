import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { tolakSanggah } from '@eproc/domain/tahap/sanggah'
import { uraiTab } from '@eproc/domain/tahap/tab'
import type { TabTahap } from '@eproc/domain/tender/answers'
import Sanggah from '#app/tender/sanggah/sanggah'
import { penyanggah } from '#app/tender/sanggah/sanggah_query'

/** The objections that the vendor may send now, in stages whose tabs it sees open. */
export async function bolehSanggah(
  paketId: number,
  rekananId: number,
  tab: readonly TabTahap[]
): Promise<TipeSanggah[]> {
  const terbuka = tab
    .filter((t) => t.keadaan === 'terbuka')
    .flatMap((t) => t.tab.map(uraiTab))
    .filter((t) => t.jenis === 'sanggah')
    .map((t) => t.varian as TipeSanggah)
  if (terbuka.length === 0) return []
  const rekanan = await penyanggah(db, paketId, rekananId)
  const berjalan = await Sanggah.berjalan(db.connection(), paketId, ['B', ...terbuka])
  const sendiri = berjalan.filter((s) => s.rekananId === rekananId)
  return terbuka.filter((tipe) => tolakSanggah(tipe, rekanan?.masuk === true, sendiri) === null)
}
