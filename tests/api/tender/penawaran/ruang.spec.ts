/** Room for an offer: only the newest versions count, and no earlier one refuses the last. */
import { test } from '@japa/runner'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { keTahap } from '@eproc/database/factories/paket'
import { createPeserta } from '@eproc/database/factories/peserta'
import type { PenawaranSendiri } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { data, fieldErrors, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf, sealedFiles } from '../../../lib/files.ts'
import { TusClient } from '../../../lib/tus.ts'
import { count, rows } from '../../../lib/query.ts'
import { kirim, world } from './bantu.ts'

const KB = 1024
const pdf = (kb: number) => randomPdf(undefined, kb * KB)

test.group('Room for an offer', (group) => {
  group.each.setup(async () => {
    const resetClock = await cleanSlate()
    await rows("update parameter set value = '1' where key = 'KUOTA_PENAWARAN'")
    forgetParameters()
    return () => {
      forgetParameters()
      return resetClock()
    }
  })

  test('earlier versions do not count: the last one is always taken', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const r = d.rekanan[0]!
    const versi: number[] = []
    for (const kb of [900, 950, 1000]) {
      versi.push((await kirim(client, d, r, { berkas: { T: pdf(kb) } })).status())
    }
    assert.deepEqual(versi, [200, 200, 200])
    assert.equal(await count('penawaran'), 3)
  })

  test('from 80 % on it is told; what does not fit is refused before it travels, and after', async ({
    client,
    assert,
  }) => {
    const d = await world(2)
    await keTahap(d.id, 'pemasukan')
    const [r, lain] = [d.rekanan[0]!, d.rekanan[1]!]
    const sendiri = async () =>
      data<PenawaranSendiri>(
        await client.get(`/api/lelang/penawaran/${d.id}/${r.rekanan.id}`).bearerToken(r.token)
      ).ruang
    ;(await kirim(client, d, r, { berkas: { T: pdf(800) } })).assertStatus(200)
    assert.isNull(await sendiri())
    ;(await kirim(client, d, r, { berkas: { A: pdf(100) } })).assertStatus(200)
    assert.deepEqual(await sendiri(), { terpakai: 900 * KB, batas: 1024 * KB })
    const tersegel = sealedFiles().length
    const penuh = await kirim(client, d, r, { berkas: { A: pdf(300) } })
    penuh.assertStatus(413)
    assert.deepEqual(
      fieldErrors(penuh).map((e) => [e.field, e.rule]),
      [['fileAdministrasi', 'kuota']]
    )
    assert.match(message(penuh), /berkas lain dalam penawaran Anda memakai 800 KB dari 1 MB/)
    assert.equal(sealedFiles().length, tersegel)
    const tus = new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, r.token)
    const tentang = { paketPenyediaId: d.id, vendorId: r.rekanan.id, jenis: 'A' }
    const mulai = await tus.create({ ...tentang, filename: 'administrasi.pdf' }, 300 * KB)
    assert.equal(mulai.status, 413)
    assert.equal(await count('unggahan'), 0)
    // Another vendor has room of its own.
    ;(await kirim(client, d, lain, { berkas: { A: pdf(300) } })).assertStatus(200)
  })

  test('unfinished uploads are as many as the parameter says, over all packages', async ({
    assert,
  }) => {
    await rows("update parameter set value = '4' where key = 'MAKS_UNGGAHAN_BERJALAN'")
    forgetParameters()
    const [satu, dua] = [await world(1), await world(0)]
    const r = satu.rekanan[0]!
    await createPeserta(dua.id, r.rekanan.id)
    for (const d of [satu, dua]) await keTahap(d.id, 'pemasukan')
    const tus = new TusClient(`http://${process.env.HOST}:${process.env.PORT}`, r.token)
    const mulai = (paketPenyediaId: number, jenis: string) =>
      tus.create(
        {
          paketPenyediaId,
          vendorId: r.rekanan.id,
          jenis,
          filename: 'berkas.pdf',
          ...(jenis === 'H' ? { hargaPenawaran: 1_000_000 } : {}),
        },
        KB
      )
    for (const jenis of ['K', 'A', 'T', 'H'])
      assert.equal((await mulai(satu.id, jenis)).status, 201)
    const lebih = await mulai(dua.id, 'K')
    assert.equal(lebih.status, 429)
    assert.match(lebih.message, /^Sudah ada 4 unggahan Anda yang belum selesai/)
    // The same one again takes the place of what was begun.
    assert.equal((await mulai(satu.id, 'K')).status, 201)
  })
})
