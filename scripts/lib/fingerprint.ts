/** Fingerprints of sources: what has not changed need not be made again. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { AKAR } from './places.ts'

const LEWATI = new Set(['node_modules', 'dist', '.vite', '.adonisjs'])

/** sha256 in hex over names and contents of all files below these paths of the project. */
export function sidikSumber(jalur: readonly string[]): string {
  const sidik = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch}`
  )
  for (const berkas of jalur.flatMap((j) => listBerkas(join(AKAR, j))).sort()) {
    sidik.update(`\0${relative(AKAR, berkas)}\0`).update(readFileSync(berkas))
  }
  return sidik.digest('hex')
}

function listBerkas(jalur: string): string[] {
  if (!existsSync(jalur)) return []
  if (!statSync(jalur).isDirectory()) return [jalur]
  return readdirSync(jalur, { withFileTypes: true })
    .filter((b) => !LEWATI.has(b.name))
    .flatMap((b) => (b.isDirectory() ? listBerkas(join(jalur, b.name)) : [join(jalur, b.name)]))
}
