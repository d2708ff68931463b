/** The turn of the year: what runs under another year's budget is told beside the list of the chosen one. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPenyedia, createPeserta, createUndangan } from '@eproc/database/factories/peserta'
import { createTender } from '@eproc/database/factories/tender'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { PaketDiikuti, TahunLain } from '@eproc/domain/tender/answers_paket'
import { body, data } from '../../../lib/answers.ts'
import { budgetYear, cleanSlate, clockNow, moveClock } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'

interface Beside {
  data: { nama: string }[]
  tahunLain: TahunLain[]
  diikuti?: PaketDiikuti[]
}

const read = async (client: ApiClient, address: string, token = '') =>
  body<Beside>(await client.get(address).bearerToken(token))
const publicList = (year: number) => `/api/rup/paket/info/tahun/${year}`

test.group('The turn of the year', (group) => {
  group.each.setup(cleanSlate)
  // The year that was is the one that the test began in.
  group.each.setup(() => {
    const january = clockNow().startOf('year').plus({ years: 1, days: 1, hours: 9 })
    moveClock(`PT${Math.round(january.diff(clockNow()).as('seconds'))}S`)
  })

  test('the public list tells how many packages run in other years, whichever of them is chosen', async ({
    assert,
    client,
  }) => {
    const old = budgetYear()
    const isi = { tahunAnggaran: old }
    await createPaketTerbit({ ...isi, nama: 'Berjalan' })
    await createPaketTerbit({ ...isi, nama: 'Ditunda', statusPelaksanaan: 'P' })
    await createPaketTerbit({ ...isi, nama: 'Gagal', statusPelaksanaan: 'G' })
    await createPaketTerbit({ ...isi, nama: 'Selesai', statusPelaksanaan: 'S' })
    await createPaketTerbit({ ...isi, nama: 'Penunjukan', metode: 'TLA' })
    // An early tender of next year's budget, in December.
    await createPaketTerbit({ nama: 'Dini', tahunAnggaran: old + 2 })
    const january = await read(client, publicList(old + 1))
    assert.deepEqual(january.data, [])
    assert.deepEqual(january.tahunLain, [
      { tahun: old, jumlah: 2 },
      { tahun: old + 2, jumlah: 1 },
    ])
    const before = await read(client, `${publicList(old)}?q=Gagal`)
    assert.deepEqual(before.tahunLain, [{ tahun: old + 2, jumlah: 1 }])
  })

  test('a vendor is told by name what it takes part in or is invited to, in whatever year', async ({
    assert,
    client,
  }) => {
    const old = budgetYear()
    const make = (nama: string, more: object = {}) =>
      createPaketTerbit({ nama, tahunAnggaran: old, ...more })
    const [joined, invited, left, other, ended] = [
      await make('Diikuti'),
      await make('Diundang', { metode: 'TLA' }),
      await make('Mundur'),
      await make('Bukan peserta'),
      await make('Gagal', { statusPelaksanaan: 'G' }),
    ]
    const now = await createPaketTerbit({ nama: 'Tahun ini', tahunAnggaran: old + 1 })
    const { rekanan, token } = await createPenyedia()
    const rival = await createPenyedia()
    for (const { paket } of [joined, left, ended, now]) await createPeserta(paket.id, rekanan.id)
    await rows('update peserta set mundur_pada = terdaftar_pada where paket_id = ? returning 1', [
      left.paket.id,
    ])
    await createPeserta(other.paket.id, rival.rekanan.id)
    await createUndangan(invited.paket.id, rekanan.id, 'P', invited.pokja[0]!.id)

    const list = await read(
      client,
      `/api/rup/paket/lelang-vendor/${rekanan.id}/tahun/${old + 1}`,
      token
    )
    assert.deepEqual(
      list.data.map((p) => p.nama),
      ['Tahun ini']
    )
    assert.deepEqual(list.tahunLain, [{ tahun: old, jumlah: 3 }])
    const { id, kode } = joined.paket
    assert.sameDeepMembers(list.diikuti!, [
      { id, kode, nama: 'Diikuti', tahunAnggaran: old },
      { id: invited.paket.id, kode: invited.paket.kode, nama: 'Diundang', tahunAnggaran: old },
    ])
  })

  test('what waits for an officer waits in every year', async ({ assert, client }) => {
    const t = await createTender([800_000_000], { tahunAnggaran: budgetYear() })
    await keTahap(t.id, 'evaluasi')
    const work = data<ButirKotak[]>(
      await client.get('/api/pekerjaan').bearerToken(t.tokenPokja[0]!)
    )
    const [kode] = await rows<{ kode: string }>('select kode from paket where id = ?', [t.id])
    assert.include(
      work.map((b) => b.kode),
      kode!.kode
    )
    assert.isAbove(clockNow().year, budgetYear())
  })
})
