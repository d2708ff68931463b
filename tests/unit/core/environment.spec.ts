/** The README's table of the environment is what operators go by: it names every setting that the product reads. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from '@japa/runner'

const ROOT = resolve(import.meta.dirname, '../../..')
const PLACES = ['backend/app', 'backend/config', 'backend/start', 'database', 'scripts']
const READ = [
  /^ {2}([A-Z][A-Z0-9_]+): Env\.schema/gm,
  /process\.env\.([A-Z][A-Z0-9_]+)/g,
  /\benv\.get\('([A-Z][A-Z0-9_]+)'/g,
  /\bportOf\('([A-Z][A-Z0-9_]+)'/g,
]

/** Said by one process of the product to the next, or by npm. */
const INTERNAL = ['EPROC_MULAI', 'EPROC_NPM', 'INIT_CWD', 'LATIHAN_ASAL', 'LATIHAN_RUANG']
/** Of tests and drills, which say themselves what they are for. */
const OF_TESTS = /^TES_|^LOG_(?:DAUN|USIKAN)$/

const settingsRead = (): string[] => {
  const files = PLACES.flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|mjs)$/.test(file))
      .map((file) => readFileSync(join(ROOT, place, file), 'utf8'))
  )
  return files.flatMap((text) =>
    READ.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
  )
}

/** Names in the first column of the table. */
function settingsTold(): Set<string> {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const table = text.slice(text.indexOf('\n## Environment'), text.indexOf('\n## To production'))
  const firsts = table.split('\n').flatMap((line) => /^\| (`[^|]+)\|/.exec(line)?.[1] ?? [])
  return new Set(firsts.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, n]) => n!)))
}

test('every setting of the environment stands in the table of the README', ({ assert }) => {
  const told = settingsTold()
  const read = new Set(settingsRead())
  const untold = [...read].filter((name) => !told.has(name))
  assert.sameMembers(
    untold.filter((name) => !OF_TESTS.test(name)),
    INTERNAL
  )
  // The browser is looked for by the tests alone.
  assert.sameMembers(
    [...told].filter((name) => !read.has(name)),
    ['CHROMIUM_PATH']
  )
})
