/**
 * Lets Node run the server's TypeScript, decorators included (docs/adr/0020): `node --import=./bin/typescript.mjs bin/server.ts`.
 * A file is compiled once, by swc, and kept under its content; the compiler is not even loaded while nothing has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const STORE = join(import.meta.dirname, '../../node_modules/.cache/typescript')

/** What @adonisjs/tsconfig says to the type checker: legacy decorators, fields as the language defines them. */
const OPTIONS = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: true,
      verbatimModuleSyntax: true,
    },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}
const COMPILER = `${require('@swc/core/package.json').version} ${JSON.stringify(OPTIONS)}`

mkdirSync(STORE, { recursive: true })
// Not of packages: 14 MB that only a trace inside a package would use.
setSourceMapsSupport(true, { nodeModules: false })

const PROJECT = new URL('../../', import.meta.url).href
const SERVER = new URL('../', import.meta.url).href
/** The server's own names and where they lead, as its package.json says: `#app/`, `./app/*.js`. @type {[string, string][]} */
const NAMES = Object.entries(require('../package.json').imports).map(([name, path]) => [
  name.slice(0, -1),
  path,
])
/** Where a workspace's modules find a package, which they name again and again. */
const packages = new Map()

registerHooks({
  /** Node's search, without the error that it throws for each of six thousand names and without asking twice: half of a start. */
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    const ours = parentURL.startsWith(PROJECT) && !parentURL.includes('/node_modules/')
    if (!ours || specifier.startsWith('.')) return search(specifier, context, next)
    const named = parentURL.startsWith(SERVER) && ownModule(specifier)
    if (named) return { url: named, format: 'module', shortCircuit: true }
    const workspace = parentURL.slice(PROJECT.length).split('/', 1)[0]
    const key = [workspace, specifier, ...(conditions ?? [])].join(' ')
    if (!packages.has(key)) {
      packages.set(key, { ...search(specifier, context, next), shortCircuit: true })
    }
    return packages.get(key)
  },
  load(url, context, next) {
    const path = url.split('?')[0]
    if (!path.startsWith('file:') || !path.endsWith('.ts')) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(path)), shortCircuit: true }
  },
})

/** AdonisJS names its modules `.js`, which is what a compiler would have made of them. @param {string} specifier */
function ownModule(specifier) {
  const [name, path] = NAMES.find(([start]) => specifier.startsWith(start)) ?? []
  if (!name || !path) return
  return new URL(path.replace('*.js', `${specifier.slice(name.length)}.ts`), SERVER).href
}

/** The same for what has no name of its own. @type {import('node:module').ResolveHookSync} */
function search(specifier, context, next) {
  try {
    return next(specifier, context)
  } catch (error) {
    const { code, url } = error
    if (code !== 'ERR_MODULE_NOT_FOUND' || !url?.endsWith('.js')) throw error
    return next(url.replace(/\.js$/, '.ts'), context)
  }
}

/** @param {string} file */
function compiled(file) {
  const text = readFileSync(file, 'utf8')
  const key = createHash('sha256').update(`${COMPILER}\0${file}\0${text}`).digest('hex')
  const kept = join(STORE, `${key}.js`)
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const { code, map } = require('@swc/core').transformSync(text, { ...OPTIONS, filename: file })
  const source = `${code}\n//# sourceMappingURL=${kept}.map\n`
  // The map first: who finds the code finds its map, too.
  keep(`${kept}.map`, map)
  keep(kept, source)
  return source
}

/** In one step, since several processes and threads begin at the same time. @param {string} file @param {string} content */
function keep(file, content) {
  const own = `${file}.${process.pid}.${threadId}`
  writeFileSync(own, content)
  renameSync(own, file)
}
