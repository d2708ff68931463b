/** Drafts: what they lack is told, their author takes them back, approvers only read them. */
import { test } from '@japa/runner'
import { createKegiatanAD, createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { call } from '../../lib/calls.ts'
import { confirm } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { paketInput } from '../../api/paket/bantu.ts'

test.group('Drafts of packages', (group) => {
  emptyEach(group)

  test('what a draft lacks stands in it; its author deletes it', async ({ assert }) => {
    const penulis = await createPengguna({ peran: 'operatorULP', nama: 'Rina Admin ULP' })
    const token = await signInAs(penulis)
    const isi = await paketInput(await createKegiatanAD())
    await call(token, 'POST', '/api/paket', isi)
    const { page } = await visitAs(penulis)
    await page.goto('/rup/paket/penyedia')
    await page.getByText(isi.nama).click()
    await page.getByText('Yang tersimpan belum dapat diajukan').waitFor()
    await page.getByText('Dokumen KAK harus diunggah').waitFor()
    await checkScreen(page, 'paket-draf')
    await page.getByRole('button', { name: /^Hapus draf/ }).click()
    await confirm(page, 'Hapus')
    await page.getByText('Draf paket telah dihapus').waitFor()
    assert.lengthOf(await rows('select id from paket'), 0)
  })

  test('the manager reads packages, and is offered neither to make nor to change one', async ({
    assert,
  }) => {
    await createPaket({ nama: 'Taman Anggrek', status: 'S' })
    const { page } = await visitAs(await createPengguna({ peran: 'manajerULP' }))
    await page.goto('/rup/paket/penyedia')
    await page.getByText('Taman Anggrek').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Buat Paket' }).count(), 0)
    assert.equal(await page.getByRole('link', { name: /^Ubah/ }).count(), 0)
    await checkScreen(page, 'paket-manajer-baca')
    await page.goto('/rup/paket/penyedia/create')
    await page.getByText('Anda tidak memiliki hak akses').waitFor()
  })
})
