import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { sesuaiIsi } from '@eproc/backend/app/core/files/file_type'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { jpgContoh } from '@eproc/database/factories/sample_files'
import { HALAMAN } from '@eproc/domain/pages/pages'
import { data } from '../../lib/answers.ts'
import { emptyDatabase } from '../../lib/database.ts'
import { waitForMail } from '../../lib/mail.ts'
import { tokenFor } from '../../lib/people.ts'
import { unzip } from '../../lib/zip.ts'

/** An answer as bytes, asked for as a browser does when it navigates. */
async function ambil(jalur: string) {
  const jawaban = await fetch(`http://${process.env.HOST}:${process.env.PORT}${jalur}`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
  })
  const isi = Buffer.from(await jawaban.arrayBuffer())
  return { status: jawaban.status, isi, tajuk: (nama: string) => jawaban.headers.get(nama) ?? '' }
}

test.group('Registration forms', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    forgetParameters()
  })

  test('the Non PKP statement is a Word document with the name of the company', async ({
    assert,
  }) => {
    await db.rawQuery(
      "update parameter set value = 'PT Kota & Griya' where key = 'NAMA_PERUSAHAAN'"
    )
    forgetParameters()
    const { status, isi, tajuk } = await ambil('/daftar/SURAT_PERNYATAAN_NON_PKP.docx')
    assert.equal(status, 200)
    assert.isTrue(await sesuaiIsi('docx', isi))
    assert.include(tajuk('content-disposition'), 'SURAT_PERNYATAAN_NON_PKP.docx')
    const zip = unzip(isi)
    assert.includeMembers([...zip.keys()], ['[Content_Types].xml', 'word/document.xml'])
    const dokumen = zip.get('word/document.xml')!
    assert.include(dokumen, 'Pengusaha Kena Pajak')
    assert.include(dokumen, 'PT Kota &amp; Griya')
  })

  test('the participation form opens in a word processor and has the name of the company', async ({
    assert,
  }) => {
    const { status, isi, tajuk } = await ambil('/daftar/Formulir_Keikutsertaan_Vendor.doc')
    assert.equal(status, 200)
    assert.equal(tajuk('content-type'), 'application/msword')
    const teks = isi.toString('latin1')
    assert.isTrue(teks.startsWith('{\\rtf1'))
    assert.equal(teks.split(/(?<!\\)\{/).length, teks.split(/(?<!\\)\}/).length)
    assert.include(teks, 'PT Properti Kota (Perseroda)')
    assert.notMatch(teks, /@[A-Z]+@/)
    assert.isTrue(isi.every((bita) => bita < 128))
  })

  test('Each line of the letterhead stands in both forms, whatever it is made of', async ({
    assert,
  }) => {
    await db.rawQuery("update parameter set value = ? where key = 'KOP_SURAT'", [
      'PT {Kota} \\ Café\nJalan <Satu> 1\nTelepon 2',
    ])
    forgetParameters()
    const rtf = (await ambil('/daftar/Formulir_Keikutsertaan_Vendor.doc')).isi.toString('latin1')
    assert.include(rtf, 'PT \\{Kota\\} \\\\ Caf\\u233?')
    assert.include(rtf, '\\line Jalan <Satu> 1\\line Telepon 2')
    const docx = unzip((await ambil('/daftar/SURAT_PERNYATAAN_NON_PKP.docx')).isi)
    const teks = docx.get('word/document.xml')!
    for (const baris of ['PT {Kota} \\ Café', 'Jalan &lt;Satu&gt; 1', 'Telepon 2']) {
      assert.include(teks, baris)
    }
  })

  test("the company's mark stands in both forms and in mails, when it is a public picture of ours", async ({
    client,
    assert,
  }) => {
    const news = await client
      .post('/api/berita-informasi')
      .bearerToken(await tokenFor({ peran: 'adminit' }))
      .fields({ title: 'Logo', content: 'Logo', type: 'B' })
      .file('fileAttachment', await jpgContoh(), { filename: 'logo.jpg' })
    const { fileAttachment } = data<{ fileAttachment: string }>(news)
    const forms = async (logo: string) => {
      await db.rawQuery("update parameter set value = ? where key = 'LOGO'", [logo])
      forgetParameters()
      const { email, login } = await createPengguna({ peran: 'operator' })
      await client.post('/userman/forget').json({ userId: login })
      const { html } = await waitForMail(email)
      const rtf = (await ambil('/daftar/Formulir_Keikutsertaan_Vendor.doc')).isi
      assert.isTrue(rtf.every((bita) => bita < 128))
      const docx = unzip((await ambil('/daftar/SURAT_PERNYATAAN_NON_PKP.docx')).isi)
      return {
        rtf: rtf.toString('latin1').includes('\\jpegblip'),
        docx: [...docx.keys()].some((name) => name.startsWith('word/media/')),
        mail: /<img src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&'),
      }
    }
    const none = { rtf: false, docx: false, mail: undefined }
    assert.deepEqual(await forms(''), none)
    assert.deepEqual(await forms('https://elsewhere.example/logo.png'), none)
    const { mail, ...papers } = await forms(`/${fileAttachment}`)
    assert.deepEqual(papers, { rtf: true, docx: true })
    assert.equal(new URL(mail!).pathname, `/${fileAttachment}`)
    // Whoever opens the mail has no session.
    assert.equal((await ambil(new URL(mail!).pathname)).status, 200)
  })

  test('unknown queries are refused', async ({ assert }) => {
    assert.equal((await ambil('/daftar/SURAT_PERNYATAAN_NON_PKP.docx?x=1')).status, 400)
  })
})

test.group('Search engines', () => {
  test('robots.txt names the sitemap and closes what is behind the login', async ({ assert }) => {
    const { status, isi } = await ambil('/robots.txt')
    assert.equal(status, 200)
    assert.match(isi.toString(), /^Sitemap: http.*\/sitemap\.xml$/m)
    assert.include(isi.toString(), 'Disallow: /admin\n')
  })

  test('the sitemap has public pages that exist, and no others', async ({ assert }) => {
    const { status, isi } = await ambil('/sitemap.xml')
    assert.equal(status, 200)
    const jalur = [...isi.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, u]) => new URL(u!).pathname
    )
    assert.includeMembers(jalur, ['/', '/prosedur', '/kontak', '/informasi', '/berita'])
    for (const j of jalur) {
      const halaman = HALAMAN.find((h) => h.pola === j)!
      assert.isFalse(halaman.masuk, j)
    }
  })
})
