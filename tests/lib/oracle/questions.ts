/** Every question that every role may put to every list, with the columns that the answer to it comes from. */
import type { Caller } from '../../api/hak/pemanggil.ts'
import { idsIn, read, statementsOf, type Answer } from './answers.ts'
import type { Column, Columns } from './columns.ts'
import { allLists, asking, type Key, type List } from './lists.ts'

/** Values of a column that a list is asked for. */
const VALUES = 2
/** Nothing in the database is like it: only the statement matters. */
const PROBE = 'xqzj'

/** A list as one person reads it, without any key. */
export interface Plain {
  list: List
  caller: Caller
  path: string
  before: Answer
}

export interface Question {
  plain: Plain
  path: string
  before: Answer
  columns: readonly Column[]
}

export interface Rights {
  words: Readonly<Record<string, readonly string[]>>
  ids: readonly number[]
  /** `GET /vendor/:id` and so on: all there are */
  routes: readonly string[]
  mayRead: (route: string, caller: Caller) => boolean
}

/** The ways to fill in the parameters of an address. */
export function pathsOf(route: string, { words, ids }: Rights, most = 12): string[] {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  let paths = [route.replaceAll('*', 'x')]
  for (const name of names) {
    const values = words[name] ?? ids.map(String)
    paths = paths.flatMap((path) => values.map((value) => path.replace(`:${name}`, value)))
  }
  return paths.slice(0, most)
}

/** The address of the list that tells this person most. */
async function plainOf(list: List, caller: Caller, rights: Rights): Promise<Plain | undefined> {
  let best: Plain | undefined
  const paths = pathsOf(list.route, rights).flatMap((path) => [
    path,
    // Lists of one package or vendor ask for it in their filter.
    ...list.keys.flatMap((key) =>
      key.name === 'paketId' || key.name === 'vendorId'
        ? (rights.words[key.name] ?? []).map((id) => `${path}?${asking(list, key, id)}`)
        : []
    ),
  ])
  for (const path of paths) {
    const before = await read(path, caller)
    if (before.status !== 200 || before.text.length <= (best?.before.text.length ?? 0)) continue
    best = { list, caller, path, before }
  }
  return best
}

const withQuery = (path: string, query: string): string => {
  const [place, given] = path.split('?')
  return given && given.split('=')[0] !== query.split('=')[0]
    ? `${path}&${query}`
    : `${place}?${query}`
}

export class Questions {
  readonly plain: Plain[] = []
  readonly questions: Question[] = []

  constructor(
    private readonly columns: Columns,
    private readonly rights: Rights
  ) {}

  async collect(callers: readonly Caller[]): Promise<void> {
    for (const list of allLists()) {
      for (const caller of callers) {
        if (!this.rights.mayRead(list.route, caller)) continue
        const plain = await plainOf(list, caller, this.rights)
        if (!plain) continue
        this.plain.push(plain)
        await this.#ofList(plain)
      }
    }
  }

  async #ofList(plain: Plain): Promise<void> {
    const { list, caller, path } = plain
    const { statements } = await statementsOf(() => read(path, caller))
    for (const key of list.keys) {
      if (!key.values) {
        await this.#free(plain, key, statements)
        continue
      }
      for (const value of key.values) {
        await this.#add(plain, withQuery(path, asking(list, key, value)), statements)
      }
    }
  }

  /** A key that takes anything is asked for what the columns hold that it looks at, and for every id there is. */
  async #free(plain: Plain, key: Key, plainStatements: readonly string[]): Promise<void> {
    const { list, caller, path } = plain
    if (key.name === 'id') {
      const value = [...new Set([...this.rights.ids, ...idsIn(plain.before)])].slice(0, 150)
      return this.#add(plain, withQuery(path, asking(list, key, value)), plainStatements)
    }
    const probes = key.kind === 'q' ? [PROBE] : ['1', '2026-06-01', PROBE]
    const values = new Set<string>(key.kind === 'q' ? [] : this.rights.words[key.name])
    for (const probe of probes) {
      const probed = withQuery(path, asking(list, key, probe))
      const { result, statements } = await statementsOf(() => read(probed, caller))
      if (result.status !== 200) continue
      for (const column of this.#columnsOf(statements, plainStatements)) {
        if (key.kind === 'q' && !/text|char/.test(column.type)) continue
        for (const value of await this.columns.values(column, VALUES)) values.add(value)
      }
      break
    }
    for (const value of values) {
      await this.#add(plain, withQuery(path, asking(list, key, value)), plainStatements)
    }
  }

  async #add(plain: Plain, path: string, plainStatements: readonly string[]): Promise<void> {
    const { result, statements } = await statementsOf(() => read(path, plain.caller))
    if (result.status !== 200) return
    const columns = this.#columnsOf(statements, plainStatements)
    this.questions.push({ plain, path, before: result, columns })
  }

  /**
   * The columns that these statements name more often than those of the plain list. Where they are the same ones, the
   * key is judged outside of the database: by anything that was read.
   */
  #columnsOf(asked: readonly string[], plainOnes: readonly string[]): Column[] {
    const [statements, plain] = [asked, plainOnes].map((list) =>
      // Who it is that asks, and may, is not what the list is about.
      list.filter((statement) => !/\bsesi\b/.test(statement)).toSorted()
    ) as [string[], string[]]
    const same = statements.join(';') === plain.join(';')
    const before = this.columns.named(plain)
    const everything = same && /\*/.test(plain.join(';').replaceAll('count(*)', ''))
    return [...this.columns.named(statements)]
      .filter(([column, times]) =>
        same ? everything || times > 0 : times > (before.get(column) ?? 0)
      )
      .map(([column]) => column)
      .filter((column) => this.columns.changeable(column))
  }
}
