/** The archive of a finished package in the browser: its button, the download, and its pages without a server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { unzipBytes } from '../../lib/zip.ts'

const BUTTON = /^Unduh arsip /

/** A determined tender that has ended, with a document, a question and its answer. */
async function ended() {
  const t = await createTenderDitetapkan('dokumen')
  await call(
    t.tokenPokja[0]!,
    'POST',
    '/api/lelang/prakualifikasi/upload',
    form({ paketPenyediaId: String(t.id), fileSDP: pdfBlob() }, 'Dokumen pemilihan.pdf')
  )
  await rows(`update paket set status_pelaksanaan = 'S' where id = ?`, [t.id])
  return t
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/ppk/tender/${id}/show`)
  await page.getByRole('dialog').getByRole('heading', { name: 'Informasi paket' }).first().waitFor()
}

/** Unpacked into a folder of its own, which goes with the test; answers the folder of the archive. */
async function unpack(path: string, after: TestContext['cleanup']): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arsip-'))
  after(() => rmSync(folder, { recursive: true }))
  const entries = unzipBytes(await readFile(path))
  for (const [name, content] of entries) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return join(folder, [...entries.keys()][0]!.split('/')[0]!)
}

test.group('Archive in the browser', (group) => {
  emptyEach(group)

  test('one click downloads it; its pages open offline', async ({ assert, cleanup }) => {
    const t = await ended()
    const { page } = await visitAs(t.ppk)
    await open(page, t.id)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: BUTTON }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), `Arsip ${t.paket.kode}.zip`)
    const folder = await unpack(await file.path(), cleanup)
    await page.getByText('Arsip telah dikirim ke peramban').waitFor()
    // Its schedule goes on, but no stage of it comes any more.
    await page.getByText('Tidak ada tahap yang sedang berjalan').waitFor()
    await checkScreen(page, 'arsip-tombol')

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(join(folder, 'index.html')).href)
    await page.getByRole('heading', { name: /^Arsip / }).waitFor()
    await page.getByRole('table', { name: 'Peserta' }).waitFor()
    await checkScreen(page, 'arsip-indeks')
    for (const [link, heading] of [
      ['data/jadwal.html', 'Jadwal dan revisinya'],
      ['data/penilaian.html', 'Evaluasi, penetapan, dan negosiasi'],
      ['penjelasan/percakapan.html', 'Penjelasan dan percakapan'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await checkScreen(page, `arsip-${link.replace(/\W/g, '-')}`)
      await page.getByRole('link', { name: 'Kembali ke daftar isi' }).click()
      await page.getByRole('heading', { name: /^Arsip / }).waitFor()
    }
    assert.deepEqual(
      asked.filter((url) => !url.startsWith('file:')),
      []
    )
  })

  test('neither on a running package, nor for who may only read it', async ({ assert }) => {
    const t = await createTenderDitetapkan('sanggah')
    const ppk = await visitAs(t.ppk)
    await open(ppk.page, t.id)
    assert.equal(await ppk.page.getByRole('button', { name: BUTTON }).count(), 0)
    await rows(`update paket set status_pelaksanaan = 'G' where id = ?`, [t.id])
    await open(ppk.page, t.id)
    await ppk.page.getByRole('button', { name: BUTTON }).waitFor()
    await ppk.leave()
    const pa = await visitAs(await createPengguna({ peran: 'pa', divisi: '20' }))
    await open(pa.page, t.id)
    assert.equal(await pa.page.getByRole('button', { name: BUTTON }).count(), 0)
  })
})
