/** Reminders of running tenders: who is reminded, of what, and each moment once (decisions §2 'My work'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { ingatkan } from '@eproc/backend/app/pekerjaan/ingatkan'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createEmptyOffer } from '@eproc/database/factories/peserta'
import { cleanSlate, moveClock, sqlNow } from '../../lib/dates.ts'
import { notifications, notifiedUsers } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'
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

  test('a moment that is finer than what is noted of it is told once, too', async ({ assert }) => {
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    await keTahap(d.id, 'pembukaan')
    await rows(
      `update jadwal set mulai = date_trunc('second', mulai) - interval '123 microseconds'
        where paket_id = ? and kunci = 'pembukaan' returning id`,
      [d.id]
    )
    await forget()
    await ingatkan()
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

test.group('Reminders of what is prepared, paused or asked for', (group) => {
  group.each.setup(cleanSlate)

  const told = async (userId: number): Promise<string[]> =>
    (await notifications(userId)).map((n) => n.pesan)

  test('who approves and who publishes is reminded a day before the schedule begins, once', async ({
    assert,
  }) => {
    const manajer = await createPengguna({ peran: 'manajerULP' })
    const diajukan = await createPaket({ status: 'S' })
    const siap = await createPaket()
    const draf = await createPaket({ status: '' })
    const pertama = diajukan.jadwal[0]!.kunci
    await keTahap(diajukan.paket.id, pertama, -25 * 60)
    await ingatkan()
    assert.deepEqual(await notifiedUsers(), [])
    await keTahap(diajukan.paket.id, pertama, -23 * 60)
    await ingatkan()
    await ingatkan()
    const [persetujuan, ...lain] = await told(manajer.id)
    assert.lengthOf(lain, 0)
    assert.match(
      persetujuan!,
      /^Masih menunggu Anda: Persetujuan paket, PKT-.*; paling lambat .* WIB\.$/
    )
    assert.include(persetujuan, diajukan.paket.kode)
    const [terbit] = await told(siap.ppk.id)
    assert.include(terbit, `Paket siap dipublish, ${siap.paket.kode}`)
    const [mail] = await mailsTo(siap.ppk.email)
    assert.equal(mail!.perihal, terbit)
    assert.deepEqual(await told(draf.ppk.id), [])
  })

  test('so is the PPK whose paused package can go on, before its schedule has to be revised again', async ({
    assert,
  }) => {
    const d = await createPaketTerbit()
    await keTahap(d.paket.id, 'dokumen', 5)
    await rows(
      `update paket set status_pelaksanaan = 'P', diubah_pada = ${sqlNow()} where id = ? returning id`,
      [d.paket.id]
    )
    await rows(
      `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, disetujui_pada, lanjutkan)
       values (?, 'disetujui', ?, ${sqlNow()}, ${sqlNow()} + interval '1 second', true) returning id`,
      [d.paket.id, d.pokja[0]!.id]
    )
    const [lewat] = await rows<{ menit: number }>(
      `select extract(epoch from min(case when mulai > ${sqlNow()} then mulai else selesai end) - ${sqlNow()})::float8 / 60 as menit
         from jadwal where paket_id = ? and selesai > ${sqlNow()}`,
      [d.paket.id]
    )
    await keTahap(d.paket.id, 'dokumen', 5 + lewat!.menit - 60)
    await ingatkan()
    await ingatkan()
    const [lanjut, ...lain] = await told(d.ppk.id)
    assert.lengthOf(lain, 0)
    assert.include(lanjut, 'Paket ditunda siap dilanjutkan')
  })

  test('a change of powers is told again before nobody can confirm it, to who may', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit' })
    const dua = await person({ peran: 'superAdmin' })
    const pokja = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Ani' })
    const { login, email, nama, divisiKode: divisi } = pokja
    const minta = await client
      .put(`/rest/user/${pokja.id}`)
      .bearerToken(satu.token)
      .json({
        ...{ login, email, nama, divisi, roles: 'manajerULP' },
        versi: await versionOf('user', pokja.id),
      })
    minta.assertStatus(202)
    await rows('delete from notifikasi returning id')
    moveClock('P5DT23H')
    await ingatkan()
    assert.deepEqual(await notifiedUsers(), [])
    moveClock('P6DT1H')
    await ingatkan()
    await ingatkan()
    const [lagi, ...lain] = await told(dua.pengguna.id)
    assert.lengthOf(lain, 0)
    assert.match(lagi!, /^Masih menunggu Anda: Perubahan kewenangan, Ani; paling lambat .* WIB\.$/)
    assert.deepEqual(await notifiedUsers(), [dua.pengguna.id])
  })
})
