/** quality §2.1: every route × every principal; a refused call changes nothing. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { emptyDatabase } from '../../lib/database.ts'
import { budgetYear } from '../../lib/dates.ts'
import { scaled } from '../../lib/limits.ts'
import { MATRIKS, PRINSIPAL, type Prinsipal } from './rute.ts'

interface Rute {
  metode: string
  pola: string
}

/** Answers that hold a connection open. */
const ALIRAN = ['GET /api/aliran']
const TANPA_ISI = /^(GET|HEAD)$/
const ID_TIDAK_ADA = '2000000000'

function semuaRute(): Rute[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap((r) =>
      r.methods
        .filter((m) => m !== 'HEAD' || !r.methods.includes('GET'))
        .map((metode) => ({ metode, pola: r.pattern }))
    )
}

const nama = ({ metode, pola }: Rute) => `${metode} ${pola}`
const alamat = ({ pola }: Rute) =>
  pola
    .replace(':blacklistFilter', '1')
    .replace(':masa', 'all')
    .replace(':kbli', '01111')
    .replace(/:(?:year|tahun)\b/, String(budgetYear()))
    .replace('/:status/', '/AM/')
    .replace(/\/:tahap$/, '/PP1')
    .replace(/\/:tipe$/, '/P')
    .replace(/:(\w*[iI]d|kodeProvinsi)\b/g, ID_TIDAK_ADA)
    .replace(/:\w+|\*/g, 'x')

/** Content of every table that a call could change; sessions, limits and jobs move by themselves. */
async function potret(): Promise<Record<string, string>> {
  const { rows } = (await db.rawQuery(
    `select table_name as nama from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('sesi','batas_laju','jurnal_segel') and table_name !~ '^(adonis|kbli|sbu|kabupaten)'`
  )) as { rows: { nama: string }[] }
  const isi: Record<string, string> = {}
  for (const { nama: table } of rows) {
    const hasil = (await db.rawQuery(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sidik from "${table}" t`
    )) as { rows: { sidik: string }[] }
    isi[table] = hasil.rows[0]!.sidik
  }
  return isi
}

const jumlahBerkas = () => {
  const folder = join(process.env.DATA_DIR!, 'berkas')
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
}

test.group('Matrix of rights', (group) => {
  const token = new Map<Prinsipal, string | null>([['tamu', null]])

  group.setup(async () => {
    await emptyDatabase()
    for (const p of PRINSIPAL) {
      if (p === 'tamu') continue
      const pengguna = await createPengguna(
        p === 'unlada' ? { peran: 'operator', divisi: 'unlada' } : { peran: p }
      )
      token.set(p, await signInAs(pengguna))
    }
  })

  const boleh = new Map(MATRIKS.flatMap(({ siapa, rute }) => rute.map((r) => [r, siapa] as const)))

  test('every route is listed once, and everything that is listed exists', ({ assert }) => {
    const rute = semuaRute().map(nama)
    assert.deepEqual(
      rute.filter((r) => !boleh.has(r)),
      [],
      'routes without an entry'
    )
    assert.deepEqual(
      [...boleh.keys()].filter((r) => !rute.includes(r)),
      [],
      'entries without a route'
    )
    assert.equal(
      boleh.size,
      MATRIKS.reduce((n, m) => n + m.rute.length, 0)
    )
  })

  test('those without the right are refused and change no row and no file', async ({
    assert,
    client,
  }) => {
    const sebelum = await potret()
    const berkasSebelum = jumlahBerkas()
    const salah: string[] = []
    for (const rute of semuaRute()) {
      const siapa = boleh.get(nama(rute)) ?? []
      for (const p of PRINSIPAL.filter((x) => !siapa.includes(x))) {
        const minta = client.request(alamat(rute), rute.metode).accept('json')
        const t = token.get(p)
        if (t) minta.bearerToken(t)
        const jawab = await (TANPA_ISI.test(rute.metode) ? minta : minta.json({}))
        const harus = p === 'tamu' ? 401 : 403
        if (jawab.status() !== harus) salah.push(`${nama(rute)} ${p}: ${jawab.status()}`)
      }
    }
    assert.deepEqual(salah, [])
    assert.deepEqual(await potret(), sebelum)
    assert.equal(jumlahBerkas(), berkasSebelum)
  }).timeout(scaled(120_000))

  test('those with the right are not refused for it, and no answer is 5xx', async ({
    assert,
    client,
  }) => {
    const salah: string[] = []
    for (const rute of semuaRute()) {
      if (ALIRAN.includes(nama(rute)) || /\/keluar/.test(rute.pola)) continue
      for (const p of boleh.get(nama(rute)) ?? []) {
        const minta = client.request(alamat(rute), rute.metode).accept('json')
        const t = token.get(p)
        if (t) minta.bearerToken(t)
        const jawab = await (TANPA_ISI.test(rute.metode) ? minta : minta.json({}))
        if ([401, 403].includes(jawab.status()) || jawab.status() >= 500) {
          salah.push(`${nama(rute)} ${p}: ${jawab.status()}`)
        }
      }
    }
    assert.deepEqual(salah, [])
  }).timeout(scaled(120_000))

  test('a malformed token answers 422 and an unknown one 401 at every guarded route', async ({
    assert,
    client,
  }) => {
    const salah: string[] = []
    for (const rute of semuaRute()) {
      if ((boleh.get(nama(rute)) ?? []).includes('tamu')) continue
      for (const [t, harus] of [
        ['rusak', 422],
        [`ep_${'A'.repeat(43)}`, 401],
      ] as const) {
        const jawab = await client.request(alamat(rute), rute.metode).accept('json').bearerToken(t)
        if (jawab.status() !== harus) salah.push(`${nama(rute)} ${t}: ${jawab.status()}`)
      }
    }
    assert.deepEqual(salah, [])
  }).timeout(scaled(120_000))
})
