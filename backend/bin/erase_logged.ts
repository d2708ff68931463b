/**
 * `npm run hapus-log -- --kode <tanda terima> --alasan "<dasar permintaan>"`: deletes what the public log's table tells in
 * clear of this receipt (its salt and content); the leaf stays. For who asks for erasure of personal data. Journaled.
 */
import { parseArgs } from 'node:util'
import { denganAplikasi } from './application.js'

process.env.PORT ??= '3333'
process.env.APP_URL ??= 'http://localhost:3333'

async function erase() {
  const { values: asked } = parseArgs({
    options: { kode: { type: 'string', multiple: true }, alasan: { type: 'string' } },
  })
  const { transaction } = await import('#core/database/transaction')
  const { syncClock } = await import('#core/clock/clock')
  const { logTeks: teks } = await import('@eproc/i18n/id/log')
  const { hapusDariLog } = await import('#app/tender/penawaran/tanda_terima/hapus_dari_log')
  const { kode = [], alasan = '' } = asked
  if (kode.length === 0 || alasan.trim() === '') throw new Error(teks.hapusCara)
  await syncClock()
  const gone = await transaction((trx) => hapusDariLog(trx, kode, alasan.trim()))
  console.log(teks.hapusSelesai(gone))
  if (gone === 0) process.exitCode = 1
}

await denganAplikasi(erase).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
