/** Keys of people on the screen: made, confirmed by another, tried, recovered, revoked (sealing.md §2). */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import type { Page } from '../../lib/browser.ts'
import {
  KEYS_PAGE,
  makeOwnKey,
  ownKeyBox,
  recoverOwnKey,
  renewOwnKey,
  revokeOwnKey,
  vouchFor,
} from '../../lib/own_key.ts'
import { rows } from '../../lib/query.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visitAs } from '../../lib/visitors.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.group('Keys of people on the screen', (group) => {
  emptyEach(group)

  test('two people make theirs and vouch for each other; neither words nor code reach the server', async ({
    assert,
  }) => {
    const a = await createPengguna({ peran: 'operatorULP', nama: 'Pemegang A' })
    const b = await createPengguna({ peran: 'ppk', nama: 'Pemegang B' })
    const [first, second] = [await visitAs(a), await visitAs(b)]
    const sent: string[] = []
    first.page.on('request', (request) => void sent.push(request.postData() ?? ''))
    const look = (page: Page) => (name: string) => checkScreen(page, name)
    const made = await makeOwnKey(first.page, look(first.page))
    const other = await makeOwnKey(second.page)
    for (const secret of [...made.words.split(' ').slice(0, 2), made.words, made.code]) {
      assert.isFalse(
        sent.some((body) => body.includes(`"${secret}"`)),
        `sent: ${secret}`
      )
    }
    assert.notInclude(made.file, made.code)
    await ownKeyBox(first.page).getByText(text.menunggu).waitFor()
    await checkScreen(first.page, 'kunci-menunggu')

    await vouchFor(first.page, b.nama, made.words, look(first.page))
    await vouchFor(second.page, a.nama, other.words)
    await first.page.goto(KEYS_PAGE)
    await ownKeyBox(first.page).getByText(pemegang.status.berlaku, { exact: true }).waitFor()
    await checkScreen(first.page, 'kunci-berlaku')

    // The words are lost; file and paper bring the key back under new ones.
    const mended = { file: made.file, code: made.code.toLowerCase() }
    const anew = await recoverOwnKey(first.page, mended, async (send) => {
      await first.page.getByLabel(text.pulih.kode).fill(other.code)
      await send()
      await first.page.getByText(text.kodeSalah).first().waitFor()
      await checkScreen(first.page, 'kunci-pulihkan')
    })
    await ownKeyBox(first.page).getByRole('button', { name: text.tombol.coba }).click()
    await first.page.getByRole('textbox', { name: text.frasa.label }).fill(made.words)
    await button(first.page, text.tombol.buka).click()
    await first.page.getByText(text.frasaSalah).first().waitFor()
    await first.page.getByRole('textbox', { name: text.frasa.label }).fill(anew)
    await button(first.page, text.tombol.buka).click()
    await first.page.getByText(text.coba.berhasil).first().waitFor()

    // A renewed key waits beside the one it will follow, with words, file and paper of its own.
    const renewed = await renewOwnKey(first.page, anew)
    const waits = ownKeyBox(first.page).getByRole('group', { name: pemegang.status.segera })
    await recoverOwnKey(first.page, renewed, undefined, waits)
    await checkScreen(first.page, 'kunci-dua')
    // Another one in its place would end it, and that is said before.
    await ownKeyBox(first.page).getByRole('button', { name: text.tombol.perbarui }).click()
    await first.page.getByText(/kunci itu berakhir sekarang dan tidak pernah berlaku/).waitFor()
    await checkScreen(first.page, 'kunci-perbarui-lagi')
    await first.page.goto(KEYS_PAGE)

    await revokeOwnKey(first.page, 'Laptop dicuri')
    const ended = await rows<{ alasan: string }>(
      'select alasan from kunci_pemegang where berakhir_pada is not null'
    )
    assert.deepEqual(ended, [{ alasan: 'Laptop dicuri' }, { alasan: 'Laptop dicuri' }])
  })
})
