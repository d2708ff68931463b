/** How releases are served: valid packages and records, paged and narrowed. */
import { test } from '@japa/runner'
import { terbitkanRilis } from '@eproc/backend/app/ocds/terbitkan_rilis'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { RilisGabungan } from '@eproc/domain/ocds/gabung'
import type { Rilis } from '@eproc/domain/ocds/rilis'
import { body } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, clockNow } from '../../lib/dates.ts'
import { packageComplaints, releaseComplaints } from '../../lib/ocds_schema.ts'
import { row, rows } from '../../lib/query.ts'
import { deed } from './jelajah.ts'
import { rilis } from './bantu.ts'

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
