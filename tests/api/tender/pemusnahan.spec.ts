/** Offers that were never opened are destroyed after the retention time (sealing.md §4), by two persons, provably. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { BuktiLog } from '@eproc/domain/log/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type {
  KonfirmasiTandaTerima,
  PenawaranSendiri,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { PemusnahanPaket } from '@eproc/domain/tender/penawaran/answers_pemusnahan'
import { pemusnahan as teks } from '@eproc/i18n/id/pemusnahan'
import { data, message } from '../../lib/answers.ts'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { journalActions } from '../../lib/journal.ts'
import { holds } from '../../lib/log_proof.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { count, row, rows } from '../../lib/query.ts'
import { kirim, semuaJenis } from './penawaran/bantu.ts'
import { inSubmission, type HeldPackage } from './pembukaan/bantu.ts'

// The stage has moved the clock before: counted from today.
const RETENTION = 'P800D'
const REASON = { alasan: 'Masa simpan lewat, tidak ada perkara' }
const onDisk = (path: string) => existsSync(join(process.env.DATA_DIR!, path))

/** Two vendors in (one of them twice), then the package fails before anything was opened. */
async function failed(client: ApiClient) {
  const d = await inSubmission(client)
  const [first, second] = d.rekanan
  ;(await kirim(client, d, first!, { berkas: { T: randomPdf('lama') } })).assertStatus(200)
  for (const vendor of [first!, second!]) {
    const sent = await kirim(client, d, vendor, { berkas: semuaJenis(), harga: 45_000_000 })
    sent.assertStatus(200)
  }
  const ended = await client
    .put(`/api/rup/lelang/gagal/${d.id}`)
    .bearerToken(d.tokenPpk)
    .json({ alasan: 'Semua penawaran terlambat' })
  ended.assertStatus(200)
  const ulp = await createPengguna({ peran: 'manajerULP' })
  return { d, ulp, url: `/api/tender/pemusnahan/${d.id}` }
}

const stateOf = async (client: ApiClient, d: HeldPackage, token: string) =>
  data<PemusnahanPaket>(await client.get(`/api/tender/pemusnahan/${d.id}`).bearerToken(token))

test.group('Offers that were never opened', (group) => {
  group.each.setup(cleanSlate)

  test('are kept for the retention time, and refused to whoever asks before or may not', async ({
    client,
    assert,
  }) => {
    const { d, ulp, url } = await failed(client)
    const kept = await stateOf(client, d, d.tokenPpk)
    assert.containsSubset(kept, { keadaan: 'disimpan', berkas: 9, rekanan: 2, bisa: [] })
    const early = await client.post(url).bearerToken(d.tokenPpk).json(REASON)
    early.assertStatus(409)
    assert.include(message(early), 'Masa simpan belum lewat')
    moveClock(RETENTION)
    const token = await signInAs(ulp)
    assert.deepEqual((await stateOf(client, d, await signInAs(d.ppk))).bisa, ['minta'])
    for (const other of [token, await signInAs(d.pokja[0]!)]) {
      ;(await client.post(url).bearerToken(other).json(REASON)).assertStatus(403)
    }
    const ppk = await signInAs(d.ppk)
    ;(await client.post(url).bearerToken(ppk).json({ alasan: ' ' })).assertStatus(400)
    ;(await client.post(`${url}/sahkan`).bearerToken(token)).assertStatus(409)
    ;(await client.post(url).bearerToken(ppk).json(REASON)).assertStatus(200)
    const work = data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token))
    assert.include(
      work.map(({ jenis }) => jenis),
      'pemusnahan'
    )
    ;(await client.post(`${url}/sahkan`).bearerToken(ppk)).assertStatus(403)
    const refused = await client
      .post(`${url}/tolak`)
      .bearerToken(token)
      .json({ alasan: 'Ada perkara di PTUN' })
    assert.equal(data<PemusnahanPaket>(refused).keadaan, 'dapat')
    assert.equal(await count('penawaran where dimusnahkan_pada is not null'), 0)
    assert.equal(await count('pemusnahan'), 0)
  })

  test('a row of the table destroys nothing: the database takes it only from whose session it is', async ({
    client,
    assert,
  }) => {
    const { d, ulp, url } = await failed(client)
    moveClock(RETENTION)
    const forged = (set: string, values: unknown[]) => () =>
      rows(`${set} returning id`, values) as Promise<unknown>
    await assert.rejects(
      forged(
        `insert into pemusnahan (paket_id, alasan, peminta_id, diminta_pada) values (?, 'palsu', ?, now())`,
        [d.id, d.ppk.id]
      ),
      /bukan sesi/
    )
    const asked = await client
      .post(url)
      .bearerToken(await signInAs(d.ppk))
      .json(REASON)
    asked.assertStatus(200)
    await assert.rejects(
      forged(
        `update pemusnahan set pengesah_id = ?, disahkan_pada = now(), nomor = 'x', isi = '[]', file = 'x'`,
        [ulp.id]
      ),
      /bukan sesi/
    )
    assert.equal(await count('pemusnahan where disahkan_pada is not null'), 0)
  })

  test('are destroyed by PPK and ULP: contents and shares are gone, receipts stay, and a leaf proves it', async ({
    client,
    assert,
  }) => {
    const { d, ulp, url } = await failed(client)
    const stored = await rows<{ path: string }>('select jalur_segel as path from penawaran')
    assert.lengthOf(stored, 9)
    moveClock(RETENTION)
    const [ppk, token] = [await signInAs(d.ppk), await signInAs(ulp)]
    ;(await client.post(url).bearerToken(ppk).json(REASON)).assertStatus(200)
    const done = await client.post(`${url}/sahkan`).bearerToken(token)
    done.assertStatus(200)
    assert.equal(message(done), teks.sukses.dimusnahkan)
    const state = data<PemusnahanPaket>(done)
    assert.containsSubset(state, { keadaan: 'dimusnahkan', berkas: 0, bisa: [] })
    assert.isTrue(stored.every(({ path }) => !onDisk(path)))
    // A backup compares every record with its file: of what was destroyed there is none left.
    const recorded = await rows<{ jalur: string }>('select jalur from berkas')
    assert.isTrue(recorded.every(({ jalur }) => onDisk(jalur)))
    const left = await row<{ n: number }>(
      `select sum(length(w.nama_segel) + length(w.kunci_terbungkus) + coalesce(length(w.harga_segel), 0)
          + length(s.amplop) + coalesce(length(s.lapis), 0))::int as n
         from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id`
    )
    assert.equal(left.n, 0)
    assert.equal(await count('tanda_terima'), 9)
    assert.equal(await count('penawaran_pemegang where length(pernyataan) > 0'), 9)
    const told = await journalActions({ objek: 'paket', id: d.id })
    assert.lengthOf(
      told.filter((aksi) => aksi === 'penawaran.musnahkan'),
      9
    )
    assert.lengthOf(
      told.filter((aksi) => aksi === 'pemusnahan.sahkan'),
      1
    )
    const again = await client.post(`${url}/sahkan`).bearerToken(token)
    again.assertStatus(409)
    assert.equal(message(again), teks.errors.sudah)
  })

  test('a vendor checks with its receipt alone what was destroyed', async ({ client, assert }) => {
    const { d, ulp, url } = await failed(client)
    moveClock(RETENTION)
    const asked = await client
      .post(url)
      .bearerToken(await signInAs(d.ppk))
      .json(REASON)
    asked.assertStatus(200)
    ;(await client.post(`${url}/sahkan`).bearerToken(await signInAs(ulp))).assertStatus(200)
    await tickLog()
    const vendor = d.rekanan[1]!
    const vendorToken = await signInAs(vendor.pengguna)
    const own = await client
      .get(`/api/lelang/penawaran/${d.id}/${vendor.rekanan.id}`)
      .bearerToken(vendorToken)
    const [file] = data<PenawaranSendiri>(own).berkas
    const proof = data<BuktiLog>(
      await client.get(file!.dimusnahkan!.bukti).bearerToken(vendorToken)
    )
    assert.isTrue(await holds(proof))
    const kode = file!.kodeTandaTerima
    const receipt = data<BuktiLog>(
      await client.get(`/api/log/bukti/${kode}`).bearerToken(vendorToken)
    )
    const { dimusnahkan } = JSON.parse(proof.isi) as {
      dimusnahkan: { tandaTerima: string; sandi: string }[]
    }
    assert.lengthOf(dimusnahkan, 9)
    const hash = createHash('sha256').update(receipt.isi).digest('hex')
    const { sha256Segel } = JSON.parse(receipt.isi) as { sha256Segel: string }
    assert.deepInclude(dimusnahkan, { tandaTerima: hash, sandi: sha256Segel })
    // Neither codes nor names of others stand in it.
    assert.notInclude(proof.isi, kode)
    const confirmed = data<KonfirmasiTandaTerima>(await client.get(`/api/tanda-terima/${kode}`))
    assert.isNotNull(confirmed.dimusnahkanPada)
    assert.isTrue(confirmed.sah)
    const stranger = await createPengguna({ peran: 'operator' })
    const closed = await client
      .get(`/api/log/pemusnahan/${d.id}`)
      .bearerToken(await signInAs(stranger))
    closed.assertStatus(404)
    const mails = await mailsTo(vendor.pengguna.email)
    const subject = teks.surat.dimusnahkan(`${d.paket.kode} ${d.paket.nama}`)
    assert.isTrue(mails.some((mail) => JSON.stringify(mail).includes(subject)))
  })
})
