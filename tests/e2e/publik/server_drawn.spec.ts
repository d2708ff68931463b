/** Public pages come with their content: without scripts, before them, and the same with them. */
import { test } from '@japa/runner'
import { createBerita } from '@eproc/database/factories/berita'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { publik } from '@eproc/i18n/id/publik_portal'
import { keamanan } from '@eproc/i18n/id/keamanan_portal'
import { prosedur } from '@eproc/i18n/id/prosedur_portal'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { ui } from '@eproc/i18n/id/ui'
import {
  openContext,
  PHONE_AGENT,
  SCREENS,
  type Page,
  moveBrowserClock,
} from '../../lib/browser.ts'
import { budgetYear, resetClock } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { sharedServer } from '../../lib/server.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const html = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (
    await fetch(new URL(path, (await sharedServer()).url), {
      headers: { accept: 'text/html', ...headers },
    })
  ).text()

/** What the page asks for from now on, by path. */
function requests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (r) => paths.push(new URL(r.url()).pathname))
  return paths
}
const scripts = (paths: readonly string[]) => paths.filter((p) => p.endsWith('.js'))
const calls = (paths: readonly string[]) => paths.filter((p) => /^\/(api|admin|userman)\//.test(p))

test.group('Pages that the server draws', (group) => {
  emptyEach(group)

  test('without scripts, plans, packages, news, policy and procedure can be read', async ({
    assert,
  }) => {
    const { paket } = await createTender()
    const before = budgetYear() - 1
    await createPaketTerbit({ nama: 'Masih berjalan', tahunAnggaran: before })
    await createBerita({ judul: 'Jam layanan libur', isi: 'Kantor **tutup** pada </script> & $&.' })
    for (const [path, text] of [
      ['/', paket.nama],
      ['/', 'Jam layanan libur'],
      ['/lelang', paket.nama],
      // What runs under another year's budget is told, and a link away.
      ['/', ui.tabel.tahunLain(1, before)],
      ['/lelang', ui.tabel.tahunLain(1, before)],
      [`/lelang?tahun=${before}`, 'Masih berjalan'],
      ['/informasi', 'Kantor <strong>tutup</strong> pada &lt;/script&gt; &amp; $&amp;.'],
      ['/prosedur', prosedur.bagian.at(-1)!.title],
      ['/kontak', '(021) 1234567'],
      ['/kebijakan-vendor', publik.kebijakan.title],
      ['/hasil-tender', publikPaket.hasil.empty],
      ['/masa-sanggah', publikPaket.sanggah.empty],
      ['/rencana-pengadaan', publikPaket.rencana.title],
      ['/keamanan', keamanan.rekanan.poin[5].judul],
      ['/keamanan/pokja', keamanan.pokja.poin[5].judul],
      ['/keamanan/pemeriksa', keamanan.pemeriksa.ancaman[5].siapa],
      ['/bukan-halaman', 'Halaman tidak ditemukan'],
    ] as const) {
      const body = (await html(path)).replace(/<script.*?<\/script>/gs, '')
      assert.include(body, text, path)
    }
  })

  test('how a package went is read at its address, without scripts and with them', async ({
    assert,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const [menang, kalah] = t.rekanan
    await rows(
      'update evaluasi set lulus_teknis = false, urutan = 0 where paket_id = ? and rekanan_id = ?',
      [t.id, kalah!.rekanan.id]
    )
    // The server has a clock of its own.
    resetClock()
    await moveSchedule(t.id, 'pengumuman-pemenang')
    const [paket] = await rows<{ kode: string; nama: string; tahun: number }>(
      'select kode, nama, tahun_anggaran as tahun from paket where id = ?',
      [t.id]
    )
    const { riwayat } = publikPaket
    const address = `/lelang?tahun=${paket!.tahun}&paket=${paket!.kode}`
    const body = (await html(address)).replace(/<script.*?<\/script>/gs, '')
    const told = [menang!.rekanan.nama, riwayat.gugur(riwayat.dasar.T), riwayat.tanpaPerubahan]
    for (const text of told) assert.include(body, text)
    const { page } = await visit()
    await page.goto(address)
    const dialog = page.getByRole('dialog', { name: paket!.nama })
    for (const text of told) await dialog.getByText(text).first().waitFor()
    await checkScreen(page, 'publik-paket-riwayat')
  })

  test('a page brings the styles of its own elements alone', async ({ assert }) => {
    await createTender()
    const page = await fetch(new URL('/', (await sharedServer()).url), {
      headers: { 'accept': 'text/html', 'accept-encoding': 'identity' },
    })
    const body = await page.text()
    const [, names, css] = /<style data-emotion="ep ([^"]+)"[^>]*>(.*?)<\/style>/s.exec(body)!
    const elements = body.slice(body.indexOf('<body'))
    const idle = names!.split(' ').filter((name) => !elements.includes(`ep-${name}`))
    assert.deepEqual(idle, [])
    assert.notMatch(css!, /-webkit-box;|-ms-flexbox/)
  })

  test('letters are asked for before the content, scripts after what can be read without them', async ({
    assert,
  }) => {
    const letters = 'rel="preload" as="font"'
    const script = /<link rel="modulepreload"[^>]*assets\/main-/
    const content = '<div id="akar">'
    const lelang = await html('/lelang')
    assert.isAbove(lelang.indexOf(content), lelang.indexOf(letters))
    assert.include(lelang, letters)
    assert.isAbove(lelang.search(script), lelang.indexOf('</main>'))
    assert.notMatch(await html('/'), script)
    const login = await html('/login')
    assert.include(login.slice(0, login.indexOf(content)).match(script)?.[0] ?? '', 'main-')
    assert.notInclude(login, letters)
  })

  test('letters that come late move nothing', async ({ assert }) => {
    await createTender()
    const context = await openContext((await sharedServer()).url)
    try {
      const page = await context.newPage()
      await page.route('**/*.woff2', async (route) => {
        await page.getByRole('contentinfo').waitFor()
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300)))
        )
        await route.continue()
      })
      await page.goto('/')
      await page.waitForFunction(
        () =>
          document.fonts.status === 'loaded' &&
          document.fonts.check('16px "Plus Jakarta Sans Variable"')
      )
      const moved = await page.evaluate(async () => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const e of list.getEntries())
            sum += (e as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        await new Promise((told) => setTimeout(told, 300))
        return sum
      })
      assert.isBelow(moved, 0.05)
    } finally {
      await context.close()
    }
  })

  test('the front page is complete with few requests, and its scripts come with the first touch', async ({
    assert,
  }) => {
    const { paket } = await createTender()
    for (const screen of ['desk', 'phone'] as const) {
      const context = await openContext((await sharedServer()).url, { screen })
      try {
        const page = await context.newPage()
        // A telephone whose clock is a day ahead has the same answers.
        if (screen === 'phone') await page.addInitScript(moveBrowserClock, 86_400_000)
        const asked = requests(page)
        await page.goto('/', { waitUntil: 'networkidle' })
        assert.isAtMost(asked.length, 12)
        assert.lengthOf(scripts(asked), 1)
        await page.getByText(paket.nama).first().waitFor()
        await page.getByRole('button', { name: publikPaket.detailPaket(paket.nama) }).click()
        await page.getByRole('dialog', { name: paket.nama }).waitFor()
        assert.isAbove(scripts(asked).length, 1)
        // How it went is the dialog's own.
        const again = calls(asked).filter((path) => !path.includes('/riwayat/'))
        assert.deepEqual(again, [], 'what came with the page is not asked for again')
      } finally {
        await context.close()
      }
    }
  })

  test('what is chosen, pressed or typed before the scripts are there is not lost', async ({
    assert,
  }) => {
    const { paket } = await createTender()
    const { page } = await visit({ fresh: true })
    // The scripts are kept back until the reader has been at work.
    let gate = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    const open = (path: string) => {
      gate = Promise.withResolvers<void>()
      return page.goto(path, { waitUntil: 'commit' })
    }
    const year = page.getByRole('combobox', { name: publikPaket.tahun })

    await open('/')
    await year.selectOption(String(budgetYear() - 1))
    gate.resolve()
    await page.waitForURL(`**/?tahun=${budgetYear() - 1}`)

    await open('/lelang')
    await page.getByRole('button', { name: publikPaket.detailPaket(paket.nama) }).click()
    gate.resolve()
    await page.getByRole('dialog', { name: paket.nama }).waitFor()

    await open('/lelang')
    const search = page.getByRole('searchbox')
    await search.fill('tidak ada yang begini')
    gate.resolve()
    await page.waitForURL('**/lelang?q=*')
    assert.equal(await search.inputValue(), 'tidak ada yang begini')
  })

  test('a phone gets cards, and a guess that was wrong is mended', async ({ assert }) => {
    await createTender()
    assert.notInclude(await html('/lelang', { 'user-agent': PHONE_AGENT }), '<table')
    assert.include(await html('/lelang'), '<table')
    const { page } = await visit({ screen: 'phone' })
    await page.goto('/')
    await page.getByRole('table').waitFor({ state: 'detached' })
    await page.setViewportSize(SCREENS.desk)
    await page.getByRole('table').waitFor()
  })

  test('who is signed in gets the own page, not a guest’s', async () => {
    const pengguna = await createPengguna({ peran: 'vendor' })
    const { page } = await visit({ token: await signInAs(pengguna) })
    await page.goto('/kontak')
    await page.getByText(pengguna.nama).first().waitFor()
    await page.getByRole('link', { name: 'Registrasi' }).waitFor({ state: 'detached' })
  })

  test('who starts at / with a living session comes home; a link to / shows the page', async () => {
    const { pengguna } = await createRekanan({ status: 'A' })
    const { page } = await visit({ token: await signInAs(pengguna) })
    await page.goto('/')
    await page.waitForURL('**/vendor')
    await page.goto('/401')
    await page.getByRole('main').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: publik.home.title }).waitFor()
    const staff = await visit({ token: await signInAs(await createPengguna({ peran: 'ppk' })) })
    await staff.page.goto('/')
    await staff.page.waitForURL('**/ppk')
  })

  test('a page that cannot be drawn comes bare, and the browser tells why', async ({ assert }) => {
    assert.include(await html('/lelang?urut=bukan-kolom'), '<div id="akar"></div>')
    const { page } = await visit()
    await page.goto('/lelang?urut=bukan-kolom')
    await page.getByText(ui.errors.muatData).first().waitFor()
  })

  test('forms and pages with a secret in their address are not drawn', async ({ assert }) => {
    for (const path of [
      '/sertifikat/abc',
      '/tanda-terima/abc',
      '/registrasi/user/abc',
      '/login',
      '/vendor',
    ]) {
      const page = await html(path)
      assert.notInclude(page, 'data-halaman', path)
      assert.match(page, /<noscript>.*membutuhkan JavaScript/s, path)
    }
    assert.notInclude(await html('/'), 'membutuhkan JavaScript')
  })

  test('what the server draws with is not handed out', async ({ assert }) => {
    const { url } = await sharedServer()
    assert.equal((await fetch(new URL('/_vp/server/entry_server.js', url))).status, 404)
  })
})
