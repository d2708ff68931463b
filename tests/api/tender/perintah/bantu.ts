/** Packages that failed before anything was opened, and orders about their offers. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { data } from '../../../lib/answers.ts'
import { moveClock } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import type { KeyHolder } from '../../../lib/holder_keys.ts'
import { enterOrder, ORDER, orders, type OneOrder } from '../../../lib/orders.ts'
import { row } from '../../../lib/query.ts'
import { kirim, semuaJenis } from '../penawaran/bantu.ts'
import { inSubmission, type HeldPackage } from '../pembukaan/bantu.ts'

/** After every stage of the schedule. */
const LATER = 'P400D'

interface Failed {
  d: HeldPackage
  ulp: { id: number; nama: string }
  /** of the first vendor's technical file: replaced before anybody saw it */
  old: Buffer
  files: ReturnType<typeof semuaJenis>
}

/** Two vendors in (one of them twice), then the package fails in its submission, before anything was opened. */
export async function failed(client: ApiClient): Promise<Failed> {
  const d = await inSubmission(client)
  const [first, second] = d.rekanan
  const old = randomPdf('lama')
  const files = semuaJenis()
  ;(await kirim(client, d, first!, { berkas: { T: old } })).assertStatus(200)
  ;(await kirim(client, d, first!, { berkas: files, harga: 45_000_000 })).assertStatus(200)
  const sent = await kirim(client, d, second!, { berkas: semuaJenis(), harga: 47_000_000 })
  sent.assertStatus(200)
  await fail(client, d)
  return { d, ulp: await createPengguna({ peran: 'manajerULP' }), old, files }
}

export const fail = async (client: ApiClient, d: HeldPackage) =>
  (
    await client
      .put(`/api/rup/lelang/gagal/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Anggaran dipotong' })
  ).assertStatus(200)

export const lose = async (client: ApiClient, ...holders: KeyHolder[]) => {
  for (const { token } of holders) {
    const url = '/api/kunci-pemegang/cabut'
    const answer = await client.post(url).bearerToken(token).json({ alasan: 'Laptop hilang' })
    answer.assertStatus(200)
  }
}

/** The clock behind the schedule's end: sessions are new. */
export async function later(d: HeldPackage): Promise<KeyHolder[]> {
  moveClock(LATER)
  return Promise.all(d.holders.map(async (one) => ({ ...one, token: await one.signIn() })))
}

export const stateOf = async (client: ApiClient, id: number, token: string) =>
  data<PerintahPaket>(await client.get(orders(id)).bearerToken(token))

export const decide = async (
  client: ApiClient,
  { paketId, id }: OneOrder,
  by: { id: number },
  step: 'sahkan' | 'tolak' = 'sahkan'
): Promise<ApiResponse> =>
  client
    .post(`${orders(paketId)}/${id}/${step}`)
    .bearerToken(await signInAs(by))
    .json(step === 'tolak' ? { alasan: 'Dokumennya salinan tanpa cap' } : {})

/** Entered by the PPK. */
export async function entered(
  client: ApiClient,
  { d }: Pick<Failed, 'd'>,
  fields: Parameters<typeof enterOrder>[3] = ORDER
): Promise<OneOrder> {
  const answer = await enterOrder(client, d.id, await signInAs(d.ppk), fields)
  answer.assertStatus(200)
  return { paketId: d.id, id: data<PerintahPaket>(answer).perintah[0]!.id }
}

/** And confirmed by manajerULP. */
export async function confirmed(
  client: ApiClient,
  scene: Pick<Failed, 'd'> & { ulp: { id: number } },
  fields?: Parameters<typeof enterOrder>[3]
): Promise<OneOrder> {
  const one = await entered(client, scene, fields)
  ;(await decide(client, one, scene.ulp)).assertStatus(200)
  return one
}

export const leafText = async (kind: string): Promise<string> =>
  (await row<{ isi: string }>('select isi from log_antri where jenis = ?', [kind])).isi
