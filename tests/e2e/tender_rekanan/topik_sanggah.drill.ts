/** Topics that the committee opens in the objection period (S3 §4.4: SH), as vendors meet them. */
import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { call } from '../../lib/calls.ts'
import { openVendorStage, pdfUpload, vendorHome } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

/** A running committee tender in its objection period, with a topic for each number. */
async function objections(topics: number) {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan)
  )
  const { id } = await row<{ id: number }>(
    `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
     values ('TDR-UJI-00001', 'Rumah Susun Berjalan', ?, 'T1', ?, clock_timestamp(), clock_timestamp()) returning id`,
    [t.paket.tahunAnggaran, t.pokja[0]!.id]
  )
  await rows('update paket set tender_id = ? where id = ? returning id', [id, t.id])
  await moveSchedule(t.id, 'sanggah')
  for (let n = 1; n <= topics; n++) {
    await call(t.tokenPokja[0]!, 'POST', `/api/tender/chat/${id}`, {
      subject: `Topik ${n}`,
      message: `Penjelasan panitia nomor ${n}.`,
    })
  }
  return t
}

test.group('Topics of the objection period', (group) => {
  emptyEach(group)

  test('a page at a time; a reply that fails keeps what was typed, and is sent again', async ({
    assert,
  }) => {
    const t = await objections(12)
    const { page } = await visit({ token: t.rekanan[1]!.token })
    await openVendorStage(page, t.paket, 'sanggah')
    const topics = page.getByRole('region', { name: 'Topik dari panitia' })
    await topics.getByRole('heading', { name: 'Topik 1', exact: true }).waitFor()
    assert.equal(await topics.getByRole('heading', { level: 5 }).count(), 10)
    const input = topics.getByRole('textbox', { name: 'Tulis pesan pada Topik 2', exact: true })
    await input.fill('Mohon penjelasan bobot teknis.')
    const refuse = '**/api/tender/chat/message'
    await page.route(refuse, (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, message: 'Coba lagi nanti' } })
    )
    await topics.getByRole('button', { name: 'Kirim' }).nth(1).click()
    await topics.getByRole('alert').getByText('Coba lagi nanti').waitFor()
    assert.equal(await input.inputValue(), 'Mohon penjelasan bobot teknis.')
    await checkScreen(page, 'rekanan-topik-sanggah')
    // Neither another page nor a new start of the browser's page loses it.
    await topics.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await topics.getByRole('heading', { name: 'Topik 12', exact: true }).waitFor()
    await page.unroute(refuse)
    await page.reload()
    await topics.getByRole('heading', { name: 'Topik 2', exact: true }).waitFor()
    assert.equal(await input.inputValue(), 'Mohon penjelasan bobot teknis.')
    await topics.getByRole('button', { name: 'Kirim' }).nth(1).click()
    const sentMessages = topics.getByRole('list', { name: '1 pesan' })
    await sentMessages.getByText('Mohon penjelasan bobot teknis.').waitFor()
    assert.equal(await input.inputValue(), '')
    const sent = await rows<{ pesan: string }>('select pesan from pesan_topik')
    assert.deepEqual(sent, [{ pesan: 'Mohon penjelasan bobot teknis.' }])
  })

  test('where the committee opened none, the stage is only the objection', async ({ assert }) => {
    const t = await objections(0)
    const { page } = await visit({ token: t.rekanan[1]!.token, screen: 'phone' })
    await openVendorStage(page, t.paket, 'sanggah')
    await page.getByRole('button', { name: 'Kirim sanggahan' }).waitFor()
    assert.equal(await page.getByRole('region', { name: 'Topik dari panitia' }).count(), 0)
  })

  test('an objection that was chosen and not sent is not lost by another stage', async ({
    assert,
  }) => {
    const t = await objections(0)
    const { page } = await visit({ token: t.rekanan[1]!.token })
    const dialog = await openVendorStage(page, t.paket, 'sanggah')
    await dialog
      .locator('input[type=file][name=fileSanggahVendor]')
      .setInputFiles(pdfUpload('sanggah.pdf'))
    await dialog.getByText('sanggah.pdf').waitFor()
    const tab = dialog.getByRole('tab').first()
    await tab.click()
    const question = page.getByRole('alertdialog', { name: 'Berkas belum dikirim' })
    await question.waitFor()
    await checkScreen(page, 'rekanan-sanggah-belum-dikirim')
    await question.getByRole('button', { name: 'Tetap di sini' }).click()
    await dialog.getByText('sanggah.pdf').waitFor()
    await tab.click()
    await question.getByRole('button', { name: 'Tinggalkan', exact: true }).click()
    await dialog.getByRole('tab', { selected: true }).first().waitFor()
    assert.notInclude(page.url(), 'tahap=sanggah')
  })

  test('nor is an offer that was chosen and not sent, by another stage, Tutup or Back', async ({
    assert,
  }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    await moveSchedule(paket.id, 'pemasukan')
    const { page } = await visit({ token, screen: 'phone' })
    await page.goto(vendorHome())
    await page.getByRole('button', { name: `Detail ${paket.nama}` }).click()
    const dialog = page.getByRole('dialog', { name: paket.nama, exact: true })
    await dialog.getByRole('button', { name: 'Masukkan penawaran' }).click()
    const offer = dialog.locator('[data-jenis="T"]')
    await offer.locator('input[type=file]').setInputFiles(pdfUpload('teknis.pdf'))
    await offer.getByText('teknis.pdf').waitFor()
    const question = page.getByRole('alertdialog', { name: 'Berkas belum dikirim' })
    const stay = async () => {
      await question.getByRole('button', { name: 'Tetap di sini' }).click()
      await question.waitFor({ state: 'detached' })
      await offer.getByText('teknis.pdf').waitFor()
    }
    await dialog.getByRole('button', { name: 'Lihat semua tahap' }).click()
    await dialog.getByRole('tab').first().click()
    await stay()
    await dialog.getByRole('button', { name: 'Tutup' }).first().click()
    await stay()
    await page.goBack()
    await stay()
    await page.goBack()
    await question.getByRole('button', { name: 'Tinggalkan', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.notInclude(page.url(), 'paket=')
  })
})
