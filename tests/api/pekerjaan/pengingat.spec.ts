/** Reminders of running tenders: who is reminded, of what, and each moment once (decisions §2 'My work'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { ingatkan } from '@eproc/backend/app/pekerjaan/ingatkan'
import { keTahap } from '@eproc/database/factories/paket'
import { createEmptyOffer } from '@eproc/database/factories/peserta'
import { cleanSlate } from '../../lib/dates.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { rows } from '../../lib/query.ts'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { sanggah } from '../tender/bantu_hasil.ts'
import { kirim, pdf, world, type Dunia } from '../tender/penawaran/bantu.ts'

const OFFERS = ['K', 'A', 'T', 'H'] as const

test.group('Reminders of running tenders', (group) => {
  group.each.setup(cleanSlate)

  /** To so many minutes before the stage ends. */
  const beforeEnd = async (d: { id: number }, key: string, minutes: number): Promise<void> => {
    const [j] = await rows<{ menit: number }>(
      `select extract(epoch from selesai - mulai)::float8 / 60 as menit from jadwal where paket_id = ? and kunci = ?`,
      [d.id, key]
    )
    await keTahap(d.id, key, j!.menit - minutes)
  }
  const reminders = async (userId: number): Promise<string[]> =>
    (await notifications(userId)).map((n) => n.pesan).filter((p) => !p.includes('Tanda terima'))
  /** What was told since is all that counts. */
  const forget = () => rows('delete from notifikasi returning id')
  const send = async (client: ApiClient, d: Dunia, n: number) =>
    (
      await kirim(client, d, d.rekanan[n]!, {
        berkas: Object.fromEntries(OFFERS.map((j) => [j, pdf()])),
        harga: 700_000_000,
      })
    ).assertStatus(200)

  test('an opening that is due is told to every member by bell and mail, once', async ({
    assert,
  }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    await keTahap(d.id, 'pembukaan')
    await forget()
    await ingatkan()
    await ingatkan()
    for (const { id, email } of d.pokja) {
      const [told, ...more] = await notifications(id)
      assert.lengthOf(more, 0)
      assert.match(
        told!.pesan,
        /^Menunggu Anda: Pembukaan penawaran, PKT-.*, paling lambat .* WIB\.$/
      )
      assert.equal(told!.tautan, `/ppk/tender/${d.id}/show?tahap=pembukaan`)
      const [mail] = await mailsTo(email)
      assert.equal(mail!.perihal, told!.pesan)
      assert.include(mail!.teks, `/ppk/tender/${d.id}/show?tahap=pembukaan`)
    }
    // Not the PPK's deed, and nothing that a vendor has to do.
    assert.deepEqual(await reminders(d.ppk.id), [])
    assert.deepEqual(await reminders(d.rekanan[0]!.pengguna.id), [])
  })

  test('what is not done before its stage ends is told again, what was done is not', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    const [satu, dua] = d.pokja
    await beforeEnd(d, 'pembukaan', 30)
    // Who asked for it waits for the second person.
    const minta = await client
      .post(`/api/tender/pembukaan/${d.id}`)
      .bearerToken(d.tokenPokja[0]!)
      .json({})
    minta.assertStatus(200)
    await forget()
    await ingatkan()
    assert.deepEqual(await reminders(satu!.id), [])
    const [told, ...more] = await reminders(dua!.id)
    assert.lengthOf(more, 0)
    assert.match(
      told!,
      /^Masih menunggu Anda: Pembukaan penawaran, .*; tahapnya berakhir .* WIB\.$/
    )
  })

  test('an objection is told again before the stage that waits for its answer', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    ;(await sanggah(client, t, t.rekanan[1]!)).assertStatus(200)
    await beforeEnd(t, 'jawaban-sanggah', 30)
    await forget()
    await ingatkan()
    const [told, ...more] = await reminders(t.pokja[0]!.id)
    assert.lengthOf(more, 0)
    assert.match(told!, /^Masih menunggu Anda: Sanggahan belum dijawab, /)
  })

  test('who switched the daily mail off is reminded by the bell alone', async ({ assert }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    const [satu] = d.pokja
    await rows('update pengguna set surat_harian = false where id = ? returning id', [satu!.id])
    await keTahap(d.id, 'pembukaan')
    await forget()
    const before = (await mailsTo(satu!.email)).length
    await ingatkan()
    assert.lengthOf(await reminders(satu!.id), 1)
    assert.lengthOf(await mailsTo(satu!.email), before)
  })

  test('a stage that was moved is told anew', async ({ assert }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    await keTahap(d.id, 'pembukaan')
    await ingatkan()
    await forget()
    await rows(
      `update jadwal set mulai = mulai + interval '30 seconds' where paket_id = ? and kunci = 'pembukaan' returning id`,
      [d.id]
    )
    await ingatkan()
    assert.lengthOf(await reminders(d.pokja[0]!.id), 1)
  })

  test('a vendor is told before the submission closes what has not been received, others nothing', async ({
    client,
    assert,
  }) => {
    const d = await world(3)
    const [none, part, whole] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    await send(client, d, 2)
    const some = await kirim(client, d, part!, { berkas: { A: pdf() } })
    some.assertStatus(200)
    await beforeEnd(d, 'pemasukan', 11 * 60)
    await forget()
    await ingatkan()
    await ingatkan()
    const [told, ...more] = await reminders(none!.pengguna.id)
    assert.lengthOf(more, 0)
    assert.include(told!, d.paket.kode)
    assert.match(told!, /belum lengkap: .*Kualifikasi.*Harga.* belum diterima\. Pemasukan ditutup /)
    const [mail] = await mailsTo(none!.pengguna.email)
    assert.equal(mail!.perihal, told!)
    const [second] = await reminders(part!.pengguna.id)
    assert.notMatch(second!, /Administrasi/)
    assert.deepEqual(await reminders(whole!.pengguna.id), [])
    // How many handed in is nobody's to know.
    for (const { id } of [...d.pokja, d.ppk]) assert.deepEqual(await reminders(id), [])
  })

  test('and once more in the last two hours; who withdrew is left alone', async ({ assert }) => {
    const d = await world(2)
    const [gone, here] = d.rekanan
    await beforeEnd(d, 'pemasukan', 90)
    await rows(
      'update peserta set mundur_pada = clock_timestamp() where rekanan_id = ? returning id',
      [gone!.rekanan.id]
    )
    await rows(
      `insert into pengingat (paket_id, perihal, saat, pada)
       select paket_id, 'akhir', selesai, clock_timestamp() from jadwal where paket_id = ? and kunci = 'pemasukan'
       returning paket_id`,
      [d.id]
    )
    await forget()
    await ingatkan()
    assert.lengthOf(await reminders(here!.pengguna.id), 1)
    assert.deepEqual(await reminders(gone!.pengguna.id), [])
  })

  test('a package that is paused or has ended reminds nobody', async ({ assert }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    await keTahap(d.id, 'pembukaan')
    await rows(`update paket set status_pelaksanaan = 'P' where id = ? returning id`, [d.id])
    await forget()
    await ingatkan()
    assert.deepEqual(await reminders(d.pokja[0]!.id), [])
  })
})
