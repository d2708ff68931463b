import { test } from '@japa/runner'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { createKegiatan, createKegiatanAD, createProgram } from '@eproc/database/factories/rup'
import type { KegiatanProgram } from '@eproc/domain/rup/answers'
import { errorFields, data } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, moveClock, clockNow } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'
import { programInput } from './bantu.ts'

const saring = (isi: object) => `filter=${encodeURIComponent(JSON.stringify(isi))}`

test.group('Budget years', (group) => {
  group.each.setup(cleanSlate)

  test('the list does not end: the years after 2035 have their plan when they come', async ({
    client,
    assert,
  }) => {
    moveClock('P10Y')
    const { year } = clockNow()
    assert.isAbove(year, 2035)
    const { token } = await person({ peran: 'operatorULP', divisi: '1040' })
    const simpan = (tahunAnggaran: number) =>
      client
        .post('/rest/program')
        .bearerToken(token)
        .json({ ...programInput('z'), tahunAnggaran })
    for (const tahun of [year, year + 5]) (await simpan(tahun)).assertStatus(200)
    assert.deepEqual(errorFields(await simpan(year + 6)), ['tahunAnggaran'])
    const { paket } = await createPaketTerbit()
    assert.equal(paket.tahunAnggaran, year)
    for (const alamat of [
      `/rest/program?${saring({ tahun: year })}`,
      `/api/rup/acuan/${year}`,
      `/api/rup/kegiatan-program/${year}`,
      `/api/paket/acuan/${year}`,
      `/api/rup/paket/info/tahun/${year}`,
    ]) {
      const r = await client.get(alamat).bearerToken(token)
      assert.equal(r.status(), 200, alamat)
    }
    ;(await client.get(`/api/rup/kegiatan-program/${year + 6}`)).assertStatus(404)
  })
})

test.group('The plan for the public', (group) => {
  group.each.setup(cleanSlate)

  test('has the kegiatan AD of that year only, with the pagu used and left', async ({
    client,
    assert,
  }) => {
    const program = await createProgram({ kode: 'P-01', nama: 'Penataan' })
    const ad = await createKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    for (const persetujuan of ['', 'S', 'AM', 'AP', 'AU', 'RD'] as const) {
      await createKegiatan({ program, persetujuan })
    }
    await createKegiatanAD({ tahunAnggaran: budgetYear() + 1 })
    await createPaket({ pendanaan: [{ kegiatanId: ad.id, pagu: 1_200_000_000 }] })
    const r = await client.get(`/api/rup/kegiatan-program/${budgetYear()}`)
    r.assertStatus(200)
    const { data, total } = r.body() as { data: KegiatanProgram[]; total: number }
    assert.equal(total, 1)
    assert.deepEqual(data, [
      {
        id: ad.id,
        kode: ad.kode,
        nama: ad.nama,
        kodeProgram: 'P-01',
        namaProgram: 'Penataan',
        jenisPengadaan: 'KON',
        tahunAnggaran: budgetYear(),
        pagu: 2_000_000_000,
        paguTerpakai: 1_200_000_000,
        sisaPagu: 800_000_000,
      },
    ])
  })

  test('is searched, sorted and paged; unknown queries and years are refused', async ({
    client,
    assert,
  }) => {
    const murah = await createKegiatan({ persetujuan: 'AD', pagu: 10, nama: 'Alat tulis' })
    const mahal = await createKegiatan({ persetujuan: 'AD', pagu: 20, nama: 'Gedung' })
    const ids = async (query: string) => {
      const r = await client.get(`/api/rup/kegiatan-program/${budgetYear()}?${query}`)
      return data<KegiatanProgram[]>(r).map((k) => k.id)
    }
    assert.deepEqual(await ids('urut=-pagu'), [mahal.id, murah.id])
    assert.deepEqual(await ids('urut=pagu&perHalaman=1&halaman=2'), [mahal.id])
    assert.deepEqual(await ids('q=tulis'), [murah.id])
    ;(await client.get(`/api/rup/kegiatan-program/${budgetYear()}?urut=ppk`)).assertStatus(400)
    ;(await client.get(`/api/rup/kegiatan-program/${budgetYear()}?x=1`)).assertStatus(400)
    ;(await client.get('/api/rup/kegiatan-program/1999')).assertStatus(404)
  })
})
