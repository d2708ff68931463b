/** That no file of the vendor's counts any more, signed here by its key of the package (sealing.md §3). */
import { base64 } from '@eproc/sealing/bytes'
import { signWithdrawal } from '@eproc/sealing/offer/vendor'
import { keyFor, readSealing, type KeyPlace } from './kunci/package_key.ts'

export interface SignedWithdrawal {
  pernyataan: string
  tandaTangan: string
}

/** Of each file that is in; nothing where the installation seals, or nothing came in. */
export async function signWithdrawals(place: KeyPlace): Promise<SignedWithdrawal[]> {
  const sealing = await readSealing(place.paketId)
  const standing = sealing?.rantai.filter(({ ditarik }) => !ditarik) ?? []
  if (!sealing || standing.length === 0) return []
  const { pair } = await keyFor(place, sealing)
  return Promise.all(
    standing.map(async ({ tahap, jenis, versi, sebelum }) => {
      const end = {
        installation: sealing.instalasi,
        package: sealing.paket,
        stage: tahap,
        kind: jenis,
        vendor: sealing.samaran,
        version: versi,
        previous: sebelum,
      }
      const { text, signature } = await signWithdrawal(end, pair)
      return { pernyataan: text, tandaTangan: base64(signature) }
    })
  )
}
