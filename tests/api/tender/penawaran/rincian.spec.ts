/** Unit prices of an offer's lines: no price before it is given, sealed until the opening, checked after it. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import Paket from '@eproc/backend/app/paket_berjalan/paket'
import { barisTabel, tabelArsip } from '@eproc/backend/app/tender/arsip/lembar_query'
import { priceTables } from '@eproc/backend/app/tender/cetakan/isi/harga'
import { Sebutan } from '@eproc/backend/app/tender/cetakan/masih_sama/sebutan'
import { rupiah } from '@eproc/domain/common/format'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta, createUndangan } from '@eproc/database/factories/peserta'
import type {
  BarisPekerjaan,
  PemeriksaanHarga,
} from '@eproc/domain/tender/penawaran/answers_rincian'
import { data, errorFields, fieldErrors } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf } from '../../../lib/files.ts'
import { tokenFor } from '../../../lib/people.ts'
import { ownerRows, row, rows } from '../../../lib/query.ts'
import { TusClient, type TusUpload } from '../../../lib/tus.ts'
import { buka, kirim, semuaJenis, world, type Dunia } from './bantu.ts'

/** Found nowhere before the opening. */
const CANARY = 5_731_913
const PRICES = [CANARY, 4_500_000]
/** 100 × 5 731 913 and 80.5 × 4 500 000 */
const TOTAL = 935_441_300
const HPS_PRICES = ['6000000', '4000000']

const linesOf = (client: ApiClient, paketId: number, token: string) =>
  client.get(`/api/lelang/rincian/${paketId}`).bearerToken(token)
const checkOf = (client: ApiClient, paketId: number, token: string) =>
  client.get(`/api/tender/rincian-harga/${paketId}`).bearerToken(token)

async function pricesFor({ id }: Dunia, prices: readonly number[] = PRICES) {
  const lines = await rows<{ id: number }>(
    'select id from paket_hps where paket_id = ? order by urut',
    [id]
  )
  return lines.map((line, i) => ({ id: line.id, hargaSatuan: prices[i]! }))
}

interface Sent {
  rincianHarga: unknown
  hargaPenawaran?: number
}

/** The specification's call with the lines as JSON in a field. */
function sendPlain(client: ApiClient, d: Dunia, r: RekananBuatan, sent: Sent) {
  const call = client.put('/api/lelang/upload/penawaran').bearerToken(r.token)
  call.field('paketPenyediaId', String(d.id)).field('vendorId', String(r.rekanan.id))
  const { rincianHarga: raw, hargaPenawaran } = sent
  call.field('rincianHarga', typeof raw === 'string' ? raw : JSON.stringify(raw))
  if (hargaPenawaran !== undefined) call.field('hargaPenawaran', String(hargaPenawaran))
  for (const [name, content] of [
    ['fileKualifikasi', randomPdf()],
    ['fileAdministrasi', randomPdf()],
    ['fileTeknis', randomPdf()],
    ['fileHarga', randomPdf()],
  ] as const) {
    call.file(name, content, { filename: 'penawaran.pdf' })
  }
  return call
}

const tusOf = (r: RekananBuatan) =>
  new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, r.token)

const beginPrice = (d: Dunia, r: RekananBuatan, size: number) =>
  tusOf(r).begin(
    {
      paketPenyediaId: d.id,
      vendorId: r.rekanan.id,
      jenis: 'H',
      filename: 'harga.pdf',
      hargaPenawaran: TOTAL,
    },
    size
  )

const putLines = (
  client: ApiClient,
  { location, key }: TusUpload,
  token: string,
  rincianHarga: unknown
) =>
  client
    .put(`${location}/rincian`)
    .bearerToken(token)
    .header('x-kunci-unggahan', key)
    .json({ rincianHarga })

/** Tables with a row that has the number, as it is written or as its eight bytes. */
async function tablesWith(number: number): Promise<string[]> {
  const bytes = number.toString(16).padStart(16, '0')
  const tables = await rows<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await ownerRows(
      `select 1 from ${name} t where t::text like ? or t::text like ? limit 1`,
      [`%${number}%`, `%${bytes}%`]
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

test.group('Penawaran: unit prices of the lines', (group) => {
  group.each.setup(cleanSlate)

  test('vendors see the lines from the documents on, and no price of the buyer anywhere', async ({
    assert,
    client,
  }) => {
    const d = await world(1)
    const [r] = d.rekanan
    const stranger = await createPenyedia({ isi: [] })
    await keTahap(d.id, 'pengumuman')
    ;(await linesOf(client, d.id, r!.token)).assertStatus(404)
    await keTahap(d.id, 'pemasukan')
    const answer = await linesOf(client, d.id, r!.token)
    answer.assertStatus(200)
    const lines = data<BarisPekerjaan[]>(answer)
    assert.deepEqual(
      lines.map(({ id: _id, ...line }) => line),
      [
        { nomor: 1, uraian: 'Pekerjaan struktur', volume: 100, satuan: 'm2' },
        { nomor: 2, uraian: 'Pekerjaan arsitektur', volume: 80.5, satuan: 'm2' },
      ]
    )
    ;(await linesOf(client, d.id, stranger.token)).assertStatus(404)
    ;(await linesOf(client, d.id + 1000, r!.token)).assertStatus(404)
    ;(await linesOf(client, d.id, d.tokenPokja[0]!)).assertStatus(200)
    const { tahun } = await row<{ tahun: number }>(
      'select tahun_anggaran as tahun from paket where id = ?',
      [d.id]
    )
    for (const url of [
      `/api/lelang/rincian/${d.id}`,
      `/api/paket/${d.id}/tab`,
      `/api/paket/${d.id}/informasi`,
      `/api/rup/paket/peserta/${r!.rekanan.id}/tahun/${tahun}`,
      `/api/rup/paket/lelang-vendor/${r!.rekanan.id}/tahun/${tahun}`,
      `/api/lelang/penawaran/${d.id}/${r!.rekanan.id}`,
    ]) {
      const text = (await client.get(url).bearerToken(r!.token)).text()
      assert.isNotEmpty(text)
      assert.notMatch(text, /hargaSatuan|hargaHps/, url)
      for (const price of HPS_PRICES) assert.notInclude(text, price, url)
    }
    ;(await checkOf(client, d.id, r!.token)).assertStatus(403)
  })

  test('who is invited to a direct appointment sees the lines once it takes part', async ({
    client,
  }) => {
    const { paket, ppk } = await createPaketTerbit({ metode: 'TLA' })
    const [invited, stranger] = [await createPenyedia(), await createPenyedia({ isi: [] })]
    await createUndangan(paket.id, invited.rekanan.id, 'P', ppk.id)
    await keTahap(paket.id, 'dokumen')
    ;(await linesOf(client, paket.id, invited.token)).assertStatus(404)
    ;(await linesOf(client, paket.id, stranger.token)).assertStatus(404)
    await createPeserta(paket.id, invited.rekanan.id)
    ;(await linesOf(client, paket.id, invited.token)).assertStatus(200)
    ;(await linesOf(client, paket.id, stranger.token)).assertStatus(404)
  })

  test('sealed until the opening; then the check for pokja and PPK alone', async ({
    assert,
    client,
  }) => {
    const d = await world(2)
    const [one, two] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const sent = await sendPlain(client, d, one!, { rincianHarga: await pricesFor(d) })
    sent.assertStatus(200)
    // A bare total stays accepted.
    const bare = await kirim(client, d, two!, { berkas: semuaJenis(), harga: 800_000_000 })
    bare.assertStatus(200)
    assert.notInclude(sent.text(), String(CANARY))
    assert.deepEqual(await tablesWith(CANARY), [])
    assert.deepEqual(await tablesWith(TOTAL), [])
    const before = data<PemeriksaanHarga>(await checkOf(client, d.id, d.tokenPokja[0]!))
    assert.deepEqual(before.rekanan, [])
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    assert.deepEqual(await tablesWith(CANARY), ['penawaran'])

    for (const token of [d.tokenPokja[0]!, d.tokenPpk]) {
      const { baris, rekanan } = data<PemeriksaanHarga>(await checkOf(client, d.id, token))
      assert.deepEqual(
        baris.map((b) => [b.nomor, b.hargaHps, b.terendah, b.tertinggi]),
        [
          [1, 6_000_000, CANARY, CANARY],
          [2, 4_000_000, 4_500_000, 4_500_000],
        ]
      )
      const priced = rekanan.find((x) => x.vendorId === one!.rekanan.id)!
      assert.deepEqual(priced.harga, [
        { hargaSatuan: CANARY, jumlah: 573_191_300, tinggi: false },
        { hargaSatuan: 4_500_000, jumlah: 362_250_000, tinggi: true },
      ])
      assert.deepEqual([priced.hargaPenawaran, priced.jumlah, priced.selisih], [TOTAL, TOTAL, 0])
      const total = rekanan.find((x) => x.vendorId === two!.rekanan.id)!
      assert.deepEqual([total.hargaPenawaran, total.harga, total.jumlah], [800_000_000, null, null])
    }
    const paket = await Paket.findOrFail(d.id)
    const printed = await priceTables({ paket, sebutan: new Sebutan() })
    assert.deepEqual(printed.at(-1)!.baris, [
      ['1. Pekerjaan struktur', '100 m2', rupiah(5_731_913), rupiah(573_191_300)],
      ['2. Pekerjaan arsitektur', '80,5 m2', rupiah(4_500_000), rupiah(362_250_000)],
    ])
    const archived = tabelArsip('rincianHarga')
    assert.equal(archived.perlu, 'isi')
    assert.deepEqual(await barisTabel(archived, d.id), [
      {
        rekanan: one!.rekanan.nama,
        versi: 1,
        urut: 1,
        uraian: 'Pekerjaan struktur',
        volume: 100,
        satuan: 'm2',
        hargaSatuan: CANARY,
        jumlah: 573_191_300,
      },
      {
        rekanan: one!.rekanan.nama,
        versi: 1,
        urut: 2,
        uraian: 'Pekerjaan arsitektur',
        volume: 80.5,
        satuan: 'm2',
        hargaSatuan: 4_500_000,
        jumlah: 362_250_000,
      },
    ])
    for (const isi of [
      { peran: 'manajerULP' },
      { peran: 'operatorULP' },
      { peran: 'ppk', divisi: '30' },
    ] as const) {
      const { status } = (await checkOf(client, d.id, await tokenFor(isi))).response
      assert.oneOf(status, [403, 404], isi.peran)
    }
    ;(await checkOf(client, d.id, two!.token)).assertStatus(403)
  })

  test('older versions stay sealed', async ({ assert, client }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    ;(await sendPlain(client, d, d.rekanan[0]!, { rincianHarga: await pricesFor(d) })).assertStatus(
      200
    )
    const later = await pricesFor(d, [5_000_000, 3_000_000])
    ;(await sendPlain(client, d, d.rekanan[0]!, { rincianHarga: later })).assertStatus(200)
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    assert.deepEqual(await tablesWith(CANARY), [])
    const { rincian } = await row<{ rincian: number[] }>(
      'select rincian from penawaran where rincian is not null'
    )
    assert.deepEqual(rincian, [5_000_000, 3_000_000])
  })

  test('altered lines make the offer not intact, and say no price', async ({ assert, client }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const sent = { rincianHarga: await pricesFor(d) }
    ;(await sendPlain(client, d, d.rekanan[0]!, sent)).assertStatus(200)
    await rows(
      `update penawaran set rincian_segel = set_byte(rincian_segel, 20, get_byte(rincian_segel, 20) # 1)
        where jenis = 'H' returning id`
    )
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    const found = await row<{ utuh: boolean; rincian: number[] | null }>(
      `select utuh, rincian from penawaran where jenis = 'H'`
    )
    assert.deepEqual(found, { utuh: false, rincian: null })
  })

  test('refused: {name}')
    .with([
      { name: 'no JSON', sent: () => ({ rincianHarga: 'seratus' }), field: 'rincianHarga' },
      { name: 'no list', sent: () => ({ rincianHarga: { id: 1 } }), field: 'rincianHarga' },
      {
        name: 'a part of a rupiah',
        sent: (id: number[]) => ({
          rincianHarga: id.map((x) => ({ id: x, hargaSatuan: 1.5 })),
        }),
        field: 'rincianHarga.0.hargaSatuan',
      },
      {
        name: 'a negative price',
        sent: (id: number[]) => ({ rincianHarga: id.map((x) => ({ id: x, hargaSatuan: -1 })) }),
        field: 'rincianHarga.0.hargaSatuan',
      },
      {
        name: 'a line without a price',
        sent: ([a]: number[]) => ({ rincianHarga: [{ id: a, hargaSatuan: 1 }] }),
        field: 'rincianHarga',
      },
      {
        name: 'a line twice',
        sent: ([a, b]: number[]) => ({
          rincianHarga: [a, b, b].map((id) => ({ id, hargaSatuan: 1 })),
        }),
        field: 'rincianHarga',
      },
      {
        name: 'a line of another package',
        sent: (id: number[]) => ({
          rincianHarga: [...id, 2_000_000_000].map((x) => ({ id: x, hargaSatuan: 1 })),
        }),
        field: 'rincianHarga',
      },
      {
        name: 'nothing but zeros',
        sent: (id: number[]) => ({ rincianHarga: id.map((x) => ({ id: x, hargaSatuan: 0 })) }),
        field: 'rincianHarga',
      },
      {
        name: 'another total',
        sent: (id: number[]) => ({
          rincianHarga: id.map((x) => ({ id: x, hargaSatuan: 1000 })),
          hargaPenawaran: 180_501,
        }),
        field: 'hargaPenawaran',
      },
    ])
    .run(async ({ assert, client }, { sent, field }) => {
      const d = await world(1)
      await keTahap(d.id, 'pemasukan')
      const ids = (await pricesFor(d)).map((x) => x.id)
      const answer = await sendPlain(client, d, d.rekanan[0]!, sent(ids))
      answer.assertStatus(400)
      assert.include(errorFields(answer), field)
      if (field === 'hargaPenawaran') {
        assert.match(fieldErrors(answer)[0]!.message, /180\.500.*180\.501/)
      }
      assert.deepEqual(await rows('select 1 from penawaran'), [])
    })

  test('a resumable upload takes them before its bytes, sealed with its own key', async ({
    assert,
    client,
  }) => {
    const d = await world(2)
    const [r, other] = d.rekanan
    await keTahap(d.id, 'pemasukan')
    const file = randomPdf()
    const upload = await beginPrice(d, r!, file.length)
    const prices = await pricesFor(d)
    const wrong = await putLines(client, upload, r!.token, await pricesFor(d, [1, 2]))
    wrong.assertStatus(400)
    assert.deepEqual(errorFields(wrong), ['hargaPenawaran'])
    ;(await putLines(client, upload, other!.token, prices)).assertStatus(404)
    ;(await putLines(client, upload, d.tokenPokja[0]!, prices)).assertStatus(403)
    const strangeKey = { ...upload, key: 'A'.repeat(43) }
    ;(await putLines(client, strangeKey, r!.token, prices)).assertStatus(400)
    ;(await putLines(client, upload, r!.token, 'x')).assertStatus(400)
    ;(await putLines(client, upload, r!.token, prices)).assertStatus(200)
    assert.deepEqual(await tablesWith(CANARY), [])
    await tusOf(r!).patch(upload, 0, file)
    const done = await client
      .post(`${upload.location}/selesai`)
      .bearerToken(r!.token)
      .header('x-kunci-unggahan', upload.key)
    done.assertStatus(200)
    ;(await putLines(client, upload, r!.token, prices)).assertStatus(409)
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    const { rincian } = await row<{ rincian: number[] }>(
      `select rincian from penawaran where jenis = 'H'`
    )
    assert.deepEqual(rincian, PRICES)
  })
})
