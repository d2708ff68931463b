/** Drafts: what they lack is told, their author takes them back, approvers only read them. */
import { test } from '@japa/runner'
import { createKegiatanAD, createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import { MAKS_KEGIATAN_DITAWARKAN } from '@eproc/domain/paket/isian_paket'
import { call } from '../../lib/calls.ts'
import { reloadAndTake } from '../../lib/drafts.ts'
import { confirm } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
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

  test('a draft is submitted from its row after a question only', async ({ assert }) => {
    const { paket } = await createPaket({ status: '', nama: 'Taman Cempaka' })
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP', divisi: '1040' }))
    const status = async () =>
      (await row<{ status: string }>('select status from paket where id = ?', [paket.id])).status
    await page.goto('/rup/paket/penyedia')
    const submit = page.getByRole('button', { name: 'Ajukan: Taman Cempaka' })
    const asked = page.getByRole('alertdialog', { name: 'Ajukan paket Taman Cempaka?' })
    await submit.click()
    await asked.getByRole('button', { name: 'Batal' }).click()
    await asked.waitFor({ state: 'detached' })
    assert.equal(await status(), '')
    await submit.click()
    // On a phone the row leads to the package, where it is submitted.
    await checkAsIs(page, 'paket-ajukan')
    await confirm(page, 'Ajukan')
    await page.getByText('Paket telah diajukan').waitFor()
    assert.equal(await status(), 'S')
    // The button is gone with its deed: the keyboard goes on at the page's heading.
    await submit.waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
  })

  test('one kegiatan of many is found by its code, and still known in what was kept of the form', async ({
    assert,
  }) => {
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
    const program = await createProgram({ divisi: '2020' })
    const wanted = { program, ppk, persetujuan: 'AD', pagu: 800_000_000 } as const
    for (let i = 0; i <= MAKS_KEGIATAN_DITAWARKAN; i++) {
      await createKegiatan({ ...wanted, kode: `K-${String(i).padStart(3, '0')}` })
    }
    const last = `K-0${MAKS_KEGIATAN_DITAWARKAN}`
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/rup/paket/penyedia/create')
    const dialog = page.getByRole('dialog')
    const money = () => dialog.getByRole('button', { name: /Pendanaan/ }).click()
    await money()
    await dialog.getByRole('button', { name: 'Tambah sumber dana' }).click()
    const choice = dialog.getByRole('combobox', { name: /^Kegiatan/ })
    await choice.click()
    await page.getByRole('option', { name: /^K-000/ }).waitFor()
    assert.equal(await page.getByRole('option', { name: last }).count(), 0)
    await choice.fill(last.toLowerCase())
    await page.getByRole('option', { name: last }).click()
    await dialog.getByText(/Sisa pagu Rp.800\.000\.000/).waitFor()
    await checkScreen(page, 'paket-kegiatan-dicari')
    await reloadAndTake(page)
    await money()
    await dialog.getByText(/Sisa pagu Rp.800\.000\.000/).waitFor()
    assert.match(await choice.inputValue(), new RegExp(`^${last}`))
  })

  test('another kind or method keeps the times of the stages that it has, and choosing back all of them', async ({
    assert,
  }) => {
    const penulis = await createPengguna({ peran: 'operatorULP' })
    const isi = await paketInput(await createKegiatanAD())
    const made = await call(await signInAs(penulis), 'POST', '/rest/paket', isi)
    const { id } = made as { id: number }
    const times = () =>
      rows<{ kunci: string; mulai: Date | null }>(
        'select kunci, mulai, selesai from jadwal where paket_id = ? order by urut',
        [id]
      )
    const typed = await times()
    assert.isTrue(typed.every(({ mulai }) => mulai !== null))
    const { page } = await visitAs(penulis)
    const dialog = page.getByRole('dialog', { name: /^Ubah paket/ })
    const step = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const choose = (name: string, kode: string) => dialog.getByLabel(name).selectOption(kode)
    await page.goto(`/rup/paket/penyedia/${id}`)
    await choose('Jenis Pengadaan', 'BAR')
    await step('Jadwal')
    await dialog.getByText('Jadwal sah.').waitFor()
    // What a method does not have is said, and there again when it is chosen back, also after a reload.
    await step('Data')
    await choose('Metode Pemilihan', 'PLA')
    await step('Jadwal')
    await dialog.getByText(/^Waktu 10 tahap tidak ikut disimpan/).waitFor()
    await checkScreen(page, 'paket-metode-lain')
    await reloadAndTake(page)
    await choose('Metode Pemilihan', 'TEN')
    await step('Jadwal')
    await dialog.getByText('Pilih jenis pengadaan dan metode pemilihan').waitFor()
    await step('Data')
    await choose('Kualifikasi', 'K')
    await step('Jadwal')
    await dialog.getByText('Jadwal sah.').waitFor()
    assert.equal(await dialog.getByText(/tidak ikut disimpan/).count(), 0)
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByText('Paket berhasil disimpan').waitFor()
    assert.deepEqual(await times(), typed)
    const [saved] = await rows('select jenis_pengadaan from paket where id = ?', [id])
    assert.deepEqual(saved, { jenis_pengadaan: 'BAR' })
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
