/** The outbox sends what somebody waits for first, and everything once. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Surat from '@eproc/backend/app/core/mail/surat'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { emptyDatabase } from '../../lib/database.ts'
import { listMails, waitForMail } from '../../lib/mail.ts'

const BACKLOG = 400

const waiting = async () =>
  Number(
    (await Surat.query().where('status', 'antre').where('segera', false).count('* as n'))[0]!
      .$extras.n
  )

test.group('Outbox', (group) => {
  group.each.setup(() => emptyDatabase())

  test('a password link overtakes a backlog of other mails; all of them arrive once', async ({
    client,
    assert,
  }) => {
    const p = await createPengguna({ peran: 'operator' })
    await db.rawQuery(
      `insert into surat (id, message_id, kepada, perihal, teks, html, dibuat_pada, coba_pada)
       select x.id, '<' || x.id || '@uji>', 'antre-' || n || '@uji.example', 'Perubahan jadwal', 'isi', '<p>isi</p>',
              clock_timestamp(), clock_timestamp()
         from generate_series(1, ?) n, lateral (select gen_random_uuid() as id, n as ke) x`,
      [BACKLOG]
    )
    const minta = await client.post('/userman/forget').json({ userId: p.login })
    minta.assertStatus(200)
    await waitForMail(p.email)
    assert.isAbove(await waiting(), 0, 'the link left before the backlog did')

    while ((await waiting()) > 0) await new Promise((next) => setTimeout(next, 50))
    const received = (await listMails({ kepada: 'antre-' })).map((s) => s.kepada[0])
    assert.lengthOf(received, BACKLOG)
    assert.equal(new Set(received).size, BACKLOG)
  })
})
