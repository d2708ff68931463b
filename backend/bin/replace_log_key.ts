/**
 * `npm run kunci-log -- --alasan "<mengapa>"`: another key for the public log, signed by the one before. With the servers
 * stopped; refused while offers wait for their opening that the installation signed for their vendors.
 */
import { parseArgs } from 'node:util'
import { denganAplikasi } from './application.js'

process.env.PORT ??= '3333'
process.env.APP_URL ??= 'http://localhost:3333'

async function replace() {
  const { values: asked } = parseArgs({ options: { alasan: { type: 'string' } } })
  const { transaction } = await import('#core/database/transaction')
  const { syncClock } = await import('#core/clock/clock')
  const { logTeks: teks } = await import('@eproc/i18n/id/log')
  const { gantiKunciLog } = await import('#app/tender/penawaran/pemegang/ganti_kunci_log')
  const alasan = asked.alasan?.trim() ?? ''
  if (alasan === '') throw new Error(teks.kunciCara)
  await syncClock()
  console.log(teks.kunciSelesai(await transaction((trx) => gantiKunciLog(trx, alasan))))
}

await denganAplikasi(replace).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
