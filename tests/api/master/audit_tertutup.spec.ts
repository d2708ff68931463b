/** What the journal's readers are not told while it is secret (decisions §5 'Names'). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { writeJournal } from '@eproc/backend/app/core/journal/journal'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPembukaan, createPenyedia } from '@eproc/database/factories/peserta'
import { actAs, signInAs } from '@eproc/database/factories/pengguna'
import { belumDiumumkan } from '@eproc/backend/app/master/audit/belum_diumumkan'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { cleanSlate } from '../../lib/dates.ts'
import { statementsOf } from '../../lib/oracle/answers.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { sendList } from '../tender/bantu_hasil.ts'

test.group('Audit trail, what is secret', (group) => {
  group.each.setup(cleanSlate)

  test('before the opening nobody but pokja and PPK reads in it who was invited', async ({
    client,
    assert,
  }) => {
    const p = await createPaketTerbit({ metode: 'PLA' })
    const { rekanan } = await createPenyedia({ nama: 'PT Diundang Rahasia' })
    await keTahap(p.paket.id, 'undangan-peserta')
    const [pokja, ppk] = [await signInAs(p.pokja[0]!), await signInAs(p.ppk)]
    const sent = await sendList(client, {
      alamat: '/api/lelang/undangan',
      token: pokja,
      paketId: p.paket.id,
      daftar: 'listUndangan',
      rows: [{ vendorId: rekanan.id }],
      lain: { tipe: 'P' },
    })
    sent.assertStatus(200)
    const look = async (token: string) => {
      const filter = JSON.stringify({ paketId: String(p.paket.id), aksi: 'undangan.kirim' })
      const answer = await client.get('/rest/audit').qs({ filter }).bearerToken(token)
      answer.assertStatus(200)
      const [told] = answer.body() as JurnalAnswer[]
      const one = await client.get(`/rest/audit/${told!.id}`).bearerToken(token)
      assert.deepEqual((one.body() as JurnalAnswer).rincian, told!.rincian)
      return [told!.rincian.tipe, /Rahasia|rekananId|berkas\//.test(JSON.stringify(told))]
    }
    for (const token of [pokja, ppk]) assert.deepEqual(await look(token), ['P', true])
    const admin = await tokenFor({ peran: 'adminit' })
    const pa = await tokenFor({ peran: 'pa', divisi: '20' })
    for (const token of [admin, pa]) assert.deepEqual(await look(token), ['P', false])
    await createPembukaan(p.paket.id, p.pokja)
    assert.deepEqual(await look(admin), ['P', true])
  })

  test('who is PPK or of the pokja by the letter only reads nothing of the package in it', async ({
    client,
    assert,
  }) => {
    const { paket, ppk, pokja } = await createPaketTerbit()
    const member = pokja[0]!
    const tokens = [await signInAs(ppk), await signInAs(member)]
    const filter = JSON.stringify({ paketId: String(paket.id) })
    const read = async (token: string) => {
      const answer = await client.get('/rest/audit').qs({ filter }).bearerToken(token)
      answer.assertStatus(200)
      return (answer.body() as JurnalAnswer[]).length
    }
    const actor = await actAs(ppk)
    await db.transaction((trx) =>
      writeJournal(trx, actor, {
        aksi: 'paket.tunda',
        objek: 'paket',
        objekId: paket.id,
        rincian: {},
      })
    )
    for (const token of tokens) assert.equal(await read(token), 1)
    await rows(
      `update pengguna set peran = 'pa', divisi_kode = '30' where id = any(?) returning id`,
      [[ppk.id, member.id]]
    )
    for (const token of tokens) assert.equal(await read(token), 0)
  })

  test('whose judgements a page holds back is asked of all its packages at once', async ({
    assert,
  }) => {
    const own = await createPaketTerbit()
    const others = [await createPaketTerbit(), await createPaketTerbit(), await createPaketTerbit()]
    const reader = await actAs(own.ppk)
    const told = [own, ...others].map(({ paket }) => ({
      aksi: 'evaluasi.simpan',
      objek: 'paket',
      objek_id: String(paket.id),
      rincian: {},
    }))
    // The process's sealer and its clock ask the same database meanwhile, for other tables.
    const ofPackages = (statements: string[]) => statements.filter((text) => /\bpaket/.test(text))
    const page = await statementsOf(() => belumDiumumkan(reader, told))
    assert.deepEqual([...page.result], told.slice(1))
    const single = await statementsOf(() => belumDiumumkan(reader, told.slice(1, 2)))
    assert.lengthOf(ofPackages(page.statements), ofPackages(single.statements).length)
    assert.isNotEmpty(ofPackages(page.statements))
  })
})
