/** Reports: every total is the plain sum that SQL makes of the tables, on random years. */
import { test } from '@japa/runner'
import type {
  DasborLaporan,
  JumlahStatusRekanan,
  LaporanDivisi,
  LaporanPaket,
  LaporanPeserta,
  LaporanRekanan,
  LaporanRup,
  LaporanTahap,
  LaporanVendor,
  RincianLaporanPaket,
} from '@eproc/domain/laporan/answers'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPembukaan, createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createTender } from '@eproc/database/factories/tender'
import { body, data } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, sqlNow } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, row, rows } from '../../lib/query.ts'
import { randomYear } from './laporan_uji.ts'

const SEEDS = [7, 2026, 90_125]
const HIDUP = `p.status_pelaksanaan not in ('G', 'B', 'U')`
const TETAP = `(k.persetujuan = 'AD' or exists (select 1 from paket_pendanaan x where x.kegiatan_id = k.id))`

const sum = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((n, one) => n + value(one), 0)

/** What is left of each activity, added up without the product's own SQL. */
async function expected(divisi: string | null = null) {
  const kegiatan = await rows<{ id: number; pagu: number }>(
    `select k.id, k.pagu from kegiatan k where k.tahun_anggaran = ? and ${TETAP}
       and (?::text is null or k.divisi_kode = ?)`,
    [budgetYear(), divisi, divisi]
  )
  const dana = await rows<{ kegiatan_id: number; pagu: number }>(
    `select pd.kegiatan_id, pd.pagu from paket_pendanaan pd join paket p on p.id = pd.paket_id where ${HIDUP}`
  )
  const terpakai = (id: number) =>
    sum(
      dana.filter((d) => d.kegiatan_id === id),
      (d) => d.pagu
    )
  return {
    n: kegiatan.length,
    pagu: sum(kegiatan, (k) => k.pagu),
    paguTerpakai: sum(kegiatan, (k) => terpakai(k.id)),
    sisaPagu: sum(kegiatan, (k) => Math.max(0, k.pagu - terpakai(k.id))),
  }
}

test.group('Reports | totals', (group) => {
  group.each.setup(cleanSlate)

  for (const seed of SEEDS) {
    test(`activities, divisions and dashboard are SQL's own sums (year ${seed})`, async ({
      client,
      assert,
    }) => {
      await randomYear(seed)
      const token = await tokenFor({ peran: 'pa' })
      const get = (path: string) => client.get(path).bearerToken(token)
      const harus = await expected()

      const rup = data<LaporanRup[]>(
        await get(`/laporan/laporan-rup-dan-paket-kegiatan/${budgetYear()}`)
      )
      assert.lengthOf(rup, harus.n)
      assert.equal(
        sum(rup, (r) => r.pagu),
        harus.pagu
      )
      assert.equal(
        sum(rup, (r) => r.paguTerpakai),
        harus.paguTerpakai
      )
      assert.equal(
        sum(rup, (r) => r.sisaPagu),
        harus.sisaPagu
      )
      const dana = await row<{ n: number }>('select sum(pagu)::bigint as n from paket_pendanaan')
      assert.equal(
        sum(rup, (r) => sum(r.listPaket, (p) => p.pagu)),
        dana.n
      )
      for (const r of rup) {
        assert.equal(r.listPaket.length, r.jumlahPaket)
        assert.isTrue(r.listPaket.every((p) => p.kegiatanId === r.id))
      }

      const divisi = data<LaporanDivisi[]>(
        await get(`/laporan/laporan-rup-summary-divisi/${budgetYear()}`)
      )
      for (const d of divisi) {
        const satu = await expected(d.divisi)
        assert.deepInclude(d, {
          jumlahKegiatan: satu.n,
          pagu: satu.pagu,
          paguTerpakai: satu.paguTerpakai,
          sisaPagu: satu.sisaPagu,
        })
      }
      assert.equal(
        sum(divisi, (d) => d.pagu),
        harus.pagu
      )

      const dasbor = data<DasborLaporan>(await get(`/api/laporan/dasbor/${budgetYear()}`))
      assert.equal(dasbor.pagu, harus.pagu)
      assert.equal(dasbor.paguTerpakai, harus.paguTerpakai)
      assert.equal(
        sum(dasbor.bulan, (b) => b.paguTerpakai),
        harus.paguTerpakai
      )
      assert.equal(dasbor.bulan.at(-1)!.kumulatif, harus.paguTerpakai)
      assert.equal(
        sum(dasbor.paket, (p) => p.jumlah),
        await count('paket')
      )
      assert.equal(
        sum(dasbor.persaingan, (p) => p.jumlah),
        await count(`paket where status_pelaksanaan <> 'N'`)
      )
    })

    test(`each figure of the dashboard leads to rows that add up to it (year ${seed})`, async ({
      client,
      assert,
    }) => {
      await randomYear(seed)
      const token = await tokenFor({ peran: 'operator' })
      const dasbor = data<DasborLaporan>(
        await client.get(`/api/laporan/dasbor/${budgetYear()}`).bearerToken(token)
      )
      const paket = async (filter: object) =>
        body<LaporanPaket[]>(
          await client
            .get('/rest/laporan-paket')
            .qs({ filter: JSON.stringify({ tahun: budgetYear(), ...filter }) })
            .bearerToken(token)
        )
      for (const { bulan, paguTerpakai, jumlahPaket } of dasbor.bulan) {
        const list = await paket({ bulan, terpakai: true })
        assert.equal(
          sum(list, (p) => p.pagu),
          paguTerpakai
        )
        assert.lengthOf(list, jumlahPaket)
      }
      // Either answer is one: those that do, and those that do not.
      for (const name of ['terpakai', 'kontrak']) {
        const [yes, no] = [await paket({ [name]: true }), await paket({ [name]: false })]
        assert.sameMembers(
          [...yes, ...no].map((p) => p.id),
          (await paket({})).map((p) => p.id)
        )
      }
      for (const { statusPelaksanaan, metodePemilihan, jumlah, totalPagu } of dasbor.paket) {
        const list = await paket({ statusPelaksanaan, metodePemilihan })
        assert.lengthOf(list, jumlah)
        assert.equal(
          sum(list, (p) => p.totalPagu),
          totalPagu
        )
      }
      for (const { metodePemilihan, jumlah, hps, kontrak, hemat } of dasbor.hemat) {
        const list = await paket({ metodePemilihan, kontrak: true })
        assert.lengthOf(list, jumlah)
        assert.equal(
          sum(list, (p) => p.totalPagu),
          hps
        )
        assert.equal(
          sum(list, (p) => p.nilaiKontrak!),
          kontrak
        )
        assert.equal(
          sum(list, (p) => p.hemat!),
          hemat
        )
        assert.equal(hps - kontrak, hemat)
      }
      // Nor is there a contract in any other row, for whoever adds the column up.
      assert.equal(
        sum(await paket({}), (p) => p.nilaiKontrak ?? 0),
        sum(dasbor.hemat, (h) => h.kontrak)
      )
      for (const { peserta, jumlah } of dasbor.persaingan) {
        assert.lengthOf(await paket({ peserta }), jumlah)
      }
    })
  }
})

test.group('Reports | rows', (group) => {
  group.each.setup(cleanSlate)

  test('offers are counted once they were opened: documents of a qualification are none', async ({
    client,
    assert,
  }) => {
    const t = await createTender(
      [1, 2, 3],
      { metode: 'TEN', kualifikasi: 'P', jenis: 'KON' },
      { tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra', jenis: ['K'] }
    )
    const token = await tokenFor({ peran: 'manajer' })
    const told = async () =>
      body<RincianLaporanPaket>(await client.get(`/rest/laporan-paket/${t.id}`).bearerToken(token))
        .jumlahPenawaran
    assert.isNull(await told(), 'the qualification is opened, no offer is in')
    // One of the three hands in an offer.
    await rows(
      `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel, nama_asli,
         mime, ukuran, sha256, sha256_segel, kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh, diterima_pada)
       select paket_id, rekanan_id, 'pemasukan-1', 'pembukaan-1', 'T', 1, 'segel/satu', nama_segel, nama_asli,
              mime, ukuran, sha256, sha256_segel, kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh, diterima_pada
         from penawaran where paket_id = ? order by id limit 1`,
      [t.id]
    )
    assert.isNull(await told(), 'how many are in is nobody’s business before they are opened')
    await createPembukaan(t.id, t.pokja, 'pembukaan-1')
    assert.equal(await told(), 1)
  })

  test('the plan: approved activities and those that a package uses, by page, search, division and order', async ({
    client,
    assert,
  }) => {
    await createKegiatan({ nama: 'Masih draf' })
    await createKegiatan({ nama: 'Diajukan', persetujuan: 'S' })
    const a = await createKegiatan({ nama: 'Atap gedung', persetujuan: 'AD', pagu: 900 })
    await createKegiatan({ nama: 'Batas 100% tanah', persetujuan: 'AD', pagu: 100, divisi: '1010' })
    const dipakai = await createKegiatan({ nama: 'Cat dinding', status: 'U', pagu: 500 })
    const token = await tokenFor({ peran: 'manajer' })
    const list = async (query: object) => {
      const answer = await client.get('/rest/laporan-rup').qs(query).bearerToken(token)
      answer.assertStatus(200)
      return { range: answer.header('content-range'), rows: body<LaporanRup[]>(answer) }
    }
    const filter = (isi: object) => JSON.stringify({ tahun: budgetYear(), ...isi })
    const semua = await list({ filter: filter({}), sort: '["pagu","DESC"]', range: '[0,1]' })
    assert.equal(semua.range, 'laporan-rup 0-1/3')
    assert.deepEqual(
      semua.rows.map((r) => r.id),
      [a.id, dipakai.id]
    )
    assert.lengthOf((await list({ filter: filter({ divisi: '1010' }) })).rows, 1)
    assert.equal((await list({ filter: filter({ q: '100%' }) })).rows[0]!.nama, 'Batas 100% tanah')
    assert.lengthOf((await list({ filter: filter({ q: 'tidak ada' }) })).rows, 0)
    assert.lengthOf((await list({ filter: JSON.stringify({ tahun: budgetYear() - 1 }) })).rows, 0)
  })

  test('a directorate includes its divisions, in every report', async ({ client, assert }) => {
    const { paket } = await createPaketTerbit({ satuanKerja: '2020' })
    await createPaketTerbit({ satuanKerja: '1010' })
    // Of both packages the first stage has ended.
    await keTahap(paket.id, 'dokumen', 60)
    const token = await tokenFor({ peran: 'manajer' })
    const divisi = async (report: string, kode: string) => {
      const filter = JSON.stringify({ tahun: budgetYear(), divisi: kode })
      const answer = await client.get(`/rest/${report}`).qs({ filter }).bearerToken(token)
      answer.assertStatus(200)
      assert.match(answer.header('content-range')!, /\/\d+$/)
      const list = body<{ divisi: string }[]>(answer)
      assert.include(answer.header('content-range')!, `/${list.length}`)
      return list.map((r) => r.divisi)
    }
    for (const report of ['laporan-rup', 'laporan-paket', 'laporan-tahap']) {
      assert.deepEqual(await divisi(report, '20'), ['2020'], report)
      assert.deepEqual(await divisi(report, '2020'), ['2020'], report)
      assert.deepEqual(await divisi(report, '3010'), [], report)
    }
  })

  test('a package with what pays for it and its stages; participants as a number only', async ({
    client,
    assert,
  }) => {
    const { paket, kegiatan } = await createPaketTerbit()
    const { rekanan } = await createPenyedia({ nama: 'PT Rahasia Dulu' })
    await createPeserta(paket.id, rekanan.id)
    const token = await tokenFor({ peran: 'operator', divisi: '1010' })
    const answer = await client.get(`/rest/laporan-paket/${paket.id}`).bearerToken(token)
    answer.assertStatus(200)
    const isi = body<RincianLaporanPaket>(answer)
    assert.equal(isi.jumlahPeserta, 1)
    assert.isNull(isi.jumlahPenawaran)
    assert.deepEqual(
      isi.listKegiatan.map((k) => [k.id, k.pagu]),
      kegiatan.map((k) => [k.kegiatanId, k.pagu])
    )
    assert.equal(isi.listTahap[0]!.kunci, 'pengumuman')
    assert.notInclude(JSON.stringify(isi), 'PT Rahasia Dulu')
    assert.notProperty(isi, 'listHps')
    const lain = await client.get('/rest/laporan-paket/2000000000').bearerToken(token)
    lain.assertStatus(404)
  })

  test('nothing is saved by a contract whose package failed afterwards', async ({
    client,
    assert,
  }) => {
    const made = [await createPaketTerbit(), await createPaketTerbit()]
    for (const { paket } of made) {
      await rows('update paket set nilai_kontrak = total_pagu - 5 where id = ?', [paket.id])
    }
    await rows(`update paket set status_pelaksanaan = 'G' where id = ?`, [made[1]!.paket.id])
    const token = await tokenFor({ peran: 'operator', divisi: '1010' })
    const get = (path: string) => client.get(path).bearerToken(token)
    const { hemat } = data<DasborLaporan>(await get(`/api/laporan/dasbor/${budgetYear()}`))
    assert.deepEqual(
      hemat.map((h) => [h.jumlah, h.hemat]),
      [[1, 5]]
    )
    const list = body<LaporanPaket[]>(await get('/rest/laporan-paket?sort=["id","ASC"]'))
    assert.deepEqual(
      list.map((p) => p.hemat),
      [5, null]
    )
  })

  test('stages: planned as published, real as revised, only those that have ended', async ({
    client,
    assert,
  }) => {
    const { paket, ppk, jadwal } = await createPaketTerbit({ lamaJam: 24, jedaJam: 0 })
    const [pengumuman, dokumen] = jadwal
    const lebihLama = new Date(dokumen!.selesai.getTime() + 2 * 86_400_000)
    const [revisi] = await rows<{ id: number }>(
      `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, penyetuju_id, disetujui_pada)
       values (?, 'disetujui', ?, ${sqlNow()}, ?, ${sqlNow()}) returning id`,
      [paket.id, ppk.id, ppk.id]
    )
    await rows(
      `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
       values (?, ?, true, ?, ?, ?, ?, true)`,
      [revisi!.id, dokumen!.urut, dokumen!.mulai, lebihLama, dokumen!.mulai, dokumen!.selesai]
    )
    await rows('update jadwal set selesai = ? where id = ?', [lebihLama, dokumen!.id])
    const token = await tokenFor({ peran: 'ppk' })
    const list = async (isi: object = {}) =>
      body<LaporanTahap[]>(
        await client
          .get('/rest/laporan-tahap')
          .qs({ filter: JSON.stringify({ tahun: budgetYear(), ...isi }) })
          .bearerToken(token)
      )
    assert.lengthOf(await list(), 0)
    // An hour less than three stages: none ends while the test looks.
    await keTahap(paket.id, 'penjelasan', 3 * 24 * 60 - 60)
    const [satu] = await list({ kunci: pengumuman!.kunci })
    assert.deepInclude(satu, { rencana: 1, nyata: 1, selisih: 0 })
    const [dua] = await list({ kunci: dokumen!.kunci })
    assert.deepInclude(dua, { rencana: 1, nyata: 3, selisih: 2 })
    const dasbor = data<DasborLaporan>(
      await client.get(`/api/laporan/dasbor/${budgetYear()}`).bearerToken(token)
    )
    assert.deepInclude(
      dasbor.tahap.find((t) => t.kunci === dokumen!.kunci),
      { jumlah: 1, rencana: 1, nyata: 3 }
    )
    // A stage that the revision brought in was not planned: it has nothing to be compared with.
    await rows(
      `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, include_lama)
       values (?, ?, true, ?, ?, false)`,
      [revisi!.id, pengumuman!.urut, pengumuman!.mulai, pengumuman!.selesai]
    )
    const nanti = data<DasborLaporan>(
      await client.get(`/api/laporan/dasbor/${budgetYear()}`).bearerToken(token)
    )
    assert.notInclude(
      nanti.tahap.map((t) => t.kunci),
      pengumuman!.kunci
    )
    assert.lengthOf(nanti.tahap, dasbor.tahap.length - 1)
  })

  test('vendors: of individuals no address; counts by status; participation from the opening on', async ({
    client,
    assert,
  }) => {
    const pt = await createRekanan({ status: 'A', nama: 'PT Aktif' })
    const orang = await createRekanan({ jenis: 'O', status: 'A', nama: 'Orang Aktif' })
    const beku = await createRekanan({ status: 'V', nama: 'PT Beku' })
    await createRekanan({ status: 'N', nama: 'PT Baru' })
    await rows(`update pengguna set status = 'S' where id = ?`, [beku.pengguna.id])
    const token = await tokenFor({ peran: 'operator' })
    const isi = async () =>
      data<LaporanRekanan>(await client.get('/laporan/laporan-vendor').bearerToken(token))
    const harus: JumlahStatusRekanan = {
      aktif: 2,
      nonAktif: 0,
      persiapanVerifikasi: 1,
      menungguHasilVerifikasi: 0,
      masaBerlakuHabis: 0,
      suspend: 1,
    }
    const awal = await isi()
    assert.deepEqual(awal.status, harus)
    const satu = (id: number) => awal.listVendor.find((v) => v.id === id)!
    const { alamat } = await row<{ alamat: string }>(
      'select alamat from data_perusahaan where rekanan_id = ?',
      [pt.rekanan.id]
    )
    assert.equal(satu(pt.rekanan.id).alamat, alamat)
    const pribadi = await row<{ alamat: string }>(
      'select alamat from data_pribadi where rekanan_id = ?',
      [orang.rekanan.id]
    )
    assert.notInclude(JSON.stringify(awal), pribadi.alamat)
    const beku2 = body<LaporanVendor[]>(
      await client.get('/rest/laporan-vendor').qs({ filter: '{"status":"S"}' }).bearerToken(token)
    )
    assert.deepEqual(
      beku2.map((v) => v.nama),
      ['PT Beku']
    )

    const { paket, pokja } = await createPaketTerbit()
    await createPeserta(paket.id, pt.rekanan.id)
    assert.lengthOf((await isi()).listTender, 0)
    // A package that ended unopened never tells who took part.
    const ended = await createPaketTerbit()
    await createPeserta(ended.paket.id, pt.rekanan.id)
    await rows(`update paket set status_pelaksanaan = 'G' where id = ?`, [ended.paket.id])
    assert.lengthOf((await isi()).listTender, 0)
    await createPembukaan(paket.id, pokja)
    assert.deepEqual((await isi()).listTender, [
      { id: pt.rekanan.id, nama: 'PT Aktif', jumlahTender: 1 },
    ])
    const tender = await client.get('/rest/laporan-peserta').bearerToken(token)
    assert.lengthOf(body<LaporanPeserta[]>(tender), 1)
  })

  test('is for internal roles; unknown years and filters are refused', async ({ client }) => {
    const path = `/laporan/laporan-rup-dan-paket-kegiatan/${budgetYear()}`
    ;(await client.get(path).accept('json')).assertStatus(401)
    const { token: rekanan } = await createPenyedia()
    ;(await client.get(path).bearerToken(rekanan)).assertStatus(403)
    ;(await client.get('/laporan/xls/laporan-vendor').bearerToken(rekanan)).assertStatus(403)
    const token = await tokenFor({ peran: 'operatorULP' })
    const salah = await client
      .get('/laporan/laporan-rup-dan-paket-kegiatan/1999')
      .bearerToken(token)
    salah.assertStatus(404)
    for (const filter of ['{"bulan":"2026-13"}', '{"peserta":"9"}', '{"asing":1}', '{"tahun":1}']) {
      const answer = await client.get('/rest/laporan-paket').qs({ filter }).bearerToken(token)
      answer.assertStatus(400)
    }
  })
})
