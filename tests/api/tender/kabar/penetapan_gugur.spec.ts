/**
 * An evaluation that is changed takes away what was determined from it (decisions §5): who proposed and who confirmed hear of it,
 * and vendors once a result had been announced to them.
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifications, notifiedUsers } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { rows } from '../../../lib/query.ts'

/** A score alone, which passes or fails nobody. */
async function rescore(client: ApiClient, t: TenderUji, hasilTeknis: number): Promise<void> {
  const { id: vendorId } = t.rekanan[0]!.rekanan
  const answer = await client
    .put('/api/lelang/evaluasi')
    .bearerToken(t.tokenPokja[0]!)
    .json({
      paketPenyediaId: t.id,
      teknis: true,
      listEvaluasi: [
        { vendorId, hasilTeknis, lulusTeknis: true, alasan: { teknis: 'Dihitung ulang' } },
      ],
    })
  answer.assertStatus(200)
}
const forget = async () => {
  await rows('delete from notifikasi returning id')
  await rows('delete from surat returning id')
}
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

test.group('A determination whose evaluation is changed', (group) => {
  group.each.setup(cleanSlate)

  test('is told to the PPK and the other members, once, and to no vendor', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('evaluasi')
    await forget()
    await rescore(client, t, 70)
    const [, ...others] = t.pokja
    const people = sorted([t.ppk, ...others].map(({ id }) => id))
    assert.deepEqual(sorted(await notifiedUsers()), people)
    const [bell] = await notifications(t.ppk.id)
    assert.match(bell!.pesan, /^Evaluasi paket .* diubah; penetapan .* tidak berlaku lagi$/)
    assert.equal(bell!.tautan, `/ppk/tender/${t.id}/show`)
    assert.equal((await mailsTo(t.ppk.email))[0]!.perihal, bell!.pesan)
    // There is nothing left to take away.
    await rescore(client, t, 60)
    assert.deepEqual(sorted(await notifiedUsers()), people)
  })

  test('once it was announced, is told to the vendors as well, without a word of what changed', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000, 850_000_000])
    for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map(({ rekanan }) => rekanan)
    )
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    await keTahap(t.id, 'evaluasi')
    await forget()
    await rescore(client, t, 70)
    for (const { pengguna } of t.rekanan) {
      const [bell, ...more] = await notifications(pengguna.id)
      assert.isEmpty(more)
      assert.match(bell!.pesan, /^Evaluasi paket .* diulang; hasil .* tidak berlaku lagi$/)
      assert.equal(bell!.tautan, `/vendor?paket=${t.id}`)
      const [mail] = await mailsTo(pengguna.email)
      assert.notMatch(mail!.teks, /Dihitung ulang|lulus/)
    }
  })
})
