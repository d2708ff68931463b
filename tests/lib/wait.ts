/** Waits for a state instead of for seconds. */
import { setTimeout as pause } from 'node:timers/promises'
import { scaled } from './limits.ts'

/**
 * Asks again and again until the condition holds.
 * The limit is for what never comes: a busy machine needs longer than a quiet one.
 */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = scaled(15_000)
): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}`)
    await pause(20)
  }
}
