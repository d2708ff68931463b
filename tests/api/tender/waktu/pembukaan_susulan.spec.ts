/** Time alone does not end an opening (decisions §5 'Time alone does not end a deed'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createPenetapan } from '@eproc/database/factories/tender'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { body, data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { lastJournal } from '../../../lib/journal.ts'
import { rows } from '../../../lib/query.ts'
import { kirim, nilai, semuaJenis, world, type Dunia } from '../penawaran/bantu.ts'

const ALASAN = 'Ruang rapat kebanjiran'
const minta = (client: ApiClient, d: Dunia, sent: object = {}) =>
  client.post(`/api/tender/pembukaan/${d.id}`).bearerToken(d.tokenPokja[0]!).json(sent)
const sahkan = (client: ApiClient, d: Dunia, sent: object = {}) =>
  client.post(`/api/tender/pembukaan/${d.id}/sahkan`).bearerToken(d.tokenPokja[1]!).json(sent)

/** Offers are in, and the stage of opening is over. */
async function terlewat(client: ApiClient) {
  const d = await world(3)
  await keTahap(d.id, 'pemasukan')
  for (const [i, r] of d.rekanan.entries()) {
    const harga = 800_000_000 + i
    ;(await kirim(client, d, r, { berkas: semuaJenis(), harga })).assertStatus(200)
  }
  await keTahap(d.id, 'evaluasi')
  return d
}

test.group('Tender: an opening that was not done in its stage', (group) => {
  group.each.setup(cleanSlate)

  test('is done later with a reason, which minutes, journal and public schedule show', async ({
    assert,
    client,
  }) => {
    const d = await terlewat(client)
    const tanpa = await minta(client, d)
    tanpa.assertStatus(400)
    assert.equal(body<{ errors: { field: string }[] }>(tanpa).errors[0]!.field, 'alasan')
    ;(await minta(client, d, { alasan: ALASAN })).assertStatus(200)
    const jawab = await sahkan(client, d)
    jawab.assertStatus(200)
    const acara = data<BeritaAcaraPembukaan>(jawab)
    assert.equal(acara.keadaan, 'dibuka')
    assert.equal(acara.alasanSusulan, ALASAN)
    assert.lengthOf(acara.penawaran, 3)
    const catatan = await lastJournal({ aksi: 'pembukaan.minta', id: d.id })
    assert.equal(catatan!.alasan, ALASAN)
    const umum = await client.get(`/api/rup/paket/info/tahun/${d.paket.tahunAnggaran}`)
    const paket = data<PaketPublik[]>(umum).find((p) => p.id === d.id)!
    assert.equal(
      paket.listJadwal.find((j) => j.tahap.startsWith('Pembukaan'))!.susulan?.alasan,
      ALASAN
    )
    assert.isTrue(paket.listJadwal.filter((j) => j.susulan).length === 1)
  })

  test('asked for in time and confirmed late: the confirmation gives the reason', async ({
    assert,
    client,
  }) => {
    const d = await terlewat(client)
    await keTahap(d.id, 'pembukaan')
    ;(await minta(client, d)).assertStatus(200)
    await keTahap(d.id, 'evaluasi')
    ;(await sahkan(client, d)).assertStatus(400)
    const jawab = await sahkan(client, d, { alasan: ALASAN })
    jawab.assertStatus(200)
    assert.equal(data<BeritaAcaraPembukaan>(jawab).alasanSusulan, ALASAN)
  })

  test('in its stage it needs no reason and shows none', async ({ assert, client }) => {
    const d = await terlewat(client)
    await keTahap(d.id, 'pembukaan')
    ;(await minta(client, d, { alasan: ALASAN })).assertStatus(200)
    const jawab = await sahkan(client, d, { alasan: ALASAN })
    assert.isNull(data<BeritaAcaraPembukaan>(jawab).alasanSusulan)
  })

  test('it ends when results of its files are announced', async ({ client }) => {
    const d = await terlewat(client)
    for (const r of d.rekanan) await nilai(d.id, r.rekanan.id, true)
    await createPenetapan(
      d,
      d.rekanan.map((r) => r.rekanan)
    )
    await keTahap(d.id, 'pengumuman-pemenang')
    ;(await minta(client, d, { alasan: ALASAN })).assertStatus(409)
  })

  test('minutes name a vendor that withdrew', async ({ assert, client }) => {
    const d = await terlewat(client)
    const { id, nama } = d.rekanan[0]!.rekanan
    await rows(`update peserta set mundur_pada = ${sqlNow()} where rekanan_id = ?`, [id])
    await minta(client, d, { alasan: ALASAN })
    const acara = data<BeritaAcaraPembukaan>(await sahkan(client, d))
    assert.deepEqual(
      acara.tidakDibuka.map((t) => [t.vendorId, t.nama]),
      [[id, nama]]
    )
  })
})
