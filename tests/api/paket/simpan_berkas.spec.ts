import { test } from '@japa/runner'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { data, fieldErrors } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
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

  test('files of its stages, their numbers and documents stay when another kind or method makes other stages', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const p = await buatLewatRute(client, token, await paketInput())
    const unggah = client
      .post('/api/rup/jadwal/upload')
      .bearerToken(token)
      .fields({ paketPenyediaId: p.id, fileCount: 3 })
    for (const [i, urut] of [2, 9, 11].entries()) {
      void unggah.fields({ [`uruts[${i}]`]: urut, [`showVendors[${i}]`]: 'true' })
      void unggah.file(`uploadFiles[${i}]`, PDF, pdfFile(`tahap-${urut}.pdf`))
    }
    ;(await unggah).assertStatus(200)
    await rows(
      `update jadwal set no_arsip = 'ARS-2' where paket_id = ? and urut = 2 returning id`,
      [p.id]
    )
    let { versi } = p
    const ubah = async (change: object) => {
      const r = await client
        .put(`/api/paket/${p.id}`)
        .bearerToken(token)
        .json({ versi, ...change })
      r.assertStatus(200)
      versi += 1
      const { listJadwal } = data<RincianPaket>(r)
      for (const { file } of listJadwal.flatMap((j) => j.berkas)) {
        ;(await client.get(`/${file}`).bearerToken(token)).assertStatus(200)
      }
      return listJadwal.flatMap((j) => {
        const berkas = j.berkas.map((b) => `${b.nama} ${b.showVendor}`)
        return berkas.length > 0 ? [[j.kunci, j.noArsip, ...berkas]] : []
      })
    }
    assert.deepEqual(await ubah({ jenisPengadaan: 'BAR' }), [
      ['dokumen', 'ARS-2', 'tahap-2.pdf true'],
      ['penetapan', null, 'tahap-9.pdf true'],
      ['sanggah', null, 'tahap-11.pdf true'],
    ])
    // A direct appointment has no objection: what was filed there stays in reach of staff.
    const langsung = { metodePemilihan: 'TLA', kualifikasi: null, alasanMetode: 'Keadaan darurat' }
    assert.deepEqual(await ubah(langsung), [
      ['undangan-peserta', null, 'tahap-11.pdf false'],
      ['dokumen', 'ARS-2', 'tahap-2.pdf true'],
      ['penetapan-penyedia', null, 'tahap-9.pdf true'],
    ])
  })
})
