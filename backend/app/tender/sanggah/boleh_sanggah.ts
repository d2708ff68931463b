import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { tolakSanggah } from '@eproc/domain/tahap/sanggah'
import { uraiTab } from '@eproc/domain/tahap/tab'
import type { RekananTab, TabTahap } from '@eproc/domain/tender/answers'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import Sanggah from '#app/tender/sanggah/sanggah'
import { penyanggah } from '#app/tender/sanggah/sanggah_query'

type BolehSanggah = Pick<RekananTab, 'bolehSanggah' | 'tolakSanggah'>

/** The objections that the vendor may send now, in stages whose tabs it sees open, and why not the others. */
export async function bolehSanggah(
  paketId: number,
  rekananId: number,
  tab: readonly TabTahap[]
): Promise<BolehSanggah> {
  const terbuka = tab
    .filter((t) => t.keadaan === 'terbuka')
    .flatMap((t) => t.tab.map(uraiTab))
    .filter((t) => t.jenis === 'sanggah')
    .map((t) => t.varian as TipeSanggah)
  if (terbuka.length === 0) return { bolehSanggah: [], tolakSanggah: [] }
  const rekanan = await penyanggah(db, paketId, rekananId)
  const berjalan = await Sanggah.berjalan(db.connection(), paketId, ['B', ...terbuka])
  const sendiri = berjalan.filter((s) => s.rekananId === rekananId)
  const putusan = terbuka.map((tipe) => ({
    tipe,
    tolak: tolakSanggah(tipe, rekanan?.masuk === true, sendiri),
  }))
  return {
    bolehSanggah: putusan.filter(({ tolak }) => tolak === null).map(({ tipe }) => tipe),
    tolakSanggah: putusan.flatMap(({ tipe, tolak }) =>
      tolak ? [{ tipe, alasan: tenderHasil.sanggah[tolak] }] : []
    ),
  }
}
