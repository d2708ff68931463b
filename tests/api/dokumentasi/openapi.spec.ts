import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { HAK_AKSES } from '@eproc/domain/common/rights'
import { listRoutes, openapiPath } from '@eproc/backend/app/dokumentasi/openapi'
import written from '@eproc/backend/app/dokumentasi/answers.json' with { type: 'json' }
import { answerSchemas } from '../../../scripts/lib/answer_schemas.ts'
import { undocumented } from '../../lib/documented.ts'
import { scaled } from '../../lib/limits.ts'

type Objek = Record<string, unknown>
interface Operasi {
  tags: string[]
  summary: string
  operationId?: string
  security: Objek[]
  parameters: { name: string; in: string; required: boolean; schema?: Objek; content?: Objek }[]
  requestBody?: { content: Record<string, { schema: Objek }> }
  responses: Record<string, { description: string; content?: Objek }>
}
interface Dokumen {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operasi>>
  components: { schemas: Objek; securitySchemes: Objek }
}

const METODE = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete']
const rute = () => listRoutes(Object.values(router.toJSON()).flat())

test.group('OpenAPI document', () => {
  test('every route has a description and exactly one of right or public', ({ assert }) => {
    const salah = rute().flatMap((r) => [
      ...(r.dok ? [] : [`${r.metode} ${r.pola}: tanpa .dok()`]),
      ...(r.izin.length + r.publik === 1
        ? []
        : [`${r.metode} ${r.pola}: ${r.izin.length} izin, ${r.publik} publik`]),
    ])
    assert.deepEqual(salah, [])
  })

  test('every right of a route is a known one', ({ assert }) => {
    const asing = rute()
      .flatMap((r) => r.izin.map((hak) => ({ hak, rute: `${r.metode} ${r.pola}` })))
      .filter(({ hak }) => !Object.hasOwn(HAK_AKSES, hak))
    assert.deepEqual(asing, [])
  })

  test('the document has every route and is made as OpenAPI 3.1 says', async ({
    client,
    assert,
  }) => {
    const jawaban = await client.get('/openapi.json').accept('html')
    jawaban.assertStatus(200)
    const dok = jawaban.body() as Dokumen
    assert.equal(dok.openapi, '3.1.0')
    assert.isNotEmpty(dok.info.title)
    assert.isNotEmpty(dok.info.version)
    for (const r of rute()) {
      assert.property(dok.paths[openapiPath(r.pola)], r.metode.toLowerCase(), r.pola)
    }
    const kenalTag = new Set(dok.tags.map((t) => t.name))
    const id = new Set<string>()
    for (const [jalur, isi] of Object.entries(dok.paths)) {
      assert.match(jalur, /^\/[^:*]*$/)
      for (const [metode, documented] of Object.entries(isi)) {
        const nama = `${metode} ${jalur}`
        assert.include(METODE, metode, nama)
        assert.isNotEmpty(documented.summary, nama)
        assert.isTrue(
          documented.tags.every((t) => kenalTag.has(t)),
          nama
        )
        const wajib = [...jalur.matchAll(/\{(\w+)\}/g)].map(([, n]) => n!)
        assert.sameMembers(
          documented.parameters.filter((p) => p.in === 'path' && p.required).map((p) => p.name),
          wajib,
          nama
        )
        const key = documented.parameters.map((p) => `${p.in} ${p.name}`)
        assert.lengthOf(key, new Set(key).size, nama)
        for (const [kode, j] of Object.entries(documented.responses)) {
          assert.match(kode, /^[1-5]\d\d$/, nama)
          assert.isNotEmpty(j.description, nama)
        }
        if (documented.operationId) {
          assert.isFalse(id.has(documented.operationId), `${nama}: ${documented.operationId} ganda`)
          id.add(documented.operationId)
        }
        for (const bagian of documented.security) assert.deepEqual(Object.keys(bagian), ['token'])
      }
    }
    for (const [, tujuan] of JSON.stringify(dok).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const ada = tujuan!
        .split('/')
        .reduce<unknown>((o, k) => (o as Objek | undefined)?.[k], dok as unknown)
      assert.exists(ada, tujuan)
    }
  })

  test('bodies come from the validators, files become multipart fields', async ({
    client,
    assert,
  }) => {
    const dok = (await client.get('/openapi.json')).body() as Dokumen
    const simpan = dok.paths['/api/berita-informasi']!.post!
    assert.deepEqual(simpan.security, [{ token: [] }])
    const multipart = simpan.requestBody!.content['multipart/form-data']!.schema as {
      properties: Objek
    }
    assert.includeMembers(Object.keys(multipart.properties), ['title', 'content', 'fileAttachment'])
    assert.deepEqual(dok.paths['/api/berita-informasi/latest/{tipe}']!.get!.security, [])
  })
})

test.group('OpenAPI queries and answers', () => {
  test('query parameters come from the validators, with their types', async ({
    client,
    assert,
  }) => {
    const dok = (await client.get('/openapi.json')).body() as Dokumen
    const query = (path: string) =>
      Object.fromEntries(dok.paths[path]!.get!.parameters.map(({ name, ...rest }) => [name, rest]))

    const list = query('/userman/coa')
    assert.sameMembers(Object.keys(list), ['halaman', 'perHalaman', 'q', 'urut'])
    assert.containsSubset(list.perHalaman!.schema, { type: 'integer', maximum: 200 })
    assert.includeMembers(list.urut!.schema!.enum as string[], ['kode', '-kode'])

    const rest = query('/rest/audit')
    assert.sameMembers(Object.keys(rest), ['range', 'sort', 'filter'])
    assert.containsSubset(rest.filter!.content, {
      'application/json': {
        schema: { properties: { dari: { format: 'date' }, id: { type: 'array' } } },
      },
    })
  })

  test('the schemas of the answers are those of their types (else: npm run schema)', ({
    assert,
  }) => {
    assert.deepEqual(written, answerSchemas() as unknown as typeof written)
  }).timeout(scaled(60_000))

  test('no route says its answer twice', ({ assert }) => {
    const both = rute().filter(
      ({ dok }) => [dok?.answer, dok?.rows, dok?.media].filter(Boolean).length > 1
    )
    assert.deepEqual(
      both.map(({ pola }) => pola),
      []
    )
  })

  test('an answer that is not as its type says is found: {title}')
    .with([
      { title: 'as it is', row: {}, wrong: [] },
      { title: 'another type', row: { kode: 1 }, wrong: ['/data/0/kode: 1 is no string'] },
      { title: 'a key too many', row: { sandi: 'x' }, wrong: ['/data/0/sandi: unknown'] },
      { title: 'a key too few', row: { nama: undefined }, wrong: ['/data/0/nama: missing'] },
    ])
    .run(({ assert }, { row, wrong }) => {
      const coa = { id: 1, kode: '1', nama: 'x', versi: 1, ...row }
      const json = JSON.stringify({ statusCode: 200, data: [coa], total: 1 })
      assert.deepEqual(undocumented('GET', '/userman/coa', JSON.parse(json)), wrong)
    })
})

const alamat = (jalur: string) => `http://${process.env.HOST}:${process.env.PORT}${jalur}`

test.group('Documentation page', () => {
  test('Everything the page loads comes from this server, under a policy without exceptions', async ({
    client,
    assert,
  }) => {
    const jawaban = await client.get('/docs/api').accept('html')
    jawaban.assertStatus(200)
    const kebijakan = String(jawaban.header('content-security-policy'))
    assert.include(kebijakan, "default-src 'none'; script-src 'self'; style-src 'self';")
    assert.notInclude(kebijakan, 'unsafe')
    assert.notMatch(jawaban.text(), /(?:src|href)="https?:|<script>|<style/)

    const muatan = [...jawaban.text().matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/[^"]+)"/g)]
    const isi = await Promise.all(
      muatan.map(async ([, jalur]) => {
        const berkas = await fetch(alamat(jalur!))
        assert.equal(berkas.status, 200, jalur)
        assert.include(
          berkas.headers.get('content-type'),
          jalur!.endsWith('.css') ? 'text/css' : 'text/javascript'
        )
        return berkas.text()
      })
    )
    assert.isTrue(isi.some((teks) => teks.includes('SwaggerUIBundle=')))
    assert.isTrue(isi.some((teks) => teks.includes("url: '/openapi.json'")))
  })

  test('No other file opens through the address of its assets: {nama}')
    .with([
      { nama: 'package.json' },
      { nama: '..%2Fopenapi.ts' },
      { nama: 'swagger-ui-bundle.js.map' },
      { nama: 'constructor' },
    ])
    .run(async ({ client }, { nama }) => {
      ;(await client.get(`/docs/api/${nama}`)).assertStatus(404)
    })
})
