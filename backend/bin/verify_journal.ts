/**
 * `npm run verify-journal`: checks the sealed journal; names the first broken batch and row and exits 1.
 * `--ekspor <berkas>` also writes the newest signed head there, to be kept outside the installation; `--banding <berkas>`
 * compares with heads that were kept so, or with a kept `kepala.jsonl`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { denganAplikasi } from './application.js'

process.env.PORT ??= '3333'
process.env.APP_URL ??= 'http://localhost:3333'

async function periksa() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { periksaJurnal } = await import('#app/master/instalasi/periksa_jurnal')
  const { sql } = await import('#core/database/sql')
  const { readHeads } = await import('#core/journal/heads')
  const { values: asked } = parseArgs({
    options: { ekspor: { type: 'string' }, banding: { type: 'string' } },
  })
  const elsewhere = asked.banding ? readHeads(await readFile(asked.banding, 'utf8')) : []
  if (asked.banding && elsewhere.length === 0) {
    throw new Error(`${asked.banding} memuat tidak satu pun kepala jurnal`)
  }
  const awal = performance.now()
  const hasil = await periksaJurnal(elsewhere)
  const seconds = ((performance.now() - awal) / 1000).toFixed(2)
  if (hasil.masalah) {
    const { segel, baris, pesan } = hasil.masalah
    console.error(
      `Jurnal RUSAK pada segel ${segel}${baris === null ? '' : `, baris ${baris}`}: ${pesan} (${seconds} s)`
    )
    process.exitCode = 1
    return
  }
  console.log(
    `Jurnal utuh: ${hasil.baris} baris dalam ${hasil.segel} segel diperiksa, ${hasil.belumTersegel} menunggu segel (${seconds} s)`
  )
  if (elsewhere.length > 0) console.log(`Cocok dengan ${elsewhere.length} kepala pembanding`)
  const tujuan = asked.ekspor
  if (tujuan) {
    const [kepala] = await sql(
      db,
      'select nomor, hash, tanda_tangan, waktu from jurnal_segel order by nomor desc limit 1'
    )
    await writeFile(tujuan, `${JSON.stringify(kepala ?? null)}\n`)
    console.log(`Kepala jurnal ditulis ke ${tujuan}`)
  }
}

await denganAplikasi(periksa).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
