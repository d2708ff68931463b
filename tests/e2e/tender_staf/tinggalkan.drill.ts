/** What is typed into a package under way is left by a question only: by Back, too, the way to close a dialog on a phone. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import type { Page } from '../../lib/browser.ts'
import { call, form, pdfBlob } from '../../lib/calls.ts'
import { resetClock } from '../../lib/dates.ts'
import { draftOffers, reloadAndTake, takeDraft } from '../../lib/drafts.ts'
import { chooseFile, openStaffStage } from '../../lib/page.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Perubahan belum disimpan' })

async function stay(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Lanjut mengisi' }).click()
  await question(page).waitFor({ state: 'detached' })
}

test.group('What is typed is not left unasked', (group) => {
  emptyEach(group)

  test('an answer to a participant, by Back', async ({ assert }) => {
    const { paket, pokja } = await createPaketTerbit()
    await moveSchedule(paket.id, 'penjelasan')
    const { token, rekanan } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    const topic = { paketPenyediaId: paket.id, tahap: 'PP1', creatorUserId: 1 }
    const asked = { ...topic, subject: 'Jaminan', message: 'Berapa lama berlaku?' }
    await call(token, 'POST', '/api/tender/chat', asked)
    const { page } = await visitAs(pokja[0]!)
    await page.goto('/ppk/tender')
    await page.getByText(paket.nama).click()
    const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
    const stage = dialog.getByRole('tab', { name: /^3\. / })
    const { jawabTopik } = tenderStaf.penjelasan
    const answer = dialog.getByRole('textbox', { name: jawabTopik('Jaminan') })
    await stage.click()
    await answer.pressSequentially('Sembilan puluh hari', { delay: 20 })
    await page.goBack()
    await stay(page)
    assert.equal(await answer.inputValue(), 'Sembilan puluh hari')
    await page.goBack()
    await question(page).getByRole('button', { name: 'Buang perubahan' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.notInclude(page.url(), 'tahap=')
    // Thrown away is not offered again.
    await page.getByText(paket.nama).click()
    await stage.click()
    await answer.waitFor()
    assert.equal(await draftOffers(page).count(), 0)
  })

  test('an answer to one of many questions, by the next page of them', async ({ assert }) => {
    const { paket, pokja } = await createPaketTerbit()
    await moveSchedule(paket.id, 'penjelasan')
    const { token, rekanan } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    for (let i = 1; i <= 11; i++) {
      const topic = { paketPenyediaId: paket.id, tahap: 'PP1', creatorUserId: 1 }
      const asked = { ...topic, subject: `Pertanyaan ${i}`, message: 'Berapa lama berlaku?' }
      await call(token, 'POST', '/api/tender/chat', asked)
    }
    const { page } = await visitAs(pokja[0]!)
    const dialog = await openStaffStage(page, paket.id, 'penjelasan')
    const { jawabTopik, refresh } = tenderStaf.penjelasan
    const answer = (n: number) => {
      const name = jawabTopik(`Pertanyaan ${n}`)
      return dialog.getByRole('textbox', { name, exact: true })
    }
    await answer(10).waitFor()
    assert.equal(await answer(11).count(), 0)
    // What nobody has written in is not sent again.
    const again = page.waitForResponse(/chat\/message\/paket/)
    await dialog.getByRole('button', { name: refresh }).click()
    assert.equal((await again).status(), 304)
    await answer(1).fill('Sembilan puluh hari')
    await dialog.getByRole('button', { name: ui.tabel.berikutnya }).click()
    await answer(11).waitFor()
    await checkScreen(page, 'penjelasan-banyak')
    await dialog.getByRole('button', { name: ui.tabel.sebelumnya }).click()
    await takeDraft(page)
    assert.equal(await answer(1).inputValue(), 'Sembilan puluh hari')
  })

  test('answers to objections that were prepared and not sent', async ({ assert }) => {
    const t = await createTenderDitetapkan('undangan-negosiasi')
    resetClock()
    await moveSchedule(t.id, 'sanggah')
    const { rekanan, token } = t.rekanan[1]!
    const objection = {
      paketPenyediaId: String(t.id),
      vendorId: String(rekanan.id),
      tipe: 'B',
      tipeFileVendor: 'V',
      fileSanggahVendor: pdfBlob(),
    }
    await call(token, 'POST', '/api/lelang/masa-sanggah/vendor', form(objection))
    const { page } = await visitAs(t.pokja[0]!)
    const dialog = await openStaffStage(page, t.id, 'sanggah')
    await dialog.getByRole('checkbox', { name: `Pilih ${rekanan.nama}` }).check()
    const note = dialog.getByLabel(tenderStaf.sanggah.catatanNama(rekanan.nama))
    await note.fill('Dokumen asli telah diperiksa.')
    for (const away of ['Tutup', '9. Penetapan Pemenang']) {
      const tab = dialog.getByRole('tab', { name: new RegExp(`^${away}`) })
      await (away === 'Tutup' ? dialog.getByRole('button', { name: away }).last() : tab).click()
      await stay(page)
      assert.equal(await note.inputValue(), 'Dokumen asli telah diperiksa.')
    }
    await reloadAndTake(page)
    assert.equal(await note.inputValue(), 'Dokumen asli telah diperiksa.')
  })

  test('a file of an announcement that was chosen and not uploaded', async ({ assert }) => {
    const { paket, pokja } = await createPaketTerbit()
    await moveSchedule(paket.id, 'pengumuman')
    const { page } = await visitAs(pokja[0]!)
    const dialog = await openStaffStage(page, paket.id, 'pengumuman')
    const { file } = tenderStaf.pengumuman
    await chooseFile(page, tenderStaf.berkas.untuk(tenderStaf.berkas.pilih, file), 'umum.pdf')
    for (const away of [
      dialog.getByRole('tab', { name: /^2\. / }),
      dialog.getByRole('button', { name: 'Tutup' }).last(),
    ]) {
      await away.click()
      await stay(page)
      await dialog.getByText(/^umum\.pdf/).waitFor()
    }
    await dialog.getByRole('button', { name: tenderStaf.pengumuman.tombol, exact: true }).click()
    await dialog.getByRole('button', { name: /umum\.pdf/ }).waitFor()
    await dialog.getByRole('tab', { name: /^2\. / }).click()
    await dialog.getByRole('heading', { name: /^2\. / }).waitFor()
    assert.isFalse(await question(page).isVisible())
  })

  test('but between the offers of one evaluation one goes freely', async ({ assert }) => {
    const t = await createTender([800_000_000, 900_000_000], { metodeEvaluasi: 'NIL' })
    await moveSchedule(t.id, 'evaluasi')
    const [a, b] = t.rekanan.map((r) => r.rekanan)
    const { page } = await visitAs(t.pokja[0]!)
    const dialog = await openStaffStage(page, t.id, 'evaluasi')
    const score = (nama: string) =>
      dialog.getByRole('region', { name: nama }).getByLabel('Nilai teknis (0–100)')
    await dialog.getByRole('button', { name: tenderStaf.evaluasi.meja.nilai(a!.nama) }).click()
    await score(a!.nama).waitFor()
    await dialog.getByRole('button', { name: tenderStaf.evaluasi.meja.sesudah }).click()
    await score(b!.nama).pressSequentially('92', { delay: 20 })
    await page.goBack()
    await score(a!.nama).waitFor()
    assert.isFalse(await question(page).isVisible())
  })
})
