/** Messages of the commands, in Indonesian, with the seconds since the command began. */

// The bootstrap's start, so that installing the dependencies counts.
const mulai = Number(process.env.EPROC_MULAI) || Date.now()

/** An expected failure whose message is shown without a stack. */
export class GalatPengguna extends Error {}

/** Seconds since the command began, one decimal. */
export function detik(): string {
  return ((Date.now() - mulai) / 1000).toFixed(1)
}

/** One progress line on stderr. */
export function kabari(pesan: string): void {
  process.stderr.write(`[${detik().padStart(5)} dtk] ${pesan}\n`)
}

export function kabariPeringatan(pesan: string): void {
  process.stderr.write(`[${detik().padStart(5)} dtk] ⚠ ${pesan}\n`)
}

export function kabariGagal(pesan: string): void {
  process.stderr.write(`\n✖ ${pesan}\n`)
}

/** Text of an error for the person at the terminal: plain when expected, with the stack otherwise. */
export function galatPengguna(galat: unknown): string {
  if (galat instanceof GalatPengguna) return galat.message
  return galat instanceof Error ? (galat.stack ?? galat.message) : String(galat)
}
