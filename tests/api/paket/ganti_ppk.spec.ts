/** Another PPK for a package whose own has left or may not act (README 'Putusan'): manajerULP proposes, the PA decides. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { renewHolderSets } from '@eproc/backend/app/tender/penawaran/pemegang/renew_sets'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createTenderDitetapkan, type TenderUji } from '@eproc/database/factories/tender'
import type { CalonPpk, RincianPaket } from '@eproc/domain/paket/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { BerkasCetakan, KonfirmasiCetakan } from '@eproc/domain/tender/answers_cetakan'
import { data, errorFields, message } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { confirm as vouch, createHolder, enrol, type KeyHolder } from '../../lib/holder_keys.ts'
import { lastJournal } from '../../lib/journal.ts'
import { notifiedUsers } from '../../lib/notifications.ts'
import { asReserve, askSigned, confirmFor, signedConfirmation } from '../../lib/openings.ts'
import { pdfText, withoutBlanks } from '../../lib/pdf.ts'
import { person, type Person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { codeOf } from '../tender/cetakan/bantu.ts'
import { inSubmission, opened } from '../tender/pembukaan/bantu.ts'
import { kirim, semuaJenis } from '../tender/penawaran/bantu.ts'

const LETTER = { nomor: 'SK-PPK-2', sebab: 'Pindah tugas' }

const people = async () => ({
  manajer: await person({ peran: 'manajerULP' }),
  pa: await person({ peran: 'pa', divisi: '20' }),
  baru: await person({ peran: 'ppk', divisi: '20', nama: 'Sari PPK' }),
})

const propose = (
  client: ApiClient,
  paketId: number,
  { manajer, baru }: { manajer: Pick<Person, 'token'>; baru: { pengguna: { id: number } } },
  change: object = {}
) =>
  client
    .post(`/api/paket/${paketId}/ppk`)
    .bearerToken(manajer.token)
    .json({ ...LETTER, tanggal: dayFromNow(-1), ppkId: baru.pengguna.id, ...change })

const decide = (
  client: ApiClient,
  paketId: number,
  deed: 'setujui' | 'tolak',
  by: Pick<Person, 'token'>,
  input: object = {}
) => client.post(`/api/paket/${paketId}/ppk/${deed}`).bearerToken(by.token).json(input)

const work = async (client: ApiClient, { token }: Person) =>
  data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token))

const sppbjSent = (t: TenderUji) =>
  rows(
    `insert into sppbj (paket_id, rekanan_id, file, tgl_kirim, pengirim_id)
     values (?, ?, 'berkas/s.pdf', now(), ?) returning id`,
    [t.id, t.rekanan[0]!.rekanan.id, t.ppk.id]
  )

test.group('Paket: pergantian PPK', (group) => {
  group.each.setup(cleanSlate)

  test('the PA of its directorate decides; then the new one acts, the former does not, and all are told', async ({
    client,
    assert,
  }) => {
    const who = await people()
    const { paket, ppk, pokja } = await createPaketTerbit()
    const proposed = await propose(client, paket.id, who)
    proposed.assertStatus(200)
    assert.equal(data<RincianPaket>(proposed).ppkId, ppk.id, 'nothing has changed yet')
    assert.containSubset(data<RincianPaket>(proposed).usulPpk, { ...LETTER, ppk: 'Sari PPK' })
    assert.sameMembers(await notifiedUsers(), [ppk.id, who.baru.pengguna.id, who.pa.pengguna.id])
    assert.containSubset(await work(client, who.pa), [
      { jenis: 'ppkUsul', tautan: `/ppk/tender/${paket.id}/show` },
    ])
    ;(await decide(client, paket.id, 'setujui', who.manajer)).assertStatus(403)
    ;(await decide(client, paket.id, 'setujui', who.baru)).assertStatus(403)
    const stranger = await person({ peran: 'pa', divisi: '30' })
    assert.notInclude(
      (await work(client, stranger)).map(({ jenis }) => jenis),
      'ppkUsul'
    )
    ;(await decide(client, paket.id, 'setujui', stranger)).assertStatus(404)

    const both = await Promise.all([1, 2].map(() => decide(client, paket.id, 'setujui', who.pa)))
    assert.deepEqual(both.map((r) => r.status()).toSorted(), [200, 409])
    const now = data<RincianPaket>(both.find((r) => r.status() === 200)!)
    assert.equal(now.ppkId, who.baru.pengguna.id)
    assert.isNull(now.usulPpk)
    assert.deepEqual(now.suratPpk, { nomor: LETTER.nomor, tanggal: dayFromNow(-1) })
    assert.containSubset((await lastJournal({ aksi: 'paket.ppk', id: paket.id }))!.rincian, {
      ppkId: [ppk.id, who.baru.pengguna.id],
    })
    assert.includeMembers(await notifiedUsers(), [
      ...pokja.map(({ id }) => id),
      who.manajer.pengguna.id,
    ])
    const pause = (token: string) =>
      client
        .put(`/api/rup/lelang/tunda/${paket.id}`)
        .bearerToken(token)
        .json({ alasan: 'Menunggu izin' })
    ;(await pause(await signInAs(ppk))).assertStatus(403)
    ;(await pause(who.baru.token)).assertStatus(200)

    // Also of a package that has ended, whose PPK may have to enter an auditor's order.
    await rows(`update paket set status_pelaksanaan = 'G' where id = ? returning id`, [paket.id])
    ;(await propose(client, paket.id, { ...who, baru: { pengguna: ppk } })).assertStatus(200)
    ;(await decide(client, paket.id, 'setujui', who.pa)).assertStatus(200)
  })

  test('who became PA of another directorate neither reads the package nor decides on the own successor', async ({
    client,
    assert,
  }) => {
    const who = await people()
    const { paket, ppk, pokja } = await createPaketTerbit()
    ;(await propose(client, paket.id, who)).assertStatus(200)
    const promoted = { token: await signInAs(ppk) }
    const member = { token: await signInAs(pokja[0]!) }
    await rows(`update pengguna set peran = 'pa', divisi_kode = '30' where id = ? returning id`, [
      ppk.id,
    ])
    const read = ({ token }: Pick<Person, 'token'>) =>
      client.get(`/api/paket/${paket.id}`).bearerToken(token)
    ;(await read(promoted)).assertStatus(404)
    ;(await decide(client, paket.id, 'setujui', promoted)).assertStatus(404)
    // A PA of the procurement unit may be of the pokja, and is of another directorate all the same.
    await rows(`update pengguna set peran = 'pa' where id = ? returning id`, [pokja[0]!.id])
    assert.isFalse(data<RincianPaket>(await read(member)).usulPpk!.bolehPutus)
    ;(await decide(client, paket.id, 'tolak', member, { alasan: 'Tetap' })).assertStatus(403)
    assert.isTrue(data<RincianPaket>(await read(who.pa)).usulPpk!.bolehPutus)
    ;(await decide(client, paket.id, 'setujui', who.pa)).assertStatus(200)
  })

  test('it takes a letter, a reason, and a PPK of the directorate who is neither of the pokja nor its PPK', async ({
    client,
    assert,
  }) => {
    const who = await people()
    const { paket, ppk, pokja } = await createPaketTerbit()
    const other = await createPengguna({ peran: 'ppk', divisi: '30' })
    const off = await createPengguna({ peran: 'ppk', divisi: '20', status: 'I' })
    for (const { id } of [ppk, pokja[0]!, other, off]) {
      const refused = await propose(client, paket.id, who, { ppkId: id })
      refused.assertStatus(400)
      assert.deepEqual(errorFields(refused), ['ppkId'])
    }
    const bare = await propose(client, paket.id, who, { nomor: ' ', tanggal: null, sebab: '' })
    bare.assertStatus(400)
    assert.sameMembers(errorFields(bare), ['nomor', 'tanggal', 'sebab'])
    ;(await propose(client, paket.id, { ...who, manajer: who.pa })).assertStatus(403)
    const offered = await client
      .get(`/api/paket/${paket.id}/calon-ppk`)
      .bearerToken(who.manajer.token)
    assert.deepEqual(
      data<CalonPpk[]>(offered).map(({ id }) => id),
      [who.baru.pengguna.id]
    )

    // Who may become it is asked again when it is decided.
    ;(await propose(client, paket.id, who)).assertStatus(200)
    await rows(`update pengguna set status = 'I' where id = ? returning id`, [who.baru.pengguna.id])
    ;(await decide(client, paket.id, 'setujui', who.pa)).assertStatus(400)
    ;(await decide(client, paket.id, 'tolak', who.pa)).assertStatus(400)
    const reason = { alasan: 'Sudah tidak aktif' }
    ;(await decide(client, paket.id, 'tolak', who.pa, reason)).assertStatus(200)
    assert.equal((await rows<{ ppk_id: number }>('select ppk_id from paket'))[0]!.ppk_id, ppk.id)

    await rows(`update pengguna set status = 'I' where id = ? returning id`, [who.pa.pengguna.id])
    await rows(`update pengguna set status = 'A' where id = ? returning id`, [who.baru.pengguna.id])
    const nobody = await propose(client, paket.id, who)
    nobody.assertStatus(409)
    assert.match(message(nobody), /Pengguna Anggaran aktif/)
  })

  test('a PPK who is none any more waits to be replaced; a draft keeps the letter’s, its activity may get another', async ({
    client,
    assert,
  }) => {
    const who = await people()
    const {
      paket,
      ppk,
      kegiatan: [activity],
    } = await createPaket()
    await rows(`update pengguna set peran = 'operator' where id = ? returning id`, [ppk.id])
    assert.containSubset(await work(client, who.manajer), [
      { jenis: 'ppkGanti', keterangan: ppk.nama, tautan: `/rup/paket/pokja/${paket.id}/ppk` },
    ])
    ;(await propose(client, paket.id, who)).assertStatus(200)
    const kinds = async () => (await work(client, who.manajer)).map(({ jenis }) => jenis)
    assert.notInclude(await kinds(), 'ppkGanti')
    // The directorate's only PA has gone: what was proposed waits for nobody.
    const pa = (status: 'I' | 'A') =>
      rows(`update pengguna set status = ? where id = ? returning id`, [status, who.pa.pengguna.id])
    await pa('I')
    assert.include(await kinds(), 'ppkGanti')
    await pa('A')
    assert.notInclude(await kinds(), 'ppkGanti')
    ;(await decide(client, paket.id, 'setujui', who.pa)).assertStatus(200)

    const planner = await person({ peran: 'operatorULP' })
    const edited = await client
      .put(`/api/paket/${paket.id}`)
      .bearerToken(planner.token)
      .json({ nama: 'Nama yang diperbaiki' })
    edited.assertStatus(200)
    assert.equal(data<RincianPaket>(edited).ppkId, who.baru.pengguna.id)

    const url = `/rest/kegiatan/${activity!.kegiatanId}`
    const read = await client.get(url).bearerToken(planner.token)
    read.assertStatus(200)
    const stored = read.body() as object
    const changed = await client
      .put(url)
      .bearerToken(planner.token)
      .json({ ...stored, ppkId: who.baru.pengguna.id })
    changed.assertStatus(200)
  })

  test('letters that nobody has signed yet are drawn anew for who signs them now; a signed one stays', async ({
    client,
    assert,
  }) => {
    const who = await people()
    const t = await createTenderDitetapkan('spk')
    await rows(
      `update paket set nilai_kontrak = 790000000, tgl_kontrak = ?, mulai_kontrak = ?, selesai_kontrak = ?,
         lama_pekerjaan = 30, jenis_hari = 'K' where id = ? returning id`,
      [dayFromNow(1), dayFromNow(2), dayFromNow(32), t.id]
    )
    await sppbjSent(t)
    const papers = { sppbj: t.tokenPpk, spk: t.tokenPpk }
    const print = async (jenis: string, token: string) => {
      const url = `/api/tender/cetakan/${t.id}`
      const answer = await client.post(url).bearerToken(token).json({ jenis })
      answer.assertStatus(200)
      return data<BerkasCetakan>(answer)
    }
    const first = new Map<string, BerkasCetakan>()
    for (const [jenis, token] of Object.entries(papers)) first.set(jenis, await print(jenis, token))
    ;(await propose(client, t.id, who)).assertStatus(200)
    ;(await decide(client, t.id, 'setujui', who.pa)).assertStatus(200)
    const state = async ({ nomor }: BerkasCetakan) =>
      data<KonfirmasiCetakan>(await client.get(`/api/cetakan/${await codeOf(nomor)}`)).keadaan

    // What was sent is what its PPK signed.
    assert.equal(await state(first.get('sppbj')!), 'sah')
    assert.equal((await print('sppbj', who.baru.token)).nomor, first.get('sppbj')!.nomor)
    assert.equal(await state(first.get('spk')!), 'berubah')
    const anew = await print('spk', who.baru.token)
    assert.notEqual(anew.nomor, first.get('spk')!.nomor)
    const text = pdfText(await fetchBytes(`/${anew.file}`, who.baru.token))
    assert.include(text, withoutBlanks('Sari PPK'))
    assert.notInclude(text, withoutBlanks(t.ppk.nama))

    // Once the order to start work has closed them, the contract's papers are what was signed.
    await rows('update paket set kunci_spmk = true, ppk_id = ? where id = ? returning id', [
      t.ppk.id,
      t.id,
    ])
    assert.equal(await state(anew), 'sah')
  })

  test('PLA: what is in opens by official and reserve, what comes after by the new PPK’s key', async ({
    client,
    assert,
  }) => {
    const d = await inSubmission(client, {
      metode: 'PLA',
      jenis: 'BAR',
      hps: [{ uraian: 'Meja rapat', volume: 10, satuan: 'bh', hargaSatuan: 5_000_000 }],
    })
    const [official, , pa] = d.holders as [KeyHolder, KeyHolder, KeyHolder]
    const manajer = await person({ peran: 'manajerULP' })
    const baru = await createHolder({ peran: 'ppk', divisi: '20' })
    const key = await enrol(client, baru)
    ;(await vouch(client, official, { ...baru, key })).assertStatus(200)
    const [early, late] = d.rekanan
    const whole = { berkas: semuaJenis(), harga: 45_000_000 }
    ;(await kirim(client, d, early!, whole)).assertStatus(200)
    ;(await propose(client, d.id, { manajer, baru: { pengguna: baru } })).assertStatus(200)
    ;(await decide(client, d.id, 'setujui', pa)).assertStatus(200)
    assert.equal(await renewHolderSets(), 1, 'vendors are asked to seal anew')
    ;(await kirim(client, d, late!, whole)).assertStatus(200)
    const members = await rows<{ nomor: number; id: number }>(
      `select h.nomor, k.pengguna_id as id from himpunan_anggota a join himpunan_pemegang h on h.id = a.himpunan_id
         join kunci_pemegang k on k.id = a.kunci_id where h.paket_id = ? and a.peran = 'ppk' order by 1`,
      [d.id]
    )
    assert.deepEqual(members, [
      { nomor: 1, id: d.ppk.id },
      { nomor: 2, id: baru.id },
    ])
    await keTahap(d.id, 'pembukaan')
    await askSigned(client, d.id, official)
    const standIn = asReserve(pa)
    const input = await signedConfirmation(client, d.id, standIn)
    const done = await confirmFor(client, d.id, standIn, {
      ...input,
      alasanCadangan: 'PPK baru tidak memegang kunci penawaran pertama',
    })
    assert.equal(done.status(), 200, message(done))
    assert.isAbove(await opened(d.id), 4)
  })
})
