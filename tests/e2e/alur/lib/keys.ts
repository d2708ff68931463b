/** A package under three holders' keys, made in their browsers: who opens it, and what becomes of a lost passphrase. */
import type { PaketValues } from '@eproc/database/factories/paket'
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { himpunan as text } from '@eproc/i18n/id/himpunan'
import { pemegang } from '@eproc/i18n/id/pemegang'
import type { Page } from '../../../lib/browser.ts'
import { call } from '../../../lib/calls.ts'
import { requireHolderKeys } from '../../../lib/keyed_package.ts'
import { KEYS_PAGE, makeOwnKey, ownKeyBox, revokeOwnKey, vouchFor } from '../../../lib/own_key.ts'
import { row, rows } from '../../../lib/query.ts'
import type { StageOf } from '../../../lib/stage.ts'
import { visitAs, type Visitor } from '../../../lib/visitors.ts'
import { sceneOf, type Scene } from './scene.ts'

const [ONE, TWO, RESERVE] = ['Pokja 1', 'Pokja 2', 'PA Cadangan'] as const
type Holder = 'one' | 'two' | 'pa'

export interface KeyScene extends Scene {
  /** The reserve. */
  pa: Visitor
  ppkToken: string
  /** Six words each; who lost them has none. */
  words: Partial<Record<Holder, string>>
}
export type TellKeyStage = StageOf<KeyScene>

export async function createKeyScene(
  code: KodeTemplat,
  values: PaketValues & { nama: string }
): Promise<KeyScene> {
  await requireHolderKeys()
  const made = await createPaket(values)
  const pa = await visitAs(await createPengguna({ peran: 'pa', divisi: '20', nama: RESERVE }))
  const scene = await sceneOf(code, made, true)
  return { ...scene, pa, ppkToken: await signInAs(made.ppk), words: {} }
}

/** Two members and the reserve make keys, vouch for each other, and the package is published to them. */
export function publishesToKeys(stage: TellKeyStage): void {
  stage('three holders make their keys and vouch for each other', async ({ assert }, t) => {
    for (const who of ['one', 'two', 'pa'] as const) {
      t.words[who] = (await makeOwnKey(t[who].page)).words
    }
    await vouchFor(t.one.page, TWO, t.words.one!)
    await vouchFor(t.two.page, ONE, t.words.two!)
    await vouchFor(t.one.page, RESERVE, t.words.one!)
    await call(t.ppkToken, 'POST', '/api/rup/paket/publish', { paketPenyediaId: t.paket.id })
    const { n } = await row<{ n: number }>(
      'select count(*)::int as n from himpunan_anggota where himpunan_id = (select id from himpunan_pemegang)'
    )
    assert.equal(n, 3)
  })
}

/** One has lost its words, and the paper, too: what comes in until its new key counts is sealed to the two others. */
export function losesWords(stage: TellKeyStage): void {
  stage('one of the three lost its passphrase: revoked, and made anew', async (_, t) => {
    const { page } = t.two
    await revokeOwnKey(page, 'Frasa sandi dan kode pemulihan hilang')
    t.words.two = (await makeOwnKey(page)).words
    await vouchFor(t.one.page, TWO, t.words.one!)
    await page.goto(KEYS_PAGE)
    await ownKeyBox(page).getByText(pemegang.status.segera, { exact: true }).waitFor()
    await t.check(page, 'kunci-baru')
  })
}

/** Keys take another's place after a day. */
function aDayLater(stage: TellKeyStage): void {
  stage('a day later the new key counts', async ({ assert }, t) => {
    const moved = await rows(
      `update kunci_pemegang set berlaku_pada = berlaku_pada - interval '1 day'
        where berakhir_pada is null returning id`
    )
    assert.lengthOf(moved, 3)
    await t.two.page.goto(KEYS_PAGE)
    await ownKeyBox(t.two.page).getByText(pemegang.status.berlaku, { exact: true }).waitFor()
  })
}

async function sign(page: Page, button: string, words: string, reason?: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: /^(Minta|Sahkan) pembukaan/i }).last()
  if (reason) await dialog.getByLabel(text.cadangan.alasan).fill(reason)
  await dialog.getByLabel(text.buka.frasa).fill(words)
  await dialog.getByRole('button', { name: /^(Minta|Sahkan)/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The first asks; the second member confirms, or the reserve in its place. */
function opensByKeys(stage: TellKeyStage, key: string, second: 'two' | 'pa'): void {
  const whose = second === 'pa' ? "a member's and the reserve's" : "two members'"
  stage(`${key}: two keys open, ${whose}`, async (_, t) => {
    await t.to(key)
    const asking = await t.staff(t.one, key)
    await t.check(t.one.page, `${key}-sebelum`)
    await sign(t.one.page, 'Minta pembukaan', t.words.one!)
    await asking.getByText(/^Anda yang meminta pembukaan ini\./).waitFor()
    if (second === 'pa') {
      const without = await t.staff(t.two, key)
      await without.getByRole('region', { name: text.judul }).waitFor()
      await t.check(t.two.page, `${key}-tanpa-kunci`)
    }
    const { page } = t[second]
    const opened = await t.staff(t[second], key)
    await (second === 'pa'
      ? sign(page, text.cadangan.sahkan, t.words.pa!, `${TWO} kehilangan frasa sandinya`)
      : sign(page, 'Sahkan pembukaan', t.words.two!))
    await opened.getByRole('heading', { name: 'Berita acara pembukaan' }).waitFor()
    await t.check(page, key)
    // A reserve reads that it was opened, not what was in it.
    const read = second === 'pa' ? await t.staff(t.one, key) : opened
    await read
      .getByText(/: berkas-[KATH]/)
      .first()
      .waitFor()
  })
}

/** Three openings, three pairs: both members, member and reserve while a key is lost, both members with the new one. */
export function opensOf(stage: TellKeyStage): (_: unknown, key: string) => void {
  return (_, key) => {
    if (key !== 'pembukaan-1') return opensByKeys(stage, key, 'two')
    opensByKeys(stage, key, 'pa')
    aDayLater(stage)
  }
}
