/** Messages of the commands, in Indonesian, with the seconds since the command began. */

// The bootstrap's start, so that installing the dependencies counts.
const mulai = Number(process.env.EPROC_MULAI) || Date.now()

/** An expected failure whose message is shown without a stack. */
export class UserError extends Error {}

/** Seconds since the command began, one decimal. */
export function elapsed(): string {
  return ((Date.now() - mulai) / 1000).toFixed(1)
}

/** One progress line on stderr. */
export function say(pesan: string): void {
  process.stderr.write(`[${elapsed().padStart(5)} dtk] ${pesan}\n`)
}

export function sayWarning(pesan: string): void {
  process.stderr.write(`[${elapsed().padStart(5)} dtk] ⚠ ${pesan}\n`)
}

export function sayFailed(pesan: string): void {
  process.stderr.write(`\n✖ ${pesan}\n`)
}

/** Text of an error for the person at the terminal: plain when expected, with the stack otherwise. */
export function userMessage(error: unknown): string {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
