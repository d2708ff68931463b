import { test } from '@japa/runner'
import { lastChange } from '@eproc/backend/app/core/journal/last_change'
import { HINT_CHANNEL } from '@eproc/backend/app/core/live/channels'
import { listen } from '@eproc/backend/app/core/live/listener'
import Topik from '@eproc/backend/app/tender/penjelasan/topik'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { Change } from '@eproc/domain/common/change'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { inti } from '@eproc/i18n/id/core'
import { tender as teks } from '@eproc/i18n/id/tender'
import { body, data, fieldErrors, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { journalActions } from '../../../lib/journal.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { waitFor } from '../../../lib/wait.ts'

const BACA = (id: number, fase = 'PP1') => `/api/tender/chat/message/paket/${id}/${fase}`

async function siapkan() {
  const uji = await createPaketTerbit()
  const satu = await createPenyedia({ nama: 'PT Penanya Satu' })
  const dua = await createPenyedia({ nama: 'PT Penanya Dua' })
  const luar = await createPenyedia()
  await createPeserta(uji.paket.id, satu.rekanan.id)
  await createPeserta(uji.paket.id, dua.rekanan.id)
  const sesi = await signInAs(uji.pokja[0]!)
  return { ...uji, satu, dua, luar, sesi }
}

const topik = (paketPenyediaId: number, subject = 'Volume', message = 'Berapa volumenya?') => ({
  paketPenyediaId,
  tahap: 'PP1',
  creatorUserId: 1,
  subject,
  message,
})

test.group('Penjelasan', (group) => {
  group.each.setup(cleanSlate)

  test('who has the conversation already is told so, until anything in it changes', async ({
    assert,
    client,
  }) => {
    const { paket, satu, dua, sesi } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const ask = await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    const { id } = data<TopikPenjelasan[]>(ask)[0]!
    const read = (token: string, tag = '') =>
      client.get(BACA(paket.id)).bearerToken(token).header('If-None-Match', tag)
    const first = await read(satu.token)
    const tag = String(first.header('etag'))
    // Kept by the page that reads it, never by the browser.
    assert.equal(first.header('cache-control'), 'no-store')
    const same = await read(satu.token, tag)
    assert.deepEqual([same.status(), same.text()], [304, ''])
    // What one reads is no other's: its writers have other names there.
    for (const other of [dua.token, sesi]) (await read(other, tag)).assertStatus(200)
    const written = { chatId: id, message: 'Lihat BoQ.' }
    await client.post('/api/tender/chat/message').bearerToken(sesi).json(written)
    const next = await read(satu.token, tag)
    next.assertStatus(200)
    assert.equal(data<TopikPenjelasan[]>(next)[0]!.listMessage[0]!.message, 'Lihat BoQ.')
    ;(await read(satu.token, String(next.header('etag')))).assertStatus(304)
  })

  test('what is sent again after a lost answer stands there once', async ({ assert, client }) => {
    const { paket, satu, sesi } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const ask = async () =>
      data<TopikPenjelasan[]>(
        await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
      )
    const [t] = await ask()
    assert.lengthOf(await ask(), 1)
    const write = async (token: string, message: string) => {
      const json = { chatId: t!.id, senderUserId: 1, message }
      const answer = await client.post('/api/tender/chat/message').bearerToken(token).json(json)
      return data<TopikPenjelasan[]>(answer)[0]!.listMessage.map((m) => m.message)
    }
    await write(sesi, 'Lihat BoQ.')
    assert.deepEqual(await write(sesi, 'Lihat BoQ.'), ['Lihat BoQ.'])
    await write(satu.token, 'Baik.')
    assert.deepEqual(await write(sesi, 'Lihat BoQ.'), ['Lihat BoQ.', 'Baik.', 'Lihat BoQ.'])
    assert.lengthOf(await journalActions({ objek: 'paket', id: paket.id }), 4)
  })

  test('a text of blanks is missing, with the words of the specification', async ({
    assert,
    client,
  }) => {
    const { paket, satu } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const refusal = async (path: string, json: object) => {
      const answer = await client.post(path).bearerToken(satu.token).json(json)
      answer.assertStatus(400)
      return fieldErrors(answer).map((e) => `${e.field}: ${e.message}`)
    }
    const missing = ['subject: Field harus diisi!.', 'message: Field harus diisi!.']
    for (const blank of ['', '   ', ' \n\t'])
      assert.deepEqual(await refusal('/api/tender/chat', topik(paket.id, blank, blank)), missing)
    const bare = { chatId: 1, message: '  ' }
    assert.deepEqual(await refusal('/api/tender/chat/message', bare), [missing[1]!])
  })

  test('rekanan ask, pokja answers, names stay Peserta n', async ({ assert, client }) => {
    const { paket, satu, dua, sesi, pokja } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const buat = await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    buat.assertStatus(200)
    assert.equal(message(buat), 'Topik baru berhasil dibuat')
    const [t] = data<TopikPenjelasan[]>(buat)
    assert.deepInclude(t, { pembuat: 'PT Penanya Satu', creatorUserId: satu.pengguna.id })
    assert.isFalse(t!.dijawab)
    const jawab = await client
      .post('/api/tender/chat/message')
      .bearerToken(sesi)
      .json({ chatId: t!.id, senderUserId: 99, message: 'Lihat BoQ.' })
    assert.equal(message(jawab), 'Pesan telah terkirim')
    await client
      .post('/api/tender/chat/message')
      .bearerToken(dua.token)
      .json({ chatId: t!.id, senderUserId: 99, message: 'Terima kasih.' })
    const [bagiDua] = data<TopikPenjelasan[]>(
      await client.get(BACA(paket.id)).bearerToken(dua.token)
    )
    assert.deepInclude(bagiDua, {
      pembuat: 'Peserta 1',
      creatorUserId: null,
      milikSendiri: false,
      // What was written since waits for an answer of its own.
      dijawab: false,
    })
    assert.deepEqual(
      bagiDua!.listMessage.map((m) => [m.pengirim, m.senderUserId, m.staf]),
      [
        ['Panitia Pengadaan', null, true],
        ['PT Penanya Dua', dua.pengguna.id, false],
      ]
    )
    await createPembukaan(paket.id, pokja)
    const raw = await client.get(BACA(paket.id)).bearerToken(dua.token)
    assert.notInclude(JSON.stringify(raw.body()), 'Penanya Satu')
    const [staf] = data<TopikPenjelasan[]>(await client.get(BACA(paket.id)).bearerToken(sesi))
    assert.equal(staf!.pembuat, 'Peserta 1 (PT Penanya Satu)')
    assert.equal(staf!.listMessage[0]!.pengirim, 'Pokja 1')
    assert.deepEqual(await journalActions({ objek: 'paket', id: paket.id }), [
      'penjelasan.topik.buat',
      'penjelasan.pesan.kirim',
      'penjelasan.pesan.kirim',
    ])
    const kabar = await notifications(satu.pengguna.id)
    assert.deepEqual(
      kabar.map((k) => k.pesan),
      [teks.penjelasan.kabarJawab('Volume', paket.nama)]
    )
    // Who asked gets a mail, too; the others hear that there is something to read.
    const [mail] = await mailsTo(satu.pengguna.email)
    assert.equal(mail!.perihal, kabar[0]!.pesan)
    const lain = await notifications(dua.pengguna.id)
    assert.include(lain.at(-1)!.pesan, 'Ada jawaban pada topik "Volume"')
    // What a participant writes below a topic waits for the committee like a topic.
    const kabarPokja = await notifications(pokja[0]!.id)
    assert.isTrue(
      kabarPokja.some((k) => k.pesan === teks.penjelasan.kabarPesan('Volume', paket.nama))
    )
  })

  test('a topic waits again for an answer whenever a participant writes below it', async ({
    assert,
    client,
  }) => {
    const { paket, satu, dua, sesi } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const [{ id }] = data<[TopikPenjelasan]>(
      await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    )
    /** Writes below the topic, and what each of them then reads of it. */
    const writes = async (token: string, message: string) => {
      const sent = { chatId: id, message }
      const answer = await client.post('/api/tender/chat/message').bearerToken(token).json(sent)
      answer.assertStatus(200)
      const lists = [satu.token, dua.token, sesi].map((reader) =>
        client.get(BACA(paket.id)).bearerToken(reader)
      )
      const read = (await Promise.all(lists)).map((list) => data<TopikPenjelasan[]>(list))
      return read.map(([one]) => one!.dijawab)
    }
    assert.deepEqual(await writes(sesi, 'Lihat BoQ.'), [true, true, true])
    assert.deepEqual(await writes(satu.token, 'Halaman berapa?'), [false, false, false])
    assert.deepEqual(await writes(sesi, 'Halaman 12.'), [true, true, true])
    assert.deepEqual(await writes(dua.token, 'Bagaimana dengan lantai dua?'), [false, false, false])
  })

  test('what the committee opens is no question, until somebody asks below it', async ({
    assert,
    client,
  }) => {
    const { paket, satu, sesi, pokja } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const { id } = await row<{ id: number }>(
      `insert into topik (paket_id, fase, pembuat_id, subjek, pesan, dibuat_pada, diubah_pada)
         values (?, 'PP1', ?, 'Peninjauan lapangan', 'Besok pukul sepuluh.', ${sqlNow()}, ${sqlNow()}) returning id`,
      [paket.id, pokja[0]!.id]
    )
    const answered = async () => {
      const list = await client.get(BACA(paket.id)).bearerToken(satu.token)
      return data<TopikPenjelasan[]>(list).find((one) => one.id === id)!.dijawab
    }
    const writes = async (token: string, message: string) => {
      const sent = { chatId: id, message }
      const answer = await client.post('/api/tender/chat/message').bearerToken(token).json(sent)
      answer.assertStatus(200)
    }
    assert.isNull(await answered())
    await writes(sesi, 'Bawa helm.')
    assert.isNull(await answered())
    await writes(satu.token, 'Berkumpul di mana?')
    assert.isFalse(await answered())
    await writes(sesi, 'Di gerbang.')
    assert.isTrue(await answered())
  })

  test('only its author changes a topic, and a stale version is refused', async ({
    assert,
    client,
  }) => {
    const { paket, satu, dua, pokja } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const buat = await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    const { id } = data<TopikPenjelasan[]>(buat)[0]!
    const ubah = (t: string, lain = {}) =>
      client
        .put(`/api/tender/chat/${id}`)
        .bearerToken(t)
        .json({ ...topik(paket.id, 'Volume beton'), ...lain })
    ;(await ubah(dua.token)).assertStatus(403)
    const sah = await ubah(satu.token, { versi: 1 })
    assert.equal(message(sah), 'Topik berhasil diperbarui')
    assert.equal(data<TopikPenjelasan[]>(sah)[0]!.subject, 'Volume beton')
    const late = await ubah(satu.token, { versi: 1 })
    late.assertStatus(409)
    assert.equal(body<Change>(late).diubahOleh, inti.diubahOleh.sendiri)
    // Participants have no names yet, neither for the staff nor for each other.
    const record = (await Topik.findOrFail(id)).changedRecord()
    for (const { id: reader, nama, peran } of [pokja[0]!, dua.pengguna]) {
      const change = await lastChange(record, { id: reader, nama, peran, ip: null })
      assert.equal(change?.diubahOleh, inti.diubahOleh.rekanan)
      assert.deepEqual(change?.diubah, ['subjek'])
    }
    ;(
      await client.put('/api/tender/chat/2000000000').bearerToken(satu.token).json(topik(paket.id))
    ).assertStatus(404)
  })

  test('a question stays as it was asked once the committee has answered', async ({
    assert,
    client,
  }) => {
    const { paket, satu, dua, sesi } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const ask = await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    const { id } = data<TopikPenjelasan[]>(ask)[0]!
    const change = () =>
      client.put(`/api/tender/chat/${id}`).bearerToken(satu.token).json(topik(paket.id, 'Lain'))
    const write = (token: string, words: string) =>
      client
        .post('/api/tender/chat/message')
        .bearerToken(token)
        .json({ chatId: id, message: words })
    const offered = async (token: string) =>
      data<TopikPenjelasan[]>(await client.get(BACA(paket.id)).bearerToken(token))[0]!.bisaDiubah
    // What another participant writes below it is no answer.
    ;(await write(dua.token, 'Saya juga ingin tahu.')).assertStatus(200)
    assert.deepEqual([await offered(satu.token), await offered(dua.token)], [true, false])
    ;(await change()).assertStatus(200)
    ;(await write(sesi, 'Lihat BoQ.')).assertStatus(200)
    assert.isFalse(await offered(satu.token))
    const late = await change()
    assert.deepEqual([late.status(), message(late)], [409, teks.penjelasan.sudahDijawab])
    ;(await write(satu.token, 'Maksud saya volume besi.')).assertStatus(200)
    // Also while that waits for an answer of its own.
    ;(await change()).assertStatus(409)
    const [read] = data<TopikPenjelasan[]>(await client.get(BACA(paket.id)).bearerToken(sesi))
    assert.equal(read!.subject, 'Lain')
  })

  test('works while its stage is open, and can be read afterwards', async ({ assert, client }) => {
    const { paket, satu, sesi } = await siapkan()
    const buat = () => client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    const baca = async (t: string) => (await client.get(BACA(paket.id)).bearerToken(t)).status()
    await keTahap(paket.id, 'dokumen')
    ;(await buat()).assertStatus(409)
    assert.deepEqual([await baca(satu.token), await baca(sesi)], [404, 200])
    await keTahap(paket.id, 'penjelasan')
    const { id } = data<TopikPenjelasan[]>(await buat())[0]!
    await keTahap(paket.id, 'pemasukan')
    ;(await buat()).assertStatus(409)
    const pesanStaf = await client
      .post('/api/tender/chat/message')
      .bearerToken(sesi)
      .json({ chatId: id, message: 'Terlambat' })
    pesanStaf.assertStatus(409)
    assert.equal(await baca(satu.token), 200)
  })

  test('refuses those who do not take part, other staff, no session and empty input', async ({
    assert,
    client,
  }) => {
    const { paket, satu, luar, sesi } = await siapkan()
    const asing = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    await keTahap(paket.id, 'penjelasan')
    const buat = (t: string, isi: object = topik(paket.id)) =>
      client.post('/api/tender/chat').bearerToken(t).json(isi)
    const bukan = await buat(luar.token)
    const takAda = await buat(luar.token, topik(2_000_000_000))
    assert.deepEqual([bukan.status(), bukan.body()], [404, takAda.body()])
    ;(await client.get(BACA(paket.id)).bearerToken(luar.token)).assertStatus(404)
    ;(await client.get(BACA(paket.id, 'PP0')).bearerToken(satu.token)).assertStatus(404)
    ;(await buat(sesi)).assertStatus(403)
    ;(await client.post('/api/tender/chat').json(topik(paket.id))).assertStatus(401)
    ;(await buat(satu.token, topik(paket.id, '  '))).assertStatus(400)
    const { id } = data<TopikPenjelasan[]>(await buat(satu.token))[0]!
    const kirim = (t: string) =>
      client.post('/api/tender/chat/message').bearerToken(t).json({ chatId: id, message: 'Halo' })
    ;(await kirim(luar.token)).assertStatus(404)
    ;(await kirim(asing)).assertStatus(403)
    assert.equal(await count('pesan_topik'), 0)
  })

  test('those involved get a signal to load again, without content', async ({ assert, client }) => {
    const { paket, satu, dua, luar, pokja } = await siapkan()
    await keTahap(paket.id, 'penjelasan')
    const semua: string[] = []
    const release = listen(HINT_CHANNEL, (isi) => semua.push(isi))
    // Signals come in the order of their commits: what lies between two of our own is what the call sent.
    const tanda = (isi: string) =>
      waitFor(`the signal ${isi}`, async () => {
        if (semua.includes(isi)) return true
        await rows('select pg_notify(?, ?)', [HINT_CHANNEL, isi])
        return false
      })
    await tanda('0 {"jenis":"awal"}')
    await client.post('/api/tender/chat').bearerToken(satu.token).json(topik(paket.id))
    await tanda('0 {"jenis":"akhir"}')
    release()
    const isyarat = semua.filter((i) => !i.startsWith('0 '))
    const penerima = isyarat.map((i) => Number(i.split(' ')[0]))
    assert.includeMembers(penerima, [satu.pengguna.id, dua.pengguna.id, pokja[0]!.id])
    assert.notInclude(penerima, luar.pengguna.id)
    assert.deepEqual(
      [...new Set(isyarat.map((i) => i.slice(i.indexOf(' ') + 1)))],
      [`{"jenis":"penjelasan","paketId":${paket.id}}`]
    )
  })
})
