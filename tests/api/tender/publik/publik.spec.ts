import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import type { HasilTender, MasaSanggah, PaketPublik } from '@eproc/domain/tender/answers_paket'
import type { Peserta } from '@eproc/domain/tender/answers_peserta'
import { hasilTerbaru } from '@eproc/backend/app/tender/publik/hasil/hasil_query'
import { body, data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow, budgetYear } from '../../../lib/dates.ts'
import { copyPackage, rows } from '../../../lib/query.ts'

const info = () => `/api/rup/paket/info/tahun/${budgetYear()}`

test.group('Public list of paket', (group) => {
  group.each.setup(cleanSlate)

  test('has published paket with location, funding, jadwal and number of participants; no drafts, TLA and lines of HPS', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit({ nama: 'Rumah Susun Kenanga' })
    await createPaket({ nama: 'Masih draf' })
    await createPaketTerbit({ metode: 'TLA', nama: 'Penunjukan' })
    const { rekanan } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    const jawab = await client.get(info())
    jawab.assertStatus(200)
    const [p, ...lain] = data<PaketPublik[]>(jawab)
    assert.lengthOf(lain, 0)
    assert.equal(body<{ total: number }>(jawab).total, 1)
    assert.deepInclude(p, { nama: 'Rumah Susun Kenanga', jumlahPeserta: 1, totalPagu: 922_000_000 })
    assert.equal(p!.listLokasiKerja[0]!.detail, 'Blok A')
    assert.equal(p!.listPendanaan[0]!.sumberDana, 'pmd')
    assert.equal(p!.listKbli[0]!.kode, '41011')
    assert.lengthOf(p!.listJadwal, 18)
    assert.notInclude(JSON.stringify(jawab.body()), 'Pekerjaan struktur')
    assert.notInclude(JSON.stringify(jawab.body()), rekanan.nama)
    await keTahap(paket.id, 'dokumen')
    const kini = data<PaketPublik[]>(await client.get(info()))
    assert.deepEqual(kini[0]!.tahapSekarang, ['Pendaftaran dan Pengambilan Dokumen'])
    assert.deepEqual(
      kini[0]!.listJadwal.slice(0, 3).map((j) => [j.letak, j.panitia]),
      [
        ['lampau', true],
        ['kini', false],
        ['nanti', false],
      ]
    )
  })

  test('begins with the newest that goes on; what came to nothing is last', async ({
    assert,
    client,
  }) => {
    const nama = ['Lama', 'Baru', 'Dibatalkan']
    for (const n of nama) await createPaketTerbit({ nama: n })
    await rows(
      `update paket set status_pelaksanaan = case when nama = 'Dibatalkan' then 'B' else status_pelaksanaan end,
              diterbitkan_pada = ${sqlNow()} - case nama when 'Lama' then interval '2 days' else interval '1 hour' end
        returning id`
    )
    const list = data<PaketPublik[]>(await client.get(info()))
    assert.deepEqual(
      list.map((p) => p.nama),
      ['Baru', 'Lama', 'Dibatalkan']
    )
  })

  test('has no paket that was cancelled before it was published, nor has anything else that vendors and public read', async ({
    assert,
    client,
  }) => {
    const { paket, ppk, kegiatan } = await createPaket({ nama: 'Batal sebelum terbit' })
    const batal = await client
      .put(`/api/rup/lelang/batal/${paket.id}`)
      .bearerToken(await signInAs(ppk))
      .json({ alasan: 'Anggaran dialihkan' })
    batal.assertStatus(200)
    const { rekanan, token } = await createPenyedia()
    const umum = [
      info(),
      `/api/rup/rencana/${budgetYear()}`,
      `/api/rup/rencana/${budgetYear()}/rencana.csv`,
      '/feed/pengadaan.atom',
      `/ocds/releases.json?tahun=${budgetYear()}`,
    ]
    for (const alamat of umum) {
      const jawab = await client.get(alamat)
      assert.equal(jawab.status(), 200, alamat)
      assert.notInclude(jawab.text(), 'Batal sebelum terbit', alamat)
      assert.notInclude(jawab.text(), paket.kode, alamat)
    }
    const rencana = await client.get(`/api/rup/rencana/${budgetYear()}?metode=belum`)
    assert.deepEqual(
      data<{ id: number }[]>(rencana).map((k) => k.id),
      [kegiatan[0]!.kegiatanId]
    )
    const jadwal = await client.get(`/api/rup/paket/jadwal/${paket.id}`)
    jadwal.assertStatus(404)
    const daftar = `/api/rup/paket/lelang-vendor/${rekanan.id}/tahun/${budgetYear()}`
    assert.deepEqual(data(await client.get(daftar).bearerToken(token)), [])
    const satu = await client.get(`/api/paket/${paket.id}/informasi`).bearerToken(token)
    satu.assertStatus(404)
    // Nor does the report's competition count it among those that vendors could register for.
    const dasbor = await client
      .get(`/api/laporan/dasbor/${budgetYear()}`)
      .bearerToken(await signInAs(ppk))
    const jumlah = data<{ persaingan: { jumlah: number }[] }>(dasbor).persaingan
    assert.equal(
      jumlah.reduce((n, p) => n + p.jumlah, 0),
      0
    )
  })

  test('is searched, filtered, sorted and paged', async ({ assert, client }) => {
    await createPaketTerbit({ nama: 'Alfa 100%' })
    await createPaketTerbit({ nama: 'Beta', metode: 'PLA', jenis: 'LAI' })
    await createPaketTerbit({ nama: 'Gama', statusPelaksanaan: 'S' })
    const nama = async (query: string) =>
      data<PaketPublik[]>(await client.get(`${info()}?${query}`)).map((p) => p.nama)
    assert.deepEqual(await nama('q=100%25'), ['Alfa 100%'])
    assert.deepEqual(await nama('q=%25'), ['Alfa 100%'])
    assert.deepEqual(await nama('urut=-nama'), ['Gama', 'Beta', 'Alfa 100%'])
    assert.deepEqual(await nama('urut=nama&perHalaman=1&halaman=2'), ['Beta'])
    assert.deepEqual(await nama('metodePemilihan=PLA'), ['Beta'])
    assert.deepEqual(await nama('statusPelaksanaan=S'), ['Gama'])
  })

  test('refuses to sort and filter by what it does not show, so that no field can be guessed', async ({
    assert,
    client,
  }) => {
    await createPaketTerbit()
    for (const query of [
      'urut=ppkId',
      'urut=pokja_nomor',
      'urut=versi',
      'ppkId=1',
      'status=AM',
      'nilaiKontrak=1',
      'statusPelaksanaan=X',
    ]) {
      const jawab = await client.get(`${info()}?${query}`)
      assert.equal(jawab.status(), 400, query)
    }
  })
})

test.group('Names of participants', (group) => {
  group.each.setup(cleanSlate)

  test('are hidden from the public and other rekanan until the first opening', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const satu = await createPenyedia({ nama: 'PT Satu Rahasia' })
    const dua = await createPenyedia({ nama: 'PT Dua Rahasia' })
    await createPeserta(paket.id, satu.rekanan.id)
    await createPeserta(paket.id, dua.rekanan.id)
    const staf = await signInAs(pokja[0]!)
    const nama = async (t?: string, rute = 'peserta') => {
      const minta = client.get(`/api/rup/paket/${rute}/${paket.id}`)
      return data<Peserta[]>(await (t ? minta.bearerToken(t) : minta)).map((p) => [
        p.nama,
        p.vendorId,
      ])
    }
    assert.deepEqual(await nama(), [
      ['Peserta 1', null],
      ['Peserta 2', null],
    ])
    for (const rute of ['peserta', 'pesertanama']) {
      assert.deepEqual(await nama(satu.token, rute), [
        ['PT Satu Rahasia', satu.rekanan.id],
        ['Peserta 2', null],
      ])
      assert.deepEqual(
        (await nama(staf, rute)).map((n) => n[0]),
        ['PT Satu Rahasia', 'PT Dua Rahasia']
      )
    }
    await createPembukaan(paket.id, pokja)
    assert.deepEqual(
      (await nama()).map((n) => n[0]),
      ['PT Satu Rahasia', 'PT Dua Rahasia']
    )
  })

  test('of TLA and drafts do not exist for the public', async ({ client }) => {
    const tla = await createPaketTerbit({ metode: 'TLA' })
    const draf = await createPaket()
    for (const { paket } of [tla, draf]) {
      for (const rute of ['peserta', 'jadwal', 'lokasi-kerja', 'sumber-dana']) {
        ;(await client.get(`/api/rup/paket/${rute}/${paket.id}`)).assertStatus(404)
      }
    }
  })
})

test.group('Objection period and results', (group) => {
  group.each.setup(cleanSlate)

  test('the objection period is listed while its stage runs', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    const ambil = async () =>
      data<MasaSanggah[]>(await client.get('/api/lelang/masa-sanggah')).map((x) => [x.id, x.tipe])
    await keTahap(paket.id, 'sanggah', -1)
    assert.deepEqual(await ambil(), [])
    await keTahap(paket.id, 'sanggah')
    assert.deepEqual(await ambil(), [[paket.id, 'B']])
    const [running] = data<MasaSanggah[]>(await client.get('/api/lelang/masa-sanggah'))
    assert.equal(running!.tahunAnggaran, paket.tahunAnggaran, 'what its link leads to')
    await rows(`update paket set status_pelaksanaan = 'P' where id = ?`, [paket.id])
    assert.deepEqual(await ambil(), [])
  })

  test('results are listed from the announcement on, once the PPK confirmed, not for TLA', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const tla = await createPaketTerbit({ metode: 'TLA', mulaiJam: -24 * 40 })
    const { rekanan } = await createPenyedia({ nama: 'PT Pemenang' })
    for (const p of [paket, tla.paket]) {
      await rows('insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, 1)', [
        p.id,
        rekanan.id,
      ])
    }
    const ambil = async () =>
      data<HasilTender[]>(await client.get('/api/lelang/hasil-tender?q=pemenang')).map((x) => [
        x.id,
        x.vendor,
      ])
    const tegas = () =>
      rows(
        `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, ditegaskan_pada, status)
         values (?, 'penetapan', '[]', ?, ${sqlNow()}, ${sqlNow()}, 'tegas')`,
        [paket.id, pokja[0]!.id]
      )
    await keTahap(paket.id, 'pengumuman-pemenang')
    assert.deepEqual(await ambil(), [])
    await tegas()
    assert.deepEqual(await ambil(), [[paket.id, 'PT Pemenang']])
    // Announced is the later of the stage's begin and the confirmation.
    const diumumkan = async (selisih: string) => {
      const [b] = await rows<{ mulai: Date; tegas: Date }>(
        `update penetapan t set ditegaskan_pada = j.mulai + ?::interval from jadwal j
          where t.paket_id = ? and j.paket_id = t.paket_id and j.kunci = 'pengumuman-pemenang'
          returning j.mulai, t.ditegaskan_pada as tegas`,
        [selisih, paket.id]
      )
      const [hasil] = data<HasilTender[]>(await client.get('/api/lelang/hasil-tender?q=pemenang'))
      return { ...b!, pada: new Date(hasil!.diumumkanPada) }
    }
    const awal = await diumumkan('-1 hour')
    assert.deepEqual(awal.pada, awal.mulai)
    const susul = await diumumkan('30 seconds')
    assert.deepEqual(susul.pada, susul.tegas)
    await keTahap(paket.id, 'pengumuman-pemenang', -1)
    assert.deepEqual(await ambil(), [])
    ;(await client.get('/api/lelang/hasil-tender?urut=nilaiPenawaran')).assertStatus(400)
  })

  test('the newest results are the same however few of them are read at once', async ({
    assert,
    client,
  }) => {
    const { rekanan } = await createPenyedia({ nama: 'PT Pemenang' })
    // Stages that begin in one order, confirmations in another one: what is announced is the later of both.
    const begins = [3, 9, 1, 7, 5, 8]
    const confirmed = [6, 2, 8, 1, 9, 7]
    const expected: { id: number; hours: number }[] = []
    for (const [i, begin] of begins.entries()) {
      const { paket } = await createHasil(rekanan, {
        nama: `Hasil ${i % 2 ? 'ganjil' : 'genap'}`,
        mulai: begin,
        tegas: confirmed[i]!,
      })
      expected.push({ id: paket.id, hours: Math.min(begin, confirmed[i]!) })
    }
    const order = expected.toSorted((a, b) => a.hours - b.hours || b.id - a.id).map(({ id }) => id)
    const even = order.filter((id) => expected.findIndex((e) => e.id === id) % 2 === 0)
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)
    for (const count of [1, 2, 4, 6]) {
      assert.deepEqual(ids(await hasilTerbaru(count)), order.slice(0, count))
      assert.deepEqual(ids(await hasilTerbaru(count, 'genap')), even.slice(0, count))
      const page = await client.get(`/api/lelang/hasil-tender?perHalaman=${count}&halaman=2`)
      assert.deepEqual(ids(data<HasilTender[]>(page)), order.slice(count, 2 * count))
      assert.equal((page.body() as { total: number }).total, order.length)
    }
    const found = await client.get('/api/lelang/hasil-tender?q=genap&perHalaman=2')
    assert.deepEqual(ids(data<HasilTender[]>(found)), even.slice(0, 2))
  })

  test('an old result is found by its word behind many newer ones', async ({ assert, client }) => {
    const { rekanan } = await createPenyedia({ nama: 'PT Pemenang' })
    const lama = await createHasil(rekanan, { nama: 'Rehab langka', mulai: 900, tegas: 900 })
    const baru = await createHasil(rekanan, { nama: 'Rehab biasa', mulai: 2, tegas: 2 })
    await copyPackage(db, OTHER_RESULT, { paketId: baru.paket.id, times: 40 })
    const cari = async (query: string) => {
      const page = await client.get(`/api/lelang/hasil-tender?${query}`)
      const { total } = page.body() as { total: number }
      return { nama: data<HasilTender[]>(page).map(({ nama }) => nama), total }
    }
    assert.deepEqual(await cari('q=langka&perHalaman=1'), { nama: [lama.paket.nama], total: 1 })
    assert.deepEqual(await cari('q=rehab&perHalaman=1&halaman=42'), {
      nama: [lama.paket.nama],
      total: 42,
    })
    assert.deepEqual(await cari('q=tiada&perHalaman=1'), { nama: [], total: 0 })
    assert.deepEqual(
      (await hasilTerbaru(1, 'langka')).map(({ id }) => id),
      [lama.paket.id]
    )
  })
})

/** An announced result; its stage began and its winner was confirmed so many hours ago. */
async function createHasil(
  rekanan: { id: number },
  { nama, mulai, tegas }: { nama: string; mulai: number; tegas: number }
) {
  const terbit = await createPaketTerbit({ nama })
  const { paket, pokja } = terbit
  await rows(`insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, 1)`, [
    paket.id,
    rekanan.id,
  ])
  await rows(
    `update jadwal set mulai = ${sqlNow()} - ? * interval '1 hour', selesai = ${sqlNow()} + interval '1 day'
      where paket_id = ? and kunci = 'pengumuman-pemenang'`,
    [mulai, paket.id]
  )
  await rows(
    `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, ditegaskan_pada, status)
     values (?, 'penetapan', '[]', ?, ${sqlNow()}, ${sqlNow()} - ? * interval '1 hour', 'tegas')`,
    [paket.id, pokja[0]!.id, tegas]
  )
  return terbit
}

/** What of a result is different where it is another package's. */
const OTHER_RESULT = {
  paket: `'id', t.id + n, 'kode', t.kode || n, 'tender_id', null`,
  jadwal: `'id', 1000000 + n * 100 + t.urut, 'paket_id', t.paket_id + n`,
  evaluasi: `'id', 1000000 + n, 'paket_id', t.paket_id + n`,
  penetapan: `'id', 1000000 + n, 'paket_id', t.paket_id + n`,
}
