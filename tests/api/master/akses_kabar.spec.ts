/** What becomes of a change of powers is told to who asked for it, and to whom it was announced (decisions §2). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { cleanSlate } from '../../lib/dates.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person } from '../../lib/people.ts'

async function asked(client: ApiClient) {
  const [one, two] = [await person({ peran: 'adminit' }), await person({ peran: 'superAdmin' })]
  const vendor = await person({ peran: 'vendor', nama: 'PT Maju' })
  const to = `baru.${vendor.pengguna.email}`
  const answer = await client
    .put(`/api/userman/vendor/${vendor.pengguna.id}/email`)
    .bearerToken(one.token)
    .json({ email: to, alasan: 'Narahubung keluar' })
  answer.assertStatus(202)
  const { id } = (answer.body() as { data: { id: number } }).data
  const decide = async (how: 'konfirmasi' | 'tolak', token: string) => {
    const json = how === 'tolak' ? { alasan: 'Surat kuasa palsu' } : {}
    const url = `/api/perubahan-akses/${id}/${how}`
    const answer = await client.post(url).bearerToken(token).json(json)
    answer.assertStatus(200)
  }
  const last = async (userId: number) => (await notifications(userId)).at(-1)?.pesan ?? ''
  return { one, two, vendor: vendor.pengguna, to, decide, last }
}

test.group('A change of powers, decided', (group) => {
  group.each.setup(cleanSlate)

  test('refused, who asked hears why; account and both addresses that it stays as it was', async ({
    assert,
    client,
  }) => {
    const { one, two, vendor, to, decide, last } = await asked(client)
    await decide('tolak', two.token)
    const text = await last(one.pengguna.id)
    assert.include(text, 'PT Maju')
    assert.include(text, two.pengguna.nama)
    assert.include(text, 'Surat kuasa palsu')
    assert.match(await last(vendor.id), /^Perubahan E-Mail .* akun Anda tidak diberlakukan$/)
    for (const address of [vendor.email, to]) {
      const refused = (await mailsTo(address)).find((m) => m.perihal.includes('tidak diberlakukan'))
      assert.include(refused!.teks, vendor.login)
      // Why is said among administrators.
      assert.notInclude(refused!.teks, 'palsu')
    }
  })

  test('taken back, the account hears of it, and nobody is told of the own deed', async ({
    assert,
    client,
  }) => {
    const { one, vendor, decide, last } = await asked(client)
    const before = await last(one.pengguna.id)
    await decide('tolak', one.token)
    assert.equal(await last(one.pengguna.id), before)
    assert.match(await last(vendor.id), /tidak diberlakukan$/)
  })

  test('confirmed, who asked hears of it', async ({ assert, client }) => {
    const { one, two, decide, last } = await asked(client)
    await decide('konfirmasi', two.token)
    const text = await last(one.pengguna.id)
    assert.include(text, 'PT Maju')
    assert.include(text, 'diberlakukan')
  })
})
