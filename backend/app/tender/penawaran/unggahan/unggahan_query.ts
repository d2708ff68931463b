import db from '@adonisjs/lucid/services/db'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { pemasukanTerbuka, type Pemasukan } from '#app/tender/penawaran/pemasukan_query'
import { jelaskanTerlambat } from '#app/tender/penawaran/terlambat'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { conflict } from '#core/http/errors'

/** The upload's own submission stage is open. @throws 409 that says what was and was not received */
export async function stillTaken(
  paket: Paket,
  { rekananId, tahap, jenis }: Pick<Unggahan, 'rekananId' | 'tahap' | 'jenis'>
): Promise<Pemasukan> {
  try {
    const p = await pemasukanTerbuka(db, paket, rekananId)
    if (p.tahap.kunci !== tahap) throw conflict(teks.tolak.tahapBerganti)
    return p
  } catch (error) {
    throw await jelaskanTerlambat(db, error, paket.id, rekananId, [jenis])
  }
}
