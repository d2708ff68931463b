/** The room costs memory: when nobody has asked it for anything for a while, its process ends. */
import app from '@adonisjs/core/services/app'
import env from '#start/env'

const IDLE_MS = (env.get('LATIHAN_DIAM') ?? 30) * 60_000
let used = performance.now()
let watch: NodeJS.Timeout | null = null

/** A player is here. The first use starts the watch. */
export function noteUse(): void {
  used = performance.now()
  watch ??= setInterval(() => {
    if (performance.now() - used < IDLE_MS) return
    if (watch) clearInterval(watch)
    void app.terminate().then(() => process.exit(0))
  }, 15_000).unref()
}
