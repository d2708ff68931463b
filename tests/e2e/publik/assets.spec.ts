/** Built files over HTTP: forms, caching, ranges, and that a page has its title. */
import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  FIRST_LIST_BUDGET,
  portalParts,
  publicParts,
  routeSizes,
  waitingForSheets,
} from '../../lib/route_sizes.ts'
import { sharedServer } from '../../lib/server.ts'

const ambil = async (jalur: string, headers: Record<string, string> = {}) =>
  fetch(new URL(jalur, (await sharedServer()).url), { headers })

/** The portal's entry script, as its page names it. */
async function skrip(): Promise<string> {
  const halaman = await (await ambil('/', { accept: 'text/html' })).text()
  return /src="(\/_vp\/assets\/[^"]+\.js)"/.exec(halaman)![1]!
}

test.group('Built files', () => {
  test('A page comes with its own title, both apps', async ({ assert }) => {
    const depan = await (await ambil('/kontak', { accept: 'text/html' })).text()
    assert.match(depan, /<title>Kontak · /)
    const kantor = await ambil('/rup/paket/penyedia', { accept: 'text/html' })
    assert.equal(kantor.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.notInclude(await kantor.text(), '__JUDUL__')
  })

  test('The smallest form that the browser takes, cached for ever', async ({ assert }) => {
    const jalur = await skrip()
    const size: number[] = []
    for (const terima of ['br, gzip', 'gzip', 'identity']) {
      const jawaban = await ambil(jalur, { 'accept-encoding': terima })
      assert.equal(jawaban.status, 200)
      assert.equal(jawaban.headers.get('content-encoding') ?? 'identity', terima.split(',')[0])
      assert.equal(jawaban.headers.get('content-type'), 'text/javascript; charset=utf-8')
      assert.equal(jawaban.headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(jawaban.headers.get('vary'), 'Accept-Encoding')
      assert.include(jawaban.headers.get('content-security-policy'), "default-src 'self'")
      assert.equal(jawaban.headers.get('x-content-type-options'), 'nosniff')
      // A page says this for all that belongs to it.
      assert.isNull(jawaban.headers.get('permissions-policy'))
      size.push(Number(jawaban.headers.get('content-length')))
      await jawaban.arrayBuffer()
    }
    assert.deepEqual(
      size,
      size.toSorted((a, b) => a - b)
    )
  })

  test('What the browser has is not sent again; a part is sent alone', async ({ assert }) => {
    const jalur = await skrip()
    const polos = { 'accept-encoding': 'identity' }
    const utuh = await ambil(jalur, polos)
    const isi = Buffer.from(await utuh.arrayBuffer())
    const sama = await ambil(jalur, {
      ...polos,
      'if-none-match': utuh.headers.get('etag')!,
      // Without a word of its own fetch asks for no-cache here, as no browser does.
      'cache-control': 'max-age=0',
    })
    assert.equal(sama.status, 304)
    for (const [range, bagian] of [
      ['bytes=0-0', isi.subarray(0, 1)],
      ['bytes=10-19', isi.subarray(10, 20)],
      ['bytes=-7', isi.subarray(-7)],
    ] as const) {
      const jawaban = await ambil(jalur, { ...polos, range })
      assert.equal(jawaban.status, 206, range)
      assert.deepEqual(Buffer.from(await jawaban.arrayBuffer()), bagian, range)
    }
    assert.equal((await ambil(jalur, { ...polos, range: `bytes=${isi.length}-` })).status, 416)
  })

  test('No route of the back office outgrows its budget', async ({ assert }) => {
    await sharedServer()
    const { first, routes } = routeSizes()
    assert.isAtMost(first, FIRST_LIST_BUDGET, 'the first list')
    const over = routes.filter(({ kB, budget }) => kB > budget)
    assert.deepEqual(
      over.map(({ route, kB, budget }) => `${route}: ${kB.toFixed(1)} kB of ${budget}`),
      []
    )
  })

  test('No page waits for a style sheet after its scripts', async ({ assert }) => {
    await sharedServer()
    assert.deepEqual(waitingForSheets(), [])
  })

  test('Pages without login bring no field of a day along', async ({ assert }) => {
    await sharedServer()
    assert.isNotEmpty(publicParts('src/publik/HomePage'))
    assert.isEmpty([...publicParts('FormDate'), ...publicParts('dates/')])
  })

  test('What makes a PDF of photos comes with the first photo, with no page', async ({
    assert,
  }) => {
    await sharedServer()
    assert.isNotEmpty(portalParts('src/dosir/pajak/PajakPage'))
    assert.isEmpty(portalParts('PhotoDialog'))
  })

  test('What speaks tus comes with the first upload, with no page', async ({ assert }) => {
    await sharedServer()
    assert.isNotEmpty(portalParts('src/dosir/pajak/PajakPage'))
    assert.isEmpty(portalParts('tus_upload'))
    assert.isEmpty(portalParts('tus-js-client'))
  })

  test('Nothing beside the build is served', async ({ assert }) => {
    for (const jalur of [
      '/_vp/',
      '/_vp/assets',
      '/_vp/assets/tidak-ada.js',
      '/_vp/..%2fpackage.json',
      '/_vp/assets/..%2f..%2f..%2fpackage.json',
      '/_vp/%00',
      '/_vp/%e0%a4%a',
    ]) {
      const jawaban = await ambil(jalur)
      assert.isAtLeast(jawaban.status, 400, jalur)
      assert.isBelow(jawaban.status, 500, jalur)
    }
    assert.deepEqual(await (await ambil('/_vp/assets/tidak-ada.js')).json(), {
      statusCode: 404,
      message: 'Alamat tidak dikenal',
    })
  })

  test('A reader that goes away before the answer begins leaves the server up', async ({
    assert,
  }) => {
    const jalur = await skrip()
    const { hostname, port } = new URL((await sharedServer()).url)
    for (let i = 0; i < 300; i++) {
      await new Promise<void>((putus) => {
        const soket = connect(Number(port), hostname, () =>
          soket.write(`GET ${jalur} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`, () =>
            setTimeout(() => {
              soket.resetAndDestroy()
              putus()
            }, i % 4)
          )
        )
        soket.on('error', () => putus())
      })
    }
    assert.equal((await ambil(jalur)).status, 200)
  })

  test('A reader that goes away leaves no open file', async ({ assert }) => {
    // Open files are counted in /proc.
    if (process.platform !== 'linux') return
    const jalur = await skrip()
    const { url, pid } = await sharedServer()
    const { hostname, port } = new URL(url)
    for (let i = 0; i < 20; i++) {
      await new Promise<void>((putus, gagal) => {
        const soket = connect(Number(port), hostname, () =>
          soket.write(`GET ${jalur} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
        )
        soket.once('error', gagal)
        soket.once('data', () => {
          soket.destroy()
          putus()
        })
      })
    }
    const terbuka = () =>
      readdirSync(`/proc/${pid}/fd`).filter((n) => tautan(`/proc/${pid}/fd/${n}`).endsWith('.js'))
    for (let i = 0; i < 100 && terbuka().length > 0; i++) await sleep(100)
    assert.deepEqual(terbuka(), [])
  })
})

/** Where a link leads; '' when it is gone by now. */
function tautan(letak: string): string {
  try {
    return readlinkSync(letak)
  } catch {
    return ''
  }
}
