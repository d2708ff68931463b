/** E-mail addresses in lists: they break after `@` and dots only, at a desk and on a phone. */
import { test } from '@japa/runner'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { emptyEach } from '../../lib/stage.ts'
import { checkScreen } from '../../lib/screen.ts'
import { visitAs } from '../../lib/visitors.ts'

const EMAIL = 'sekretariat.pengadaan.barangdanjasa@perusahaandaerah-propertikota.example'

/** Texts of the lines as they are drawn, run in the page. */
const LINES = (element: Element) => {
  const range = document.createRange()
  const lines: string[] = []
  let top: number | undefined
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let i = 0; i < text.length; i++) {
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      const { bottom } = range.getBoundingClientRect()
      if (top === undefined || Math.abs(bottom - top) > 4) lines.push('')
      top = bottom
      lines.push(lines.pop()! + text[i]!)
    }
  }
  return lines
}

test.group('E-mails in lists', (group) => {
  emptyEach(group)

  test('break between their parts, and are whole in their title', async ({ assert }) => {
    const admin = await createPengguna({ peran: 'adminit' })
    const user = await createPengguna({ peran: 'operator', email: EMAIL, nama: 'Sekretariat' })
    await createPengguna({ peran: 'vendor', email: `rekanan.${EMAIL}`, nama: 'Rekanan' })
    const { page } = await visitAs(admin)
    for (const [address, email] of [
      ['/admin/user', EMAIL],
      ['/admin/user-vendor', `rekanan.${EMAIL}`],
      [`/admin/user/${user.id}/show`, EMAIL],
    ] as const) {
      await page.goto(address)
      const shown = page.getByTitle(email).last()
      await shown.waitFor()
      const lines = await shown.evaluate(LINES)
      assert.equal(lines.join(''), email)
      for (const line of lines.slice(0, -1)) assert.match(line, /[@.]$/, lines.join(' | '))
      await checkScreen(page, `email${address.replaceAll(/[/\d]+/g, '-')}`)
    }
  })
})
