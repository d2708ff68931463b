/**
 * Two people at the same record: the second is asked, sees both values, loses nothing typed, and saves. Of a plain record
 * master/resources.drill.ts tells it, of a package paket/paket.spec.ts.
 */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { Locator, Page } from '../../lib/browser.ts'
import { dayBox, fillDay } from '../../lib/day.ts'
import { reloadAndTake, takeDraft } from '../../lib/drafts.ts'
import { confirm, pdfUpload } from '../../lib/page.ts'
import { row } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs, type Visitor } from '../../lib/visitors.ts'
import { buatRekananUji } from '../../api/verifikasi/rekanan_uji.ts'

const ASKED = 'Data ini sudah diubah orang lain'

/** The same dialog in front of both, read before either saves. */
async function bothOpen(one: Visitor, other: Visitor, address: string, label: string) {
  for (const { page } of [one, other]) {
    await page.goto(address)
    await page.getByRole('dialog').getByLabel(label).first().waitFor()
  }
  return [one.page.getByRole('dialog'), other.page.getByRole('dialog')] as const
}

test.group('Two people at one record', (group) => {
  emptyEach(group)

  test('the revision of a schedule', async ({ assert }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const one = await visitAs(p.ppk)
    const other = await visitAs(p.ppk)
    const end = 'Jam selesai Penandatanganan SPMK (24 jam)'
    const [first, second] = await bothOpen(one, other, `/ppk/tender/${p.paket.id}/revisi`, end)
    await first.getByLabel(end).fill('23:30')
    await first.getByLabel('Remark').last().fill('Menyesuaikan jam kerja')
    await second.getByLabel(end).fill('22:15')
    await second.getByLabel('Remark').last().fill('Menunggu bank')
    // 'Tutup' drops nothing unasked.
    await second.getByRole('button', { name: 'Tutup' }).last().click()
    const question = other.page.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })
    await question.getByRole('button', { name: 'Lanjut mengisi' }).click()
    await question.waitFor({ state: 'detached' })
    assert.equal(await second.getByLabel(end).inputValue(), '22:15')
    await first.getByRole('button', { name: 'Simpan revisi' }).click()
    await first.waitFor({ state: 'detached' })
    await second.getByRole('button', { name: 'Simpan revisi' }).click()
    await second.getByText(ASKED).waitFor()
    await second.getByText(/Diubah oleh Anda sendiri/).waitFor()
    await second.getByRole('cell', { name: /23[:.]30, Menyesuaikan jam kerja/ }).waitFor()
    await second.getByRole('cell', { name: /22[:.]15, Menunggu bank/ }).waitFor()
    assert.equal(await second.getByLabel('Remark').last().inputValue(), 'Menunggu bank')
    await checkScreen(other.page, 'versi-revisi')
    await second.getByRole('button', { name: 'Simpan revisi' }).click()
    await second.waitFor({ state: 'detached' })
    const { remark } = await row<{ remark: string }>(
      `select b.remark from jadwal_revisi r join jadwal_revisi_baris b on b.revisi_id = r.id
        where r.paket_id = ? and r.status = 'menunggu' and b.remark is not null`,
      [p.paket.id]
    )
    assert.equal(remark, 'Menunggu bank')
  })

  test('the decision to blacklist a vendor', async ({ assert }) => {
    const v = await buatRekananUji({ nama: 'PT Dua Keputusan', status: 'A', bagian: 'A' })
    const one = await visitAs(await createPengguna({ peran: 'manajerULP', nama: 'Rina Wati' }))
    const other = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const tick = 'Masukkan ke blacklist'
    const address = `/admin/vendor/blacklist/${v.id}/show`
    const [first, second] = await bothOpen(one, other, address, tick)
    const decide = async (page: Page, dialog: Locator, number: string, until: string) => {
      await dialog.getByLabel(tick).check()
      await fillDay(dayBox(dialog, 'Tanggal selesai'), until)
      await dialog.getByLabel('Nomor keputusan').fill(number)
      await dialog.locator('input[name=fileBlacklist]').setInputFiles(pdfUpload('sk.pdf'))
      await dialog.getByLabel('Alasan').fill('Mengundurkan diri')
      await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
      await confirm(page, 'Masukkan ke blacklist')
    }
    await second.getByLabel(tick).check()
    await second.getByLabel('Alasan').fill('Mengundurkan diri')
    await reloadAndTake(other.page)
    assert.equal(await second.getByLabel('Alasan').inputValue(), 'Mengundurkan diri')
    await decide(one.page, first, 'SK-1', '2099-05-12')
    await first.getByText(/Nomor keputusan: SK-1/).waitFor()
    await decide(other.page, second, 'SK-2', '2099-06-30')
    await second.getByText(ASKED).waitFor()
    await second.getByRole('cell', { name: /^SK-1/ }).waitFor()
    await second.getByRole('cell', { name: /^12 Mei 2099/ }).waitFor()
    // Said once, and not also as a failure after which one should read the page again.
    assert.equal(await second.getByText('Data failed updated!').count(), 0)
    await checkScreen(other.page, 'versi-blacklist')
    // Loaded anew it is offered still, over what somebody else decided meanwhile.
    await other.page.reload()
    await second.getByText(/Data ini disimpan lagi sesudah itu/).waitFor()
    await takeDraft(other.page)
    assert.equal(await second.getByLabel('Nomor keputusan').inputValue(), 'SK-2')
  })

  test('the pokja of a package', async () => {
    const { paket } = await createPaket()
    const one = await visitAs(await createPengguna({ peran: 'manajerULP', nama: 'Rina Wati' }))
    const other = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    const number = 'Nomor surat penunjukan'
    const address = `/rup/paket/pokja/${paket.id}/pokja`
    const [first, second] = await bothOpen(one, other, address, number)
    await first.getByLabel(number).fill('SK-1/ULP')
    await second.getByLabel(number).fill('SK-2/ULP')
    await first.getByRole('button', { name: 'Simpan' }).click()
    await first.waitFor({ state: 'detached' })
    await second.getByRole('button', { name: 'Simpan' }).click()
    await second.getByText(ASKED).waitFor()
    await second.getByText(/Diubah oleh Rina Wati \(Manajer ULP\) pada .+ WIB\./).waitFor()
    await second.getByRole('cell', { name: 'SK-1/ULP' }).waitFor()
    await second.getByRole('cell', { name: 'SK-2/ULP' }).waitFor()
    await checkScreen(other.page, 'versi-pokja')
    await second
      .getByRole('button', { name: 'Pakai nilai terbaru: Nomor surat penunjukan' })
      .click()
    await second.getByRole('button', { name: 'Simpan' }).click()
    await second.waitFor({ state: 'detached' })
  })
})
