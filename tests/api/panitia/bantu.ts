/** A committee's tender on its way: a package that was handed over, its people, and the form. */
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { createPaket, type PaketUji, type PaketValues } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import type { PaketDiserahkan, RincianTender } from '@eproc/domain/panitia/answers'
import { TIME_FIELDS } from '@eproc/domain/panitia/tahap_tender'
import { data } from '../../lib/answers.ts'
import { tokenFor } from '../../lib/people.ts'

export interface Panitia extends PaketUji {
  /** the package */
  id: number
  tenderId: number
  tokenPpk: string
  /** members of the pokja, of the procurement unit */
  tokenPokja: string[]
  /** approves */
  manajer: string
}

/** An approved package that its PPK hands over. */
export async function diserahkan(client: ApiClient, isi: PaketValues = {}): Promise<Panitia> {
  const p = await createPaket(isi)
  const tokenPpk = await signInAs(p.ppk)
  const jawab = await client.post(`/api/tender/serah/${p.paket.id}`).bearerToken(tokenPpk).json({})
  jawab.assertStatus(200)
  return {
    ...p,
    id: p.paket.id,
    tenderId: data<PaketDiserahkan>(jawab).tenderId,
    tokenPpk,
    tokenPokja: await Promise.all(p.pokja.map((a) => signInAs(a))),
    manajer: await tokenFor({ peran: 'manajerULP' }),
  }
}

/** … and that the committee has made a draft of. */
export async function draf(client: ApiClient, isi: PaketValues = {}): Promise<Panitia> {
  const t = await diserahkan(client, isi)
  ;(await status(client, t, 'D1')).assertStatus(200)
  return t
}

export const status = (client: ApiClient, t: Panitia, baru: string): ApiRequest =>
  client.put(`/api/tender/status/${t.tenderId}/${baru}`).bearerToken(t.tokenPokja[0]!).json({})

export const baca = async (
  client: ApiClient,
  t: Pick<Panitia, 'tenderId' | 'tokenPokja'>,
  token = t.tokenPokja[0]!
): Promise<RincianTender> =>
  data<RincianTender>(await client.get(`/api/tender/tahap/${t.tenderId}`).bearerToken(token))

/** The form as it was read. */
export function masukan(r: RincianTender): Record<string, unknown> {
  return {
    status: 'D1',
    kbli: r.listKbli.map((k) => k.id),
    jenisPengadaan: r.jenisPengadaan,
    metodePemilihan: r.metodePemilihan,
    metodeKualifikasi: r.metodeKualifikasi,
    metodeEvaluasi: r.metodeEvaluasi,
    pemenang: r.pemenang,
    ...Object.fromEntries(TIME_FIELDS.map((b) => [b, r[b]])),
  }
}

export const simpan = (
  client: ApiClient,
  t: Panitia,
  isi: Record<string, unknown>,
  token = t.tokenPokja[0]!
): ApiRequest => client.put(`/api/tender/proses/${t.tenderId}`).bearerToken(token).json(isi)

/** Every waiting package of the tender is approved. */
export async function setujui(client: ApiClient, t: Panitia): Promise<void> {
  for (const p of (await baca(client, t)).listPaket.filter((x) => x.status === 'S')) {
    const jawab = await client.post(`/api/paket/${p.id}/setujui`).bearerToken(t.manajer).json({})
    jawab.assertStatus(200)
  }
}
