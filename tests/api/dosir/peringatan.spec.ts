/** Licences that end soon are told 60, 30 and 7 days before, once each (decisions §3). */
import { test } from '@japa/runner'
import { peringatkanIjin } from '@eproc/backend/app/dosir/status/peringatkan_ijin'
import { createRekanan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
import { tanggal } from '@eproc/domain/common/format'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow, moveClock } from '../../lib/dates.ts'
import { inNextEdition } from '../../lib/kbli.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { rows } from '../../lib/query.ts'

/** A company whose NIB has no end, and whose SIUP ends in so many days. */
async function company(days: number) {
  const { rekanan, pengguna } = await createRekanan({ status: 'A', nama: 'PT Hampir Habis' })
  await rows(`update ijin_usaha set berlaku = null where rekanan_id = ?`, [rekanan.id])
  const [ijin] = await rows<{ id: number; jenis: string; nomor: string }>(
    `update ijin_usaha set berlaku = ? where id = (select min(id) from ijin_usaha where rekanan_id = ?)
     returning id, jenis, nomor`,
    [dayFromNow(days), rekanan.id]
  )
  return { rekanan, pengguna, ijin: ijin!, told: () => notifications(pengguna.id) }
}

test.group('Warnings before a licence ends', (group) => {
  group.each.setup(cleanSlate)

  test('come 60, 30 and 7 days before, each once, by bell and mail', async ({ assert }) => {
    const { pengguna, ijin, told } = await company(61)
    const last = dayFromNow(61)
    assert.equal(await peringatkanIjin(), 0, '61 days are time enough')
    const expected: string[] = []
    for (const days of [60, 30, 7]) {
      moveClock(`P${61 - days}D`)
      assert.equal(await peringatkanIjin(), 1, `${days} days before`)
      assert.equal(await peringatkanIjin(), 0, 'a second run tells nothing')
      expected.push(
        `${ijin.jenis} ${ijin.nomor} berlaku sampai ${tanggal(last)}, ${days} hari lagi`
      )
      assert.deepEqual(
        (await told()).map((n) => n.pesan),
        expected
      )
      assert.equal((await told()).at(-1)!.tautan, '/vendor/ijin')
      const mails = await mailsTo(pengguna.email)
      assert.lengthOf(mails, expected.length)
      assert.equal(mails[0]!.perihal, `Ijin usaha Anda berakhir ${days} hari lagi`)
      assert.include(mails[0]!.teks, expected.at(-1)!)
    }
    moveClock('P60D')
    assert.equal(await peringatkanIjin(), 0, 'between two thresholds')
    moveClock('P70D')
    assert.equal(await peringatkanIjin(), 0, 'what has ended is told otherwise')
  })

  test('of days that nobody ran only the nearest is told; a renewed licence is told anew', async ({
    assert,
  }) => {
    const { ijin, told } = await company(5)
    assert.equal(await peringatkanIjin(), 1)
    assert.equal(await peringatkanIjin(), 0, 'not the one of 30 days afterwards')
    assert.lengthOf(await told(), 1)
    await rows('update ijin_usaha set berlaku = ? where id = ?', [dayFromNow(20), ijin.id])
    assert.equal(await peringatkanIjin(), 1)
    assert.match((await told()).at(-1)!.pesan, /, 20 hari lagi$/)
  })

  test('are not given for a licence that was renewed beside it, as far as it covers the same', async ({
    assert,
    client,
  }) => {
    const { rekanan, pengguna, ijin, told } = await company(20)
    const token = await signInAs(pengguna)
    const soon = async () =>
      data<StatusDosir>(await client.get(`/vendor/${rekanan.id}`).bearerToken(token)).ringkasan
        .akanHabis.length
    assert.equal(await soon(), 1)
    const [renewed] = await rows<{ id: number }>(
      `insert into ijin_usaha (rekanan_id, jenis, nomor, berlaku, instansi, dokumen)
       select rekanan_id, jenis, nomor || '-baru', ?, instansi, dokumen from ijin_usaha where id = ?
       returning id`,
      [dayFromNow(400), ijin.id]
    )
    assert.equal(await soon(), 1, 'it covers another line of business')
    await rows(
      `insert into ijin_kbli (ijin_id, kbli_id) select ?, kbli_id from ijin_kbli where ijin_id = ?`,
      [renewed!.id, ijin.id]
    )
    assert.equal(await soon(), 0)
    // The renewed one may name the same lines by the codes of a later edition.
    const lines = await rows<{ id: number }>(
      'delete from ijin_kbli where ijin_id = ? returning kbli_id as id',
      [renewed!.id]
    )
    for (const id of await inNextEdition(lines.map((one) => one.id))) {
      await rows('insert into ijin_kbli (ijin_id, kbli_id) values (?, ?)', [renewed!.id, id])
    }
    assert.equal(await soon(), 0)
    assert.equal(await peringatkanIjin(), 0)
    assert.lengthOf(await told(), 0)
    await rows(`update ijin_usaha set jenis = 'LAINNYA' where rekanan_id = ?`, [rekanan.id])
    assert.equal(await peringatkanIjin(), 1, 'other permits are each their own')
  })

  test('two runs at once tell once; several licences make one letter', async ({ assert }) => {
    const { rekanan, pengguna, told } = await company(7)
    await rows('update ijin_usaha set berlaku = ? where rekanan_id = ?', [
      dayFromNow(7),
      rekanan.id,
    ])
    const [{ n } = { n: 0 }] = await rows<{ n: number }>(
      'select count(*)::int as n from ijin_usaha where rekanan_id = ?',
      [rekanan.id]
    )
    await Promise.all([peringatkanIjin(), peringatkanIjin()])
    assert.lengthOf(await told(), 1)
    assert.lengthOf(await mailsTo(pengguna.email), 1)
    assert.lengthOf(await rows('select 1 from peringatan_ijin'), n)
  })
})
