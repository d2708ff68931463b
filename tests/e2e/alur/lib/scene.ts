/**
 * People and package of a tale that plays one template from its first stage to its last. The schedule moves past a
 * clock that stands still, so that a template of 34 stages takes minutes and not half an hour.
 */
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { createPaketTerbit, type PaketValues } from '@eproc/database/factories/paket'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { Locator, Page } from '../../../lib/browser.ts'
import { openStaffStage, openVendorStage } from '../../../lib/page.ts'
import { moveSchedule } from '../../../lib/schedule.ts'
import { checkScreen } from '../../../lib/screen.ts'
import { visit, type Visitor } from '../../../lib/visitors.ts'

export const WINNER = 'PT Karya Sejahtera'
export const LOSER = 'PT Bangun Bersama'
export const FAILED = 'CV Sumber Lestari'
/** Who passes a prequalification. */
export const QUALIFIED = [WINNER, LOSER]
export const ALL = [WINNER, LOSER, FAILED] as const

export interface Scene {
  code: KodeTemplat
  paket: { id: number; nama: string }
  /** The winner at a desk, the loser on a phone. */
  winner: Visitor
  loser: Visitor
  /** Disqualified on the way; hands in by calls and reads on a phone what became of it. */
  failed: Visitor & RekananBuatan
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

/** The vendors that do everything on their screens, with their names. */
export const vendorsOf = (t: Scene): (readonly [Visitor, string])[] => [
  [t.winner, WINNER],
  [t.loser, LOSER],
]

export async function createScene(
  code: KodeTemplat,
  values: PaketValues & { nama: string }
): Promise<Scene> {
  const p = await createPaketTerbit(values)
  const [winner, loser, failed] = await Promise.all(ALL.map((nama) => createPenyedia({ nama })))
  const ppk = await visit({ token: await signInAs(p.ppk) })
  const paket = { id: p.paket.id, nama: p.paket.nama }
  return {
    code,
    paket,
    winner: await visit({ token: winner!.token }),
    loser: await visit({ token: loser!.token, screen: 'phone' }),
    failed: { ...failed!, ...(await visit({ token: failed!.token, screen: 'phone' })) },
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
