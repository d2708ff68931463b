/**
 * quality §2.1b: what a role does not get in its answers moves neither bytes nor counts nor order of a list, whatever the
 * list is asked for; and no list takes a key that it does not name. Two worlds that differ in one value, for every
 * column that a key looks at: where the plain list is the same in both, every question put to it is answered the same.
 * Keys come from the routes' own schemas, columns from the statements that they make. All of it in `npm run drill`
 * (`TES_ORAKEL_BAGIAN=2/4` and `TES_ORAKEL_PERAN=tamu` are parts of it, `TES_ORAKEL_MULAI` goes on with a column); `npm test` asks for some unknown keys.
 */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import answers from '@eproc/backend/app/dokumentasi/answers.json' with { type: 'json' }
import { emptyDatabase } from '../../lib/database.ts'
import { DRILL, inDrill } from '../../lib/drill.ts'
import { scaled } from '../../lib/limits.ts'
import { eachOf, read } from '../../lib/oracle/answers.ts'
import { Columns } from '../../lib/oracle/columns.ts'
import { allLists, unknownTo } from '../../lib/oracle/lists.ts'
import { Oracle } from '../../lib/oracle/oracle.ts'
import { pathsOf, Questions, type Rights } from '../../lib/oracle/questions.ts'
import { callers, known, type Caller } from './pemanggil.ts'
import { MATRIKS } from './rute.ts'

/** `2/4`: the second quarter of the columns. */
const [part, parts] = (process.env.TES_ORAKEL_BAGIAN ?? '1/1').split('/').map(Number) as [
  number,
  number,
]
/** `paket.kode`: from this column on, where a run was cut off. */
const from = process.env.TES_ORAKEL_MULAI ?? ''
/** `tamu,vendor`: only as these. */
const roles = process.env.TES_ORAKEL_PERAN?.split(',')
/** Of the names that answers have, every so-manieth in `npm test`. */
const SAMPLE = 100
/** Rows of a table that are changed one by one. */
const rowsEach = Number(process.env.TES_ORAKEL_BARIS ?? 3)

/** As keys of a query string the parser leaves them out by itself, for everybody. */
const OF_EVERY_OBJECT = ['__proto__', 'constructor']

const allowed = new Map(MATRIKS.flatMap(({ siapa, rute }) => rute.map((r) => [r, siapa] as const)))
const mayRead = (route: string, { name }: Caller): boolean =>
  allowed.get(`GET ${route}`)?.some((one) => one === name) ?? false

test.group('What lists can be asked for', (group) => {
  let people: Caller[]
  let rights: Rights

  group.setup(async () => {
    await emptyDatabase()
    people = await callers()
    const { ids, words } = await known()
    rights = { ids: await everyId(ids), words, mayRead, routes: [...allowed.keys()] }
  })

  async function everyId(some: readonly number[]): Promise<number[]> {
    const { rows } = (await db.rawQuery(
      `select id from pengguna union select id from paket union select id from rekanan union select id from berita`
    )) as { rows: { id: number }[] }
    return [...new Set([...rows.map(({ id }) => id), ...some])]
  }

  /** The first address of the route that this person gets an answer from. */
  async function answered(route: string, caller: Caller): Promise<string | undefined> {
    for (const path of pathsOf(route, rights)) {
      if ((await read(path, caller)).status === 200) return path
    }
    return undefined
  }

  test('a list refuses to be sorted, searched or narrowed by what it does not name', async ({
    assert,
  }) => {
    const taken: string[] = []
    let asked = 0
    const names = [...new Set(Object.values(answers).flatMap(propertiesOf))]
    for (const list of allLists()) {
      const readers = people
        .filter((one) => mayRead(list.route, one))
        .slice(0, inDrill ? Infinity : 1)
      const some = inDrill ? names : names.filter((_, i) => i % SAMPLE === 0)
      for (const [i, caller] of readers.entries()) {
        const path = await answered(list.route, caller)
        if (!path) continue
        const tried = [...OF_EVERY_OBJECT, 'sandi_hash', ...(i === 0 ? some : [])]
        await eachOf(
          tried.flatMap((name) => unknownTo(list, name)),
          async (query) => {
            if (OF_EVERY_OBJECT.some((name) => query === `${name}=1`)) return
            const { status } = await read(`${path}?${query}`, caller)
            asked++
            if (status !== 400) taken.push(`${caller.name} ${path}?${query}: ${status}`)
          }
        )
      }
    }
    if (inDrill) console.log(`${asked} unknown keys, ${taken.length} not refused`)
    assert.isAbove(asked, 500)
    assert.deepEqual(taken, [])
  }).timeout(scaled(inDrill ? 900_000 : 60_000))

  test('a field that is not told moves neither bytes nor counts nor order', async ({ assert }) => {
    const columns = await Columns.open(process.env.TES_URL_SUPER!)
    try {
      const asking = people.filter(({ name }) => roles?.includes(name) ?? true)
      const all = new Questions(columns, rights)
      await all.collect(asking)
      const share = { part, parts, from, rows: rowsEach, progress }
      const oracle = new Oracle(columns, all, rights, share)
      await oracle.settle()
      const found = await oracle.ask()
      console.log(`${asking.length} people, ${oracle.told()}`)
      assert.isAbove(oracle.compared, 0)
      assert.deepEqual(found, [])
    } finally {
      await columns.close()
    }
  })
    .tags(DRILL)
    .timeout(scaled(3_600_000))
})

/** It takes its time: where it is, twice a minute. */
let shown = performance.now()
function progress(state: string): void {
  if (performance.now() - shown < 30_000) return
  shown = performance.now()
  process.stderr.write(`${state}\n`)
}

const propertiesOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object }).properties ?? {})
