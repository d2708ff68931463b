/** Lists of packages: sorted, filtered, exported; stale edits; from one approval to the next. */
import { test } from '@japa/runner'
import { createKegiatanAD, createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { SCREENS } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { budgetYear } from '../../lib/dates.ts'
import { exportedFile, exportedTexts } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { paketInput } from '../../api/paket/bantu.ts'

test.group('Lists of packages', (group) => {
  emptyEach(group)

  test('a list is sorted, filtered and exported; its dialogs are links', async ({ assert }) => {
    await createPaket({ nama: 'Taman Anggrek' })
    const { paket } = await createPaket({ nama: 'Taman Melati', statusPelaksanaan: 'A' })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    const cell = (name: string) => page.getByRole('cell', { name, exact: true })
    await page.goto('/rup/paket/penyedia')
    await page.getByRole('columnheader', { name: 'Nama Paket' }).getByRole('button').click()
    await page.getByRole('row', { name: /Taman/ }).first().getByText('Taman Anggrek').waitFor()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Aktif' }).click()
    await cell('Taman Anggrek').waitFor({ state: 'detached' })
    assert.deepEqual(await exportedFile(page), { name: 'Paket Pengadaan.xlsx', zip: 'PK' })

    // A running package opens its tender; Back leads to the list as it was filtered, and so does closing.
    const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
    await cell('Taman Melati').click()
    await page.waitForURL(`**/rup/paket/penyedia/${paket.id}/show`)
    await page.reload()
    await dialog.getByRole('tabpanel').waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await cell('Taman Melati').waitFor()
    assert.equal(await cell('Taman Anggrek').count(), 0)
    // As it stood in mails of before.
    await page.goto(`/ppk/tender?paket=${paket.id}&tahap=pengumuman`)
    await page.waitForURL(`**/ppk/tender/${paket.id}/show?tahap=pengumuman`)
    await dialog.getByRole('tabpanel').waitFor()
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
    await page.waitForURL('**/ppk/tender')
  })

  test('the procurement unit reads a failure in full, in the table, the filter, the export and on a phone', async ({
    assert,
  }) => {
    const { ppk } = await createPaket({ nama: 'Taman Gagal', statusPelaksanaan: 'G' })
    const FULL = 'Gagal / Tidak ada pemenang'
    for (const [user, address, word, other] of [
      [await createPengguna({ peran: 'operatorULP' }), '/rup/paket/penyedia', FULL, 'Gagal'],
      [ppk, '/ppk/tender', 'Gagal', FULL],
    ] as const) {
      const { page, leave } = await visitAs(user)
      await page.goto(address)
      await page.getByRole('cell', { name: word, exact: true }).waitFor()
      const texts = await exportedTexts(page)
      assert.include(texts, word)
      assert.notInclude(texts, other)
      await page.getByRole('combobox', { name: 'Status' }).click()
      await page.getByRole('option', { name: word, exact: true }).click()
      await page.getByRole('cell', { name: word, exact: true }).waitFor()
      await page.setViewportSize(SCREENS.phone)
      await page.getByRole('listitem').getByText(word, { exact: true }).waitFor()
      await checkScreen(page, `paket-gagal${address.replaceAll('/', '-')}`)
      await page.setViewportSize(SCREENS.desk)
      await leave()
    }
  })

  test('who closes a package is back at its row', async ({ assert }) => {
    for (const n of [1, 2, 3, 4, 5]) {
      await createPaket({ nama: `Taman Kota ${n}`, statusPelaksanaan: 'A' })
    }
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.setViewportSize({ ...SCREENS.desk, height: 480 })
    await page.goto('/ppk/tender')
    const link = page
      .getByRole('row', { name: /Taman Kota 1/ })
      .getByRole('link')
      .first()
    await link.focus()
    const top = await page.evaluate(() => window.scrollY)
    assert.isAbove(top, 0)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
    await dialog.getByRole('tabpanel').waitFor()
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await link.evaluate((a) => {
      if (document.activeElement !== a) throw new Error(document.activeElement?.outerHTML)
    })
    assert.equal(await page.evaluate(() => window.scrollY), top)
  })

  test('who saves a stale package sees the difference and loses nothing', async ({ assert }) => {
    const user = await createPengguna({ peran: 'operatorULP' })
    const token = await signInAs(user)
    const input = await paketInput()
    const made = await call(token, 'POST', '/rest/paket', input)
    const { id, versi } = made as { id: number; versi: number }
    const { page } = await visitAs(user)
    const dialog = page.getByRole('dialog', { name: /^Ubah paket/ })
    await page.goto(`/rup/paket/penyedia/${id}`)
    await dialog.getByLabel('Nama Paket').fill('Taman Mawar')
    const kegiatan = await createKegiatanAD()
    const kbli = await rows<{ id: number }>(
      `select id from kbli where kode = '41012' order by edisi desc limit 1`
    )
    await call(token, 'PUT', `/rest/paket/${id}`, {
      ...input,
      versi,
      deskripsi: 'Tiga menara.',
      metodeEvaluasi: 'REN',
      kbli: kbli.map((k) => k.id),
      listPendanaan: [{ ...input.listPendanaan[0], kegiatanId: kegiatan.id }],
    })
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog.getByText('Data ini sudah diubah orang lain').waitFor()
    await dialog.getByText(/Diubah oleh .+ pada .+ WIB\./).waitFor()
    await dialog.getByRole('cell', { name: 'Tiga menara.' }).waitFor()
    // In the words of the form's fields, not by the numbers and codes behind them.
    for (const words of ['41012 Konstruksi', `${kegiatan.kode} · Kegiatan`, 'Harga Terendah'])
      await dialog.getByRole('cell', { name: words }).waitFor()
    assert.equal(await dialog.getByLabel('Nama Paket').inputValue(), 'Taman Mawar')
    await checkScreen(page, 'paket-usang')
    await dialog.getByRole('button', { name: 'Pakai nilai terbaru: Deskripsi' }).click()
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Paket berhasil disimpan').waitFor()
    assert.deepEqual(await rows('select nama, deskripsi from paket where id = ?', [id]), [
      { nama: 'Taman Mawar', deskripsi: 'Tiga menara.' },
    ])
  })

  test('approvals of every year lead from one package to the next; empty lists fit a phone', async () => {
    await createPaket({ nama: 'Taman Satu', status: 'S', tahunAnggaran: budgetYear() - 1 })
    await createPaket({ nama: 'Taman Dua', status: 'S' })
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const dialog = page.getByRole('dialog')
    await page.goto('/rup/paket/penyedia/man')
    await page.getByRole('link', { name: 'Periksa: Taman Dua' }).click()
    await dialog.getByRole('heading', { name: /Taman Dua$/ }).waitFor()
    await dialog.getByRole('link', { name: 'Data berikutnya' }).click()
    await dialog.getByRole('heading', { name: /Taman Satu$/ }).waitFor()
    await dialog.getByRole('button', { name: 'Tolak' }).click()
    const reason = page.getByRole('dialog', { name: /^Tolak paket/ })
    await reason.getByLabel('Catatan').fill('HPS belum lengkap.')
    await checkScreen(page, 'paket-tolak')
    await reason.getByRole('button', { name: 'Tolak' }).click()
    await page.getByText('Paket telah ditolak dan dikembalikan').waitFor()
    await page.setViewportSize(SCREENS.phone)
    for (const alamat of ['/rup/paket/pokja', '/ppk/approve-jadwal']) {
      await page.goto(alamat)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkScreen(page, `paket${alamat.replaceAll('/', '-')}`)
    }
  })
})
