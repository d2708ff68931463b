/** Packages whose offers are sealed to people, in their stages. */
import type { ApiClient } from '@japa/api-client'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createPaket, keTahap, type PaketValues } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { withCountingKeys, type KeyHolder } from '../../../lib/holder_keys.ts'
import { count, rows } from '../../../lib/query.ts'
import { kirim, semuaJenis, type Dunia } from '../penawaran/bantu.ts'

export interface HeldPackage extends Dunia {
  /** the pokja, then the PPK and a PA */
  holders: KeyHolder[]
}

export async function requireKeys(): Promise<void> {
  await rows(`update parameter set value = '1' where key = 'KUNCI_PEMEGANG_WAJIB' returning key`)
  forgetParameters()
}

export const publish = async (
  client: ApiClient,
  { paket, ppk }: Awaited<ReturnType<typeof createPaket>>
) =>
  client
    .post('/api/rup/paket/publish')
    .bearerToken(await signInAs(ppk))
    .json({ paketPenyediaId: paket.id })

interface Sealing {
  /** it takes what comes in plain, too; `false`: only what its vendors' browsers sealed */
  takesPlain?: boolean
  /** the keys are locked as a browser locks them, by the work of Argon2 */
  withPassphrase?: boolean
}

/** A published package with its holders' keys and two participants, in its submission stage. */
export async function inSubmission(
  client: ApiClient,
  values: PaketValues = {},
  { takesPlain = true, withPassphrase = false }: Sealing = {}
): Promise<HeldPackage> {
  await requireKeys()
  const made = await createPaket(values)
  const plain = await client
    .put(`/api/paket/${made.paket.id}/pemegang/polos`)
    .bearerToken(await signInAs(made.ppk))
    .json({ polos: takesPlain })
  plain.assertStatus(200)
  const pa = await createPengguna({ peran: 'pa', divisi: '20' })
  const holders = await withCountingKeys(client, [...made.pokja, made.ppk, pa], withPassphrase)
  ;(await publish(client, made)).assertStatus(200)
  const { id } = made.paket
  const rekanan = []
  for (let n = 0; n < 2; n++) {
    const vendor = await createPenyedia({ isi: [] })
    await createPeserta(id, vendor.rekanan.id)
    rekanan.push(vendor)
  }
  const tokenPokja = await Promise.all(made.pokja.map((one) => signInAs(one)))
  await keTahap(id, values.kualifikasi === 'K2' ? 'pemasukan-1' : 'pemasukan')
  return { ...made, id, rekanan, tokenPokja, tokenPpk: await signInAs(made.ppk), holders }
}

/** The same with both vendors' offers in, in its opening stage. */
export async function inOpening(client: ApiClient, values: PaketValues = {}): Promise<HeldPackage> {
  const d = await inSubmission(client, values)
  for (const vendor of d.rekanan) {
    const answer = await kirim(client, d, vendor, { berkas: semuaJenis(), harga: 45_000_000 })
    answer.assertStatus(200)
  }
  await keTahap(d.id, 'pembukaan')
  return d
}

export const opened = (id: number): Promise<number> =>
  count('penawaran where paket_id = ? and dibuka_pada is not null', [id])
