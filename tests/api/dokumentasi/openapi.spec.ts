import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { HAK_AKSES } from '@eproc/domain/hak_akses'
import { daftarRute, jalurOpenapi } from '@eproc/backend/app/dokumentasi/openapi'

type Objek = Record<string, unknown>
interface Operasi {
  tags: string[]
  summary: string
  operationId?: string
  security: Objek[]
  parameters: { name: string; in: string; required: boolean; schema: Objek }[]
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

const METODE = ['get', 'post', 'put', 'patch', 'delete']
const rute = () => daftarRute(Object.values(router.toJSON()).flat())

test.group('Dokumen OpenAPI', () => {
  test('Setiap rute punya keterangan dan tepat satu dari izin atau publik', ({ assert }) => {
    const salah = rute().flatMap((r) => [
      ...(r.dok ? [] : [`${r.metode} ${r.pola}: tanpa .dok()`]),
      ...(r.izin.length + r.publik === 1
        ? []
        : [`${r.metode} ${r.pola}: ${r.izin.length} izin, ${r.publik} publik`]),
    ])
    assert.deepEqual(salah, [])
  })

  test('Setiap izin adalah hak yang dikenal', ({ assert }) => {
    const asing = rute()
      .flatMap((r) => r.izin.map((hak) => ({ hak, rute: `${r.metode} ${r.pola}` })))
      .filter(({ hak }) => !Object.hasOwn(HAK_AKSES, hak))
    assert.deepEqual(asing, [])
  })

  test('Dokumen memuat setiap rute dan tersusun menurut OpenAPI 3.1', async ({
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
      assert.property(dok.paths[jalurOpenapi(r.pola)], r.metode.toLowerCase(), r.pola)
    }
    const kenalTag = new Set(dok.tags.map((t) => t.name))
    const id = new Set<string>()
    for (const [jalur, isi] of Object.entries(dok.paths)) {
      assert.match(jalur, /^\/[^:*]*$/)
      for (const [metode, operasi] of Object.entries(isi)) {
        const nama = `${metode} ${jalur}`
        assert.include(METODE, metode, nama)
        assert.isNotEmpty(operasi.summary, nama)
        assert.isTrue(
          operasi.tags.every((t) => kenalTag.has(t)),
          nama
        )
        const wajib = [...jalur.matchAll(/\{(\w+)\}/g)].map(([, n]) => n!)
        assert.sameMembers(
          operasi.parameters.filter((p) => p.in === 'path' && p.required).map((p) => p.name),
          wajib,
          nama
        )
        const kunci = operasi.parameters.map((p) => `${p.in} ${p.name}`)
        assert.lengthOf(kunci, new Set(kunci).size, nama)
        for (const [kode, j] of Object.entries(operasi.responses)) {
          assert.match(kode, /^[1-5]\d\d$/, nama)
          assert.isNotEmpty(j.description, nama)
        }
        if (operasi.operationId) {
          assert.isFalse(id.has(operasi.operationId), `${nama}: ${operasi.operationId} ganda`)
          id.add(operasi.operationId)
        }
        for (const bagian of operasi.security) assert.deepEqual(Object.keys(bagian), ['token'])
      }
    }
    for (const [, tujuan] of JSON.stringify(dok).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const ada = tujuan!
        .split('/')
        .reduce<unknown>((o, k) => (o as Objek | undefined)?.[k], dok as unknown)
      assert.exists(ada, tujuan)
    }
  })

  test('Badan dibaca dari validator, berkas menjadi bidang multipart', async ({
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

test.group('Halaman dokumentasi', () => {
  test('Hanya memuat skrip dari server ini', async ({ client, assert }) => {
    const jawaban = await client.get('/docs/api').accept('html')
    jawaban.assertStatus(200)
    assert.include(jawaban.header('content-security-policy'), "script-src 'self';")
    assert.notMatch(jawaban.text(), /src="https?:|<script>(?!<)/)
    const skrip = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}/docs/api/standalone.esm.js`
    )
    assert.equal(skrip.status, 200)
    assert.include(skrip.headers.get('content-type'), 'text/javascript')
    assert.include(await skrip.text(), 'createApiReference')
  })

  test('Tidak ada berkas lain yang terbuka lewat alamat skripnya: {nama}')
    .with([
      { nama: 'package.json' },
      { nama: 'chunks/..%2F..%2F..%2Fpackage.json' },
      { nama: 'chunks/tidak-ada.js' },
      { nama: 'standalone.js.map' },
    ])
    .run(async ({ client }, { nama }) => {
      ;(await client.get(`/docs/api/${nama}`)).assertStatus(404)
    })
})
