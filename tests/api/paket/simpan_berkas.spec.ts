import { test } from '@japa/runner'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { data, fieldErrors } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { count } from '../../lib/query.ts'
import { buatLewatRute, paketInput } from './bantu.ts'

test.group('Paket: its documents', (group) => {
  group.each.setup(cleanSlate)

  test('a place has its attachment: stored with the form, kept while named, opened by staff, let go of after', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const input = await paketInput()
    const p = await buatLewatRute(client, token, input)
    const [tempat] = input.listLokasiKerja
    const kirim = (versi: number, listLokasiKerja: object[]) =>
      client.put(`/api/paket/${p.id}`).bearerToken(token).json({ versi, listLokasiKerja })
    const r = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(token)
      .field('data', JSON.stringify({ versi: p.versi, listLokasiKerja: [tempat, tempat] }))
      .file('lampiranLokasi[1]', PDF, pdfFile('denah.pdf'))
    r.assertStatus(200)
    const satu = data<RincianPaket>(r)
    assert.deepEqual(
      satu.listLokasiKerja.map((l) => l.lampiran === null),
      [true, false]
    )
    const jalur = satu.listLokasiKerja[1]!.lampiran!
    assert.equal(satu.namaBerkas[jalur], 'denah.pdf')
    const buka = () => client.get(`/${jalur}`).bearerToken(token)
    ;(await buka()).assertStatus(200)
    // Its place may change; a path of somebody else's may not come in.
    const pindah = await kirim(satu.versi, [{ ...tempat, lampiran: jalur }])
    pindah.assertStatus(200)
    assert.equal(data<RincianPaket>(pindah).listLokasiKerja[0]!.lampiran, jalur)
    const asing = await kirim(satu.versi + 1, [{ ...tempat, lampiran: p.fileKAK }])
    asing.assertStatus(400)
    assert.deepEqual(
      fieldErrors(asing).map((e) => e.field),
      ['listLokasiKerja.0.lampiran']
    )
    const tanpaTempat = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(token)
      .field('data', JSON.stringify({ versi: satu.versi + 1 }))
      .file('lampiranLokasi[7]', PDF, pdfFile('denah.pdf'))
    tanpaTempat.assertStatus(400)
    ;(await kirim(satu.versi + 1, [tempat!])).assertStatus(200)
    assert.equal(await count('berkas where jalur = ? and dilepas_pada is not null', [jalur]), 1)
  })

  test('a document of the package is taken away again; one that comes along stays', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, token, await paketInput())
    const save = (versi: number, fileLain?: string) => {
      const hapusBerkas = ['fileKAK', 'fileLampiran', 'fileLain']
      const request = client
        .put(`/api/paket/${p.id}`)
        .bearerToken(token)
        .field('data', JSON.stringify({ versi, hapusBerkas }))
      return fileLain ? request.file('fileLain', PDF, pdfFile(fileLain)) : request
    }
    const r = await save(p.versi, 'uraian.pdf')
    r.assertStatus(200)
    ;(await save(p.versi)).assertStatus(409)
    const { fileKAK, fileLain, namaBerkas } = data<RincianPaket>(r)
    assert.isNull(fileKAK)
    assert.equal(namaBerkas[fileLain!], 'uraian.pdf')
    assert.equal(await count('berkas where jalur = ? and dilepas_pada is not null', [p.fileKAK]), 1)
    const { rincian } = (await lastJournal({ aksi: 'paket.ubah', id: p.id }))!
    // What was not there is not told as taken away.
    assert.deepEqual(rincian, { fileKAK: [p.fileKAK, null], fileLain: [null, fileLain] })
  })
})
