/**
 * That what an order's access is judged by stands in the public log, asked by a holder's browser before its key signs or
 * unwraps anything.
 */
import { checkProof, type LogProof } from '../log/proof.ts'
import type { ReadTile } from '../log/tiles.ts'
import { isOf } from './logged.ts'
import type { OrderFacts } from './order.ts'
import { readOrder } from './order_leaf.ts'
import {
  checkHolderSet,
  type SeenLog,
  type SetProofs,
  type Trusted,
  type TrustFault,
} from './trust.ts'

export interface OrderProofs {
  readonly set: SetProofs
  readonly order: LogProof
  readonly schedule: LogProof
}

export type OrderLogFault = TrustFault | 'order' | 'schedule'
export type TrustedOrder =
  Extract<Trusted, { ok: true }> | { readonly ok: false; readonly fault: OrderLogFault }

/** Schedules and sets name the package by its code; the set's own name has its id before the number. */
function ofOnePackage(set: LogProof, schedule: LogProof, facts: OrderFacts): boolean {
  const code = ({ isi }: LogProof): unknown => (JSON.parse(isi) as { paket?: unknown }).paket
  try {
    return code(set) === code(schedule) && facts.set.id.startsWith(`${facts.package}-`)
  } catch {
    return false
  }
}

/** Written when all submissions of its offers were over, by the clock of the log's batches, which witnesses saw. */
async function afterTheEnd(proof: LogProof): Promise<boolean> {
  const [order, proven] = [readOrder(proof.isi), await checkProof(proof)]
  if (!order || typeof proven === 'string') return false
  return Date.parse(proven.time) >= Date.parse(order.ended)
}

/** `seen`, `read`: as `checkHolderSet` has them. */
export async function checkOrderLog(
  facts: OrderFacts,
  { set, order, schedule }: OrderProofs,
  seen: SeenLog | null,
  read: ReadTile
): Promise<TrustedOrder> {
  const trusted = await checkHolderSet(facts.set, { ...set, beside: [order, schedule] }, seen, read)
  if (!trusted.ok) return trusted
  const fault = (what: OrderLogFault): TrustedOrder => ({ ok: false, fault: what })
  if (!isOf(order, facts.order) || !(await afterTheEnd(order))) return fault('order')
  const logged = isOf(schedule, facts.schedule) && ofOnePackage(set.set, schedule, facts)
  return logged ? trusted : fault('schedule')
}
