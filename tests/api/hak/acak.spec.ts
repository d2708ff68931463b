/**
 * Every route of the API's document, called by every role with what nobody would write: an answer is never the server's
 * own failure, and a refusal is in Indonesian and in the envelope. `npm run drill` makes 30,000 calls of it.
 */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { buildOpenapi, openapiPath } from '@eproc/backend/app/dokumentasi/openapi'
import { signInAs } from '@eproc/database/factories/pengguna'
import { emptyDatabase } from '../../lib/database.ts'
import { chance, Fuzz, type Made, type Operation } from '../../lib/fuzz.ts'
import { scaled } from '../../lib/limits.ts'
import { callers, known, type Caller } from './pemanggil.ts'
import { MATRIKS } from './rute.ts'

const DRILL = process.env.TES_LATIHAN === '1'
const CALLS = Number(process.env.TES_ACAK ?? (DRILL ? 30_000 : 1_000))
const SEED = Number(process.env.TES_BENIH ?? 2026)
/** Calls under way at the same time: fewer than connections to the database. */
const SIDE_BY_SIDE = 4

/** Hold a connection open, or end the session that the next call needs. */
const LEFT_OUT = /^\/(api\/aliran|keluar)/
const ENGLISH =
  /\b(the|must|should|cannot|defined|invalid|expected|unexpected|found|failed|provided|least|required|allowed|value|unable)\b/i

/** Of the calls so many come from somebody who has the right. */
const LET_IN = 0.7
const RIGHTS = new Map(
  MATRIKS.flatMap(({ siapa, rute }) =>
    rute.map((route): [string, readonly string[]] => {
      const [method, pattern] = route.split(' ')
      return [`${method} ${openapiPath(pattern!)}`, siapa]
    })
  )
)

const operations = (): Operation[] => {
  const { paths } = buildOpenapi(Object.values(router.toJSON()).flat(), {
    aplikasi: '',
    versi: '',
    url: '',
  }) as { paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>> }
  return Object.entries(paths)
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({
        ...one,
        path,
        method: method.toUpperCase(),
      }))
    )
}

/** An account that an administrator's call has locked is let in again. */
async function signInAgain(caller: Caller): Promise<void> {
  await db.from('pengguna').where('id', caller.id).update({ status: 'A' })
  caller.token = await signInAs(caller)
}

const send = ({ method, path, body }: Made, { token }: Caller): Promise<Response> =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })

/** What is wrong with an answer, or undefined. */
async function complaint(answer: Response, method: string): Promise<string | undefined> {
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text}`
  if (answer.status < 400 || method === 'HEAD') return undefined
  if (!answer.headers.get('content-type')?.includes('json'))
    return `${answer.status} is no JSON: ${text.slice(0, 80)}`
  const {
    statusCode,
    message,
    errors = [],
  } = JSON.parse(text) as {
    statusCode?: number
    message?: string
    errors?: { field: string; message: string }[]
  }
  if (statusCode !== answer.status || !message) return `${answer.status} without its envelope`
  return [message, ...errors.map((one) => one.message)].find((one) => ENGLISH.test(one))
}

test.group('Calls that nobody would write', (group) => {
  group.setup(() => emptyDatabase())

  test('no answer is the failure of the server, every refusal is Indonesian', async ({
    assert,
  }) => {
    const people = await callers()
    const { ids, words } = await known()
    const fuzz = new Fuzz(chance(SEED), ids, words)
    const routes = operations()
    const wrong = new Map<string, string>()
    const counts: Record<number, number> = {}
    let made = 0
    async function caller() {
      while (made < CALLS) {
        const operation = routes[made % routes.length]!
        made++
        const right = RIGHTS.get(`${operation.method} ${operation.path}`)
        const allowed = people.filter(({ name }) => right?.includes(name))
        const who = fuzz.pick(allowed.length > 0 && fuzz.maybe(LET_IN) ? allowed : people)
        const call = fuzz.call(operation)
        const answer = await send(call, who)
        counts[answer.status] = (counts[answer.status] ?? 0) + 1
        if (answer.status === 401 && who.token) await signInAgain(who)
        const said = await complaint(answer, call.method)
        if (said) {
          const body =
            typeof call.body === 'string' ? call.body.slice(0, 400) : call.body ? 'form' : ''
          wrong.set(
            `${operation.method} ${operation.path}: ${said}`,
            `${who.name} ${call.path} ${body}`
          )
        }
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, caller))
    if (DRILL) console.log(`${made} panggilan, benih ${SEED}:`, counts)
    assert.deepEqual([...wrong], [])
    assert.isAbove(counts[200] ?? 0, made / 20, 'some calls are let in')
  }).timeout(scaled(DRILL ? 600_000 : 60_000))
})
