/** Stages from evaluation to objection, as the tales of all templates play them. */
import type { Locator } from '../../../lib/browser.ts'
import { confirm, pdfUpload } from '../../../lib/page.ts'
import { says, sendLater } from '../deeds.ts'
import { ALL, FAILED, LOSER, WINNER } from './scene.ts'
import type { FileKind, TellStage } from './begin.ts'

export const WON = 'Anda ditetapkan sebagai pemenang'
export const REASON_FAILED = 'Personel inti tidak memenuhi syarat.'

/** What the pokja enters of a part. */
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
    const label = part === 'K' ? /^Hasil kualifikasi/ : /^Hasil teknis/
    const reasons = box.getByRole('group').filter({ has: box.page().getByLabel(label) })
    await reasons.getByLabel(/^Alasan/).fill(REASON_FAILED)
  }
}

interface Judging {
  /** What the third vendor does not pass. */
  fails?: 'K' | 'T'
  /** Only these are still judged. */
  only?: readonly string[]
}

export function judges(
  stage: TellStage,
  key: string,
  parts: readonly FileKind[],
  { fails, only = ALL }: Judging = {}
): void {
  stage(`${key}: ${parts.join(', ')} are judged`, async (_, t) => {
    await t.to(key)
    const judge = t.two === t.ppk ? t.one : t.two
    const panel = await t.staff(judge, key)
    for (const nama of only) {
      const box = panel.getByRole('region', { name: nama })
      for (const part of parts) {
        const passes = nama !== FAILED || part !== fails
        await judgePart(box, part, passes, nama === WINNER ? '82,5' : passes ? '75' : '40')
        // What comes after it is judged no more.
        if (!passes) break
      }
    }
    await says(judge.page, 'Evaluasi vendor berhasil disimpan', () =>
      panel.getByRole('button', { name: 'Simpan', exact: true }).click()
    )
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
    await says(t.ppk.page, 'Penetapan telah ditegaskan', () => confirm(t.ppk.page, 'Tegaskan'))
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

/** What each of the three reads in the announcement; of the winner's words the others read nothing. */
export function reads(
  stage: TellStage,
  key: string,
  words: { winner: string | RegExp; loser: string | RegExp; failed?: string }
): void {
  stage(`${key}: each vendor reads its own result`, async (context, t) => {
    await t.to(key)
    for (const [who, said, name] of [
      [t.winner, words.winner, 'menang'],
      [t.loser, words.loser, 'kalah'],
      [t.failed, words.failed, 'gugur'],
    ] as const) {
      if (said === undefined) continue
      const dialog = await t.vendor(who, key)
      await dialog.getByText(said).first().waitFor()
      if (who !== t.winner) context.assert.equal(await dialog.getByText(WON).count(), 0)
      await t.check(who.page, `${key}-${name}`)
    }
  })
}

/** One vendor objects, the loser unless said; the pokja answers, after the form has refused what is missing. */
export function objects(stage: TellStage, key: string, name = LOSER): void {
  stage(`${key}: ${name} objects and is answered`, async (_, t) => {
    await t.to(key)
    const who = name === FAILED ? t.failed : t.loser
    const objection = await t.vendor(who, key)
    await t.check(who.page, `${key}-sebelum`)
    await objection.locator('input[type=file]').setInputFiles(pdfUpload('sanggah.pdf'))
    await objection.getByRole('button', { name: 'Kirim sanggahan' }).click()
    await says(who.page, 'File berhasil diupload', () => confirm(who.page, 'Kirim sanggahan'))
    const panel = await t.staff(t.one, key)
    await panel.getByRole('button', { name: 'Kirim jawaban' }).click()
    await panel.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim sanggahan').waitFor()
    await panel.getByRole('checkbox', { name: `Pilih ${name}` }).check()
    await panel.getByLabel(`Hasil sanggahan ${name}`).selectOption('tidakTerbukti')
    await panel.getByLabel(`Catatan untuk ${name}`).fill('Dalil tidak didukung bukti.')
    await panel.getByRole('button', { name: 'Kirim jawaban' }).click()
    await panel.getByText(`Harap masukkan file sanggah ${name}`).waitFor()
    await says(t.one.page, 'File sanggah telah dikirim', () =>
      sendLater(t.one.page, 'Kirim jawaban', name, 'jawaban.pdf')
    )
    await t.check(t.one.page, `${key}-staf`)
    await (await t.vendor(who, key)).getByText('Tidak terbukti').first().waitFor()
    await t.check(who.page, key)
  })
}
