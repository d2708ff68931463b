/**
 * Limits that grow with the machine. A limit only says when to give up: on a slow or busy machine it must be long
 * enough that nothing but a real fault reaches it, on a fast one it should not keep anybody waiting.
 */
import { availableParallelism, loadavg } from 'node:os'

/** What the loop below takes on a quiet machine of today, in milliseconds. */
const USUAL_MS = 40
const LARGEST = 8

let speed: number | undefined

/** How many times slower than usual this machine computes, measured once by a short loop. */
function slowness(): number {
  if (speed === undefined) {
    const start = performance.now()
    let sum = 0
    for (let i = 0; i < 10_000_000; i++) sum = (sum + i * 31) % 1_000_003
    speed = sum < 0 ? 1 : (performance.now() - start) / USUAL_MS
  }
  return speed
}

/** Processes that want a core, for each core there is; 0 where the system does not tell. */
const crowding = (): number => loadavg()[0]! / availableParallelism()

/** By how much the limits are longer at this moment, 1 to 8: a suite of browsers keeps every core busy by itself. */
function slowdown(): number {
  return Math.min(LARGEST, Math.max(1, slowness(), crowding() / 2))
}

/** A limit that is `ms` long on a quiet machine. */
export function scaled(ms: number): number {
  return Math.round(ms * slowdown())
}
