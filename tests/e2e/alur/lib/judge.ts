/** Stages from evaluation to objection, as the tales of all templates play them. */
import type { Locator } from '../../../lib/browser.ts'
import { confirm, pdfUpload } from '../../../lib/page.ts'
import { sendLater } from '../deeds.ts'
import { LOSER, vendorsOf, WINNER } from './scene.ts'
import type { FileKind, TellStage } from './begin.ts'

export const REASON_FAILED = 'Personel inti tidak memenuhi syarat.'

/** What the pokja enters of a part; `fails` is the part that the loser does not pass. */
async function judgePart(box: Locator, part: FileKind, passes: boolean, score: string) {
  const verdict = passes ? '1' : '0'
  if (part === 'K') {
    await box.getByLabel('Dokumen kualifikasi').selectOption('1')
    await box.getByLabel('Hasil kualifikasi').selectOption(verdict)
  } else if (part === 'A') await box.getByLabel('Dokumen administrasi').selectOption('1')
  else if (part === 'T') {
    await box.getByLabel('Nilai teknis (0–100)').fill(score)
    await box.getByLabel('Hasil teknis').selectOption(verdict)
  } else await box.getByLabel('Hasil harga').selectOption(verdict)
  if (!passes) {
    const reasons = box.getByRole('group').filter({ has: box.page().getByLabel(/^Hasil teknis/) })
    await reasons.getByLabel(/^Alasan/).fill(REASON_FAILED)
  }
}

interface Judging {
  /** The part that the loser does not pass. */
  fails?: FileKind
  /** Only these are still judged. */
  only?: readonly string[]
}

export function judges(
  stage: TellStage,
  key: string,
  parts: readonly FileKind[],
  { fails, only }: Judging = {}
): void {
  stage(`${key}: ${parts.join(', ')} are judged`, async (_, t) => {
    await t.to(key)
    const judge = t.two === t.ppk ? t.one : t.two
    const panel = await t.staff(judge, key)
    for (const [, nama] of vendorsOf(t)) {
      if (only && !only.includes(nama)) continue
      const box = panel.getByRole('region', { name: nama })
      for (const part of parts) {
        const score = nama === WINNER ? '82,5' : fails === 'T' ? '40' : '75'
        await judgePart(box, part, nama === WINNER || part !== fails, score)
      }
    }
    await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
    await judge.page.getByText('Evaluasi vendor berhasil disimpan').waitFor()
    await t.check(judge.page, key)
  })
}

/** Proposed by the pokja, confirmed by the PPK. */
export function determines(stage: TellStage, key: string): void {
  stage(`${key}: proposed by the pokja, confirmed by the PPK`, async (context, t) => {
    await t.to(key)
    const judge = t.two === t.ppk ? t.one : t.two
    const proposal = await t.staff(judge, key)
    await proposal.locator('#penetapan-alasan').fill('Penawaran wajar dan di bawah HPS.')
    await t.check(judge.page, `${key}-usul`)
    await proposal.getByRole('button', { name: 'Usulkan kepada PPK' }).click()
    await confirm(judge.page, 'Usulkan kepada PPK')
    await proposal.getByText('Menunggu penegasan').waitFor()
    context.assert.equal(await proposal.getByRole('button', { name: 'Tegaskan' }).count(), 0)
    const confirmation = await t.staff(t.ppk, key)
    await confirmation.getByRole('button', { name: 'Tegaskan' }).click()
    await confirm(t.ppk.page, 'Tegaskan')
    await t.ppk.page.getByText('Penetapan telah ditegaskan').waitFor()
    await t.check(t.ppk.page, key)
  })
}

/** Vendors read their results from the beginning of the announcing stage on, and no sooner. */
export function locked(stage: TellStage, key: string): void {
  stage(`${key}: vendors know nothing before it begins`, async (_, t) => {
    const dialog = await t.vendor(t.winner, key)
    await dialog.getByText('Tahap ini terkunci').waitFor()
    await t.check(t.winner.page, `${key}-terkunci`)
  })
}

/** What winner and loser read in the announcement. */
export function reads(
  stage: TellStage,
  key: string,
  words: { winner: string | RegExp; loser: string | RegExp; never?: string }
): void {
  stage(`${key}: each vendor reads its own result`, async (context, t) => {
    await t.to(key)
    for (const [who, nama] of vendorsOf(t)) {
      const dialog = await t.vendor(who, key)
      await dialog
        .getByText(nama === WINNER ? words.winner : words.loser)
        .first()
        .waitFor()
      if (words.never && nama !== WINNER) {
        context.assert.equal(await dialog.getByText(words.never).count(), 0)
      }
      await t.check(who.page, `${key}-${nama === WINNER ? 'menang' : 'kalah'}`)
    }
  })
}

/** The loser objects; the pokja answers, after the form has refused what is missing. */
export function objects(stage: TellStage, key: string): void {
  stage(`${key}: the loser objects and is answered`, async (_, t) => {
    await t.to(key)
    const objection = await t.vendor(t.loser!, key)
    await t.check(t.loser!.page, `${key}-sebelum`)
    await objection.locator('input[type=file]').setInputFiles(pdfUpload('sanggah.pdf'))
    await objection.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await confirm(t.loser!.page, 'Kirim sanggahan')
    await t.loser!.page.getByText('File berhasil diupload').waitFor()
    const panel = await t.staff(t.one, key)
    await panel.getByRole('button', { name: 'Kirim jawaban' }).click()
    await panel.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan').waitFor()
    await panel.getByRole('checkbox', { name: `Pilih ${LOSER}` }).check()
    await panel.getByLabel(`Hasil sanggahan ${LOSER}`).selectOption('tidakTerbukti')
    await panel.getByLabel(`Catatan untuk ${LOSER}`).fill('Dalil tidak didukung bukti.')
    await panel.getByRole('button', { name: 'Kirim jawaban' }).click()
    await panel.getByText(`Harap masukkan file sanggah ${LOSER}`).waitFor()
    await sendLater(t.one.page, 'Kirim jawaban', LOSER, 'jawaban.pdf')
    await t.one.page.getByText('File sanggah telah dikirim').waitFor()
    await t.check(t.one.page, `${key}-staf`)
    await (await t.vendor(t.loser!, key)).getByText('Tidak terbukti').first().waitFor()
    await t.check(t.loser!.page, key)
  })
}
