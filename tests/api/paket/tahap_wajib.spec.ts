/** Stages that belong together cannot be left out, neither at publication nor by a revision (decisions §5). */
import { test } from '@japa/runner'
import { createPaket, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { data, errorFields, fieldErrors } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { person } from '../../lib/people.ts'
import { paketInput } from './bantu.ts'

test.group('Paket: stages that belong together', (group) => {
  group.each.setup(cleanSlate)

  test('a package that lacks one is not published, and says which', async ({ client, assert }) => {
    const terbit = async (p: PaketUji) =>
      client
        .post('/api/rup/paket/publish')
        .bearerToken(await signInAs(p.ppk))
        .json({ paketPenyediaId: p.paket.id })
    const tanpaTahap = ['pembukaan', 'sanggah', 'jawaban-sanggah', 'spk', 'penjelasan']
    const p = await createPaket({ tanpaTahap })
    const r = await terbit(p)
    r.assertStatus(400)
    assert.deepEqual(
      fieldErrors(r).map((e) => [e.field, e.message]),
      [
        ['listJadwal.4', 'Pembukaan Dokumen Penawaran'],
        ['listJadwal.10', 'Masa Sanggah'],
        ['listJadwal.11', 'Jawaban Sanggah'],
        ['listJadwal.16', 'Penandatanganan SPK'],
      ].map(([field, tahap]) => [field, `${tahap} Tahap ini wajib dan tidak dapat ditiadakan`])
    )
    // Whoever looks at it reads the same before.
    const baca = await client.get(`/api/paket/${p.paket.id}`).bearerToken(await signInAs(p.ppk))
    assert.lengthOf(
      data<RincianPaket>(baca).kurang.filter((k) => k.message.includes('wajib dan tidak')),
      4
    )
    const bebas = ['pengumuman', 'penjelasan', 'undangan-negosiasi', 'negosiasi', 'ba-negosiasi']
    ;(await terbit(await createPaket({ tanpaTahap: bebas }))).assertStatus(200)
    // Direct procurement has its own: without the announcement of the evaluation there is no result.
    const pla = await terbit(await createPaket({ metode: 'PLA', tanpaTahap: ['pengumuman-hasil'] }))
    pla.assertStatus(400)
    assert.include(errorFields(pla), 'listJadwal.5')
    // Appeals are of construction tenders; others are complete without them.
    const barang = await createPaket({ jenis: 'BAR', metode: 'TEN', kualifikasi: 'K2' })
    ;(await terbit(barang)).assertStatus(200)
    const konstruksi = await createPaket({ kualifikasi: 'K2', tanpaTahap: ['jawaban-banding'] })
    assert.deepEqual(errorFields(await terbit(konstruksi)), ['listJadwal.15'])
  })

  test('a revision leaves none out; what an older package never had may stay out', async ({
    client,
    assert,
  }) => {
    const revisi = async (p: PaketUji, tanpa: number[], geser?: number) => {
      const listRevisiJadwal = (await jadwalUji(p.paket.id)).map((l) => {
        const include = l.include && !tanpa.includes(l.urut)
        const lebih = l.urut === geser ? 60_000 : 0
        return {
          urut: l.urut,
          include,
          mulai: include ? l.mulai : null,
          selesai: include ? new Date(l.selesai.getTime() + lebih) : null,
          remark: 'Disesuaikan',
        }
      })
      return client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(await signInAs(p.ppk))
        .json({ paketPenyediaId: p.paket.id, listRevisiJadwal })
    }
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const r = await revisi(p, [5, 10, 13])
    r.assertStatus(400)
    assert.deepEqual(errorFields(r), ['listJadwal.4', 'listJadwal.9'])
    ;(await revisi(p, [13])).assertStatus(200)

    const lama = await createPaket({ statusPelaksanaan: 'A', tanpaTahap: ['jawaban-sanggah'] })
    ;(await revisi(lama, [], 18)).assertStatus(200)
    assert.deepEqual(errorFields(await revisi(lama, [11])), ['listJadwal.10'])
  })

  test('the package form refuses it at its row', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const input = await paketInput()
    const listJadwal = input.listJadwal.map((l) =>
      l.urut === 2 ? { ...l, include: false, mulai: null, selesai: null } : l
    )
    const r = await client
      .post('/api/paket')
      .bearerToken(token)
      .json({ ...input, listJadwal })
    r.assertStatus(400)
    assert.deepEqual(errorFields(r), ['listJadwal.1'])
  })
})
