/** The calendar of a package at a secret address: what it says, how it follows changes, whom it serves. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import type { KalenderPaket } from '@eproc/domain/tender/answers'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { readIcalendar, type IcalEvent } from '../../../lib/icalendar.ts'
import { rows } from '../../../lib/query.ts'
import { world, type Dunia } from '../penawaran/bantu.ts'

test.group('Calendar of a package', (group) => {
  group.each.setup(cleanSlate)

  const address = (id: number) => `/api/paket/${id}/kalender`
  const make = async (client: ApiClient, token: string, id: number): Promise<string> => {
    const r = await client.post(address(id)).bearerToken(token).json({})
    r.assertStatus(200)
    return new URL(data<KalenderPaket>(r).url!).pathname
  }
  const events = async (client: ApiClient, path: string): Promise<IcalEvent[]> => {
    const r = await client.get(path)
    r.assertStatus(200)
    return readIcalendar(r.text())
  }
  const find = (list: readonly IcalEvent[], d: Pick<Dunia, 'paket'>, key: string): IcalEvent =>
    list.find(({ uid }) => uid.startsWith(`${d.paket.kode.toLowerCase()}-${key}@`))!
  /** What an approved revision leaves behind. */
  const revise = async (d: Dunia, urut: number, change: string) => {
    await rows(
      `with r as (insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, penyetuju_id, disetujui_pada)
         values (?, 'disetujui', ?, clock_timestamp(), ?, clock_timestamp()) returning id)
       insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
       select r.id, j.urut, ${change === 'out' ? 'false' : 'true'}, j.mulai, j.selesai, j.mulai, j.selesai, true
         from r, jadwal j where j.paket_id = ? and j.urut = ? returning revisi_id`,
      [d.id, d.ppk.id, d.ppk.id, d.id, urut]
    )
    const set = change === 'out' ? 'include = false' : `selesai = selesai + interval '3 hours'`
    await rows(`update jadwal set ${set} where paket_id = ? and urut = ? returning id`, [
      d.id,
      urut,
    ])
  }

  test('every included stage is an event in UTC, with an alarm before a submission closes', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const before = data<KalenderPaket>(
      await client.get(address(d.id)).bearerToken(d.rekanan[0]!.token)
    )
    assert.isNull(before.url)
    const path = await make(client, d.rekanan[0]!.token, d.id)
    const r = await client.get(path)
    assert.match(r.header('content-type')!, /^text\/calendar/)
    assert.match(r.header('cache-control')!, /private/)
    const list = readIcalendar(r.text())
    assert.lengthOf(
      list,
      d.jadwal.filter((j) => j.include).length,
      'a stage that is left out is no event'
    )
    assert.equal(new Set(list.map((e) => e.uid)).size, list.length)
    const pemasukan = find(list, d, 'pemasukan')
    const stage = d.jadwal.find((j) => j.kunci === 'pemasukan')!
    const utc = (t: Date) => t.toISOString().replace(/[-:]|\.\d+/g, '')
    assert.equal(pemasukan.properties.DTSTART, utc(stage.mulai))
    assert.equal(pemasukan.properties.DTEND, utc(stage.selesai))
    assert.equal(pemasukan.properties.STATUS, 'CONFIRMED')
    assert.include(pemasukan.properties.SUMMARY, d.paket.nama)
    assert.equal(pemasukan.alarms, 1)
    assert.equal(find(list, d, 'pembukaan').alarms, 0)
    // Staff hand nothing in.
    const staf = await events(client, await make(client, d.tokenPpk, d.id))
    assert.equal(find(staf, d, 'pemasukan').alarms, 0)
  })

  test('a revision keeps the UID and raises SEQUENCE; what it takes out is cancelled', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const path = await make(client, d.rekanan[0]!.token, d.id)
    const first = await events(client, path)
    const same = await client
      .get(path)
      .header('If-None-Match', (await client.get(path)).header('etag')!)
    same.assertStatus(304)
    const [pemasukan, pembuktian] = ['pemasukan', 'pembuktian'].map((key) =>
      d.jadwal.find((j) => j.kunci === key)!
    )
    await revise(d, pemasukan!.urut, 'longer')
    await revise(d, pembuktian!.urut, 'out')
    const second = await events(client, path)
    for (const key of ['pemasukan', 'pembuktian', 'sppbj']) {
      const [a, b] = [find(first, d, key), find(second, d, key)]
      assert.equal(a.uid, b.uid)
      assert.isAbove(Number(b.properties.SEQUENCE), Number(a.properties.SEQUENCE))
    }
    assert.notEqual(
      find(second, d, 'pemasukan').properties.DTEND,
      find(first, d, 'pemasukan').properties.DTEND
    )
    assert.equal(find(second, d, 'pembuktian').properties.STATUS, 'CANCELLED')
    await rows(
      `update paket set status_pelaksanaan = 'B', berhenti_pada = clock_timestamp(), versi = versi + 1 where id = ? returning id`,
      [d.id]
    )
    const last = await events(client, path)
    assert.isTrue(last.every((e) => e.properties.STATUS === 'CANCELLED'))
    assert.isAbove(
      Number(find(last, d, 'sppbj').properties.SEQUENCE),
      Number(find(second, d, 'sppbj').properties.SEQUENCE)
    )
  })

  test('renewed, revoked, forged, or of somebody who may no longer see it: 404', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const { token, pengguna } = d.rekanan[0]!
    const old = await make(client, token, d.id)
    const path = await make(client, token, d.id)
    assert.notEqual(old, path)
    ;(await client.get(old)).assertStatus(404)
    ;(await client.get(path)).assertStatus(200)
    const forged = path.replace(/-(.)/, (_, c: string) => `-${c === 'A' ? 'B' : 'A'}`)
    ;(await client.get(forged)).assertStatus(404)
    ;(await client.get('/kalender/1.ics')).assertStatus(404)
    const [stored] = await rows<{ garam: string }>('select garam from kalender')
    assert.notInclude(path, stored!.garam)
    await rows(`update pengguna set status = 'I' where id = ? returning id`, [pengguna.id])
    ;(await client.get(path)).assertStatus(404)
    await rows(`update pengguna set status = 'A' where id = ? returning id`, [pengguna.id])
    const gone = await client.delete(address(d.id)).bearerToken(token)
    gone.assertStatus(200)
    assert.isNull(data<KalenderPaket>(gone).url)
    ;(await client.get(path)).assertStatus(404)
  })

  test('a package that the caller may not see has no calendar', async ({ client }) => {
    const lain = await createPaketTerbit({ metode: 'TLA' })
    const d = await world(1)
    const r = await client.post(address(lain.paket.id)).bearerToken(d.rekanan[0]!.token).json({})
    r.assertStatus(404)
    const draf = await createPaket({})
    const unpublished = await client
      .post(address(draf.paket.id))
      .bearerToken(d.rekanan[0]!.token)
      .json({})
    unpublished.assertStatus(404)
    ;(await client.post(address(d.id)).json({})).assertStatus(401)
  })
})
