/** Folders of the project and of its data. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const AKAR = resolve(import.meta.dirname, '..', '..')
export const BACKEND = join(AKAR, 'backend')
export const TES = join(AKAR, 'tests')

/** Absolute path of the data folder (DATA_DIR, `.data` by default), made when absent. */
export function folderData(): string {
  const folder = resolve(AKAR, process.env.DATA_DIR || '.data')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A folder below the data folder, made when absent. */
export function inDataFolder(...bagian: string[]): string {
  const folder = join(folderData(), ...bagian)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Node's option for what runs TypeScript from the folder BACKEND (docs/adr/0020). */
export const TYPESCRIPT = '--import=./bin/typescript.mjs'

/**
 * Node's options for a server process. Young generations of 4 MB: with Node's own 32 a process held 285 MB after reading
 * lists instead of 170, and buffers of bodies lived on until the next collection (docs/speed.md).
 */
export const SERVER_OPTIONS = [TYPESCRIPT, '--max-semi-space-size=4']
