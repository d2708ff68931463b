/** The committee's rooms in a real browser: handing over, the draft's form, confirming, and a running tender. */
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createTender } from '@eproc/database/factories/tender'
import type { PaketDiserahkan } from '@eproc/domain/panitia/answers'
import { ui } from '@eproc/i18n/id/ui'
import { SCREENS, type Page } from '../../lib/browser.ts'
import { call } from '../../lib/calls.ts'
import { draftIsKept, takeDraft } from '../../lib/drafts.ts'
import { confirm, exportedTexts, pdfUpload } from '../../lib/page.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkAsIs, checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

/** A running tender over a package whose offers are opened. */
async function running(): Promise<{ id: number; paketId: number; pokja: { id: number } }> {
  const t = await createTender()
  const { id } = await row<{ id: number }>(
    `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
     values ('TDR-UJI-00001', 'Rumah Susun Berjalan', ?, 'T1', ?, clock_timestamp(), clock_timestamp()) returning id`,
    [t.paket.tahunAnggaran, t.pokja[0]!.id]
  )
  await rows('update paket set tender_id = ? where id = ? returning id', [id, t.id])
  return { id, paketId: t.id, pokja: t.pokja[0]! }
}

const dialog = (page: Page) => page.getByRole('dialog')

test.group('Committee in the browser', (group) => {
  emptyEach(group)

  test('a package becomes a draft, is filled in and confirmed', async ({ assert }) => {
    const p = await createPaket({
      nama: 'Rumah Susun Kenanga',
      jenisKontrak: 'HST',
      passingGrade: 0,
    })
    const { data } = (await call(
      await signInAs(p.ppk),
      'POST',
      `/api/tender/serah/${p.paket.id}`
    )) as { data: PaketDiserahkan }
    const { page } = await visitAs(p.pokja[0]!)
    await page.goto('/panitia')
    await checkScreen(page, 'panitia-beranda')
    await page.getByRole('link', { name: 'Buka: Paket dan draft tender' }).click()
    await page.getByRole('cell', { name: 'Rumah Susun Kenanga', exact: true }).waitFor()
    await checkScreen(page, 'panitia-paket')
    await page
      .getByRole('button', { name: 'Buat Tender / Non-Tender: Rumah Susun Kenanga' })
      .click()
    await page.waitForURL(`**/panitia/paket/${data.tenderId}`)
    await dialog(page).getByText('* Informasi Lain belum dilampirkan').scrollIntoViewIfNeeded()
    await checkScreen(page, 'panitia-form')
    // What the package's contract and passing grade refuse is not offered.
    for (const [field, kept, missing] of [
      ['Jenis pengadaan', 'Konstruksi', 'Jasa Konsultansi'],
      ['Metode evaluasi', 'Sistem Nilai', 'Sistem Nilai dengan Ambang Batas'],
    ] as const) {
      await dialog(page).getByRole('combobox', { name: field }).click()
      await page.getByRole('option', { name: kept, exact: true }).waitFor()
      assert.equal(await page.getByRole('option', { name: missing }).count(), 0)
      await page.keyboard.press('Escape')
    }
    const winners = dialog(page).getByLabel('Jumlah pemenang')
    await winners.fill('3')
    await dialog(page).getByRole('button', { name: 'Simpan' }).click()
    await dialog(page)
      .getByText(/^Jumlah pemenang 1 sampai 1/)
      .first()
      .waitFor()
    await winners.fill('1')
    await dialog(page)
      .getByRole('group', { name: 'Penandatanganan Kontrak' })
      .getByLabel('Penandatanganan Kontrak: jam selesai')
      .fill('23:59')
    await dialog(page).locator('input[type=file]').first().setInputFiles(pdfUpload('sdp.pdf'))
    // While a file is sent nothing else is done (S2 §2.1).
    let arrive = () => {}
    const arrives = new Promise<void>((go) => (arrive = go))
    await page.route(`**/rest/*/${data.tenderId}`, async (route) => {
      await arrives
      await route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('dialog', { name: ui.proses }).waitFor()
    arrive()
    await page
      .getByText(`Proses tender dengan kode ${data.kode} berhasil di-update`, { exact: true })
      .waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    const paket = await row<{ status: string }>('select status from paket where id = ?', [
      p.paket.id,
    ])
    assert.equal(paket.status, '')

    await page.goto(`/panitia/paket/${data.tenderId}/show`)
    await dialog(page).getByRole('button', { name: 'Unduh sdp.pdf' }).scrollIntoViewIfNeeded()
    for (const fact of ['Konstruksi', 'Pascakualifikasi']) {
      await dialog(page).getByText(fact, { exact: true }).waitFor()
    }
    await checkScreen(page, 'panitia-lihat')
    await dialog(page).getByRole('button', { name: 'Konfirmasi: Rumah Susun Kenanga' }).click()
    await confirm(page, 'Konfirmasi')
    await dialog(page).getByText('Menunggu persetujuan Manajer ULP').waitFor()
    const manajer = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    await call(manajer, 'POST', `/api/paket/${p.paket.id}/setujui`)
    await page.reload()
    await dialog(page).getByRole('button', { name: 'Konfirmasi: Rumah Susun Kenanga' }).click()
    await confirm(page, 'Konfirmasi')
    await page
      .getByText(`Tender dengan kode ${data.kode} berhasil di konfirmasi`, { exact: true })
      .waitFor()
    await page.goto('/panitia/paket')
    await page.getByText('Belum ada data !').waitFor()
    await page.goto('/panitia/tender')
    await page.getByRole('cell', { name: 'Rumah Susun Kenanga', exact: true }).waitFor()
    assert.sameMembers(
      (await exportedTexts(page)).slice(0, 8),
      'Kode,Nama,Status,Tahun Anggaran,Tahap,Total Pagu,Peserta,Metode pemilihan'.split(',')
    )
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Tender Selesai' }).click()
    await page
      .getByRole('cell', { name: 'Rumah Susun Kenanga', exact: true })
      .waitFor({ state: 'detached' })
  })

  test('a draft is deleted after a question; a refusal names it, and its package stays', async ({
    assert,
  }) => {
    const p = await createPaket({ nama: 'Rumah Susun Kenanga' })
    const ppk = await signInAs(p.ppk)
    const { data } = (await call(ppk, 'POST', `/api/tender/serah/${p.paket.id}`)) as {
      data: PaketDiserahkan
    }
    const state = (status: string) =>
      rows('update tender set status = ? where id = ? returning id', [status, data.tenderId])
    await state('D1')
    const { page } = await visitAs(p.pokja[0]!)
    await page.goto('/panitia/paket')
    const question = page.getByRole('alertdialog', {
      name: 'Anda yakin ingin menghapus draft tender?',
    })
    const ask = () => page.getByRole('button', { name: /^Hapus: TDR-/ }).click()
    await ask()
    await checkAsIs(page, 'panitia-hapus')
    await question.getByRole('button', { name: 'Tidak', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await ask()
    await state('T1')
    await question.getByRole('button', { name: 'Ya', exact: true }).click()
    await page.getByText(new RegExp(` Gagal menghapus proses tender ${data.kode}$`)).waitFor()
    await state('D1')
    await page.reload()
    await ask()
    await question.getByRole('button', { name: 'Ya', exact: true }).click()
    await page.getByText(`Proses tender ${data.kode} berhasil dihapus`, { exact: true }).waitFor()
    const [left] = await rows('select tender_id from paket where id = ?', [p.paket.id])
    assert.deepEqual(left, { tender_id: null })
  })

  test('the PPK hands packages over: one as a new tender, the next into its draft', async ({
    assert,
  }) => {
    const p = await createPaket({ nama: 'Rumah Susun Kenanga' })
    const second = await createPaket({ nama: 'Rumah Susun Melati', ppk: p.ppk })
    const { page } = await visitAs(p.ppk)
    const hand = async (id: number) => {
      await page.goto(`/ppk/tender/${id}/show`)
      await page.getByRole('button', { name: 'Serahkan ke panitia' }).click()
      return page.getByRole('dialog', { name: /^Serahkan paket Rumah Susun/ })
    }
    const first = await hand(p.paket.id)
    await first.getByText('Belum ada draft tender yang sejenis').waitFor()
    await first.getByRole('button', { name: 'Serahkan ke panitia' }).click()
    await page.getByText(/^Paket telah diserahkan kepada panitia dalam tender TDR-/).waitFor()
    const next = await hand(second.paket.id)
    await next.getByText('Paket yang bergabung memakai metode').waitFor()
    await next.getByRole('combobox', { name: 'Diserahkan sebagai' }).click()
    await page.getByRole('option', { name: /Rumah Susun Kenanga/ }).click()
    await checkScreen(page, 'panitia-serah')
    await next.getByRole('button', { name: 'Serahkan ke panitia' }).click()
    await next.waitFor({ state: 'detached' })
    const tenders = await rows<{ paket: number }>(
      'select count(*)::int as paket from paket where tender_id is not null group by tender_id'
    )
    assert.deepEqual(tenders, [{ paket: 2 }])
  })

  test('a running tender: stage, topics, offers, evaluation, each with an address', async ({
    assert,
  }) => {
    const t = await running()
    await moveSchedule(t.paketId, 'penjelasan')
    const { page } = await visitAs(t.pokja as Parameters<typeof visitAs>[0])
    await page.goto('/panitia/tender')
    await page.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click()
    await page.waitForURL(/sort=nama/)
    await checkScreen(page, 'panitia-tender')
    await page.getByRole('link', { name: /^Lihat: TDR-UJI-00001/ }).click()
    await dialog(page).getByText('Pemberian Penjelasan', { exact: true }).waitFor()
    await checkScreen(page, 'panitia-informasi')
    await dialog(page).getByRole('tab', { name: 'Pertanyaan dan Penjelasan' }).click()
    await page.waitForURL(/tab=penjelasan/)
    await dialog(page).getByRole('button', { name: 'Buat Topik' }).click()
    const form = page.getByRole('dialog', { name: 'Buat Topik' })
    await form.getByLabel('Subjek').fill('Gambar kerja')
    await form.getByLabel('Pesan').fill('Lihat lampiran B.')
    await form.getByRole('button', { name: 'Buat Topik' }).click()
    const topic = page.getByRole('article', { name: 'Gambar kerja' })
    await topic.getByRole('button', { name: 'Balas' }).waitFor()
    await checkScreen(page, 'panitia-penjelasan')
    // Objections may be talked about by then, the explanation not any more.
    await moveSchedule(t.paketId, 'sanggah')
    await page.reload()
    await dialog(page).getByRole('button', { name: 'Buat Topik' }).waitFor()
    await topic.waitFor()
    assert.equal(await topic.getByRole('button', { name: 'Balas' }).count(), 0)

    await moveSchedule(t.paketId, 'evaluasi')
    await page.goto(`/panitia/tender/${t.id}/show?tab=penawaran`)
    await dialog(page).getByText('Harga penawaran Rp 800.000.000').waitFor()
    const technical = dialog(page).getByRole('button', { name: 'Unduh Teknis: penawaran.pdf' })
    await technical.first().waitFor()
    await checkScreen(page, 'panitia-penawaran')
    await page.goto(`/panitia/tender/${t.id}/show?tab=evaluasi`)
    await page.getByRole('button', { name: 'Evaluasi: PT Peserta A' }).click()
    const judge = page.getByRole('dialog', { name: 'Evaluasi PT Peserta A' })
    for (const part of [
      'Evaluasi kualifikasi',
      'Pembuktian kualifikasi',
      'Evaluasi administrasi',
      'Evaluasi teknis',
      'Evaluasi harga',
    ]) {
      await judge
        .getByRole('radiogroup', { name: part })
        .getByLabel('Lulus', { exact: true })
        .check()
    }
    await judge.getByLabel('Nilai teknis (0–100)').fill('80')
    await draftIsKept(page)
    await page.reload()
    await page.getByRole('button', { name: 'Evaluasi: PT Peserta A' }).click()
    await takeDraft(page)
    await checkScreen(page, 'panitia-evaluasi-isian')
    await judge.getByRole('button', { name: 'Evaluasi', exact: true }).click()
    await judge.waitFor({ state: 'detached' })
    await page.getByRole('article', { name: 'PT Peserta A' }).getByText('Lulus').first().waitFor()
    await checkScreen(page, 'panitia-evaluasi')
    // Another member judges while this form is open: both values stand side by side, and nothing typed is lost.
    await page.getByRole('button', { name: 'Evaluasi: PT Peserta A' }).click()
    await judge.getByLabel('Nilai teknis (0–100)').fill('85')
    await rows(
      'update evaluasi set hasil_teknis = 70, versi = versi + 1 where paket_id = ? returning id',
      [t.paketId]
    )
    await judge.getByRole('button', { name: 'Evaluasi', exact: true }).click()
    await judge.getByRole('cell', { name: '70' }).waitFor()
    assert.equal(
      await judge.getByRole('textbox', { name: 'Nilai teknis (0–100)' }).inputValue(),
      '85'
    )
    await checkAsIs(page, 'panitia-evaluasi-usang')
    await judge.getByRole('button', { name: 'Evaluasi', exact: true }).click()
    await judge.waitFor({ state: 'detached' })
    const saved = await row<{ lulus: boolean }>(
      'select lulus_teknis as lulus from evaluasi where paket_id = ?',
      [t.paketId]
    )
    assert.isTrue(saved.lulus)
    await page.goto(`/spk?tender=${t.id}`)
    await page.getByRole('button', { name: 'Tambah header Biaya Langsung Personel' }).click()
    const header = page.getByRole('group', { name: 'Biaya Langsung Personel, header 1' })
    await header.getByLabel('Nama header').fill('Tenaga ahli')
    await header.getByLabel('Nama pekerjaan').fill('Ketua tim')
    await header.getByLabel('Satuan (kali)').fill('4')
    await header.getByLabel('Harga satuan').fill('10000000')
    await page.getByText('Total Rp 40.000.000').waitFor()
    await checkScreen(page, 'spk')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Data kegiatan berhasil ditambahkan').waitFor()
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    assert.equal((await paper).suggestedFilename(), 'SPK-TDR-UJI-00001.pdf')
    await page.setViewportSize(SCREENS.phone)
    await page.goto('/panitia/tender')
    await page.getByText('Rumah Susun Berjalan').waitFor()
    await checkAsIs(page, 'panitia-tender-ponsel')
  })
})
