/**
 * Every route of the API's document, called by every role with what nobody would write: an answer is never the server's
 * own failure, and a refusal is in Indonesian and in the envelope. `npm run drill` makes 30,000 calls of it.
 */
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { buildOpenapi, openapiPath } from '@eproc/backend/app/dokumentasi/openapi'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import { createBerita } from '@eproc/database/factories/berita'
import { emptyDatabase } from '../../lib/database.ts'
import { budgetYear } from '../../lib/dates.ts'
import { chance, Fuzz, type Made, type Operation } from '../../lib/fuzz.ts'
import { scaled } from '../../lib/limits.ts'
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

interface Caller {
  /** as in the matrix of rights */
  name: string
  id: number
  token: string
}

/** Accounts of every role, with the people of two running packages among them. */
async function callers(): Promise<Caller[]> {
  const running = await createTender()
  const determined = await createTenderDitetapkan('sanggah')
  await Promise.all([createPaket(), createKegiatan({ divisi: '2020' }), createBerita()])
  const person = await createRekanan({ jenis: 'O', status: 'A' })
  const made = await Promise.all(
    (
      ['operator', 'manajer', 'pa', 'operatorULP', 'manajerULP', 'adminit', 'superAdmin'] as const
    ).map(
      async (peran) =>
        [peran, await createPengguna({ peran, divisi: peran === 'pa' ? '20' : '2020' })] as const
    )
  )
  const people = [
    ...made,
    ['ppk', running.ppk] as const,
    ['unlada', running.pokja[0]!] as const,
    ['unlada', determined.pokja[1]!] as const,
    ['vendor', running.rekanan[0]!.pengguna] as const,
    ['vendor', determined.rekanan[1]!.pengguna] as const,
    ['person', person.pengguna] as const,
  ]
  const signedIn = people.map(async ([name, { id }]) => ({
    name,
    id,
    token: await signInAs({ id }),
  }))
  return [{ name: 'tamu', id: 0, token: '' }, ...(await Promise.all(signedIn))]
}

/** What names of the paths and fields may stand for, and some ids for all others. */
async function known() {
  const ids = async (table: string) => {
    const rows = await db.from(table).select('id').orderBy('id').limit(3)
    return rows.map((row: { id: number }) => String(row.id))
  }
  const [paketId, vendorId, userId, kegiatanId] = await Promise.all(
    ['paket', 'rekanan', 'pengguna', 'kegiatan'].map(ids)
  )
  const year = [String(budgetYear())]
  return {
    ids: [1, 2, 3, ...[...paketId!, ...vendorId!, ...kegiatanId!].map(Number)],
    words: {
      paketId: paketId!,
      vendorId: vendorId!,
      userId: userId!,
      kegiatanId: kegiatanId!,
      tahun: year,
      year,
      tahunAnggaran: year,
      versi: ['1', '2'],
      tahap: ['PP1', 'pembukaan', 'evaluasi', 'penetapan'],
      tipe: ['P', 'N', 'B', '1'],
      status: ['AM', 'A'],
      jenis: ['K', 'H', 'perusahaan'],
      bagian: ['perusahaan', 'pajak'],
      masa: ['all', '30'],
      kbli: ['41011'],
      kodeProvinsi: ['31'],
      divisiCode: ['2020', 'all'],
      blacklistFilter: ['0', '1'],
      jalur: ['berkas/00/x.pdf', 'x', 'parameter'],
    },
  }
}

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
