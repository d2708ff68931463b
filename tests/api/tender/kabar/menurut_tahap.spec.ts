/**
 * Who hears of a stage is who can read it (decisions §5.1): after a prequalification those who passed it, of the winner
 * with its tab those who handed in an offer; a letter leads nobody to a page that is not there.
 */
import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { rows } from '../../../lib/query.ts'
import { sendList } from '../bantu_hasil.ts'

/** Who passed the announced prequalification, and who failed it. */
async function prequalified() {
  const uji = await createPaketTerbit({ kualifikasi: 'P' })
  const { paket, pokja, ppk } = uji
  const [passed, other, failed] = [
    await createPenyedia(),
    await createPenyedia(),
    await createPenyedia(),
  ] as const
  for (const r of [passed, other, failed]) {
    await createPeserta(paket.id, r.rekanan.id)
    await rows(
      `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi) values (?, ?, true, ?) returning id`,
      [paket.id, r.rekanan.id, r !== failed]
    )
  }
  await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan-pra')
  return { ...uji, id: paket.id, passed, other, failed, token: await signInAs(pokja[0]!) }
}

const forget = async () => {
  await rows('delete from notifikasi returning id')
  await rows('delete from surat returning id')
}
const bells = async ({ pengguna }: RekananBuatan) =>
  (await notifications(pengguna.id)).map(({ pesan }) => pesan)
const letters = async ({ pengguna }: RekananBuatan) =>
  (await mailsTo(pengguna.email)).map(({ teks }) => teks.replaceAll(/\s+/g, ' '))

test.group('Vendors are told of the stages that they see', (group) => {
  group.each.setup(cleanSlate)

  test('questions of the tender are not for who failed the prequalification', async ({
    assert,
    client,
  }) => {
    const t = await prequalified()
    await keTahap(t.id, 'penjelasan')
    const topic = { paketPenyediaId: t.id, tahap: 'PP1', subject: 'Metode', message: 'Boleh?' }
    const asked = await client.post('/api/tender/chat').bearerToken(t.passed.token).json(topic)
    asked.assertStatus(200)
    const [made] = await rows<{ id: number }>('select id from topik where paket_id = ?', [t.id])
    await forget()
    const answer = await client
      .post('/api/tender/chat/message')
      .bearerToken(t.token)
      .json({ chatId: made!.id, message: 'Boleh.' })
    answer.assertStatus(200)
    const own = await client
      .post(`/api/tender/chat`)
      .bearerToken(t.failed.token)
      .json({ ...topic, subject: 'Lain' })
    own.assertStatus(404)
    assert.match((await bells(t.passed)).join(), /^Pertanyaan Anda "Metode"/)
    assert.match((await bells(t.other)).join(), /^Ada jawaban pada topik "Metode"/)
    assert.isEmpty(await bells(t.failed))
    assert.isEmpty(await letters(t.failed))
  })

  test('a result that one has no tab for is not announced to one', async ({ assert }) => {
    const t = await prequalified()
    await keTahap(t.id, 'pengumuman-hasil-pra')
    await umumkanHasil()
    for (const r of [t.passed, t.failed]) {
      assert.match((await bells(r)).join(), /^Pengumuman Hasil Kualifikasi .* telah terbit$/)
    }
    await forget()
    await keTahap(t.id, 'pengumuman-1')
    await createPembukaan(t.id, t.pokja, 'pembukaan-1')
    assert.equal(await umumkanHasil(), 1)
    assert.match((await bells(t.passed)).join(), /^Pengumuman Hasil Evaluasi Administrasi dan/)
    assert.isEmpty(await bells(t.failed))
    assert.isEmpty(await letters(t.failed))
  })

  test('the winner is announced to all; who offered reads its tab, the others the public page', async ({
    assert,
  }) => {
    const t = await createTender(
      [800_000_000],
      { kualifikasi: 'K2' },
      { jenis: ['K', 'A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
    )
    const [winner] = t.rekanan
    const silent = await createPenyedia()
    await createPeserta(t.id, silent.rekanan.id)
    await createNilai(t.id, winner!.rekanan.id)
    await keTahap(t.id, 'pengumuman-1')
    await umumkanHasil()
    await createPenetapan(t, [winner!.rekanan])
    await keTahap(t.id, 'pengumuman-pemenang')
    await forget()
    assert.equal(await umumkanHasil(), 1)
    const { isi, isiPublik } = tenderHasil.hasil
    const [mine] = await letters(winner!)
    assert.include(mine!, isi)
    const [theirs] = await letters(silent)
    assert.include(theirs!, isiPublik)
    assert.notInclude(theirs!, isi)
  })

  test('who was invited to a direct appointment and stayed away has no result of its own to read', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA', jenis: 'BAR' })
    const [winner] = t.rekanan
    const away = await createPenyedia()
    await keTahap(t.id, 'undangan-peserta')
    const invited = await sendList(client, {
      alamat: '/api/lelang/undangan',
      token: t.tokenPokja[0]!,
      paketId: t.id,
      daftar: 'listUndangan',
      rows: [{ vendorId: away.rekanan.id }],
      lain: { tipe: 'P' },
    })
    invited.assertStatus(200)
    await createNilai(t.id, winner!.rekanan.id)
    await createPenetapan(t, [winner!.rekanan], 'penetapan-penyedia')
    await keTahap(t.id, 'sppbj')
    const letter = await sendList(client, {
      alamat: '/api/lelang/sppbj',
      token: t.tokenPpk,
      paketId: t.id,
      daftar: 'listSppbj',
      rows: [{ vendorId: winner!.rekanan.id }],
    })
    letter.assertStatus(200)
    await forget()
    assert.equal(await umumkanHasil(), 1)
    assert.match((await bells(winner!)).join(), /telah terbit$/)
    assert.isEmpty(await bells(away))
  })
})
