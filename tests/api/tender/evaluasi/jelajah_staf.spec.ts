/**
 * Every call that reads, as everybody of the staff who neither judges the package nor is its PPK: no names before the
 * first opening, no prices, scores or reasons before the winner is announced (decisions §2, §5 'Names', §5.2).
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { mark } from '@eproc/database/factories/mark'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createEmptyOffer, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { budgetYear, cleanSlate } from '../../../lib/dates.ts'
import { inDrill } from '../../../lib/drill.ts'
import { scaled } from '../../../lib/limits.ts'
import { STAFF } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { MATRIKS, type Prinsipal } from '../../hak/rute.ts'

/**
 * Vendors, accounts and licences by themselves, files and forms: no package in them. Candidates of an invitation P are
 * all vendors that suit the package, whoever takes part.
 */
const ELSEWHERE =
  /^\/(vendor|laporan\/laporan-vendor|userman|docs|openapi|daftar|kbli|sbu|berkas|sert|feed|robots|sitemap|notification|monitor2\/ijin|api\/(aliran|vendor|userman|sertifikat|cetakan|tanda-terima|kabupaten|provinsi|admin|instalasi)|rest\/(laporan-vendor|vendor|user|sertifikat|blacklist|monitor-ijin|notifikasi))/

/** All of them in the drill; else who reads most, and one of the committee who is not in this package's pokja. */
const OTHERS = [...STAFF, { peran: 'operator', divisi: 'unlada' } as const].filter(
  ({ peran, ...more }) =>
    inDrill ||
    peran === 'manajerULP' ||
    peran === 'superAdmin' ||
    ('divisi' in more && more.divisi === 'unlada')
)

interface Reader {
  who: Prinsipal
  token: string
}

const readers = (): Promise<Reader[]> =>
  Promise.all(
    OTHERS.map(async (one) => ({
      who: 'divisi' in one && one.divisi === 'unlada' ? ('unlada' as const) : one.peran,
      token: await signInAs(await createPengguna(one)),
    }))
  )

/** The routes of the rights' table that this reader may call, for one package and vendor. */
const addresses = (who: Prinsipal, paketId: number, vendorId: number): string[] =>
  MATRIKS.filter(({ siapa }) => siapa.includes(who))
    .flatMap(({ rute }) => rute)
    .filter((route) => route.startsWith('GET '))
    .map((route) => route.slice(4))
    .filter((path) => !ELSEWHERE.test(path))
    .flatMap((path) =>
      ['B', 'N'].map((tipe) =>
        path
          .replace(':vendorId', String(vendorId))
          .replace(/:(?:year|tahun)\b/, String(budgetYear()))
          .replace('/:status/', '/AM/')
          .replace(/:(?:paketId|id)\b/, String(paketId))
          .replace(/:tahap\b/, tipe === 'B' ? 'PP1' : 'pembukaan')
          .replace(/:tipe\b/, tipe)
          .replace(/:divisiCode\b/, 'all')
          .replace(/:masa\b/, 'all')
          .replace(/:\w+|\*/g, '1')
      )
    )
    .filter((path, i, all) => all.indexOf(path) === i)

/** Administrators read who signed in and when, which says nothing of a package; null for what is no row and no list of rows. */
function withoutLogins(body: unknown): string | null {
  const login = (row: unknown) => (row as { aksi?: string } | null)?.aksi === 'sesi.masuk'
  if (Array.isArray(body)) return JSON.stringify(body.filter((row) => !login(row)))
  return login(body) ? '' : null
}

/** Where one of the secrets stands in an answer, numbers written in any way. */
async function leaks(client: ApiClient, paketId: number, vendorId: number, secret: RegExp) {
  const found: string[] = []
  for (const { who, token } of await readers()) {
    for (const path of addresses(who, paketId, vendorId)) {
      const answer = await client.get(path).accept('json').bearerToken(token)
      const text = withoutLogins(answer.body()) ?? answer.text() ?? JSON.stringify(answer.body())
      const hit = secret.exec(text) ?? secret.exec(text.replace(/(?<=\d)[.,\s](?=\d{3})/g, ''))
      if (hit) found.push(`${who} ${path}: ${hit[0]}`)
    }
  }
  return found
}

test.group('What the staff around a package can read', (group) => {
  group.each.setup(cleanSlate)

  test('no name, number or receipt of a participant before the opening', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    // Of no other test: the journal keeps what they did.
    const name = `Rahasia ${mark()}`
    const numbers: string[] = []
    let vendorId = 0
    for (const nama of [`PT Satu ${name}`, `PT Dua ${name}`]) {
      const { rekanan } = await createPenyedia({ nama })
      vendorId = rekanan.id
      numbers.push(rekanan.noRegistrasi)
      // Else each is among the vendors that wait for a certificate, whatever it takes part in.
      await rows('update rekanan set nomor_sertifikat = ? where id = ? returning id', [
        `S-${rekanan.id}`,
        rekanan.id,
      ])
      await createPeserta(paket.id, rekanan.id)
      await createEmptyOffer(paket.id, rekanan.id)
    }
    await keTahap(paket.id, 'pemasukan')
    const secret = new RegExp(`${name}|${numbers.join('|')}|"vendorId":\\s*${vendorId}\\b`)
    assert.deepEqual(await leaks(client, paket.id, vendorId, secret), [])
  }).timeout(scaled(120_000))

  test('no price, score or reason before the winner is announced', async ({ assert, client }) => {
    const reason = `Alasan ${mark()}`
    const t = await createTender([717_293_851, 728_394_617])
    const [first, second] = t.rekanan.map((r) => r.rekanan)
    await createNilai(t.id, first!.id, { teknis: 83.17 })
    await createNilai(t.id, second!.id, { teknis: 71.43, lulus: false })
    await rows(
      `update evaluasi set alasan = jsonb_build_object('teknis', ?::text) where rekanan_id = ?`,
      [reason, second!.id]
    )
    await createPenetapan(t, [first!])
    await keTahap(t.id, 'penetapan')
    const secret = new RegExp(`717293851|728394617|83[.,]17|71[.,]43|${reason}`)
    assert.deepEqual(await leaks(client, t.id, first!.id, secret), [])
    await keTahap(t.id, 'pengumuman-pemenang')
    const [reader] = await readers()
    const told = await client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(reader!.token)
    assert.match(JSON.stringify(told.body()), secret, 'afterwards it is found')
  }).timeout(scaled(120_000))
})
