/** Every rule of S2 §5 for company and individual sections: refused once with its message, accepted once. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createRekanan } from '@eproc/database/factories/dosir'
import type { BagianPerusahaan } from '@eproc/database/factories/fill_dosir'
import { cleanSlate } from '../../../lib/dates.ts'
import { row } from '../../../lib/query.ts'
import { kirim, type Formulir, type FormInput } from '../bantu.ts'

export const WAJIB = 'Field harus diisi!.'
export const PILIH = 'Field harus diisi'
export const NPWP = 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit'
export const NIK = 'No. KTP harus 16 digit'
export const PANJANG = 'x'.repeat(201)

/** What is changed against the whole form, and the field and message that must complain. */
export type Refused = readonly [
  nama: string,
  change: FormInput | (() => FormInput | Promise<FormInput>),
  bidang: string,
  pesan: string,
  withoutFile?: string,
]
/** The other side of the rule: accepted. */
export type Accepted = readonly [
  nama: string,
  change: FormInput | (() => FormInput | Promise<FormInput>),
]

export interface SectionRules {
  url: string
  table: string
  form: (change?: FormInput) => Formulir | Promise<Formulir>
  jenis?: 'V' | 'O'
  /** sections that exist beforehand */
  isi: readonly BagianPerusahaan[]
  refused: readonly Refused[]
  accepted: readonly Accepted[]
}

export const empty = (...bidang: string[]): Refused[] =>
  bidang.map((f) => [`empty ${f}`, { [f]: null }, f, WAJIB] as const)

async function send(
  client: ApiClient,
  section: SectionRules,
  token: string,
  attempt: Refused | Accepted
) {
  const change = typeof attempt[1] === 'function' ? await attempt[1]() : attempt[1]
  const { isian: input, berkas } = await section.form(change)
  const dropped = attempt.length === 5 ? attempt[4] : undefined
  const files = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== dropped))
  return kirim(client, 'post', section.url, token, input, files)
}

/** One group of tests for each section. */
export function checkRules(sections: Record<string, SectionRules>): void {
  for (const [nama, section] of Object.entries(sections)) {
    test.group(`Rules of ${nama}`, (group) => {
      group.each.setup(cleanSlate)
      const rekanan = () =>
        createRekanan({
          jenis: section.jenis ?? 'V',
          status: 'N',
          isi: section.jenis === 'O' ? ['dataPribadi'] : section.isi,
        })
      const stored = (r: { rekanan: { id: number } }) =>
        row<{ n: number; versi: number }>(
          `select (select count(*)::int from ${section.table}) as n,
                (select versi from rekanan where id = ?) as versi`,
          [r.rekanan.id]
        )

      for (const attempt of section.refused) {
        test(`refuses: ${attempt[0]}`, async ({ client, assert }) => {
          const r = await rekanan()
          const before = await stored(r)
          const answer = await send(client, section, r.token, attempt)
          answer.assertStatus(400)
          const { errors, message } = answer.body()
          const error = errors.find((e: { field: string }) => e.field === attempt[2])
          assert.equal(error?.message, attempt[3], JSON.stringify(errors))
          assert.equal(message, errors[0].message)
          assert.deepEqual(await stored(r), before, 'nothing is stored')
        })
      }
      for (const attempt of section.accepted) {
        test(`accepts: ${attempt[0]}`, async ({ client, assert }) => {
          const r = await rekanan()
          const answer = await send(client, section, r.token, attempt)
          assert.equal(answer.status(), 200, JSON.stringify(answer.body()))
        })
      }
    })
  }
}
