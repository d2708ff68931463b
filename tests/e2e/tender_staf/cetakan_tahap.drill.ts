/** Printouts from the panels of a running package: printed, opened, confirmed to the public, revoked; and by whom not. */
import { test } from '@japa/runner'
import { createNilai, createTender } from '@eproc/database/factories/tender'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { call, fetchBytes } from '../../lib/calls.ts'
import { pdfText, withoutBlanks } from '../../lib/pdf.ts'
import { sharedServer } from '../../lib/server.ts'
import { row } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit, visitAs } from '../../lib/visitors.ts'

async function judged() {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await moveSchedule(t.id, 'pembuktian')
  return t
}

test.group('Printouts in the panels of a package', (group) => {
  emptyEach(group)

  test('the pokja prints minutes, opens them, and revokes them with a reason', async ({
    assert,
  }) => {
    const t = await judged()
    const { page } = await visitAs(t.pokja[0]!)
    await page.goto(`/ppk/tender/${t.id}/show?tahap=evaluasi`)
    const stage = page.getByRole('dialog', { name: /^Proses paket: / })
    const documents = stage.getByRole('region', { name: 'Dokumen tahap ini' })
    await documents.getByText('Belum dicetak').waitFor()
    await documents.getByRole('button', { name: /^Cetak BERITA ACARA HASIL EVALUASI/ }).click()
    const paper = page.getByRole('dialog', { name: /BERITA ACARA HASIL EVALUASI/ })
    await paper.locator('iframe').waitFor()
    await paper.getByRole('button', { name: 'Tutup', exact: true }).click()
    const { kode, nomor, jalur } = await row<{ kode: string; nomor: string; jalur: string }>(
      'select kode, nomor, jalur from cetakan'
    )
    const text = pdfText(
      await fetchBytes(`/${jalur}`, t.tokenPokja[0]!, (await sharedServer()).url)
    )
    for (const said of [nomor, 'BERITA ACARA HASIL EVALUASI', 'PT Peserta A'])
      assert.include(text, withoutBlanks(said))
    await documents.getByText(`No. ${nomor}, dicetak`).waitFor()
    await documents.getByRole('button', { name: `Buka ${nomor}` }).click()
    await page.getByRole('dialog', { name: nomor }).locator('iframe').waitFor()
    await page
      .getByRole('dialog', { name: nomor })
      .getByRole('button', { name: 'Tutup', exact: true })
      .click()
    await checkScreen(page, 'cetakan-tahap')
    // The schedule's archive number opens it as well, and prints what is not printed yet.
    await stage.getByRole('tab', { name: 'Informasi' }).click()
    await stage.getByRole('button', { name: `Lihat ${nomor}` }).waitFor()
    await stage.getByRole('button', { name: /^Cetak BERITA ACARA PEMBUKAAN/ }).waitFor()
    await checkScreen(page, 'cetakan-jadwal')

    const { page: anybody } = await visit()
    await anybody.goto(`/cetakan/${kode}`)
    await anybody.getByText('Dokumen ini asli dan masih berlaku').waitFor()

    await stage.getByRole('tab', { name: /^6\. Evaluasi/ }).click()
    await documents.getByRole('button', { name: `Cabut ${nomor}` }).click()
    const question = page.getByRole('dialog', { name: `Cabut cetakan ${nomor}?` })
    await question.getByRole('button', { name: 'Cabut', exact: true }).click()
    await question.getByText('Field harus diisi!.').first().waitFor()
    await question.getByRole('textbox', { name: 'Alasan' }).fill('Nama peserta salah ketik')
    await checkScreen(page, 'cetakan-cabut')
    await question.getByRole('button', { name: 'Cabut', exact: true }).click()
    await documents.getByText('Belum dicetak').waitFor()
    await anybody.reload()
    await anybody.getByText('Dokumen ini asli, tetapi sudah dicabut').waitFor()
    await checkScreen(anybody, 'cetakan-dicabut')
  })

  test('from the schedule it opens at once; who only reads sees no button and is refused', async ({
    assert,
  }) => {
    const t = await judged()
    const { page } = await visitAs(t.ppk)
    await page.goto(`/ppk/tender/${t.id}/show`)
    const stage = page.getByRole('dialog', { name: /^Proses paket: / })
    await stage.getByRole('button', { name: /^Cetak BERITA ACARA PEMBUKAAN/ }).click()
    const paper = page.getByRole('dialog', { name: /BERITA ACARA PEMBUKAAN/ })
    await paper.locator('iframe').waitFor()
    await paper.getByRole('button', { name: 'Tutup', exact: true }).click()
    const { nomor } = await row<{ nomor: string }>('select nomor from cetakan')
    await stage.getByRole('button', { name: `Lihat ${nomor}` }).waitFor()

    const pa = await createPengguna({ peran: 'pa', divisi: '20' })
    const { page: reader } = await visitAs(pa)
    await reader.goto(`/ppk/tender/${t.id}/show?tahap=evaluasi`)
    const read = reader.getByRole('dialog', { name: /^Proses paket: / })
    await read.getByRole('heading', { name: /^6\. Evaluasi/ }).waitFor()
    assert.equal(await read.getByRole('button', { name: /^Cetak/ }).count(), 0)
    const refused = call(await signInAs(pa), 'POST', `/api/tender/cetakan/${t.id}`, {
      jenis: 'evaluasi',
    })
    await assert.rejects(() => refused, /403/)

    // The unit's administrator prints what is no secret; of the rest the panel says why not.
    const { page: ulp } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await ulp.goto(`/ppk/tender/${t.id}/show?tahap=evaluasi`)
    await ulp.getByText('Isi dokumen ini baru terbuka setelah pemenang diumumkan').waitFor()
    assert.equal(await ulp.getByRole('button', { name: /^Cetak BERITA/ }).count(), 0)
  })
})
