import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { sql } from '@eproc/backend/app/core/database/sql'
import type {
  MasterDivisi,
  MonitorBagan,
  MonitorIjin,
  MonitorJadwal,
  MonitorKontrak,
} from '@eproc/domain/pantauan/answers'
import { body, data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow, moveClock } from '../../lib/dates.ts'
import { person, tokenFor } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { paketBerkontrak, rekananBerijin } from './bantu.ts'

const rest = (client: ApiClient, token: string, path: string, query: object = {}) =>
  client.get(`/rest/${path}`).qs(restOf(query)).bearerToken(token)
const restOf = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)]))

test.group('Monitor of schedules', (group) => {
  group.each.setup(cleanSlate)

  test('has the included stages of packages under way, of all divisions or of one with those below it', async ({
    assert,
    client,
  }) => {
    await createPaketTerbit({ nama: 'A', satuanKerja: '2020', tanpaTahap: ['penjelasan'] })
    await createPaketTerbit({ nama: 'B', satuanKerja: '1010' })
    await createPaket({ nama: 'Draf' })
    await createPaketTerbit({ nama: 'Selesai', statusPelaksanaan: 'S' })
    const token = await tokenFor({ peran: 'adminit' })
    const ambil = async (divisi: string, qs = '') =>
      data<MonitorJadwal[]>(await client.get(`/monitor2/proses/${divisi}?${qs}`).bearerToken(token))
    const names = (list: MonitorJadwal[]) => [...new Set(list.map((j) => j.nama))].sort()
    const all = await ambil('all')
    assert.deepEqual(names(all), ['A', 'B'])
    assert.lengthOf(
      all.filter((j) => j.nama === 'A'),
      17
    )
    assert.deepEqual(names(await ambil('1010')), ['B'])
    assert.deepEqual(names(await ambil('20')), ['A'])
    assert.deepEqual(names(await ambil('all', 'letak=nanti')), ['A', 'B'])
    const [first] = await ambil('2020')
    assert.containSubset(first, { divisi: '2020', letak: 'nanti', urut: 1, bolehBuka: true })
    assert.isNotEmpty(first!.namaDivisi)
    const semua = data<MasterDivisi[]>(
      await client.get('/monitor2/masterdivisi').bearerToken(token)
    )
    assert.containSubset(
      semua.find((d) => d.kode === '2020'),
      { parent: '20' }
    )
    assert.sameMembers(Object.keys(semua[0]!), ['nama', 'kode', 'parent', 'nick'])
    const unknown = await client.get('/monitor2/proses/9999').bearerToken(token)
    unknown.assertStatus(404)
    ;(await client.get('/monitor2/proses/all?urut=hps').bearerToken(token)).assertStatus(400)
    ;(await client.get('/monitor2/proses/all?tahun=1').bearerToken(token)).assertStatus(400)
  })

  test('follows each change of a package’s state, also one that a new stage meets half way', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit({ nama: 'Berganti' })
    const token = await tokenFor({ peran: 'adminit' })
    const shown = async () =>
      data<MonitorJadwal[]>(await client.get('/monitor2/proses/all').bearerToken(token)).length
    const all = await shown()
    assert.isAbove(all, 10)
    const become = (status: string) =>
      rows('update paket set status_pelaksanaan = ? where id = ? returning id', [status, paket.id])
    for (const [status, expected] of [
      ['G', 0],
      ['A', all],
      ['P', all],
      ['S', 0],
    ] as const) {
      await become(status)
      assert.equal(await shown(), expected, status)
    }
    const changing = await db.transaction()
    await sql(changing, `update paket set status_pelaksanaan = 'A' where id = ?`, [paket.id])
    const added = rows(
      `insert into jadwal (paket_id, urut, kunci, tahap, mulai, selesai)
         select paket_id, 40, 'tambahan', 'Tambahan', mulai, selesai from jadwal where paket_id = ? limit 1
       returning berjalan`,
      [paket.id]
    )
    await waitFor('the stage to wait for the package', async () => {
      return (
        (await count(
          `pg_stat_activity where wait_event_type = 'Lock' and query like '%tambahan%'`
        )) > 0
      )
    })
    await changing.commit()
    assert.deepEqual(await added, [{ berjalan: true }])
    assert.equal(await shown(), all + 1)
  })

  test('counts days and says what runs by the server’s clock; a paused package stands still', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit({ lamaJam: 71 })
    const { pengguna } = await person({ peran: 'operatorULP' })
    await keTahap(paket.id, 'dokumen')
    const token = await signInAs(pengguna)
    const running = async () =>
      body<MonitorJadwal[]>(await rest(client, token, 'monitor', { filter: { letak: 'kini' } }))
    const [kini, ...others] = await running()
    assert.lengthOf(others, 0)
    assert.equal(kini!.tahap, 'Pendaftaran dan Pengambilan Dokumen')
    assert.oneOf(kini!.hari, [2, 3])
    assert.equal(kini!.tenggat, kini!.hari === 2 ? 'segera' : 'aman')
    await rows(`update paket set status_pelaksanaan = 'P' where id = ? returning id`, [paket.id])
    await rows(
      `update paket set berhenti_pada = (select mulai + interval '1 minute' from jadwal
         where paket_id = paket.id and kunci = 'dokumen') where id = ? returning id`,
      [paket.id]
    )
    await keTahap(paket.id, 'evaluasi')
    const [paused] = await running()
    assert.containSubset(paused, { id: kini!.id, ditunda: true, tenggat: 'lewat' })
    assert.isBelow(paused!.hari, 0)
    await createPaketTerbit({ nama: 'Lain' })
    const found = async (filter: object) =>
      body<MonitorJadwal[]>(await rest(client, token, 'monitor', { filter, range: [0, 99] })).map(
        ({ id, letak }) => `${id} ${letak}`
      )
    const each = await Promise.all(['kini', 'nanti', 'lampau'].map((letak) => found({ letak })))
    assert.isAbove(Math.min(...each.map(({ length }) => length)), 0)
    assert.sameMembers(each.flat(), await found({}))
  })

  test('is a list of the back office: range, sort, search; the picture has whole packages', async ({
    assert,
    client,
  }) => {
    const a = await createPaketTerbit({ nama: 'Alfa', lamaJam: 5 })
    await createPaketTerbit({ nama: 'Beta', satuanKerja: '1010' })
    const token = await tokenFor({ peran: 'manajerULP' })
    const page = await rest(client, token, 'monitor', {
      range: [0, 1],
      sort: ['mulai', 'DESC'],
      filter: { q: 'alfa' },
    })
    assert.equal(page.header('content-range'), 'monitor 0-1/18')
    assert.deepEqual(
      body<MonitorJadwal[]>(page).map((j) => [j.nama, j.urut]),
      [
        ['Alfa', 18],
        ['Alfa', 17],
      ]
    )
    const bagan = body<MonitorBagan[]>(await rest(client, token, 'monitor-bagan'))
    assert.deepEqual(
      bagan.map((p) => [p.nama, p.listJadwal.length]),
      [
        ['Alfa', 18],
        ['Beta', 18],
      ]
    )
    assert.equal(new Date(bagan[0]!.listJadwal[0]!.mulai).getTime(), a.jadwal[0]!.mulai.getTime())
    const sorted = { sort: ['nama', 'DESC'], range: [0, 0], filter: { divisi: '1010' } }
    const last = await rest(client, token, 'monitor-bagan', sorted)
    assert.equal(last.header('content-range'), 'monitor-bagan 0-0/1')
    for (const filter of [{ ppk: 1 }, { letak: 'x' }]) {
      ;(await rest(client, token, 'monitor', { filter })).assertStatus(400)
    }
  })

  test('says which packages the caller may open; vendors and visitors see nothing', async ({
    assert,
    client,
  }) => {
    await createPaketTerbit({ satuanKerja: '2020' })
    const opens = async (divisi: string) => {
      const token = await tokenFor({ peran: 'operator', divisi })
      const list = body<MonitorBagan[]>(await rest(client, token, 'monitor-bagan'))
      return list.map((p) => p.bolehBuka)
    }
    assert.deepEqual(await opens('2020'), [true])
    assert.deepEqual(await opens('1010'), [false])
    for (const path of ['/monitor2/proses/all', '/monitor2/masterdivisi', '/rest/monitor']) {
      ;(await client.get(path)).assertStatus(401)
      ;(await client.get(path).bearerToken(await tokenFor({ peran: 'vendor' }))).assertStatus(403)
    }
  })
})

test.group('Monitor of licences', (group) => {
  group.each.setup(cleanSlate)

  test('tells all, those that hold and those that do not, with the days left', async ({
    assert,
    client,
  }) => {
    const rekanan = await rekananBerijin('PT Ijin Karya', [
      { jenis: 'SIUP', nomor: 'S-1', hari: -1 },
      { jenis: 'SBU', nomor: 'B-1', hari: 0 },
      { jenis: 'SIUJK', nomor: 'J-1', hari: 31 },
      { jenis: 'NIB', nomor: 'N-1', hari: null },
    ])
    const token = await tokenFor({ peran: 'pa' })
    const ambil = async (masa: string) =>
      data<MonitorIjin[]>(await client.get(`/monitor2/ijin-usaha/${masa}`).bearerToken(token)).map(
        (i) => [i.nomor, i.hari, i.tenggat]
      )
    const ended = [['S-1', -1, 'lewat']]
    const holding = [
      ['B-1', 0, 'segera'],
      ['J-1', 31, 'aman'],
      ['N-1', null, 'tanpaBatas'],
    ]
    assert.deepEqual(await ambil('all'), [...ended, ...holding])
    assert.deepEqual(await ambil('berlaku'), holding)
    assert.deepEqual(await ambil('tidakBerlaku'), ended)
    ;(await client.get('/monitor2/ijin-usaha/lain').bearerToken(token)).assertStatus(404)
    const filtered = async (filter: object) =>
      body<MonitorIjin[]>(await rest(client, token, 'monitor-ijin-usaha', { filter }))
    for (const [tenggat, nomor] of [
      ['lewat', 'S-1'],
      ['segera', 'B-1'],
      ['aman', 'J-1'],
      ['tanpaBatas', 'N-1'],
    ]) {
      const [i, ...more] = await filtered({ tenggat })
      assert.deepEqual([i?.nomor, more.length], [nomor, 0])
    }
    assert.lengthOf(await filtered({ masa: 'berlaku', jenis: 'NIB', q: 'n-1' }), 1)
    const [one] = await filtered({ q: 'ijin karya', jenis: 'SIUP' })
    assert.containSubset(one, { vendorId: rekanan.id, statusVendor: 'A', statusIjin: 'A' })
    // A day later, by the server's clock.
    moveClock('P1D')
    const later = await tokenFor({ peran: 'pa' })
    const now = await rest(client, later, 'monitor-ijin-usaha', {
      filter: { masa: 'tidakBerlaku' },
    })
    assert.deepEqual(
      body<MonitorIjin[]>(now).map((i) => [i.nomor, i.hari]),
      [
        ['S-1', -2],
        ['B-1', -1],
      ]
    )
  })
})

test.group('Monitor of contracts', (group) => {
  group.each.setup(cleanSlate)

  test('has number, days, remaining days and who made them; no failed package', async ({
    assert,
    client,
  }) => {
    const a = await paketBerkontrak(10, { nama: 'A', satuanKerja: '2020' })
    await paketBerkontrak(-3, { nama: 'B', satuanKerja: '1010' })
    await paketBerkontrak(90, { nama: 'C', statusPelaksanaan: 'G' })
    await createPaketTerbit({ nama: 'Tanpa kontrak' })
    const token = await tokenFor({ peran: 'manajer', divisi: '1010' })
    const ambil = async (divisi: string) =>
      data<MonitorKontrak[]>(
        await client.get(`/monitor2/monitor-kontrak/${divisi}`).bearerToken(token)
      )
    const all = await ambil('all')
    assert.deepEqual(
      all.map((k) => [k.nama, k.hari, k.tenggat, k.bolehBuka]),
      [
        ['B', -3, 'lewat', true],
        ['A', 10, 'segera', false],
      ]
    )
    assert.containSubset(all[1], {
      paketId: a.paket.id,
      divisi: '2020',
      noSpk: 'SPK-10',
      selesaiKontrak: dayFromNow(10),
      userId: a.ppk.login,
    })
    assert.deepEqual(
      (await ambil('20')).map((k) => k.nama),
      ['A']
    )
    const soon = await rest(client, token, 'monitor-kontrak', { filter: { tenggat: 'segera' } })
    assert.equal(soon.header('content-range'), 'monitor-kontrak 0-0/1')
    // Money is no part of it.
    assert.notInclude(JSON.stringify(all), 'nilai')
  })

  test('of the division is that of the session, whatever is asked for', async ({
    assert,
    client,
  }) => {
    await paketBerkontrak(10, { nama: 'Milik sendiri', satuanKerja: '2020' })
    await paketBerkontrak(20, { nama: 'Divisi lain', satuanKerja: '1010' })
    const names = async (token: string) =>
      body<MonitorKontrak[]>(await rest(client, token, 'monitor-kontrak-divisi')).map((k) => k.nama)
    const own = await tokenFor({ peran: 'operator', divisi: '2020' })
    assert.deepEqual(await names(own), ['Milik sendiri'])
    const asked = await rest(client, own, 'monitor-kontrak-divisi', { filter: { divisi: '1010' } })
    asked.assertStatus(400)
    assert.deepEqual(await names(await tokenFor({ peran: 'manajer', divisi: null })), [])
    ;(await client.get('/rest/monitor-kontrak-divisi')).assertStatus(401)
    const vendor = await tokenFor({ peran: 'vendor' })
    ;(await rest(client, vendor, 'monitor-kontrak-divisi')).assertStatus(403)
  })
})
