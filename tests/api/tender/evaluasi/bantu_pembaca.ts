/** Who among the staff reads of a package what is secret. */
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { PaketUji } from '@eproc/database/factories/paket'
import { STAFF } from '../../../lib/people.ts'

/** Everybody of the staff who has the package in sight, and whether they judge it. */
export async function readers(p: PaketUji): Promise<[string, boolean, string][]> {
  return [
    ['pokja', true, await signInAs(p.pokja[0]!)],
    ['ppk of the package', true, await signInAs(p.ppk)],
    ...(await Promise.all(
      STAFF.map(
        async (isi) =>
          [isi.peran, false, await signInAs(await createPengguna(isi))] as [string, boolean, string]
      )
    )),
  ]
}
