import { test } from '@japa/runner'
import { createKegiatanAD, createPaket } from '@eproc/database/factories/paket'
import type { PaketRow } from '@eproc/domain/paket/answers'
import type { TahunLain } from '@eproc/domain/tender/answers_paket'
import { data } from '../../lib/answers.ts'
import { cleanSlate, budgetYear } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'

test.group('Paket: lists', (group) => {
  group.each.setup(cleanSlate)

  test('the list of a year is paged, filtered and within the caller’s scope', async ({
    client,
    assert,
  }) => {
    await createPaket({ nama: 'Paket Aneka' })
    await createPaket({ statusPelaksanaan: 'A', nama: 'Paket Berjalan' })
    const ulp = await person({ peran: 'operatorULP' })
    const r = await client
      .get(
        `/api/rup/paket/lelang/tahun/${budgetYear()}?statusPelaksanaan=A&perHalaman=10&urut=-nama`
      )
      .bearerToken(ulp.token)
    const daftar = data<PaketRow[]>(r)
    assert.deepEqual(
      daftar.map((b) => b.nama),
      ['Paket Berjalan']
    )
    const rest = await client
      .get('/rest/paket?range=[0,0]&sort=["nama","ASC"]')
      .bearerToken(ulp.token)
    assert.equal(rest.header('content-range'), 'paket 0-0/2')
    const manajer = await person({ peran: 'manajer', divisi: '1010' })
    const kosong = await client
      .get(`/api/rup/paket/lelang/tahun/${budgetYear()}`)
      .bearerToken(manajer.token)
    kosong.assertBodyContains({ total: 0 })
  })

  test('a package that another division makes is listed and counted where it is paid from, in its year', async ({
    client,
    assert,
  }) => {
    const { id } = await createKegiatanAD({ divisi: '2020' })
    const { paket } = await createPaket({
      satuanKerja: '1010',
      pendanaan: [{ kegiatanId: id, pagu: 2_000_000_000 }],
    })
    const operator = await person({ peran: 'operator', divisi: '2020' })
    const listed = async (tahun: number) => {
      const filter = encodeURIComponent(JSON.stringify({ tahun }))
      const answer = await client.get(`/rest/paket?filter=${filter}`).bearerToken(operator.token)
      return {
        ids: (answer.body() as PaketRow[]).map((row) => row.id),
        total: Number(answer.header('content-range')!.split('/')[1]),
      }
    }
    assert.deepEqual(await listed(budgetYear()), { ids: [paket.id], total: 1 })
    assert.deepEqual(await listed(budgetYear() + 1), { ids: [], total: 0 })
  })
  test('beside the list of a year stands how many packages of others are not finished, of the caller’s scope', async ({
    client,
    assert,
  }) => {
    const tahun = budgetYear()
    const lalu = { tahunAnggaran: tahun - 1 }
    await createPaket({ ...lalu, status: 'S' })
    await createPaket({ ...lalu, statusPelaksanaan: 'A' })
    await createPaket({ ...lalu, statusPelaksanaan: 'P' })
    for (const statusPelaksanaan of ['S', 'G', 'B', 'U'] as const) {
      await createPaket({ ...lalu, statusPelaksanaan })
    }
    await createPaket()
    const ulp = await person({ peran: 'operatorULP' })
    const lain = async (o: { token: string }, query = '') => {
      const r = await client.get(`/api/paket/belum-selesai/${tahun}${query}`).bearerToken(o.token)
      return data<TahunLain[]>(r)
    }
    assert.deepEqual(await lain(ulp), [{ tahun: tahun - 1, jumlah: 3 }])
    assert.deepEqual(await lain(ulp, '?status=AM'), [{ tahun: tahun - 1, jumlah: 2 }])
    assert.deepEqual(await lain(await person({ peran: 'manajer', divisi: '1010' })), [])
  })
})
