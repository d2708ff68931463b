/** My work on the screens: one look and two actions an activity, several certificates, several accounts. */
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { call } from '../../lib/calls.ts'
import { waitForMail } from '../../lib/mail.ts'
import { row, rows } from '../../lib/query.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'
import { versionOf } from '../../lib/version.ts'
import { buatRekananUji, endLicences } from '../../api/verifikasi/rekanan_uji.ts'

test.group('My work', (group) => {
  emptyEach(group)

  test('three activities are approved with one look at each, two actions an item', async ({
    assert,
  }) => {
    const manajer = await createPengguna({ peran: 'manajer', divisi: '2020' })
    const author = await createPengguna({ peran: 'operator', divisi: '2020' })
    const names = ['Taman Satu', 'Taman Dua', 'Taman Tiga']
    for (const nama of names) {
      await createKegiatan({ nama, divisi: '2020', persetujuan: 'S', pengaju: author })
    }
    const { page } = await visitAs(manajer)
    await page.goto('/rup/kegiatan/sup')
    let actions = 1
    await page.getByRole('link', { name: /^Buka: .* Taman Satu$/ }).click()
    for (const nama of names) {
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('heading', { name: new RegExp(nama) }).waitFor()
      await dialog.getByRole('button', { name: 'Setujui' }).click()
      const question = page.getByRole('dialog', { name: `Setujui kegiatan ${nama}?` })
      await question.getByRole('button', { name: 'Setujui' }).click()
      actions += 2
    }
    await page.getByText('Tidak ada yang menunggu Anda').waitFor()
    assert.isAtMost(actions, 2 * names.length + 1)
    const states = await rows<{ persetujuan: string }>('select persetujuan from kegiatan')
    assert.deepEqual(
      states.map((s) => s.persetujuan),
      ['AM', 'AM', 'AM']
    )
  })

  test('several certificates are made and mailed at once; who may have none is named', async ({
    assert,
  }) => {
    const isi = { status: 'A', bagian: 'A' } as const
    await buatRekananUji({ ...isi, nama: 'PT Satu' })
    await buatRekananUji({ ...isi, nama: 'PT Dua' })
    const habis = await buatRekananUji({ ...isi, nama: 'PT Habis' })
    await endLicences(habis.id)
    const { page } = await visitAs(await createPengguna({ peran: 'operatorULP' }))
    await page.goto('/admin/vendor/verified')
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check()
    await page.getByRole('button', { name: 'Buat dan kirim sertifikat' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Buat dan kirim sertifikat' })
      .click()
    await page.getByText(/2 data selesai diproses\. .*PT Habis/).waitFor()
    await waitForMail('kantor@uji.example', { perihal: 'Sertifikat rekanan' })
    const made = await row<{ n: number }>(
      'select count(*)::int as n from rekanan where nomor_sertifikat is not null'
    )
    assert.equal(made.n, 2)
  })

  test('several accounts are suspended at once; a change of powers waits on the home page', async ({
    assert,
  }) => {
    const one = await createPengguna({ peran: 'operator', nama: 'Ani Operator' })
    const two = await createPengguna({ peran: 'operator', nama: 'Budi Operator' })
    const ani = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Cici Pokja' })
    const asker = await createPengguna({ peran: 'adminit', nama: 'Admin Peminta' })
    await call(await signInAs(asker), 'PUT', `/rest/user/${ani.id}`, {
      login: ani.login,
      email: 'baru@uji.example',
      nama: ani.nama,
      divisi: ani.divisiKode,
      roles: 'operator',
      versi: await versionOf('user', ani.id),
    })
    const { page } = await visitAs(await createPengguna({ peran: 'superAdmin' }))
    await page.goto('/admin')
    await page.getByRole('link', { name: /^Buka: .*Cici Pokja$/ }).waitFor()
    await checkScreen(page, 'pekerjaan-admin')
    await page.goto('/admin/user')
    for (const { nama } of [one, two]) {
      await page
        .getByRole('row', { name: new RegExp(nama) })
        .getByRole('checkbox')
        .check()
    }
    await page.getByRole('button', { name: 'Ubah status', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ubah status 2 pengguna' })
    await dialog.getByRole('radio', { name: 'Suspend' }).check()
    await dialog.getByLabel('Alasan').fill('Pemeriksaan')
    await checkAsIs(page, 'status-beberapa')
    await dialog.getByRole('button', { name: 'Ubah status' }).click()
    await page.getByText('2 data selesai diproses').waitFor()
    const states = await rows<{ status: string }>(
      'select status from pengguna where id in (?, ?)',
      [one.id, two.id]
    )
    assert.deepEqual(
      states.map((s) => s.status),
      ['S', 'S']
    )
  })
})
