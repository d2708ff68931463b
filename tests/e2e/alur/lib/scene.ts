/**
 * People and package of a tale that plays one template from its first stage to its last. The schedule moves past a
 * clock that stands still, so that a template of 34 stages takes minutes and not half an hour.
 */
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { createPaketTerbit, type PaketUji, type PaketValues } from '@eproc/database/factories/paket'
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
  /** Disqualified on the way; hands in by calls, unless vendors seal in their browsers, and reads on a phone what became of it. */
  failed: Visitor & RekananBuatan
  /** Offers are sealed to keys of people, in the vendors' browsers. */
  sealed: boolean
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

/** Those that register and hand in on their screens. */
export const onScreens = (t: Scene): (readonly [Visitor, string])[] =>
  t.sealed ? [...vendorsOf(t), [t.failed, FAILED]] : vendorsOf(t)

export const createScene = async (
  code: KodeTemplat,
  values: PaketValues & { nama: string }
): Promise<Scene> => sceneOf(code, await createPaketTerbit(values))

/** @param sealed the package is still to be published under keys of people */
export async function sceneOf(code: KodeTemplat, p: PaketUji, sealed = false): Promise<Scene> {
  const [winner, loser, failed] = await Promise.all(ALL.map((nama) => createPenyedia({ nama })))
  const ppk = await visit({ token: await signInAs(p.ppk) })
  const paket = { id: p.paket.id, nama: p.paket.nama }
  return {
    code,
    paket,
    sealed,
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
      checkScreen(page, `alur-${code.toLowerCase()}${sealed ? '-segel' : ''}-${name}`, {
        except: ['iframe'],
      }),
  }
}
