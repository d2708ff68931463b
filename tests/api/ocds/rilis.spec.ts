/** Releases: one an event, valid, complete, never changed, never twice; and how they are served. */
import { test } from '@japa/runner'
import { terbitkanRilis } from '@eproc/backend/app/ocds/terbitkan_rilis'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { RilisGabungan } from '@eproc/domain/ocds/gabung'
import type { Rilis } from '@eproc/domain/ocds/rilis'
import { jadwalUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { body } from '../../lib/answers.ts'
import { sebagaiSuper } from '../../lib/database.ts'
import { budgetYear, cleanSlate, clockNow, sqlNow } from '../../lib/dates.ts'
import { packageComplaints, releaseComplaints } from '../../lib/ocds_schema.ts'
import { person } from '../../lib/people.ts'
import { ownerRows, row, rows } from '../../lib/query.ts'
import { kirimSppbj } from '../tender/bantu_hasil.ts'
import { deed } from './jelajah.ts'

interface ReleasePackage {
  uri: string
  publishedDate: string
  releases: Rilis[]
  links?: { next?: string; prev?: string }
}
interface OcdsRecord {
  ocid: string
  releases: { url: string; date: string; tag: string[] }[]
  compiledRelease: RilisGabungan
}
interface RecordPackage extends Omit<ReleasePackage, 'releases'> {
  records: OcdsRecord[]
}
const SEMUA = '/ocds/releases.json'

const rilis = async (paketId: number) =>
  (
    await rows<{ peristiwa: string; isi: Rilis }>(
      'select peristiwa, isi from rilis_ocds where paket_id = ? order by nomor',
      [paketId]
    )
  ).map((r) => ({ peristiwa: r.peristiwa.replace(/[:=].*/, ''), ...r.isi }))

const peristiwa = async (paketId: number) => (await rilis(paketId)).map((r) => r.peristiwa)

test.group('OCDS: a release an event', (group) => {
  group.each.setup(cleanSlate)

  test('publication, pause, revision, resumption, failure and the new tender each make one', async ({
    assert,
    client,
  }) => {
    const p = await createPaket()
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    const { id } = p.paket
    const put = (deed: string, alasan?: string) =>
      client
        .put(`/api/rup/lelang/${deed}/${id}`)
        .bearerToken(ppk)
        .json(alasan ? { alasan } : {})
    const publish = await client
      .post('/api/rup/paket/publish')
      .bearerToken(ppk)
      .json({ paketPenyediaId: id })
    publish.assertStatus(200)
    ;(await put('tunda', 'Menunggu gambar')).assertStatus(200)
    const listRevisiJadwal = (await jadwalUji(id)).map((t) => ({
      urut: t.urut,
      include: t.include,
      mulai: t.mulai && new Date(t.mulai.getTime() + 3_600_000),
      selesai: t.selesai && new Date(t.selesai.getTime() + 3_600_000),
      remark: 'Mundur sejam',
    }))
    const revisi = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.pokja[0]!))
      .json({ userId: 1, paketPenyediaId: id, listRevisiJadwal })
    revisi.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    ;(await put('lanjutkan')).assertStatus(200)
    ;(await put('gagal', 'Tidak ada penawaran')).assertStatus(200)
    ;(await put('ulang', 'Diulang')).assertStatus(200)
    assert.deepEqual(await peristiwa(id), [
      'rencana',
      'terbit',
      'tunda',
      'revisi',
      'lanjut',
      'gagal',
      'ulang',
    ])
    const semua = await rilis(id)
    for (const r of semua) assert.deepEqual(releaseComplaints(r), [], r.peristiwa)
    const tags = semua.map((r) => r.tag.join())
    assert.deepEqual(tags, [
      'planning',
      'tender',
      'tenderUpdate',
      'tenderAmendment',
      'tenderUpdate',
      'tenderCancellation',
      'tenderUpdate',
    ])
    const [, terbit, tunda, diubah, , gagal] = semua
    assert.equal(tunda!.tender!.amendments![0]!.rationale, 'Menunggu gambar')
    assert.equal(gagal!.tender!.status, 'unsuccessful')
    const mulai = (r: Rilis) => Date.parse(r.tender!.tenderPeriod!.startDate!)
    assert.equal(mulai(diubah!) - mulai(terbit!), 3_600_000)
    assert.deepInclude(terbit!.tender, {
      procurementMethod: 'open',
      mainProcurementCategory: 'works',
      value: { amount: 922_000_000, currency: 'IDR' },
    })
    // The new package names the one that it repeats.
    const [ulangan] = await rows<{ id: number }>('select id from paket where paket_asal_id = ?', [
      id,
    ])
    await rows(
      `update paket set status_pelaksanaan = 'A', diterbitkan_pada = ${sqlNow()} where id = ?`,
      [ulangan!.id]
    )
    await terbitkanRilis({ semua: true })
    const baru = (await rilis(ulangan!.id)).find((r) => r.peristiwa === 'terbit')!
    assert.equal(baru.relatedProcesses![0]!.identifier, terbit!.ocid)
  })

  test('a package that is older than the open data gets all of its own, by one of two processes', async ({
    assert,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    await createPaketTerbit({ metode: 'TLA' })
    await createPaket()
    const made = await Promise.all([
      terbitkanRilis({ semua: true }),
      terbitkanRilis({ semua: true }),
    ])
    assert.equal(made[0] + made[1], 5)
    assert.deepEqual(await peristiwa(t.id), [
      'rencana',
      'terbit',
      'pembukaan',
      'penutupan',
      'pemenang',
    ])
    assert.equal(await terbitkanRilis({ semua: true }), 0)
    const dates = (await rilis(t.id)).map((r) => r.date)
    assert.deepEqual(dates, dates.toSorted())
    const others = await rows('select 1 from rilis_ocds where paket_id <> ?', [t.id])
    assert.lengthOf(others, 0, 'TLA and drafts have none')
  })

  test('the schedule of the announcement is the one before later revisions', async ({ assert }) => {
    const { paket, jadwal, ppk } = await createPaketTerbit()
    const pemasukan = jadwal.find((j) => j.kunci === 'pemasukan')!
    const [revisi] = await rows<{ id: number }>(
      `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, disetujui_pada)
       values (?, 'disetujui', ?, ${sqlNow()}, ${sqlNow()}) returning id`,
      [paket.id, ppk.id]
    )
    await rows(
      `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
       values (?, ?, true, ?, ?::timestamptz + interval '2 hours', ?, ?, true)`,
      [
        revisi!.id,
        pemasukan.urut,
        pemasukan.mulai,
        pemasukan.selesai,
        pemasukan.mulai,
        pemasukan.selesai,
      ]
    )
    await rows(`update jadwal set selesai = selesai + interval '2 hours' where id = ?`, [
      pemasukan.id,
    ])
    await terbitkanRilis({ semua: true })
    const akhir = (await rilis(paket.id)).map((r) => r.tender?.tenderPeriod?.endDate)
    assert.equal(Date.parse(akhir[2]!) - Date.parse(akhir[1]!), 7_200_000)
    assert.equal(Date.parse(akhir[1]!), pemasukan.selesai.getTime())
  })

  test('time alone publishes the number of offers and the winner; names come with the opening', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('pengumuman')
    await ownerRows('update pembukaan set disahkan_pada = null, pengesah_id = null')
    await terbitkanRilis({ semua: true })
    assert.deepEqual(await peristiwa(t.id), ['rencana', 'terbit'])
    await keTahap(t.id, 'pembukaan')
    await terbitkanRilis()
    const tutup = (await rilis(t.id)).at(-1)!
    assert.equal(tutup.tender!.numberOfTenderers, 2)
    assert.notInclude(JSON.stringify(tutup), t.rekanan[0]!.rekanan.nama)
    await ownerRows(`update pembukaan set disahkan_pada = ${sqlNow()}, pengesah_id = peminta_id`)
    await terbitkanRilis()
    assert.lengthOf((await rilis(t.id)).at(-1)!.tender!.tenderers!, 2)
    await keTahap(t.id, 'pengumuman-pemenang', -1)
    assert.equal(await terbitkanRilis(), 0)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await terbitkanRilis(), 1)
    const award = (await rilis(t.id)).at(-1)!.awards![0]!
    assert.deepInclude(award, {
      status: 'pending',
      value: { amount: 800_000_000, currency: 'IDR' },
    })
    await keTahap(t.id, 'sppbj')
    const kirim = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    kirim.assertStatus(200)
    const last = (await rilis(t.id)).at(-1)!
    assert.deepEqual(last.awards, [{ id: award.id, status: 'active' }])
  })

  test('nobody changes or deletes one, not even the owner of the tables', async ({ assert }) => {
    await createPaketTerbit()
    await terbitkanRilis({ semua: true })
    const change = `update rilis_ocds set isi = '{}'`
    for (const statement of [change, 'delete from rilis_ocds', 'truncate rilis_ocds']) {
      await assert.rejects(() => rows(statement), /permission denied|tidak dapat diubah/)
      await assert.rejects(() => sebagaiSuper(statement), /tidak dapat diubah/)
    }
    const { n } = await row<{ n: number }>(
      `select count(*)::int as n from rilis_ocds
        where sha256 <> encode(sha256(convert_to(isi::text, 'UTF8')), 'hex')`
    )
    assert.equal(n, 0)
    await assert.rejects(
      () =>
        rows(`insert into rilis_ocds (paket_id, ocid, nomor, peristiwa, tag, tanggal, tahun, isi, sha256, dibuat_pada)
        select paket_id, ocid, 99, 'palsu', tag, tanggal, tahun, isi, repeat('0', 64), dibuat_pada from rilis_ocds limit 1`),
      /check constraint/
    )
  })
})

test.group('OCDS: release packages', (group) => {
  group.each.setup(cleanSlate)

  /** Releases without a package of their own each: only their number matters here. */
  const many = (paketId: number, n: number) =>
    rows(
      `insert into rilis_ocds (paket_id, ocid, nomor, peristiwa, tag, tanggal, tahun, isi, sha256, dibuat_pada)
       select paket_id, ocid, 1000 + i, 'uji:' || i, tag, tanggal, tahun, x.isi::json,
              encode(sha256(convert_to(x.isi, 'UTF8')), 'hex'), dibuat_pada
         from rilis_ocds, generate_series(1, ?) i,
              lateral (select replace(isi::text, '"id":"' || ocid || '-1"', '"id":"' || ocid || '-' || 1000 + i || '"') as isi) x
        where paket_id = ? and nomor = 1`,
      [n, paketId]
    )

  test('are valid, paged by links, narrowed by year and time', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    await terbitkanRilis({ semua: true })
    await many(paket.id, 148)
    const first = await client.get(SEMUA)
    first.assertStatus(200)
    const page = body<ReleasePackage>(first)
    assert.deepEqual(packageComplaints(page), [])
    assert.lengthOf(page.releases, 100)
    assert.match(page.links!.next!, /\/ocds\/releases\.json\?page=2$/)
    const second = body<ReleasePackage>(await client.get(`${SEMUA}?page=2`))
    assert.lengthOf(second.releases, 50)
    assert.deepEqual(Object.keys(second.links!), ['prev'])
    const ids = new Set([...page.releases, ...second.releases].map((r) => r.id))
    assert.equal(ids.size, 150)
    ;(await client.get(`${SEMUA}?page=3`)).assertStatus(404)
    const count = async (query: string) =>
      body<ReleasePackage>(await client.get(`${SEMUA}?${query}`)).releases.length
    assert.equal(await count(`tahun=${budgetYear()}`), 100)
    assert.equal(await count(`tahun=${budgetYear() + 1}`), 0)
    assert.equal(await count(`sejak=${clockNow().minus({ days: 1 }).toISODate()}`), 100)
    const later = encodeURIComponent(clockNow().plus({ hours: 1 }).toISO())
    assert.equal(await count(`sejak=${later}`), 0)
    for (const query of ['page=0', 'page=x', 'tahun=3000', 'sejak=kemarin', 'asing=1']) {
      ;(await client.get(`${SEMUA}?${query}`)).assertStatus(400)
    }
  })

  test('of one process hold all of it, in order; TLA, drafts and strangers are 404', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const tla = await createPaketTerbit({ metode: 'TLA' })
    await terbitkanRilis({ semua: true })
    const { ocid } = await row<{ ocid: string }>('select distinct ocid from rilis_ocds')
    assert.equal(ocid, `ocds-000000-${t.paket.kode}`)
    for (const end of ['', '.json']) {
      const answer = await client.get(`/ocds/releases/${ocid}${end}`)
      answer.assertStatus(200)
      const { releases } = body<ReleasePackage>(answer)
      assert.deepEqual(packageComplaints(body(answer)), [])
      assert.deepEqual(
        releases.map((r) => r.id),
        [1, 2, 3, 4, 5].map((n) => `${ocid}-${n}`)
      )
    }
    for (const other of [`ocds-000000-${tla.paket.kode}`, 'x', '%00']) {
      const answer = await client.get(`/ocds/releases/${other}.json`)
      assert.oneOf(answer.status(), [400, 404])
    }
  })

  test('records: what holds after the last release, with links to all; paged by processes', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const lain = await createPaketTerbit()
    const tla = await createPaketTerbit({ metode: 'TLA' })
    await terbitkanRilis({ semua: true })
    await rows(
      `update paket set status_pelaksanaan = 'G', alasan = 'Pemenang mundur' where id = ?`,
      [t.id]
    )
    await deed(t.id)
    const ocid = (kode: string) => `ocds-000000-${kode}`
    for (const end of ['', '.json']) {
      const answer = await client.get(`/ocds/records/${ocid(t.paket.kode)}${end}`)
      answer.assertStatus(200)
      const { records, ...head } = body<RecordPackage>(answer)
      assert.sameMembers(Object.keys(head), ['uri', 'version', 'publishedDate', 'publisher'])
      assert.lengthOf(records, 1)
      const [{ compiledRelease: now, releases, ...record }] = records as [OcdsRecord]
      assert.deepEqual(record, { ocid: ocid(t.paket.kode) })
      // Published schema: a compiled release is a release, each link has what the standard asks of it.
      assert.deepEqual(releaseComplaints(now), [])
      const all = await rilis(t.id)
      assert.deepEqual(
        releases.map(({ date, tag }) => ({ date, tag })),
        all.map(({ date, tag }) => ({ date, tag }))
      )
      for (const [i, { url }] of releases.entries())
        assert.isTrue(url.endsWith(`/ocds/releases/${ocid(t.paket.kode)}.json#${all[i]!.id}`), url)
      assert.deepEqual(now.tag, ['compiled'])
      assert.equal(now.date, all.at(-1)!.date)
      assert.equal(now.tender!.status, 'unsuccessful')
      assert.equal(now.tender!.title, all[1]!.tender!.title)
      assert.deepEqual(
        now.awards!.map((a) => [a.id, a.status, a.value?.currency]),
        [[`${t.paket.kode}-P1`, 'cancelled', 'IDR']]
      )
      // Who offered is a party once, whatever it became.
      const ids = now.parties!.map((p) => p.id)
      assert.equal(new Set(ids).size, ids.length)
    }
    const list = body<RecordPackage>(await client.get('/ocds/records.json'))
    assert.deepEqual(
      list.records.map((r) => r.ocid),
      [t, lain].map((x) => ocid(x.paket.kode))
    )
    const count = async (query: string) =>
      body<RecordPackage>(await client.get(`/ocds/records.json?${query}`)).records.length
    assert.equal(await count(`tahun=${budgetYear()}`), 2)
    assert.equal(await count(`tahun=${budgetYear() + 1}`), 0)
    ;(await client.get('/ocds/records.json?page=2')).assertStatus(404)
    ;(await client.get('/ocds/records.json?asing=1')).assertStatus(400)
    ;(await client.get(`/ocds/records/${ocid(tla.paket.kode)}.json`)).assertStatus(404)
    const again = await client.get('/ocds/records.json')
    const known = client
      .get('/ocds/records.json')
      .header('If-None-Match', String(again.header('etag')))
    ;(await known).assertStatus(304)
  })

  test('another prefix holds for packages that come later', async ({ assert }) => {
    const { paket } = await createPaketTerbit()
    await terbitkanRilis({ semua: true })
    await rows(`update parameter set value = 'ocds-abc123' where key = 'PREFIKS_OCID'`)
    await rows(`select pg_notify('parameter', '')`)
    const { forgetParameters } = await import('@eproc/backend/app/core/database/parameter')
    forgetParameters()
    await rows(`update paket set status_pelaksanaan = 'S' where id = ?`, [paket.id])
    const baru = await createPaketTerbit()
    await terbitkanRilis({ semua: true })
    const ocid = async (id: number) =>
      (await row<{ ocid: string }>('select distinct ocid from rilis_ocds where paket_id = ?', [id]))
        .ocid
    assert.equal(await ocid(paket.id), `ocds-000000-${paket.kode}`)
    assert.equal(await ocid(baru.paket.id), `ocds-abc123-${baru.paket.kode}`)
    await rows(`update parameter set value = 'ocds-000000' where key = 'PREFIKS_OCID'`)
    forgetParameters()
  })

  test('who has it already gets 304, also of the CSV and the feed', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    await terbitkanRilis({ semua: true })
    const paths = [
      SEMUA,
      '/feed/pengadaan.atom',
      '/api/lelang/hasil-tender.csv',
      `/api/rup/rencana/${budgetYear()}/rencana.csv`,
    ]
    const tags = new Map<string, string>()
    for (const path of paths) {
      const answer = await client.get(path)
      answer.assertStatus(200)
      assert.equal(answer.header('cache-control'), 'public, max-age=300', path)
      const tag = String(answer.header('etag'))
      tags.set(path, tag)
      const again = await client.get(path).header('if-none-match', tag)
      assert.equal(again.status(), 304, path)
      assert.equal(again.text() ?? '', '', path)
    }
    const { headers } = await client.get(SEMUA).then((a) => ({ headers: a.headers() }))
    const modified = String(headers['last-modified'])
    const since = await client.get(SEMUA).header('if-modified-since', modified)
    since.assertStatus(304)
    // What changes the content changes the tag.
    await rows(`update rekanan set nama = 'PT Nama Baru' where id = ?`, [t.rekanan[0]!.rekanan.id])
    await rows(`update kegiatan set nama = 'Kegiatan Lain'`)
    await rows(`update paket set nama = 'Paket Lain'`)
    for (const path of paths.slice(1)) {
      const answer = await client.get(path).header('if-none-match', tags.get(path)!)
      assert.equal(answer.status(), 200, path)
    }
  })

  test('one address may ask 240 times a minute', async ({ assert, client }) => {
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) {
      const calls = Array.from({ length: 10 }, () => client.get(`${SEMUA}?tahun=2099`))
      statuses.push(...(await Promise.all(calls)).map((a) => a.status()))
    }
    assert.equal(statuses.filter((s) => s === 200).length, 240)
    assert.equal(statuses.filter((s) => s === 429).length, 10)
    const refused = await client.get('/feed/pengadaan.atom')
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
  })
})
