/** Answers of one person to one address: read, told apart, and the statements that make them. */
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '../../api/hak/pemanggil.ts'

export interface Answer {
  status: number
  /** with the count that `/rest` tells in a header */
  text: string
}

export async function read(path: string, { token }: Caller): Promise<Answer> {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  const text = await answer.text()
  return { status: answer.status, text: `${answer.headers.get('content-range') ?? ''}\n${text}` }
}

export const same = (a: Answer, b: Answer): boolean => a.status === b.status && a.text === b.text

/** Do both say the same, in whatever order? */
export function sameRows(a: Answer, b: Answer): boolean {
  return a.status === b.status && sorted(a.text) === sorted(b.text)
}

function sorted(text: string): string {
  const [range, body] = [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)]
  try {
    const { list, rest } = rowsOf(JSON.parse(body) as unknown)
    return [range, rest, ...list.map((row) => JSON.stringify(row)).toSorted()].join('\n')
  } catch {
    return text
  }
}

function rowsOf(body: unknown): { list: unknown[]; rest: string } {
  if (Array.isArray(body)) return { list: body, rest: '' }
  const { data, rows, ...rest } = body as { data?: unknown; rows?: unknown }
  if (Array.isArray(rows)) return { list: rows, rest: JSON.stringify({ ...rest, data }) }
  return { list: Array.isArray(data) ? data : [data], rest: JSON.stringify(rest) }
}

/** The ids in the rows of an answer. */
export function idsIn({ text }: Answer): number[] {
  return [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id))
}

/** Does `work` alone in this process, and says which statements it made. */
export async function statementsOf<T>(
  work: () => Promise<T>
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const heard = ({ sql }: { sql: string }) => statements.push(sql)
  const knex = db.connection().getReadClient()
  knex.on('query', heard)
  try {
    return { result: await work(), statements }
  } finally {
    knex.removeListener('query', heard)
  }
}

/** `work` for each, a few at the same time: fewer than connections to the database. */
export async function eachOf<T>(
  list: readonly T[],
  work: (one: T) => Promise<void>
): Promise<void> {
  const queue = list[Symbol.iterator]()
  const lane = async () => {
    for (const one of queue) await work(one)
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}
