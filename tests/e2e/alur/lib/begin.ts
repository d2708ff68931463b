/** Stages from announcement to submission, as the tales of all templates play them. */
import { call, form, pdfBlob } from '../../../lib/calls.ts'
import { chooseFile, confirm, vendorHome, waitForCount } from '../../../lib/page.ts'
import type { StageOf } from '../../../lib/stage.ts'
import type { Visitor } from '../../../lib/visitors.ts'
import { registerWithPact, says, sendLater, unggah } from '../deeds.ts'
import { ALL, FAILED, onScreens, vendorsOf, type Scene } from './scene.ts'

export type TellStage = StageOf<Scene>
export type FileKind = 'K' | 'A' | 'T' | 'H'

const FIELD: Record<FileKind, string> = {
  K: 'fileKualifikasi',
  A: 'fileAdministrasi',
  T: 'fileTeknis',
  H: 'fileHarga',
}

/** The file of an announcement is uploaded by the pokja. */
export function announces(stage: TellStage, key: string): void {
  stage(`${key}: the announcement has its file`, async (_, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    const upload = panel.getByRole('button', { name: 'Upload', exact: true })
    await upload.click()
    await panel.getByText('Masukkan minimal 1 (satu) file sebelum upload').waitFor()
    await chooseFile(t.one.page, 'Pilih file untuk File pengumuman', `${key}.pdf`)
    await says(t.one.page, 'Sukses upload file Pengumuman', () => upload.click())
    await t.check(t.one.page, `${key}-staf`)
  })
}

/** Letters to vendors; each of them reads its own. Nobody is invited by an empty form. */
export function invites(stage: TellStage, key: string, names: readonly string[]): void {
  stage(`${key}: letters reach ${names.length}`, async (context, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    await panel.getByRole('button', { name: 'Kirim undangan' }).click()
    await panel.getByText('Minimal 1 (satu) vendor dipilih untuk mengirim undangan').waitFor()
    for (const nama of names) {
      await panel.getByRole('checkbox', { name: `Pilih ${nama}` }).check()
    }
    await panel.getByRole('button', { name: 'Kirim undangan' }).click()
    await panel.getByText(`Harap masukkan file undangan untuk rekanan ${names[0]!}`).waitFor()
    for (const nama of names.slice(0, -1)) {
      await chooseFile(t.one.page, `Pilih file untuk ${nama}`, 'undangan.pdf')
    }
    await says(t.one.page, 'Undangan telah dikirim', () =>
      sendLater(t.one.page, 'Kirim undangan', names.at(-1)!, 'undangan.pdf')
    )
    await t.check(t.one.page, `${key}-staf`)
    for (const [who, nama] of vendorsOf(t)) {
      if (names.includes(nama)) {
        await (await t.vendor(who, key)).locator('iframe').waitFor()
        await t.check(who.page, key)
      } else {
        await who.page.goto(vendorHome(`&paket=${t.paket.id}&tahap=${key}`))
        const none = who.page.getByText(/Tahap ini tidak tersedia bagi Anda|Admin belum mengirim/)
        await none.first().waitFor()
      }
      context.assert.isEmpty(who.complaints)
    }
  })
}

export function registers(stage: TellStage, key: string): void {
  stage(`${key}: the vendors register with the integrity pact`, async (_, t) => {
    await t.to(key)
    for (const [{ page }] of onScreens(t)) {
      await registerWithPact(page, t.paket.nama)
      await page.getByText(/^Anda Peserta [123]$/).waitFor()
    }
    if (!t.sealed) await registersByCall(t)
    await t.check(t.winner.page, `${key}-terdaftar`)
  })
}

const registersByCall = (t: Scene) =>
  call(t.failed.token, 'POST', '/api/lelang/peserta/daftar', {
    paketPenyediaId: t.paket.id,
    vendorId: t.failed.rekanan.id,
    pakta: true,
  })

/** Documents are uploaded by the pokja and read by the vendors; staff see a count and no names. */
export function documents(stage: TellStage, key: string): void {
  stage(`${key}: the documents are there for the vendors`, async (context, t) => {
    await t.to(key)
    const panel = await t.staff(t.one, key)
    await chooseFile(t.one.page, 'Pilih berkas: Dokumen pengadaan (SDP)', 'sdp.pdf')
    await says(t.one.page, 'File berhasil diupload', () =>
      panel.getByRole('button', { name: 'Upload', exact: true }).first().click()
    )
    await panel.getByText('sdp.pdf').first().waitFor()
    // The first documents amend nothing.
    context.assert.equal(await panel.getByText(/Addendum tercatat/).count(), 0)
    await t.check(t.one.page, `${key}-staf`)
    for (const [who] of vendorsOf(t)) {
      await (await t.vendor(who, key)).getByText('sdp.pdf').first().waitFor()
    }
    await t.check(t.winner.page, key)
  })
}

export function explains(stage: TellStage, key: string): void {
  stage(`${key}: a question is answered for everybody`, async (_, t) => {
    await t.to(key)
    const asks = await t.vendor(t.winner, key)
    await asks.getByRole('button', { name: 'Buat pertanyaan' }).click()
    const { page } = t.winner
    const question = page.getByRole('dialog', { name: 'Buat pertanyaan' })
    await question.getByLabel('Judul pertanyaan').fill('Masa garansi')
    await question.locator('[name=message]').fill('Berapa lama masa garansi?')
    await says(page, 'Topik baru berhasil dibuat', () =>
      question.getByRole('button', { name: 'Kirim' }).click()
    )
    const panel = await t.staff(t.one, key)
    await panel.getByLabel('Jawaban untuk Masa garansi').fill('Dua belas bulan.')
    await panel.getByRole('button', { name: /^Kirim.*: Masa garansi$/ }).click()
    await asks.getByText('Dua belas bulan.').waitFor()
    await t.check(t.one.page, `${key}-staf`)
    for (const [who] of vendorsOf(t)) {
      await (await t.vendor(who, key)).getByText('Dua belas bulan.').waitFor()
      await t.check(who.page, key)
    }
  })
}

/** The stage is none of this vendor's, and its screen says so, and for whom it is. */
async function hasNoStage(t: Scene, who: Visitor, key: string): Promise<void> {
  await who.page.goto(vendorHome(`&paket=${t.paket.id}&tahap=${key}`))
  await who.page.getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
  await who.page.getByText(/^Tahap ini bagi peserta yang lulus/).waitFor()
  await t.check(who.page, `${key}-tidak-tersedia`)
}

async function sendsByCall(t: Scene, kinds: readonly FileKind[], price: string): Promise<void> {
  const files = Object.fromEntries(kinds.map((kind) => [FIELD[kind], pdfBlob()]))
  const offer = form({
    paketPenyediaId: String(t.paket.id),
    vendorId: String(t.failed.rekanan.id),
    ...(kinds.includes('H') ? { hargaPenawaran: price } : {}),
    ...files,
  })
  await call(t.failed.token, 'PUT', '/api/lelang/upload/penawaran', offer)
}

/** Sealed files with their receipts; prices by vendor's name, who has none hands in nothing. */
export function submits(
  stage: TellStage,
  key: string,
  kinds: readonly FileKind[],
  prices: Readonly<Record<string, string>>
): void {
  stage(`${key}: sealed files ${kinds.join(', ')}`, async (context, t) => {
    await t.to(key)
    for (const [who, nama] of onScreens(t)) {
      const price = prices[nama]
      if (price === undefined) {
        await hasNoStage(t, who, key)
        continue
      }
      const dialog = await t.vendor(who, key)
      await dialog.locator('[data-jenis]').first().waitFor()
      context.assert.equal(await dialog.locator('[data-jenis]').count(), kinds.length)
      for (const kind of kinds) {
        await (kind === 'H' ? unggah(who.page, kind, price) : unggah(who.page, kind))
      }
      await dialog.getByText('Penawaran Anda lengkap').waitFor()
      await t.check(who.page, key)
    }
    const byCall = prices[FAILED]
    if (!t.sealed) {
      await (byCall === undefined ? hasNoStage(t, t.failed, key) : sendsByCall(t, kinds, byCall))
    }
    const staff = await t.staff(t.one, key)
    const sent = ALL.filter((nama) => prices[nama] !== undefined).length
    await waitForCount(staff.getByText('Sudah memasukkan', { exact: true }), sent)
    const missing = ALL.length - sent
    // Who failed with an earlier file has not omitted to hand in this one.
    const shut = staff.getByText('Tidak lulus tahap sebelumnya', { exact: true })
    if (missing) await waitForCount(shut, missing)
    context.assert.equal(await staff.getByText(/Rp \d/).count(), 0)
    await t.check(t.one.page, `${key}-staf`)
  })
}

/** Two people open: two members, or the official and the PPK. */
export function opens(stage: TellStage, key: string): void {
  stage(`${key}: two people open`, async (context, t) => {
    await t.to(key)
    const asking = await t.staff(t.one, key)
    await t.check(t.one.page, `${key}-sebelum`)
    await asking.getByRole('button', { name: 'Minta pembukaan' }).click()
    await confirm(t.one.page, 'Minta pembukaan')
    await asking.getByText(/^Anda yang meminta pembukaan ini\./).waitFor()
    context.assert.equal(await asking.getByRole('button', { name: 'Sahkan pembukaan' }).count(), 0)
    const agreeing = await t.staff(t.two, key)
    await agreeing.getByRole('button', { name: 'Sahkan pembukaan' }).click()
    await confirm(t.two.page, 'Sahkan pembukaan')
    await agreeing
      .getByText(/: berkas-[KATH]/)
      .first()
      .waitFor()
    await t.check(t.two.page, key)
  })
}
