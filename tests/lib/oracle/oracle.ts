/** Puts the questions in worlds that differ in one column, and says which answers were moved by what nobody was told. */
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '../../api/hak/pemanggil.ts'
import { eachOf, read, same, sameRows, type Answer } from './answers.ts'
import { columnKey, type Column, type Columns } from './columns.ts'
import { pathsOf, type Plain, type Question, type Questions, type Rights } from './questions.ts'

/** Hold a connection open, or end the session. */
const LEFT_OUT = /^\/(api\/aliran|keluar)/

/** Every so-manieth column, and how many rows of its table are changed one by one. */
export interface Share {
  part: number
  parts: number
  /** begins with this column, `paket.kode`: a run that was cut off goes on */
  from: string
  rows: number
  progress: (state: string) => void
}

export class Oracle {
  compared = 0
  worlds = 0
  restless = 0
  readonly #found = new Map<string, string>()
  /** person and column, where another answer tells it */
  readonly #told = new Set<string>()
  readonly #everything = new Map<Caller, Map<string, Answer>>()

  constructor(
    private readonly columns: Columns,
    private readonly all: Questions,
    private readonly rights: Rights,
    private readonly share: Share
  ) {}

  /** What is not the same twice in the same world says nothing about another. */
  async settle(): Promise<void> {
    const moving = new Set<Plain | Question>()
    await this.columns.restoreAll()
    const each = async (one: Plain | Question, caller: Caller) => {
      const again = await read(one.path, caller)
      if (!same(again, one.before)) moving.add(one)
      one.before = again
    }
    await eachOf(this.all.plain, (one) => each(one, one.caller))
    await eachOf(this.all.questions, (one) => each(one, one.plain.caller))
    this.restless = moving.size
    const stays = ({ plain }: Question) => !moving.has(plain)
    const still = this.all.questions.filter((one) => !moving.has(one) && stays(one))
    this.all.questions.splice(0, Infinity, ...still)
  }

  async ask(): Promise<string[]> {
    const byColumn = new Map<Column, Question[]>()
    for (const question of this.all.questions) {
      for (const column of question.columns) {
        byColumn.set(column, [...(byColumn.get(column) ?? []), question])
      }
    }
    const sortedColumns = [...byColumn].toSorted(([a], [b]) =>
      columnKey(a) < columnKey(b) ? -1 : 1
    )
    const pairs = sortedColumns.reduce((sum, [, questions]) => sum + questions.length, 0)
    this.share.progress(`${sortedColumns.length} columns, ${pairs} questions that look at them`)
    for (const [i, [column, questions]] of sortedColumns.entries()) {
      if (i % this.share.parts !== this.share.part - 1) continue
      if (columnKey(column) < this.share.from) continue
      for (const change of await this.columns.changes(column, this.share.rows)) {
        if (!(await change())) continue
        this.worlds++
        await this.#compare(column, questions)
        await this.columns.restore(column)
      }
      await db.rawQuery('delete from batas_laju')
      await this.columns.restoreAll()
      this.share.progress(
        `${columnKey(column)}, ${i + 1} of ${sortedColumns.length}: ${this.told()}`
      )
    }
    return [...this.#found].map(([what, example]) => `${what}: ${example}`)
  }

  async #compare(column: Column, questions: readonly Question[]): Promise<void> {
    const hidden = new Set<Plain>()
    await eachOf([...new Set(questions.map((q) => q.plain))], async (plain) => {
      const after = await read(plain.path, plain.caller)
      if (sameRows(after, plain.before)) hidden.add(plain)
    })
    const moved: { question: Question; after: Answer }[] = []
    await eachOf(
      questions.filter((q) => hidden.has(q.plain)),
      async (question) => {
        const after = await read(question.path, question.plain.caller)
        this.compared++
        if (!same(after, question.before)) moved.push({ question, after })
      }
    )
    for (const { question, after } of moved) {
      const { caller, list } = question.plain
      const key = [...new URLSearchParams(question.path.split('?')[1]).keys()].at(-1)
      const what = `${caller.name} ${list.route} ${key} ${columnKey(column)}`
      if (this.#found.has(what) || (await this.#toldElsewhere(caller, column))) continue
      const kind = sameRows(after, question.before) ? 'order' : 'rows'
      this.#found.set(what, `${kind} of ${question.path}`)
    }
  }

  /** Another answer of this person differs in these two worlds: then it is no secret from them. */
  async #toldElsewhere(caller: Caller, column: Column): Promise<boolean> {
    const key = `${caller.id} ${columnKey(column)}`
    if (this.#told.has(key)) return true
    for (const [path, before] of await this.#everythingOf(caller, column)) {
      if (sameRows(await read(path, caller), before)) continue
      this.#told.add(key)
      return true
    }
    return false
  }

  /** All that this person can read in the world as it was, as far as it stands still. */
  async #everythingOf(caller: Caller, column: Column): Promise<Map<string, Answer>> {
    const known = this.#everything.get(caller)
    if (known) return known
    const paths = this.rights.routes
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice(4))
      .filter((route) => !LEFT_OUT.test(route) && this.rights.mayRead(route, caller))
      .flatMap((route) => pathsOf(route, this.rights, 20))
    const answers = new Map<string, Answer>()
    const back = await this.columns.aside(column)
    await eachOf(paths, async (path) => {
      const answer = await read(path, caller)
      if (answer.status === 200 && same(answer, await read(path, caller))) answers.set(path, answer)
    })
    await back()
    this.#everything.set(caller, answers)
    return answers
  }

  told(): string {
    return `${this.all.plain.length} lists of single people, ${this.all.questions.length} questions (${this.restless} move by themselves), ${this.worlds} worlds, ${this.compared} answers compared, ${this.#found.size} moved`
  }
}
