/** Mails that do not go: none leaves without its paper, and who can do something is told once, in the bell. */
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { test } from '@japa/runner'
import { tellUndelivered } from '@eproc/backend/app/notifikasi/tell_undelivered'
import { participants } from '@eproc/backend/app/notifikasi/audience'
import { tell } from '@eproc/backend/app/notifikasi/tell'
import { packageMessage, packagePage } from '@eproc/backend/app/paket_berjalan/package_message'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { notDelivered } from '@eproc/backend/app/core/mail/delivery_failure'
import { sendLater } from '@eproc/backend/app/core/mail/outbox'
import Surat from '@eproc/backend/app/core/mail/surat'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createPembukaan } from '@eproc/database/factories/peserta'
import { surat as teks } from '@eproc/i18n/id/surat'
import { cleanSlate } from '../../lib/dates.ts'
import { storedFiles, unreadable } from '../../lib/files.ts'
import { listMails, waitForMail } from '../../lib/mail.ts'
import { startMailReceiver } from '../../lib/mail_receiver.ts'
import { notifications, notifiedUsers } from '../../lib/notifications.ts'
import { count, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { kirim, formPajak } from '../dosir/bantu.ts'
import { world } from '../tender/penawaran/bantu.ts'

const send = (kepada: string, lampiran: readonly string[] = []) =>
  transaction((trx) =>
    sendLater(trx, { kepada, nama: 'Uji', perihal: 'Sertifikat', paragraf: ['Isi.'], lampiran })
  )
const letter = (kepada: string) => Surat.findByOrFail('kepada', kepada)

test.group('Mails that do not go', (group) => {
  group.each.setup(cleanSlate)

  test('a mail whose attachment is not on record any more is given up, and never sent without it', async ({
    assert,
  }) => {
    const lost = 'tanpa-lampiran@uji.example'
    await send(lost, ['berkas/ab/tidak-ada.pdf'])
    await waitFor('the mail to be given up', async () => (await letter(lost)).status === 'gagal')
    assert.equal((await letter(lost)).sebabGagal, 'lampiran')
    assert.isEmpty(await listMails({ kepada: lost }))
  })

  test('a mail with a link into an account forgets it as it is given up; another one keeps its text', async ({
    assert,
  }) => {
    const write = (kepada: string, rahasia: boolean) =>
      transaction((trx) =>
        sendLater(trx, {
          ...{ kepada, rahasia, nama: 'Uji', perihal: 'Password', paragraf: ['Isi.'] },
          lampiran: ['berkas/ab/tidak-ada.pdf'],
        })
      )
    await write('tautan@uji.example', true)
    await write('biasa@uji.example', false)
    const given = async (to: string) => {
      await waitFor('the mail to be given up', async () => (await letter(to)).status === 'gagal')
      const { teks, html } = await letter(to)
      return [teks !== '', html !== '']
    }
    assert.deepEqual(await given('tautan@uji.example'), [false, false])
    assert.deepEqual(await given('biasa@uji.example'), [true, true])
  })

  test('a mail waits for its attachment while the storage is away, and goes with it', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'N', isi: [] })
    const sent = await kirim(client, 'post', '/vendor/registrasi/pajak', token, formPajak().isian, {
      dokumen: {},
    })
    const jalur = (sent.body() as { data: { dokumen: string } }).data.dokumen
    assert.isNotEmpty(storedFiles())
    const to = 'menunggu@uji.example'
    const back = unreadable(jalur)
    await send(to, [jalur])
    await waitFor('the first look', async () => (await letter(to)).lastError !== null)
    const waiting = await letter(to)
    assert.deepEqual([waiting.status, waiting.percobaan], ['antre', 0])
    assert.isEmpty(await listMails({ kepada: to }))
    back()
    await rows(`update surat set coba_pada = clock_timestamp() where kepada = ?`, [to])
    const mail = await waitForMail(to)
    assert.lengthOf(mail.lampiran, 1)
    // A content that is gone may come back from a backup: it is tried as often as a mail server.
    await unlink(join(process.env.DATA_DIR!, jalur))
    const gone = 'isi-hilang@uji.example'
    await send(gone, [jalur])
    await waitFor('a try', async () => (await letter(gone)).percobaan > 0)
    assert.equal((await letter(gone)).status, 'antre')
    assert.isEmpty(await listMails({ kepada: gone }))
  })

  test('what the receiving server refuses for good is given up at once; what it may take later is not', async ({
    assert,
  }) => {
    const receiver = await startMailReceiver()
    const { hostname: host, port } = new URL(receiver.url)
    const transport = new SMTPTransport({ host, port: Number(port), secure: false })
    const outcome = async (code: number, text: string) => {
      receiver.refusal = { code, text }
      const surat = await Surat.create({
        ...{ id: crypto.randomUUID(), messageId: crypto.randomUUID(), kepada: 'a@uji.example' },
        ...{ perihal: 'P', teks: 't', html: 't', lampiran: [], segera: false, status: 'terkirim' },
        ...{ percobaan: 0, dibuatPada: clockNow(), cobaPada: clockNow() },
      })
      surat.status = 'antre'
      const message = { from: 'b@uji.example', to: [surat.kepada], subject: 'P', text: 't' }
      const refused: unknown = await transport.send(message).then(
        () => null,
        (error: unknown) => error
      )
      await notDelivered(surat, refused)
      const { status, sebabGagal } = surat
      // The worker is not to send what the test is about.
      await surat.merge({ status: 'terkirim' }).save()
      return [status, sebabGagal ?? null]
    }
    try {
      assert.deepEqual(await outcome(550, '5.1.1 No such user'), ['gagal', 'ditolak'])
      assert.deepEqual(await outcome(450, '4.2.0 Greylisted'), ['antre', null])
      assert.deepEqual(await outcome(554, '5.7.1 Relay access denied'), ['antre', null])
    } finally {
      await receiver.close()
    }
    const away: unknown = await transport.send({ to: ['a@uji.example'] }).catch((e: unknown) => e)
    const surat = await Surat.firstOrFail()
    surat.merge({ status: 'antre', percobaan: 18, sebabGagal: null })
    await notDelivered(surat, away)
    assert.equal(surat.status, 'antre')
    await notDelivered(surat, away)
    assert.deepEqual([surat.status, surat.sebabGagal], ['gagal', 'habis'])
  })

  test('before the opening of a package nobody learns by it who takes part but pokja and PPK', async ({
    assert,
  }) => {
    const d = await world(1)
    const ulp = await createPengguna({ peran: 'operatorULP' })
    const [r] = d.rekanan
    const undelivered = async (kepada: string) => {
      await transaction(async (trx) => {
        await sendLater(trx, {
          kepada,
          nama: 'Uji',
          perihal: 'Tanda terima',
          paragraf: ['Isi.'],
          paketId: d.id,
        })
        await Surat.query({ client: trx }).update({ status: 'gagal', sebabGagal: 'ditolak' })
        await rows('delete from notifikasi')
      })
      await tellUndelivered()
      return (await notifiedUsers()).toSorted((a, b) => a - b)
    }
    const sorted = (...ids: number[]) => ids.toSorted((a, b) => a - b)
    const pokja = d.pokja.map(({ id }) => id)
    assert.deepEqual(await undelivered(r!.pengguna.email), sorted(...pokja, d.ppk.id))
    // An address that no account has any more may be a participant's former one.
    assert.deepEqual(await undelivered('lama@uji.example'), sorted(...pokja, d.ppk.id))
    assert.deepEqual(await undelivered(d.pokja[0]!.email), sorted(...pokja, ulp.id))
    await createPembukaan(d.id, d.pokja)
    assert.deepEqual(await undelivered(r!.pengguna.email), sorted(...pokja, ulp.id))
  })

  test('of a package its pokja and the unit are told, of a vendor the unit, of staff the administrator; once, by the bell', async ({
    assert,
  }) => {
    const d = await world(1)
    const [ulp, admin, staff] = await Promise.all([
      createPengguna({ peran: 'operatorULP' }),
      createPengguna({ peran: 'adminit' }),
      createPengguna({ peran: 'operator' }),
    ])
    const [r] = d.rekanan
    await createPembukaan(d.id, d.pokja)
    await rows('delete from notifikasi')
    await transaction(async (trx) => {
      const message = packageMessage('Jadwal berubah', packagePage(d.id))
      await tell(trx, { who: [participants(d.id)] }, message)
      for (const kepada of [r!.pengguna.email, staff.email, 'asing@uji.example']) {
        await sendLater(trx, {
          kepada,
          nama: 'Uji',
          perihal: `Untuk ${kepada}`,
          paragraf: ['Isi.'],
        })
      }
      // Nobody sends them meanwhile.
      await Surat.query({ client: trx }).update({ status: 'gagal', sebabGagal: 'ditolak' })
    })
    await rows('delete from notifikasi')
    assert.equal(await tellUndelivered(), 4)
    assert.equal(await tellUndelivered(), 0)
    const told = (await notifiedUsers()).toSorted((a, b) => a - b)
    const pokja = d.pokja.map(({ id }) => id)
    const everybody = [...pokja, ulp.id, ulp.id, ulp.id, admin.id, admin.id]
    assert.deepEqual(
      told,
      everybody.toSorted((a, b) => a - b)
    )
    const [bell] = await notifications(pokja[0]!)
    assert.include(bell!.pesan, r!.pengguna.email)
    assert.include(bell!.pesan, 'Jadwal berubah')
    assert.include(bell!.pesan, teks.gagal.lanjut.rekanan)
    assert.equal(bell!.tautan, `/ppk/tender/${d.id}/show`)
    const admins = (await notifications(admin.id)).map(({ pesan }) => pesan).join()
    assert.include(admins, teks.gagal.lanjut.staf)
    // No mail about a mail.
    assert.equal(await count('surat'), 4)
  })
})
