/** A COMMIT that the database did and whose answer does not arrive, as when it fails over at that moment. */
import type { Socket } from 'node:net'
import pg from 'pg'

/** The part of the driver's client that its types leave out. */
type Client = pg.Client & { connection: { stream: Socket } }
type Query = (this: Client, config: { text?: string }, answer: (error: Error) => void) => unknown

/**
 * Cuts the connection of the next transaction that runs such a statement, between its COMMIT and the answer. What it
 * answers says whether that has happened, and ends the watch.
 */
export function loseCommitOf(statement: RegExp): () => boolean {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  const watched = new WeakSet<pg.Client>()
  let lost = false
  prototype.query = function watching(config, answer) {
    if (statement.test(config.text ?? '')) watched.add(this)
    if (lost || !watched.has(this) || !/^commit/i.test(config.text ?? '')) {
      return query.call(this, config, answer)
    }
    lost = true
    return query.call(this, config, () => {
      this.connection.stream.destroy()
      answer(new Error('Connection terminated unexpectedly'))
    })
  }
  return () => {
    prototype.query = query
    return lost
  }
}
