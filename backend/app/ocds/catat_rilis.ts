/**
 * Publishes what has become public of a package and has no release yet. Called at the end of each deed that may make
 * something public, inside its transaction and with the package's row locked by it; what time alone makes public is left
 * to {@link file://./terbitkan_rilis.ts}. A second call finds nothing to do.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PEMBELI } from '@eproc/domain/ocds/rilis_tender'
import { peristiwaBaru } from '@eproc/domain/ocds/peristiwa'
import { faktaPaket } from '#app/ocds/fakta_query'
import { ocidBaru } from '#app/ocds/ocid'
import RilisOcds from '#app/ocds/rilis_ocds'

/** Answers how many. */
export async function catatRilis(trx: TransactionClientContract, paketId: number): Promise<number> {
  const fakta = await faktaPaket(trx, paketId)
  if (!fakta) return 0
  const sudah = await RilisOcds.milikPaket(trx, paketId)
  const baru = peristiwaBaru(fakta, sudah)
  const proses = {
    paketId,
    // The first release fixes it: another prefix holds for packages that come later.
    ocid: sudah[0]?.ocid ?? (await ocidBaru(fakta.kode)),
    tahun: fakta.tahun,
    pembeli: { id: PEMBELI, name: fakta.pembeli },
    dibaca: fakta.kini,
  }
  for (const [i, satu] of baru.entries()) {
    await RilisOcds.catat(trx, proses, sudah.length + i + 1, satu)
  }
  return baru.length
}
