/** A dossier with the camera of a phone: photos become one small, upright PDF. */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
import { ui } from '@eproc/i18n/id/ui'
import type { Locator, Page } from '../../lib/browser.ts'
import { waitForCount } from '../../lib/page.ts'
import { cameraPhoto, pdfPhotos } from '../../lib/photos.ts'
import { rows } from '../../lib/query.ts'
import { checkAsIs } from '../../lib/screen.ts'
import { sharedServer } from '../../lib/server.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

const MB = 1024 * 1024

/** The colour of a photo at a place between 0 and 1, as a browser decodes it. */
const colourAt = (page: Page, jpeg: Buffer, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    async ([base64, left, top]) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      const context = canvas.getContext('2d')!
      context.drawImage(picture, 0, 0)
      const at = context.getImageData(picture.width * left, picture.height * top, 1, 1)
      return [...at.data]
    },
    [jpeg.toString('base64'), x, y] as const
  )
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 150 && g < 90 && b < 90

async function take(page: Page, scope: Page | Locator, button: string | RegExp, photos: object) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    scope.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(photos as Parameters<typeof chooser.setFiles>[0])
  return chooser
}

test.group('The camera of a phone', (group) => {
  emptyEach(group)

  test('two photos larger than the limit arrive as one upright PDF below it', async ({
    assert,
  }) => {
    const { pengguna, rekanan } = await createRekanan({ status: 'N', bagian: { statusPajak: 'N' } })
    const token = await signInAs(pengguna)
    const { page } = await visit({ token, screen: 'phone', touch: true })
    await page.goto('/vendor/pajak')
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    const form = page.getByRole('dialog', { name: 'Tambah bukti pajak' })
    await form.getByLabel('Jenis Pajak').fill('PPh Badan')
    await form.getByLabel('Masa Tahun Pajak').fill('2025')
    await form.getByLabel('No. Bukti Penerimaan').fill('BPE-77')
    await form.locator('input[name=tanggalTerima]').fill('30-03-2026')
    const first = await cameraPhoto(page, 'IMG_1.jpg', true)
    assert.isAbove(first.buffer.length, 3 * MB)
    const chooser = await take(page, form, /^Ambil foto: /, first)
    assert.equal(await chooser.element().getAttribute('capture'), 'environment')

    const dialog = page.getByRole('dialog', { name: /^Foto: / })
    await dialog.getByText('PDF 1 halaman').waitFor()
    await take(page, dialog, 'Foto berikutnya', await cameraPhoto(page, 'IMG_2.jpg'))
    await dialog.getByText('PDF 2 halaman').waitFor()
    await checkAsIs(page, 'foto-dua')
    // Taken, not used yet: no way out of here forgets them unasked.
    const question = page.getByRole('alertdialog', { name: ui.dialog.kotorJudul })
    const ways = [
      () => page.goBack(),
      () => dialog.getByRole('button', { name: ui.tombol.batal, exact: true }).click(),
      () => dialog.getByRole('button', { name: ui.tombol.tutup, exact: true }).click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const leaving of ways) {
      await leaving()
      await question.getByRole('button', { name: ui.dialog.kotorLanjut }).click()
      await question.waitFor({ state: 'detached' })
      await dialog.getByText('PDF 2 halaman').waitFor()
    }
    await dialog.getByRole('button', { name: 'Putar foto 2 ke kanan' }).click()
    await dialog.getByText('PDF 2 halaman').waitFor()
    await dialog.getByRole('button', { name: 'Perbesar foto 1' }).click()
    await dialog.getByRole('group', { name: 'Foto 1 dari 2' }).waitFor()
    await checkAsIs(page, 'foto-besar')
    await dialog.getByRole('button', { name: 'Pakai' }).click()
    await dialog.waitFor({ state: 'detached' })
    await checkAsIs(page, 'foto-terpakai')
    await form.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Data Pajak telah tersimpan !').first().waitFor()

    const [stored] = await rows<{ dokumen: string }>(
      'select dokumen from pajak where rekanan_id = ? and nomor_terima = ?',
      [rekanan.id, 'BPE-77']
    )
    const answer = await fetch(new URL(`/${stored!.dokumen}`, (await sharedServer()).url), {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    const pdf = Buffer.from(await answer.arrayBuffer())
    assert.isAtMost(pdf.length, 3 * MB)
    const photos = pdfPhotos(pdf)
    assert.lengthOf(photos, 2)
    for (const { width, height, jpeg } of photos) {
      // Both stand upright: the first as the camera was held, the second as it was turned.
      assert.isAbove(height, width)
      assert.isAtLeast(height, 1200)
      assert.isTrue(isRed(await colourAt(page, jpeg, 0.5, 0.03)))
      assert.isFalse(isRed(await colourAt(page, jpeg, 0.03, 0.5)))
      // Where and with what it was taken stays on the phone.
      assert.notInclude(jpeg.subarray(0, 4096).toString('latin1'), 'Exif')
    }
  })

  test('photos are put in order and taken out; what is no photo is said', async ({ assert }) => {
    const { pengguna } = await createRekanan({ status: 'N', bagian: { statusPajak: 'N' } })
    const { page } = await visit({ token: await signInAs(pengguna), screen: 'phone', touch: true })
    await page.goto('/vendor/pajak')
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    const form = page.getByRole('dialog', { name: 'Tambah bukti pajak' })
    await take(page, form, /^Ambil foto: /, await cameraPhoto(page, 'IMG_1.jpg'))
    const dialog = page.getByRole('dialog', { name: /^Foto: / })
    await dialog.getByText('PDF 1 halaman').waitFor()
    await take(page, dialog, 'Dari galeri', [
      { name: 'rusak.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') },
      await cameraPhoto(page, 'IMG_2.jpg', true),
    ])
    await dialog.getByText('rusak.jpg tidak dapat dibaca sebagai foto').waitFor()
    await dialog.getByText('PDF 2 halaman').waitFor()
    await checkAsIs(page, 'foto-rusak')
    const shape = () =>
      dialog
        .getByRole('figure')
        .locator('img')
        .evaluateAll((all) =>
          all.map((i) => {
            const { naturalWidth, naturalHeight } = i as HTMLImageElement
            return naturalWidth > naturalHeight ? 'lies' : 'stands'
          })
        )
    assert.deepEqual(await shape(), ['lies', 'stands'])
    await dialog.getByRole('button', { name: 'Naikkan foto 2' }).click()
    await dialog.getByText('PDF 2 halaman').waitFor()
    assert.deepEqual(await shape(), ['stands', 'lies'])
    await dialog.getByRole('button', { name: 'Hapus foto 2' }).click()
    await dialog.getByText('PDF 1 halaman').waitFor()
    await waitForCount(dialog.getByRole('figure'), 1)
  })

  test('at a desk there is no camera, yet a photo that is too large is made smaller', async ({
    assert,
  }) => {
    const { pengguna } = await createRekanan({ status: 'N', bagian: { statusPajak: 'N' } })
    const { page } = await visit({ token: await signInAs(pengguna) })
    await page.goto('/vendor/pajak')
    await page.getByRole('button', { name: 'Tambah bukti pajak' }).click()
    assert.equal(await page.getByRole('button', { name: /Ambil foto/ }).count(), 0)
    const photo = await cameraPhoto(page, 'IMG_1.jpg')
    await page.locator('input[type=file][name=dokumen]').setInputFiles(photo)
    const dialog = page.getByRole('dialog', { name: /^Foto: / })
    await dialog.getByText('PDF 1 halaman').waitFor()
    await checkAsIs(page, 'foto-meja')
    await dialog.getByRole('button', { name: 'Pakai' }).click()
    await page.getByText(/\.pdf \([\d,]+ MB\)/).waitFor()
  })
})
