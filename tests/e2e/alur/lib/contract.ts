/** Stages from negotiation to SPMK, and what an auditor finds at the end. */
import { dayFromNow } from '../../../lib/dates.ts'
import { dayBox, fillDay } from '../../../lib/day.ts'
import { chooseFile, confirm, vendorHome } from '../../../lib/page.ts'
import { rows } from '../../../lib/query.ts'
import { says, sendLater } from '../deeds.ts'
import { LOSER, WINNER } from './scene.ts'
import type { TellStage } from './begin.ts'
import { REASON_FAILED } from './judge.ts'

export function negotiates(stage: TellStage, key: string, price: string): void {
  stage(`${key}: the negotiation has its result`, async (_, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    await panel.getByLabel('Negosiasi teknis').first().fill('Metode disepakati.')
    await panel.getByLabel('Negosiasi harga').first().fill(price)
    await says(t.one.page, 'Hasil negosiasi berhasil disimpan', () =>
      panel.getByRole('button', { name: 'Simpan', exact: true }).first().click()
    )
    await t.check(t.one.page, key)
  })
}

/** The minutes of the negotiation reach the winner. */
export function minutes(stage: TellStage, key: string): void {
  stage(`${key}: the minutes reach the winner`, async (_, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    const send = panel.getByRole('button', { name: 'Kirim berita acara' })
    const chosen = panel.getByRole('checkbox', { name: `Pilih ${WINNER}` })
    await chosen.waitFor()
    if (!(await chosen.isChecked())) {
      await send.click()
      const none = 'Minimal 1 (satu) vendor dipilih untuk mengirim BA klarifikasi negosiasi'
      await panel.getByText(none).waitFor()
      await chosen.check()
    }
    await send.click()
    await panel.getByText(`Harap masukkan file file ba untuk rekanan ${WINNER}`).waitFor()
    await says(t.one.page, 'BA klarifikasi negosiasi telah dikirim', () =>
      sendLater(t.one.page, 'Kirim berita acara', WINNER, 'ba.pdf')
    )
    await send.waitFor({ state: 'detached' })
    await panel.getByText('ba.pdf').waitFor()
    await t.check(t.one.page, `${key}-staf`)
    await (await t.vendor(t.winner, key)).locator('iframe').waitFor()
    await t.check(t.winner.page, key)
  })
}

/** The seven files of minutes of a direct appointment. */
export function appointmentMinutes(stage: TellStage, key: string): void {
  stage(`${key}: the minutes of the appointment have their files`, async (_, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    const choose = panel.getByRole('button', { name: /^Pilih berkas: / })
    await choose.first().waitFor()
    const names = await choose.evaluateAll((all) =>
      all.map((b) => b.getAttribute('aria-label') ?? b.textContent)
    )
    if (names.length !== 7) throw new Error(`${names.length} places for files`)
    for (const [i, name] of names.entries()) await chooseFile(t.one.page, name, `ba-${i}.pdf`)
    await says(t.one.page, 'File berita acara berhasil diupload', () =>
      panel.getByRole('button', { name: 'Upload', exact: true }).click()
    )
    await t.check(t.one.page, key)
  })
}

export function awards(stage: TellStage, key: string): void {
  stage(`${key}: the award letter reaches the winner only`, async (_, t) => {
    await t.to(key)
    const panel = await t.staff(t.ppk, key)
    const send = panel.getByRole('button', { name: 'Kirim SPPBJ' })
    const chosen = panel.getByRole('checkbox', { name: `Pilih ${WINNER}` })
    await chosen.waitFor()
    if (!(await chosen.isChecked())) {
      await send.click()
      await panel.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim Sppbj').waitFor()
      await chosen.check()
    }
    await send.click()
    await panel.getByText(`Harap masukkan file sppbj untuk rekanan ${WINNER}`).waitFor()
    await says(t.ppk.page, 'Sppbj telah dikirim', () =>
      sendLater(t.ppk.page, 'Kirim SPPBJ', WINNER, 'sppbj.pdf')
    )
    await send.waitFor({ state: 'detached' })
    await panel.getByText('sppbj.pdf').waitFor()
    await t.check(t.ppk.page, `${key}-staf`)
    await (await t.vendor(t.winner, key)).locator('iframe').waitFor()
    await t.check(t.winner.page, key)
    await t.loser.page.goto(vendorHome(`&paket=${t.paket.id}&tahap=${key}`))
    await t.loser.page.getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
    await t.check(t.loser.page, `${key}-kalah`)
  })
}

/** The contract carries the negotiated price and refuses what S3 §5.3 refuses. */
export function contracts(stage: TellStage, key: string, price: string): void {
  stage(`${key}: the contract is written with the negotiated price`, async (context, t) => {
    await t.to(key)
    const panel = await t.staff(t.ppk, key)
    const form = panel.getByRole('region', { name: /SPK/ }).or(panel.getByRole('tabpanel')).first()
    context.assert.equal(await form.getByLabel('Nilai kontrak').inputValue(), price)
    await fillDay(dayBox(panel, 'Tanggal kontrak'), dayFromNow(10))
    await fillDay(dayBox(panel, 'Tanggal mulai'), dayFromNow(11))
    await fillDay(dayBox(panel, 'Tanggal selesai'), dayFromNow(11))
    await form.getByRole('button', { name: 'Simpan', exact: true }).click()
    const order = 'Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak'
    await panel.getByText(order).first().waitFor()
    await t.check(t.ppk.page, `${key}-ditolak`)
    await fillDay(dayBox(panel, 'Tanggal selesai'), dayFromNow(39))
    await says(t.ppk.page, 'Form surat berhasil disimpan', () =>
      form.getByRole('button', { name: 'Simpan', exact: true }).click()
    )
    await t.check(t.ppk.page, key)
  })
}

/** @param finish the stage whose tab has 'Tender Selesai' */
export function startsWork(stage: TellStage, key: string, finish: string): void {
  stage(`${key}: SPMK locks the contract, and the tender ends`, async (_, t) => {
    await t.to(key)
    const spmk = await t.staff(t.ppk, key)
    await spmk.getByRole('button', { name: 'Selesaikan SPMK' }).click()
    await confirm(t.ppk.page, 'Selesaikan SPMK')
    await spmk.getByText('SPMK sudah diselesaikan. Formulir kontrak terkunci.').first().waitFor()
    await t.check(t.ppk.page, key)
    // The way to the last deed stands here.
    await spmk.getByRole('button', { name: /^Buka tahap/ }).click()
    await t.ppk.page.waitForURL((url) => url.searchParams.get('tahap') === finish)
    await spmk.getByRole('tabpanel').getByRole('button', { name: 'Tender Selesai' }).click()
    await says(t.ppk.page, 'Proses tender telah selesai', () =>
      confirm(t.ppk.page, 'Tender Selesai')
    )
    await t.check(t.ppk.page, 'selesai')
  })
}

/** A direct appointment has no stage that tells a vendor who was not chosen: its result stands beside the information. */
export function readsBesideInformation(stage: TellStage): void {
  stage('who was not chosen reads its own result and why', async (context, t) => {
    for (const [who, words] of [
      [t.loser, 'Peringkat 2'],
      [t.failed, REASON_FAILED],
    ] as const) {
      const dialog = await t.vendor(who, 'informasi')
      await dialog.getByRole('heading', { name: 'Hasil Anda' }).waitFor()
      await dialog.getByText(words).first().waitFor()
      context.assert.equal(await dialog.getByText(WINNER).count(), 0)
      await t.check(who.page, `hasil-${who === t.loser ? 'kalah' : 'gugur'}`)
    }
  })
}

/** What an auditor looks for: the state, the contract, who did what, and what the public and the loser read. */
export function endsWell(stage: TellStage, deeds: readonly string[], value: number): void {
  stage('status, journal and what others read agree', async (context, t) => {
    const state = await rows(
      `select status_pelaksanaan as status, kunci_spmk as locked, nilai_kontrak::float8 as value
         from paket where id = ?`,
      [t.paket.id]
    )
    context.assert.deepEqual(state, [{ status: 'S', locked: true, value }])
    const journal = await rows<{ aksi: string; pelaku: string }>(
      `select aksi, pelaku_nama as pelaku from jurnal order by id`
    )
    const done = new Set(journal.map(({ aksi }) => aksi))
    context.assert.includeMembers([...done], [...deeds])
    context.assert.isEmpty(journal.filter(({ pelaku }) => !pelaku))
    const reader = t.loser
    await reader.page.goto('/hasil-tender')
    // A direct appointment is in no public list (decisions §5 'Visibility').
    const listed = t.code !== 'TLA'
    await reader.page
      .getByText(listed ? t.paket.nama : 'HASIL TENDER', { exact: true })
      .first()
      .waitFor()
    context.assert.equal(await reader.page.getByText(`${WINNER} / V-`).count(), listed ? 1 : 0)
    await t.check(reader.page, 'publik')
    await t.loser.page.goto(vendorHome(`&paket=${t.paket.id}`))
    const dialog = t.loser.page.getByRole('dialog', { name: t.paket.nama, exact: true })
    await dialog.getByText('Paket sudah selesai').first().waitFor()
    context.assert.equal(await dialog.getByText(LOSER).count(), 0)
  })
}
