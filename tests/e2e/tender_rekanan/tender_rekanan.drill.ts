/** S1 §2.8–2.11 through the vendors' own screens: two companies in one KTEN, at a desk and on a phone. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createNilai, createPenetapan } from '@eproc/database/factories/tender'
import type { Page } from '../../lib/browser.ts'
import { call, openOffers } from '../../lib/calls.ts'
import { budgetYear } from '../../lib/dates.ts'
import { confirm, openVendorStage, pdfUpload, vendorHome, waitForCount } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { sendOffer } from '../../lib/send_offer.ts'
import { emptyEach, tale } from '../../lib/stage.ts'
import { visit, type Visitor } from '../../lib/visitors.ts'

const NAMA = 'Pembangunan Rumah Susun Cakung'
const dialog = (page: Page) => page.getByRole('dialog', { name: NAMA, exact: true })
const kak = (page: Page) => dialog(page).getByRole('button', { name: /Kerangka acuan kerja/ })
const check = (page: Page, name: string) =>
  checkScreen(page, `rekanan-${name}`, { except: ['iframe'] })

async function build() {
  const p = await createPaketTerbit({ nama: NAMA })
  const a = await createPenyedia({ nama: 'PT Karya Sejahtera' })
  const b = await createPenyedia({ nama: 'PT Bangun Bersama' })
  await moveSchedule(p.paket.id, 'dokumen')
  return {
    p,
    a,
    b,
    id: p.paket.id,
    meja: await visit({ token: a.token }),
    ponsel: await visit({ token: b.token, screen: 'phone' }),
    to: (key: string) => moveSchedule(p.paket.id, key),
    lihat: (v: Visitor, key: string) => openVendorStage(v.page, p.paket, key),
  }
}

/** What was sent closes without a question, however late the browser's Back arrives. */
const delayBack = (page: Page) =>
  page.evaluate(() => {
    const go = history.go.bind(history)
    history.go = (steps) => void setTimeout(() => go(steps), 300)
  })

tale('A tender in the portal of two vendors', build, (stage) => {
  stage(
    'both register from the list with the pact; the dialog has its address',
    async (context, t) => {
      for (const { page } of [t.meja, t.ponsel]) {
        await page.goto(vendorHome())
        await page
          .getByRole('heading', { name: `Paket Lelang Tahun Anggaran ${budgetYear()}`, level: 2 })
          .waitFor()
        await page.getByText('1 Paket').waitFor()
        const desk = page === t.meja.page
        if (desk) await check(page, 'daftar')
        await page.getByRole('button', { name: `DAFTAR ${NAMA}` }).click()
        const pakta = page.getByRole('dialog', { name: `Daftar ke ${NAMA}` })
        await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
        await pakta.getByText('Setujui pakta integritas untuk mendaftar').waitFor()
        if (!desk) await check(page, 'pakta')
        await pakta.getByRole('checkbox').check()
        await pakta.getByRole('button', { name: 'Setuju dan DAFTAR' }).click()
        await page.getByText('Proses pendaftaran berhasil').waitFor()
        await dialog(page)
          .getByText(/^Anda Peserta \d$/)
          .waitFor()
        context.assert.include(page.url(), `paket=${t.id}`)
        // Long before the submission begins.
        await dialog(page).getByRole('button', { name: 'Mengundurkan diri dari paket' }).waitFor()
      }
      await kak(t.ponsel.page).waitFor()
      await check(t.ponsel.page, 'informasi')
    }
  )

  stage('the tabs are those of the server; a stage to come is locked', async (_, t) => {
    const { page } = t.meja
    const jawab = await page.evaluate(
      async ([paketId, token]) => {
        const r = await fetch(`/api/paket/${paketId}/tab`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        return ((await r.json()) as { data: { tab: { nama: string }[] } }).data.tab
      },
      [t.id, t.a.token] as const
    )
    // Informasi stands before them.
    await waitForCount(dialog(page).getByRole('tab'), jawab.length + 1)
    await dialog(page).getByRole('button', { name: 'Unduh dokumen' }).click()
    await dialog(page).getByText('Admin belum mengirim dokumen pengadaan').waitFor()
    await dialog(page)
      .getByRole('tab', { name: /4\. Pemasukan/ })
      .click()
    await dialog(page).getByText('Tahap ini terkunci').waitFor()
    await dialog(page)
      .getByText(/^Dibuka \d\d .+ WIB$/)
      .waitFor()
    await check(page, 'terkunci')
  })

  stage(
    'closing goes by the temporary page back to the dashboard',
    async (_, { meja: { page } }) => {
      await dialog(page).getByRole('button', { name: 'Tutup', exact: true }).last().click()
      await page.waitForURL('**/temporary-page/vendor**')
      await page.getByText('Loading ...').first().waitFor()
      await page.waitForURL(`**${vendorHome()}`)
      await page.getByText('Terdaftar', { exact: true }).waitFor()
    }
  )

  stage(
    'a question is asked, kept while the dialog is closed, and corrected',
    async (context, t) => {
      await t.to('penjelasan')
      const tanya = await t.lihat(t.meja, 'penjelasan')
      await tanya.getByText('Admin belum upload file penjelasan.').waitFor()
      await tanya.getByRole('button', { name: 'Buat pertanyaan' }).click()
      const form = t.meja.page.getByRole('dialog', { name: 'Buat pertanyaan' })
      await form.getByRole('button', { name: 'Kirim' }).click()
      await form.getByText('Field harus diisi!.').first().waitFor()
      await form.getByLabel('Judul pertanyaan').fill('Mutu beton')
      await form.locator('[name=message]').fill('Apakah mutu beton K-350 diterima?')
      await form.getByRole('button', { name: 'Batal' }).click()
      await t.meja.page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Lanjut mengisi' })
        .click()
      // The form has an address of its own.
      await t.meja.page.reload()
      await form.getByRole('button', { name: 'Pakai', exact: true }).click()
      context.assert.equal(await form.getByLabel('Judul pertanyaan').inputValue(), 'Mutu beton')
      await form.getByRole('button', { name: 'Kirim' }).click()
      await t.meja.page.getByText('Topik baru berhasil dibuat').waitFor()
      await tanya.getByRole('button', { name: 'Ubah pertanyaan Mutu beton' }).click()
      const ubah = t.meja.page.getByRole('dialog', { name: 'Ubah pertanyaan' })
      await t.meja.page.waitForURL(/&topik=\d+$/)
      await t.meja.page.goBack()
      await ubah.waitFor({ state: 'detached' })
      await t.meja.page.goForward()
      await ubah.locator('[name=message]').fill('Apakah mutu beton K-400 diterima?')
      // Another tab changes it meanwhile, and the list behind is read again: that is not what this form was opened with.
      const { id } = await row<{ id: number }>('select id from topik where paket_id = ?', [t.id])
      await call(t.a.token, 'PUT', `/api/tender/chat/${id}`, {
        paketPenyediaId: t.id,
        tahap: 'PP1',
        subject: 'Mutu beton kolom',
        message: 'Apakah mutu beton K-350 diterima?',
      })
      await t.meja.page.getByText('Mutu beton kolom').waitFor()
      await ubah.getByRole('button', { name: 'Kirim' }).click()
      await ubah.getByText('Diubah oleh Anda sendiri dari perangkat atau tab lain').waitFor()
      context.assert.equal(
        await ubah.getByLabel('Judul pertanyaan').inputValue(),
        'Mutu beton kolom'
      )
      await ubah.getByLabel('Judul pertanyaan').fill('Mutu beton')
      await delayBack(t.meja.page)
      await ubah.getByRole('button', { name: 'Kirim' }).click()
      await t.meja.page.getByText('Topik berhasil diperbarui').waitFor()
      await ubah.waitFor({ state: 'detached' })
    }
  )

  stage('the other vendor joins in without learning who asked', async ({ assert }, t) => {
    const lain = await t.lihat(t.ponsel, 'penjelasan')
    await lain.getByText('Apakah mutu beton K-400 diterima?').waitFor()
    await lain.getByText(/^Peserta 1 ·/).waitFor()
    assert.equal(await lain.getByText('PT Karya Sejahtera').count(), 0)
    assert.equal(await lain.getByRole('button', { name: /Ubah pertanyaan/ }).count(), 0)
    await lain.getByLabel('Tulis pesan pada Mutu beton').fill('Kami juga ingin tahu.')
    await lain.getByRole('button', { name: 'Kirim', exact: true }).click()
    await t.ponsel.page.getByText('Pesan telah terkirim').waitFor()
    await check(t.ponsel.page, 'penjelasan')
  })

  stage('the answer of the committee arrives by itself', async (_, t) => {
    const topik = await row<{ id: number }>('select id from topik where paket_id = ?', [t.id])
    await call(await signInAs(t.p.pokja[0]!), 'POST', '/api/tender/chat/message', {
      chatId: topik.id,
      message: 'Ya, paling rendah K-350.',
    })
    const tanya = dialog(t.meja.page)
    await tanya.getByText('Ya, paling rendah K-350.').waitFor()
    await tanya.getByText('Dijawab panitia').waitFor()
    await check(t.meja.page, 'penjelasan-dijawab')
  })

  for (const [siapa, harga] of [
    ['meja', '850000000'],
    ['ponsel', '910000000'],
  ] as const) {
    stage(`four files are sent, each with its receipt (${siapa})`, async (_, t) => {
      if (siapa === 'meja') await t.to('pemasukan')
      const { page } = t[siapa]
      await t.lihat(t[siapa], 'pemasukan')
      await dialog(page).getByText('0 dari 4 berkas sudah diterima').waitFor()
      await sendOffer(dialog(page), 'K', 'kualifikasi.pdf')
      await dialog(page)
        .getByText(/Nomor tanda terima/)
        .waitFor()
      if (siapa === 'ponsel') await check(page, 'pemasukan')
      await sendOffer(dialog(page), 'A', 'administrasi.pdf')
      await sendOffer(dialog(page), 'T', 'teknis.pdf')
      await sendOffer(dialog(page), 'H', 'harga.pdf', harga)
      await dialog(page).getByText('Penawaran Anda lengkap').waitFor()
    })
  }

  stage('a receipt is kept as PDF; after the end everything is read-only', async (context, t) => {
    const { assert } = context
    const { page } = t.meja
    await check(page, 'pemasukan-lengkap')
    const unduhan = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Unduh tanda terima (PDF)' }).first().click()
    assert.match((await unduhan).suggestedFilename(), /\.pdf$/)
    const held = '**/api/lelang/tanda-terima/*.pdf'
    let fail = () => {}
    const failed = new Promise<void>((done) => (fail = done))
    await page.route(held, async (route) => {
      await failed
      await route.abort()
    })
    const receipt = dialog(page).locator('button', { hasText: 'Unduh tanda terima (PDF)' }).first()
    await receipt.click()
    await receipt.getByRole('progressbar').waitFor()
    fail()
    await dialog(page).getByText('Tidak dapat terhubung ke server').waitFor()
    await page.unroute(held)
    await dialog(page).getByRole('alert').getByRole('button', { name: 'Tutup' }).click()
    const masukan = await rows(
      'select count(*)::int as n from penawaran where paket_id = ? group by rekanan_id',
      [t.id]
    )
    assert.deepEqual(masukan, [{ n: 4 }, { n: 4 }])

    await t.to('pembukaan')
    await t.lihat(t.meja, 'pemasukan')
    await dialog(page).getByText('4 dari 4 berkas sudah diterima').waitFor()
    assert.equal(await dialog(page).locator('input[type=file]').count(), 0)
    await dialog(page)
      .getByText(/^Tahap berakhir/)
      .waitFor()
  })

  stage('the winner and the second read the result, each what it may see', async (context, t) => {
    const { p, a, b } = t
    await openOffers(t.id, await Promise.all(p.pokja.map((o) => signInAs(o))))
    await createNilai(t.id, a.rekanan.id, { nilai: 850_000_000 })
    await createNilai(t.id, b.rekanan.id, { nilai: 910_000_000, harga: 93 })
    await createPenetapan({ id: t.id, ppk: p.ppk, pokja: p.pokja }, [
      { id: a.rekanan.id, nama: 'PT Karya Sejahtera' },
      { id: b.rekanan.id, nama: 'PT Bangun Bersama' },
    ])
    await t.to('pengumuman-pemenang')
    const menang = await t.lihat(t.meja, 'pengumuman-pemenang')
    await menang.getByText('Admin belum upload file pengumuman.').waitFor()
    await menang.getByText('Anda ditetapkan sebagai pemenang').waitFor()
    await menang.getByText('Rp 910.000.000').waitFor()
    await check(t.meja.page, 'hasil-pemenang')
    const kedua = await t.lihat(t.ponsel, 'pengumuman-pemenang')
    await kedua.getByText('Peringkat 2').first().waitFor()
    context.assert.equal(await kedua.getByText('Anda ditetapkan sebagai pemenang').count(), 0)
    await check(t.ponsel.page, 'hasil')
  })

  stage('the second objects, once', async ({ assert }, t) => {
    await t.to('sanggah')
    const sanggah = await t.lihat(t.ponsel, 'sanggah')
    const file = sanggah.locator('input[type=file]')
    const send = async () => {
      await file.setInputFiles(pdfUpload('sanggah.pdf'))
      await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
      await confirm(t.ponsel.page, 'Kirim sanggahan')
    }
    // A refusal is heard, and whoever works by keyboard is at the field that it blames.
    const path = '**/api/lelang/masa-sanggah/vendor'
    const refused = 'Untuk sementara ditutup'
    await t.ponsel.page.route(path, (route) =>
      route.fulfill({ status: 403, json: { statusCode: 403, message: refused } })
    )
    await send()
    await t.ponsel.page.locator('body > [role=status]').getByText(refused).waitFor()
    await sanggah.getByText(refused).waitFor()
    await sanggah.locator('button[aria-describedby]:focus').waitFor()
    await t.ponsel.page.unroute(path)
    await sanggah.getByRole('button', { name: 'Batalkan pilihan' }).click()
    await sanggah.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await sanggah.getByText('Silahkan masukan file sanggah').first().waitFor()
    await send()
    await t.ponsel.page.getByText('File berhasil diupload').waitFor()
    await sanggah.getByText('Admin belum mengirim sanggahan').waitFor()
    assert.equal(await file.count(), 0)
    await check(t.ponsel.page, 'sanggah')
  })
})

test.group('A tender for other vendors', (group) => {
  emptyEach(group)

  test('who does not take part sees the information only, without documents', async ({
    assert,
  }) => {
    const p = await createPaketTerbit({ nama: NAMA })
    await moveSchedule(p.paket.id, 'penjelasan')
    const { page } = await visit({ token: (await createPenyedia({ nama: 'PT Tidak Ikut' })).token })
    await openVendorStage(page, p.paket, 'penjelasan')
    await dialog(page).getByText('Anda belum terdaftar pada paket ini').waitFor()
    await waitForCount(dialog(page).getByRole('tab'), 1)
    await dialog(page).getByRole('button', { name: 'Informasi' }).click()
    await dialog(page).getByText('Informasi paket').waitFor()
    await dialog(page)
      .getByText(/^Belum ada dokumen yang dapat Anda unduh/)
      .waitFor()
    assert.equal(await kak(page).count(), 0)
    await check(page, 'informasi-luar')
    await page.goto(vendorHome('&paket=987654'))
    await page.getByText('Paket ini tidak dapat dibuka').waitFor()
  })

  test('a vendor that is not verified sees the status of its registration', async ({ assert }) => {
    const { page } = await visit({ token: (await createPenyedia({ status: 'V' })).token })
    await page.goto('/vendor')
    await page.getByRole('heading', { name: 'Status Registrasi Rekanan' }).waitFor()
    assert.equal(await page.getByText('Paket Lelang Tahun Anggaran').count(), 0)
  })
})
