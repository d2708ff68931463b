/**
 * quality §2.10, long form: the sender is killed at every step of a mail, from the request that causes it to the yes of
 * the mail server, and PostgreSQL beneath it. Every account that was committed gets its one mail; what was refused, rolled
 * back or fails at its COMMIT gets none. `TES_SURAT` says how many mails; only in `npm run drill`.
 */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../../scripts/lib/processes.ts'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import { scaled } from '../lib/limits.ts'
import { SMTP_STEPS, startMailReceiver, type MailReceiver } from '../lib/mail_receiver.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const MAILS = Number(process.env.TES_SURAT ?? 1000)
/** Registrations between two kills. */
const EACH = 20
/** `request`: at some moment of the transaction; `postgres`: the database, while a mail is being sent. */
const STEPS = ['request', ...SMTP_STEPS, 'postgres'] as const
type Step = (typeof STEPS)[number]

/** Fails the transaction of such an account when it commits, after its mail was written. */
const AT_COMMIT = `
  create function tes_batal() returns trigger language plpgsql as $$
    begin raise exception 'dibatalkan saat commit'; end $$;
  create constraint trigger tes_batal after insert on pengguna deferrable initially deferred
    for each row when (new.login like 'batal-%') execute function tes_batal();`

interface Account {
  email: string
  userId: string
}

const account = (kind: 'uji' | 'batal'): Account => {
  const mark = randomUUID().slice(0, 13)
  return { email: `${kind}-${mark}@contoh.example`, userId: `${kind}-${mark}` }
}

test.group(`Outbox over ${MAILS} mails`, (group) => {
  let world: OwnWorld
  let receiver: MailReceiver
  const acknowledged: string[] = []
  const kills: Partial<Record<Step, number>> = {}
  let refused = 0

  group.setup(async () => {
    world = await ownWorld()
    receiver = await startMailReceiver()
    await asSuper(AT_COMMIT)
    return async () => {
      await world.bersihkan()
      await receiver.close()
    }
  })

  const asSuper = <Row extends object>(statement: string): Promise<Row[]> =>
    denganKlien(
      world.postgres.urlSuper,
      async (client) => (await client.query<Row>(statement)).rows
    )

  /** Each from an address of its own: an office may register twenty an hour. */
  async function register({ url }: Server, { email, userId }: Account): Promise<void> {
    const [a, b, c] = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
    const answer = await fetch(`${url}/registrasi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${a}.${b}.${c}` },
      body: JSON.stringify({
        jenis: 'V',
        email,
        userId,
        password: 'Panjang-Sekali-2026',
        nama: 'Uji Kotak Keluar',
        jabatan: 'Direktur',
        noHp: '08123456789',
        persetujuan: true,
      }),
    }).catch(() => null)
    if (answer?.ok) acknowledged.push(email)
    else if (answer) refused++
  }

  const start = () =>
    startServer({
      env: { ...world.env, SMTP_URL: receiver.url, TRUST_PROXY: '1', LATIHAN: 'mati' },
    })

  /** Kills at the step, the first time or some times later; a step that does not come is made up for. */
  function killAt(server: Server, step: Step): Promise<void> {
    const postmaster = world.postgres.pid
    // Of connections there are two, which are kept.
    let left = 1 + Math.floor(Math.random() * (step === 'connect' ? 2 : 5))
    return new Promise((killed) => {
      const kill = () => {
        receiver.onStep = () => {}
        clearTimeout(late)
        kills[step] = (kills[step] ?? 0) + 1
        process.kill(step === 'postgres' ? postmaster : server.pid, 'SIGKILL')
        killed()
      }
      const late = setTimeout(kill, scaled(5000))
      if (step === 'request') setTimeout(kill, 100 + Math.random() * 900)
      const wanted = step === 'postgres' ? 'data' : step
      receiver.onStep = (now) => {
        if (now === wanted && --left === 0) kill()
      }
    })
  }

  async function round(step: Step): Promise<void> {
    const server = await start()
    const killed = killAt(server, step)
    const accounts = Array.from({ length: EACH }, () => account('uji'))
    const taken = { ...account('uji'), userId: accounts[0]!.userId }
    const sent = [...accounts, taken, account('batal'), account('batal')].map((one) =>
      register(server, one)
    )
    await killed
    if (step === 'postgres') {
      await waitFor('the end of PostgreSQL', () => !isAlive(world.postgres.pid), scaled(15_000))
      // What was being sent comes to its end: the yes of the mail server finds no database.
      await pause(200)
    }
    await server.kill9()
    await Promise.all(sent)
    if (step === 'postgres') await world.nyalakanBasis()
  }

  const committed = async (): Promise<string[]> =>
    (await asSuper<{ email: string }>(`select email::text from pengguna`)).map((r) => r.email)

  test('every committed cause has its one mail, nothing else has any', async ({ assert }) => {
    for (let i = 0; (await committed()).length < MAILS; i++) {
      await round(STEPS[i % STEPS.length]!)
    }
    const last = await start()
    await waitFor(
      'an empty outbox',
      async () =>
        (await asSuper(`select 1 from surat where status <> 'terkirim' limit 1`)).length === 0,
      scaled(120_000)
    )
    await last.henti()

    const accounts = await committed()
    const rows = await asSuper<{ kepada: string }>('select kepada from surat')
    const mails = [...receiver.mails.values()]
    const addresses = mails.map(({ to }) => to)
    const lost = accounts.filter((email) => !addresses.includes(email))
    const again = mails.filter(({ times }) => times > 1)
    process.stderr.write(
      `${accounts.length} accounts (${acknowledged.length} acknowledged), ${mails.length} mails, ${lost.length} lost; ${refused} refused; kills ${JSON.stringify(kills)}; ${again.length} mails sent again under their own Message-ID\n`
    )
    assert.deepEqual(
      acknowledged.filter((email) => !accounts.includes(email)),
      [],
      'acknowledged and gone'
    )
    assert.sameMembers(
      rows.map(({ kepada }) => kepada),
      accounts
    )
    assert.deepEqual(lost, [])
    assert.sameMembers(
      addresses,
      accounts,
      'one Message-ID for each, none for what was rolled back'
    )
    assert.isEmpty(accounts.filter((email) => email.startsWith('batal-')))
  }).timeout(scaled(60_000) + MAILS * scaled(1500))
})
