import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction } from '#core/database/transaction'

/** A paper with its bytes, drawn before it was known whether it can be issued as it is. */
export interface Drawn<P> {
  paper: P
  pdf: Buffer
}

/** Looks among what was drawn for a paper that would look alike; null: it is still to be drawn. */
export type FindDrawn<P> = (paper: P) => Promise<Drawn<P> | null>

/** So often a paper is drawn with nothing held; others may take its number each time. Then it is drawn at its place. */
const FREE_TRIES = 3

/**
 * Drawing takes seconds, in which nobody may wait for a row or for the next number: what is to be printed is read, drawn, and
 * issued when it is still the same afterwards.
 * @param alike would they look alike, but for what no reader compares?
 * @param issue in a transaction of its own: issues the paper as it was drawn, else answers what is to be drawn
 */
export async function issueDrawn<P, A>(
  { draw, alike }: { draw: (paper: P) => Promise<Buffer>; alike: (a: P, b: P) => boolean },
  issue: (
    trx: TransactionClientContract,
    find: FindDrawn<P>
  ) => Promise<{ issued: A } | { toDraw: P }>
): Promise<A> {
  const all: Drawn<P>[] = []
  const drawn = async (paper: P): Promise<Drawn<P>> => ({ paper, pdf: await draw(paper) })
  const find: FindDrawn<P> = async (paper) =>
    all.find((d) => alike(d.paper, paper)) ?? (all.length < FREE_TRIES ? null : drawn(paper))
  for (;;) {
    const outcome = await transaction((trx) => issue(trx, find))
    if ('issued' in outcome) return outcome.issued
    all.push(await drawn(outcome.toDraw))
  }
}
