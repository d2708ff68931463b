import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { test } from '@japa/runner'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = 'vendor-portal/icons/src'
const IMPORT = /^import .+ from ['"]@mui\/icons-material\/([^'"]+)['"]/gm

const isReactAdmin = (name: string) => name === 'react-admin' || name.startsWith('ra-')
const USERS = [
  'backoffice/src',
  'vendor-portal/src',
  'vendor-portal/ui/src',
  ...readdirSync(join(ROOT, 'node_modules'))
    .filter(isReactAdmin)
    .map((name) => `node_modules/${name}/dist`),
]

/** Every icon imported below a folder, with one of the files that import it. */
function importsOf(folder: string): [icon: string, file: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.(ts|tsx|js)$/.test(file))
    .map((file) => join(folder, file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(
        ([, icon = '']): [string, string] => [icon, file]
      )
    )
}

test.group('Icons', () => {
  const modules = new Set(readdirSync(join(ROOT, FOLDER)).map((file) => basename(file, '.ts')))
  const imported = new Map(USERS.flatMap(importsOf))

  test("every icon that the apps and react-admin import has a module of ours, and none is nobody's", ({
    assert,
  }) => {
    assert.isAbove(imported.size, 100, 'the imports are found at all')
    const missing = [...imported].filter(([icon]) => !modules.has(icon))
    assert.deepEqual(missing, [], `make a module for each in ${FOLDER}`)
    const unused = [...modules].filter((icon) => !imported.has(icon))
    assert.deepEqual(unused, [], `remove these from ${FOLDER}`)
  })

  test('a module carries the name of its file', ({ assert }) => {
    for (const name of modules) {
      const source = readFileSync(join(ROOT, FOLDER, `${name}.ts`), 'utf8')
      assert.match(source, new RegExp(`^export default icon\\('${name}', mdi\\w+\\)$`, 'm'))
    }
  })

  test("npm links our workspace everywhere and never fetches MUI's package", ({ assert }) => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: boolean; resolved?: string }>
    }
    const places = Object.entries(lock.packages).filter(([place]) =>
      place.endsWith('node_modules/@mui/icons-material')
    )
    assert.deepEqual(places, [
      ['node_modules/@mui/icons-material', { resolved: 'vendor-portal/icons', link: true }],
    ])
  })
})
