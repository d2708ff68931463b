/** Work orders (S3 §2.6, §5.6, §7.4): whose, with which numbers, and on paper. */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { SpkAnswer, SpkFile, SpkTender } from '@eproc/domain/spk/answers'
import { data, errorFields, message } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { cleanSlate, dayFromNow, sqlNow } from '../../lib/dates.ts'
import { journalActions } from '../../lib/journal.ts'
import { checkArchival, pdfText, withoutBlanks } from '../../lib/pdf.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { draf, status } from '../panitia/bantu.ts'

const baris = (isi: object = {}) => ({
  nama: 'Tenaga ahli',
  quantity: 3,
  satuan: 4,
  hargaSatuan: 10_000_000,
  ...isi,
})
const spk = (pekerjaan: object[] = [baris()]) => [
  { id: -1, nama: 'Tenaga', tipeBiaya: 'LP', spk_pekerjaan: pekerjaan },
  {
    nama: 'Laporan',
    tipeBiaya: 'LNP',
    spk_pekerjaan: [{ nama: 'Cetak', quantity: '2,5', satuan: '1', hargaSatuan: '100000' }],
  },
]

test.group('Work orders', (group) => {
  group.each.setup(cleanSlate)

  test('are stored with totals, replaced as a whole, and drawn once a version', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    const simpan = (isi: object, token = t.tokenPpk) =>
      client
        .post('/api/spk')
        .bearerToken(token)
        .json({ tenderId: t.tenderId, ...isi })
    ;(await simpan({ spk: spk() })).assertStatus(409)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const pdf = () => client.get(`/api/spk/pdf/${t.tenderId}`).bearerToken(t.tokenPpk)
    ;(await pdf()).assertStatus(409)
    const jawab = await simpan({ spk: spk() })
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'Data kegiatan berhasil ditambahkan')
    const isi = data<SpkAnswer>(jawab)
    assert.equal(isi.total, 120_000_000 + 250_000)
    assert.deepEqual(
      isi.spk.map((h) => [h.nama, h.tipeBiaya, h.jumlah]),
      [
        ['Tenaga', 'LP', 120_000_000],
        ['Laporan', 'LNP', 250_000],
      ]
    )
    const { file } = data<SpkFile>(await pdf())
    assert.match(file, /^berkas\//)
    assert.equal(data<SpkFile>(await pdf()).file, file)
    const unduh = await client.get(`/${file}`).bearerToken(t.tokenPpk)
    unduh.assertStatus(200)
    assert.equal(unduh.header('content-type'), 'application/pdf')
    checkArchival(await fetchBytes(`/${file}`, t.tokenPpk))
    const lain = await tokenFor({ peran: 'ppk', divisi: '10' })
    ;(await client.get(`/${file}`).bearerToken(lain)).assertStatus(404)
    // Another version, and who read that there was none.
    for (const versi of [9, null]) (await simpan({ spk: spk(), versi })).assertStatus(409)
    ;(await simpan({ spk: spk([baris({ quantity: 1 })]), versi: isi.versi })).assertStatus(200)
    assert.equal(await count('spk_header'), 2)
    assert.notEqual(data<SpkFile>(await pdf()).file, file)
    assert.includeMembers(await journalActions({ objek: 'spk' }), ['spk.simpan', 'spk.cetak'])
  })

  test('drawn by more people at once than the database has connections are one paper', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const saved = client.post('/api/spk').bearerToken(t.tokenPpk)
    ;(await saved.json({ tenderId: t.tenderId, spk: spk() })).assertStatus(200)
    const drawn = await Promise.all(
      Array.from({ length: 24 }, () =>
        client.get(`/api/spk/pdf/${t.tenderId}`).bearerToken(t.tokenPpk)
      )
    )
    for (const answer of drawn) answer.assertStatus(200)
    assert.lengthOf([...new Set(drawn.map((answer) => data<SpkFile>(answer).file))], 1)
    const papers = `select 1 from berkas where kelas = 'spk' and objek_id = ?`
    assert.lengthOf(await rows(papers, [String(t.tenderId)]), 1)
  })

  test('on paper are the version that was saved while the paper was asked for', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const first = { tenderId: t.tenderId, spk: spk() }
    ;(await client.post('/api/spk').bearerToken(t.tokenPpk).json(first)).assertStatus(200)
    const saving = await db.transaction()
    await saving.rawQuery('select 1 from spk for update')
    await saving.rawQuery(`update spk_header set nama = 'Tenaga kedua' where nama = 'Tenaga'`)
    const paper = (async () => client.get(`/api/spk/pdf/${t.tenderId}`).bearerToken(t.tokenPpk))()
    const waits = waitFor('the paper to wait for the version', () =>
      count(`pg_stat_activity where wait_event_type = 'Lock' and query like '%from "spk"%'`).then(
        (n) => n > 0
      )
    )
    await Promise.race([waits, paper])
    await saving.commit()
    const { file } = data<SpkFile>(await paper)
    const text = pdfText(await fetchBytes(`/${file}`, t.tokenPpk))
    assert.isTrue(text.includes(withoutBlanks('Tenaga kedua')))
  })

  test('name the provider once it is announced, not once it is determined', async ({
    client,
    assert,
  }) => {
    const t = await createTender([800_000_000])
    const [tender] = await rows<{ id: number }>(
      `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
       select 'T-SPK', p.nama, p.tahun_anggaran, 'T1', p.ppk_id, ${sqlNow()}, ${sqlNow()} from paket p where p.id = ? returning id`,
      [t.id]
    )
    const tenderId = tender!.id
    await rows('update paket set tender_id = ? where id = ?', [tenderId, t.id])
    const { rekanan } = t.rekanan[0]!
    await createNilai(t.id, rekanan.id)
    await createPenetapan(t, [rekanan])
    await keTahap(t.id, 'penetapan')
    const committee = await tokenFor({ peran: 'operatorULP' })
    const saved = await client
      .post('/api/spk')
      .bearerToken(committee)
      .json({ tenderId, spk: spk() })
    saved.assertStatus(200)
    const paper = async () => {
      const { file } = data<SpkFile>(
        await client.get(`/api/spk/pdf/${tenderId}`).bearerToken(committee)
      )
      const named = pdfText(await fetchBytes(`/${file}`, committee))
      return [file, named.includes(withoutBlanks(rekanan.nama))] as const
    }
    const [before, known] = await paper()
    assert.isFalse(known)
    assert.equal((await paper())[0], before)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    const [after, told] = await paper()
    assert.isTrue(told)
    assert.notEqual(after, before)
  })

  test('are of the packages that still run: what failed has no provider, no HPS and no signature on them', async ({
    client,
    assert,
  }) => {
    const [runs, fails] = [await createTender([800_000_000]), await createTender([900_000_000])]
    const [tender] = await rows<{ id: number }>(
      `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
       select 'T-SPK', p.nama, p.tahun_anggaran, 'T1', p.ppk_id, ${sqlNow()}, ${sqlNow()} from paket p where p.id = ? returning id`,
      [runs.id]
    )
    const tenderId = tender!.id
    await rows('update paket set tender_id = ? where id = any(?) returning id', [
      tenderId,
      [runs.id, fails.id],
    ])
    const committee = await tokenFor({ peran: 'operatorULP' })
    const save = (list = spk()) =>
      client.post('/api/spk').bearerToken(committee).json({ tenderId, spk: list })
    const read = async () =>
      data<SpkAnswer>(await client.get(`/api/spk/${tenderId}`).bearerToken(committee))
    const pdf = () => client.get(`/api/spk/pdf/${tenderId}`).bearerToken(committee)
    const paper = async () => {
      const { file } = data<SpkFile>(await pdf())
      return { file, text: pdfText(await fetchBytes(`/${file}`, committee)) }
    }
    const stop = (id: number) =>
      rows(
        `update paket set status_pelaksanaan = 'G', alasan = 'x', diubah_pada = ${sqlNow()} where id = ? returning id`,
        [id]
      )
    ;(await save()).assertStatus(200)
    const both = await paper()
    assert.include(both.text, withoutBlanks(fails.paket.kode))
    assert.equal((await read()).totalPagu, runs.paket.totalPagu + fails.paket.totalPagu)

    await stop(fails.id)
    const one = await paper()
    assert.notEqual(one.file, both.file)
    assert.include(one.text, withoutBlanks(runs.paket.kode))
    assert.notInclude(one.text, withoutBlanks(fails.paket.kode))
    assert.equal((await paper()).file, one.file)
    const { totalPagu, halangan } = await read()
    assert.equal(totalPagu, runs.paket.totalPagu)
    assert.isNull(halangan)
    const over = spk([baris({ quantity: 1, satuan: 1, hargaSatuan: totalPagu + 1 })])
    ;(await save(over)).assertStatus(400)

    await rows('update paket set kunci_spmk = true where id = ? returning id', [runs.id])
    const closed = await save()
    closed.assertStatus(409)
    assert.equal(message(closed), 'SPMK sudah selesai, sehingga SPK tidak dapat diubah lagi')
    assert.equal((await read()).halangan, message(closed))
    assert.equal((await paper()).file, one.file, 'what was ordered stays to be read')

    await rows('update paket set kunci_spmk = false where id = ? returning id', [runs.id])
    await stop(runs.id)
    const ended = await save()
    ended.assertStatus(409)
    assert.equal((await read()).halangan, message(ended))
    assert.equal(data<SpkFile>(await pdf()).file, one.file, 'no new paper of what has ended')
  })

  test('name the PPK who signs them once another one took over', async ({ client, assert }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const committee = await tokenFor({ peran: 'operatorULP' })
    const saved = client.post('/api/spk').bearerToken(committee)
    ;(await saved.json({ tenderId: t.tenderId, spk: spk() })).assertStatus(200)
    const paper = async () =>
      data<SpkFile>(await client.get(`/api/spk/pdf/${t.tenderId}`).bearerToken(committee)).file
    const before = await paper()
    const manajer = await tokenFor({ peran: 'manajerULP' })
    const pa = await tokenFor({ peran: 'pa', divisi: '20' })
    const baru = await createPengguna({ peran: 'ppk', divisi: '20', nama: 'Sari PPK' })
    const url = `/api/paket/${t.paket.id}/ppk`
    const letter = { nomor: 'SK-2', tanggal: dayFromNow(-1), sebab: 'Pindah', ppkId: baru.id }
    ;(await client.post(url).bearerToken(manajer).json(letter)).assertStatus(200)
    assert.equal(await paper(), before, 'proposed is not decided')
    ;(await client.post(`${url}/setujui`).bearerToken(pa).json({})).assertStatus(200)
    const after = await paper()
    assert.notEqual(after, before)
    const text = pdfText(await fetchBytes(`/${after}`, committee))
    assert.include(text, withoutBlanks('Sari PPK'))
    assert.notInclude(text, withoutBlanks(t.ppk.nama))
    assert.equal(await paper(), after)
  })

  test('of unknown and foreign tenders are refused, and so are others', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const lain = await signInAs(await createPengguna({ peran: 'ppk', divisi: '10' }))
    const simpan = (token: string, tenderId: number) =>
      client.post('/api/spk').bearerToken(token).json({ tenderId, spk: spk() })
    for (const [token, id] of [
      [lain, t.tenderId],
      [t.tokenPpk, 9999],
    ] as const) {
      ;(await simpan(token, id)).assertStatus(404)
      ;(await client.get(`/api/spk/${id}`).bearerToken(token)).assertStatus(404)
      ;(await client.get(`/api/spk/pdf/${id}`).bearerToken(token)).assertStatus(404)
    }
    const pa = await tokenFor({ peran: 'pa', divisi: '20' })
    ;(await simpan(pa, t.tenderId)).assertStatus(403)
    ;(await client.get('/api/spk').accept('json')).assertStatus(401)
    const daftar = async (token: string, query = {}) =>
      data<SpkTender[]>(await client.get('/api/spk').qs(query).bearerToken(token)).map((x) => x.id)
    assert.deepEqual(await daftar(lain), [])
    assert.deepEqual(await daftar(t.tokenPpk, { q: t.paket.nama.toUpperCase(), perHalaman: 1 }), [
      t.tenderId,
    ])
    assert.deepEqual(await daftar(t.tokenPpk, { q: 'lain sekali' }), [])
    assert.deepEqual(await daftar(t.tokenPpk), [t.tenderId])
    assert.deepEqual(await daftar(t.tokenPokja[0]!), [t.tenderId])
  })

  test('numbers are numbers, lines have names, and the HPS is not passed', async ({
    client,
    assert,
  }) => {
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(200)
    const salah: [unknown, string][] = [
      [[], 'spk'],
      [[{ nama: '', tipeBiaya: 'LP', spk_pekerjaan: [baris()] }], 'spk.0.nama'],
      [[{ nama: 'A', tipeBiaya: 'X', spk_pekerjaan: [baris()] }], 'spk.0.tipeBiaya'],
      [[{ nama: 'A', tipeBiaya: 'LP', spk_pekerjaan: [] }], 'spk.0.spk_pekerjaan'],
      [spk([baris({ nama: ' ' })]), 'spk.0.spk_pekerjaan.0.nama'],
      [spk([baris({ quantity: 'tiga' })]), 'spk.0.spk_pekerjaan.0.quantity'],
      [spk([baris({ quantity: 0 })]), 'spk.0.spk_pekerjaan.0.quantity'],
      [spk([baris({ satuan: null })]), 'spk.0.spk_pekerjaan.0.satuan'],
      [spk([baris({ satuan: 1.0001 })]), 'spk.0.spk_pekerjaan.0.satuan'],
      [spk([baris({ hargaSatuan: -1 })]), 'spk.0.spk_pekerjaan.0.hargaSatuan'],
      [spk([baris({ hargaSatuan: 1.5 })]), 'spk.0.spk_pekerjaan.0.hargaSatuan'],
      [spk([baris({ hargaSatuan: 900_000_000 })]), 'spk'],
    ]
    for (const [isi, bidang] of salah) {
      const jawab = await client
        .post('/api/spk')
        .bearerToken(t.tokenPpk)
        .json({ tenderId: t.tenderId, spk: isi })
      jawab.assertStatus(400)
      assert.include(errorFields(jawab), bidang, JSON.stringify(isi))
    }
    assert.equal(await count('spk'), 0)
    // Once the packages are agreed for, what was agreed is not passed either.
    const kirim = () =>
      client.post('/api/spk').bearerToken(t.tokenPpk).json({ tenderId: t.tenderId, spk: spk() })
    const sepakat = (nilai: number) =>
      rows(
        'update paket set nilai_kontrak = ?, tgl_kontrak = current_date where id = ? returning id',
        [nilai, t.id]
      )
    await sepakat(120_249_999)
    const lebih = await kirim()
    lebih.assertStatus(400)
    assert.deepEqual(errorFields(lebih), ['spk'])
    assert.match(message(lebih), /melebihi nilai kontrak/)
    await sepakat(120_250_000)
    ;(await kirim()).assertStatus(200)
  })
})
