/** Who was invited has until the end of registration: whom it is moved for, later or back, hears of it. */
import { test } from '@japa/runner'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { person } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { sendList } from '../bantu_hasil.ts'

test.group('The end of registration', (group) => {
  group.each.setup(cleanSlate)

  test('is told to who was invited and has not registered, at each move, and to nobody else', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, jadwal } = await createPaketTerbit({ metode: 'TLA', jenis: 'BAR' })
    const [waiting, registered] = [await createPenyedia(), await createPenyedia()]
    const stranger = await createPenyedia()
    await keTahap(paket.id, 'undangan-peserta')
    const invited = await sendList(client, {
      alamat: '/api/lelang/undangan',
      token: await signInAs(pokja[0]!),
      paketId: paket.id,
      daftar: 'listUndangan',
      rows: [{ vendorId: waiting.rekanan.id }, { vendorId: registered.rekanan.id }],
      lain: { tipe: 'P' },
    })
    invited.assertStatus(200)
    await createPeserta(paket.id, registered.rekanan.id)
    await rows('delete from notifikasi returning id')
    await rows('delete from surat returning id')
    const ulp = await person({ peran: 'operatorULP' })
    const move = async (to: Date) =>
      (
        await client
          .put(`/api/paket/${paket.id}/pendaftaran`)
          .bearerToken(ulp.token)
          .json({ selesaiDaftar: to.toISOString() })
      ).assertStatus(200)
    const end = jadwal[0]!.selesai
    const later = jadwal[1]!.selesai
    await move(later)
    const told = async ({ pengguna }: typeof waiting) =>
      (await notifications(pengguna.id)).map(({ pesan }) => pesan)
    const [first] = await told(waiting)
    assert.include(first!, paket.kode)
    assert.include(first!, `sampai ${tanggalWaktu(later)} WIB (semula ${tanggalWaktu(end)} WIB)`)
    assert.equal((await mailsTo(waiting.pengguna.email))[0]!.perihal, first!)
    // The same end once more is no news.
    await move(later)
    assert.lengthOf(await told(waiting), 1)
    await move(end)
    assert.include((await told(waiting)).at(-1)!, `sampai ${tanggalWaktu(end)} WIB`)
    for (const r of [registered, stranger]) assert.isEmpty(await told(r))
  })
})
