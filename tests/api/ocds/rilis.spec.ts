/** Releases: one an event, complete, never changed, never twice. */
import { test } from '@japa/runner'
import { terbitkanRilis } from '@eproc/backend/app/ocds/terbitkan_rilis'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { gabungRilis } from '@eproc/domain/ocds/gabung'
import type { Rilis } from '@eproc/domain/ocds/rilis'
import { jadwalUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { sebagaiSuper } from '../../lib/database.ts'
import { cleanSlate, sqlNow } from '../../lib/dates.ts'
import { releaseComplaints } from '../../lib/ocds_schema.ts'
import { person } from '../../lib/people.ts'
import { ownerRows, row, rows } from '../../lib/query.ts'
import { kirimSppbj, simpanKontrak } from '../tender/bantu_hasil.ts'
import { rilis, peristiwa } from './bantu.ts'

test.group('OCDS: a release an event', (group) => {
  group.each.setup(cleanSlate)

  test('publication, pause, revision, resumption, failure and the new tender each make one', async ({
    assert,
    client,
  }) => {
    const p = await createPaket()
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    const { id } = p.paket
    const put = (deed: string, alasan?: string) =>
      client
        .put(`/api/rup/lelang/${deed}/${id}`)
        .bearerToken(ppk)
        .json(alasan ? { alasan } : {})
    const publish = await client
      .post('/api/rup/paket/publish')
      .bearerToken(ppk)
      .json({ paketPenyediaId: id })
    publish.assertStatus(200)
    ;(await put('tunda', 'Menunggu gambar')).assertStatus(200)
    const listRevisiJadwal = (await jadwalUji(id)).map((t) => ({
      urut: t.urut,
      include: t.include,
      mulai: t.mulai && new Date(t.mulai.getTime() + 3_600_000),
      selesai: t.selesai && new Date(t.selesai.getTime() + 3_600_000),
      remark: 'Mundur sejam',
    }))
    const revisi = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.pokja[0]!))
      .json({ userId: 1, paketPenyediaId: id, listRevisiJadwal })
    revisi.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    ;(await put('lanjutkan')).assertStatus(200)
    ;(await put('gagal', 'Tidak ada penawaran')).assertStatus(200)
    ;(await put('ulang', 'Diulang')).assertStatus(200)
    assert.deepEqual(await peristiwa(id), [
      'rencana',
      'terbit',
      'tunda',
      'revisi',
      'lanjut',
      'gagal',
      'ulang',
    ])
    const semua = await rilis(id)
    for (const r of semua) assert.deepEqual(releaseComplaints(r), [], r.peristiwa)
    const tags = semua.map((r) => r.tag.join())
    assert.deepEqual(tags, [
      'planning',
      'tender',
      'tenderUpdate',
      'tenderAmendment',
      'tenderUpdate',
      'tenderCancellation',
      'tenderUpdate',
    ])
    const [, terbit, tunda, diubah, , gagal] = semua
    assert.equal(tunda!.tender!.amendments![0]!.rationale, 'Menunggu gambar')
    assert.equal(gagal!.tender!.status, 'unsuccessful')
    const mulai = (r: Rilis) => Date.parse(r.tender!.tenderPeriod!.startDate!)
    assert.equal(mulai(diubah!) - mulai(terbit!), 3_600_000)
    assert.deepInclude(terbit!.tender, {
      procurementMethod: 'open',
      mainProcurementCategory: 'works',
      value: { amount: 922_000_000, currency: 'IDR' },
    })
    // The new package names the one that it repeats.
    const [ulangan] = await rows<{ id: number }>('select id from paket where paket_asal_id = ?', [
      id,
    ])
    await rows(
      `update paket set status_pelaksanaan = 'A', diterbitkan_pada = ${sqlNow()} where id = ?`,
      [ulangan!.id]
    )
    await terbitkanRilis({ semua: true })
    const baru = (await rilis(ulangan!.id)).find((r) => r.peristiwa === 'terbit')!
    assert.equal(baru.relatedProcesses![0]!.identifier, terbit!.ocid)
  })

  test('a package that is older than the open data gets all of its own, by one of two processes', async ({
    assert,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    await createPaketTerbit({ metode: 'TLA' })
    await createPaket()
    const made = await Promise.all([
      terbitkanRilis({ semua: true }),
      terbitkanRilis({ semua: true }),
    ])
    assert.equal(made[0] + made[1], 5)
    assert.deepEqual(await peristiwa(t.id), [
      'rencana',
      'terbit',
      'pembukaan',
      'penutupan',
      'pemenang',
    ])
    assert.equal(await terbitkanRilis({ semua: true }), 0)
    const dates = (await rilis(t.id)).map((r) => r.date)
    assert.deepEqual(dates, dates.toSorted())
    const others = await rows('select 1 from rilis_ocds where paket_id <> ?', [t.id])
    assert.lengthOf(others, 0, 'TLA and drafts have none')
  })

  test('the schedule of the announcement is the one before later revisions', async ({ assert }) => {
    const { paket, jadwal, ppk } = await createPaketTerbit()
    const pemasukan = jadwal.find((j) => j.kunci === 'pemasukan')!
    const [revisi] = await rows<{ id: number }>(
      `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, disetujui_pada)
       values (?, 'disetujui', ?, ${sqlNow()}, ${sqlNow()}) returning id`,
      [paket.id, ppk.id]
    )
    await rows(
      `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
       values (?, ?, true, ?, ?::timestamptz + interval '2 hours', ?, ?, true)`,
      [
        revisi!.id,
        pemasukan.urut,
        pemasukan.mulai,
        pemasukan.selesai,
        pemasukan.mulai,
        pemasukan.selesai,
      ]
    )
    await rows(`update jadwal set selesai = selesai + interval '2 hours' where id = ?`, [
      pemasukan.id,
    ])
    await terbitkanRilis({ semua: true })
    const akhir = (await rilis(paket.id)).map((r) => r.tender?.tenderPeriod?.endDate)
    assert.equal(Date.parse(akhir[2]!) - Date.parse(akhir[1]!), 7_200_000)
    assert.equal(Date.parse(akhir[1]!), pemasukan.selesai.getTime())
  })

  test('a stage that a revision leaves out is said to be out, and no date of it stays in the record', async ({
    assert,
    client,
  }) => {
    const { paket, jadwal, ppk } = await createPaketTerbit()
    const keluar = ['penjelasan', 'negosiasi'].map((k) => jadwal.find((j) => j.kunci === k)!)
    await terbitkanRilis({ semua: true })
    const [revisi] = await rows<{ id: number }>(
      `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, disetujui_pada)
       values (?, 'disetujui', ?, ${sqlNow()}, ${sqlNow()}) returning id`,
      [paket.id, ppk.id]
    )
    for (const { id, urut, mulai, selesai } of keluar) {
      await rows(
        `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, mulai_lama, selesai_lama, include_lama)
         values (?, ?, false, ?, ?, ?, ?, true)`,
        [revisi!.id, urut, mulai, selesai, mulai, selesai]
      )
      await rows('update jadwal set include = false where id = ?', [id])
    }
    await client
      .put(`/api/rup/lelang/tunda/${paket.id}`)
      .bearerToken(await signInAs(ppk))
      .json({ alasan: 'Menunggu gambar' })
    const terbit = await rilis(paket.id)
    const diubah = terbit.find((r) => r.peristiwa === 'revisi')!
    assert.deepEqual(releaseComplaints(diubah), [])
    const { tender } = gabungRilis(terbit)
    for (const { kunci } of keluar) {
      const tonggak = tender!.milestones!.filter((m) => m.id === kunci)
      assert.lengthOf(tonggak, 1)
      assert.equal(tonggak[0]!.status, 'notMet')
      assert.notProperty(tonggak[0], 'dueDate')
    }
    assert.equal(tender!.milestones!.find((m) => m.id === 'pemasukan')!.status, 'scheduled')
    assert.deepEqual(tender!.enquiryPeriod, {})
  })

  test('time alone publishes the number of offers and the winner; names come with the opening', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('pengumuman')
    await ownerRows('update pembukaan set disahkan_pada = null, pengesah_id = null')
    await terbitkanRilis({ semua: true })
    assert.deepEqual(await peristiwa(t.id), ['rencana', 'terbit'])
    await keTahap(t.id, 'pembukaan')
    await terbitkanRilis()
    const tutup = (await rilis(t.id)).at(-1)!
    assert.equal(tutup.tender!.numberOfTenderers, 2)
    assert.notInclude(JSON.stringify(tutup), t.rekanan[0]!.rekanan.nama)
    await ownerRows(`update pembukaan set disahkan_pada = ${sqlNow()}, pengesah_id = peminta_id`)
    await terbitkanRilis()
    assert.lengthOf((await rilis(t.id)).at(-1)!.tender!.tenderers!, 2)
    await keTahap(t.id, 'pengumuman-pemenang', -1)
    assert.equal(await terbitkanRilis(), 0)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await terbitkanRilis(), 1)
    const award = (await rilis(t.id)).at(-1)!.awards![0]!
    assert.deepInclude(award, {
      status: 'pending',
      value: { amount: 800_000_000, currency: 'IDR' },
    })
    await keTahap(t.id, 'sppbj')
    const kirim = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    kirim.assertStatus(200)
    const last = (await rilis(t.id)).at(-1)!
    assert.deepEqual(last.awards, [{ id: award.id, status: 'active' }])
  })

  test('a contract that was filled in before its day is signed when the day has come', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await terbitkanRilis({ semua: true })
    const kirim = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    kirim.assertStatus(200)
    await keTahap(t.id, 'spk')
    await simpanKontrak(client, t)
    const status = async () => (await rilis(t.id)).at(-1)!.contracts?.[0]?.status
    assert.equal(await status(), 'pending')
    assert.equal(await terbitkanRilis(), 0)
    // A day later.
    await keTahap(t.id, 'spk', 1 + 24 * 60)
    assert.equal(await terbitkanRilis(), 1)
    assert.equal(await status(), 'active')
    assert.equal(await terbitkanRilis(), 0)
  })

  test('nobody changes or deletes one, not even the owner of the tables', async ({ assert }) => {
    await createPaketTerbit()
    await terbitkanRilis({ semua: true })
    const change = `update rilis_ocds set isi = '{}'`
    for (const statement of [change, 'delete from rilis_ocds', 'truncate rilis_ocds']) {
      await assert.rejects(() => rows(statement), /permission denied|tidak dapat diubah/)
      await assert.rejects(() => sebagaiSuper(statement), /tidak dapat diubah/)
    }
    const { n } = await row<{ n: number }>(
      `select count(*)::int as n from rilis_ocds
        where sha256 <> encode(sha256(convert_to(isi::text, 'UTF8')), 'hex')`
    )
    assert.equal(n, 0)
    await assert.rejects(
      () =>
        rows(`insert into rilis_ocds (paket_id, ocid, nomor, peristiwa, tag, tanggal, tahun, isi, sha256, dibuat_pada)
        select paket_id, ocid, 99, 'palsu', tag, tanggal, tahun, isi, repeat('0', 64), dibuat_pada from rilis_ocds limit 1`),
      /check constraint/
    )
  })
})
