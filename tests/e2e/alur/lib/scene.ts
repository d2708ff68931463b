/**
 * People and package of a tale that plays one template from its first stage to its last. The schedule moves past a
 * clock that stands still, so that a template of 34 stages takes minutes and not half an hour.
 */
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { createPaketTerbit, type PaketValues } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { Locator, Page } from '../../../lib/browser.ts'
import { openStaffStage, openVendorStage } from '../../../lib/page.ts'
import { moveSchedule } from '../../../lib/schedule.ts'
import { checkScreen } from '../../../lib/screen.ts'
import { visit, type Visitor } from '../../../lib/visitors.ts'

export const WINNER = 'PT Karya Sejahtera'
export const LOSER = 'PT Bangun Bersama'

export interface Scene {
  code: KodeTemplat
  paket: { id: number; nama: string }
  /** The winner at a desk, the loser on a phone; a direct procurement has no loser. */
  winner: Visitor
  loser: Visitor | null
  /** Two members of the pokja; with an official the second is the PPK. */
  one: Visitor
  two: Visitor
  ppk: Visitor
  to(key: string): Promise<void>
  /** A stage on the vendor's screen, and on that of the staff. */
  vendor(who: Visitor, key: string): Promise<Locator>
  staff(who: Visitor, key: string): Promise<Locator>
  check(page: Page, name: string): Promise<void>
}

/** The vendors that take part, with their names. */
export const vendorsOf = (t: Scene): (readonly [Visitor, string])[] => [
  [t.winner, WINNER],
  ...(t.loser ? [[t.loser, LOSER] as const] : []),
]

export async function createScene(
  code: KodeTemplat,
  values: PaketValues & { nama: string },
  options: { alone?: true } = {}
): Promise<Scene> {
  const p = await createPaketTerbit(values)
  const a = await createPenyedia({ nama: WINNER })
  const b = options.alone ? null : await createPenyedia({ nama: LOSER })
  const ppk = await visit({ token: await signInAs(p.ppk) })
  const paket = { id: p.paket.id, nama: p.paket.nama }
  return {
    code,
    paket,
    winner: await visit({ token: a.token }),
    loser: b && (await visit({ token: b.token, screen: 'phone' })),
    one: await visit({ token: await signInAs(p.pokja[0]!) }),
    two: p.pokja[1] ? await visit({ token: await signInAs(p.pokja[1]) }) : ppk,
    ppk,
    to: (key) => moveSchedule(paket.id, key),
    vendor: (who, key) => openVendorStage(who.page, paket, key),
    staff: (who, key) => openStaffStage(who.page, paket.id, key),
    check: (page, name) =>
      checkScreen(page, `alur-${code.toLowerCase()}-${name}`, { except: ['iframe'] }),
  }
}
