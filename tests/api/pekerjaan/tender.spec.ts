/** What waits for pokja and PPK in running tenders (decisions §2 'My work', §5 'Time alone does not end a deed'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createEmptyOffer, createUndangan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { sanggah } from '../tender/bantu_hasil.ts'
import { world } from '../tender/penawaran/bantu.ts'

/** Of tenders: a pokja member may have other work, too. */
const work = async (client: ApiClient, token: string): Promise<ButirKotak[]> => {
  const r = await client.get('/api/pekerjaan').bearerToken(token)
  r.assertStatus(200)
  return data<ButirKotak[]>(r).filter((b) => b.tautan.includes('?tahap='))
}
const kinds = async (client: ApiClient, token: string): Promise<string[]> =>
  (await work(client, token)).map((b) => b.jenis)

test.group('My work in running tenders', (group) => {
  group.each.setup(cleanSlate)

  test('an opening that is due waits for the pokja, one that is asked for only for the others', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    const [satu, dua] = d.tokenPokja
    await keTahap(d.id, 'pemasukan')
    assert.deepEqual(await work(client, satu!), [])
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    await keTahap(d.id, 'pembukaan')
    const [butir, ...lain] = await work(client, satu!)
    assert.lengthOf(lain, 0)
    assert.containSubset(butir, {
      jenis: 'buka',
      kode: d.paket.kode,
      tautan: `/ppk/tender/${d.id}/show?tahap=pembukaan`,
    })
    assert.isAbove(Date.parse(butir!.batas!), Date.parse(butir!.sejak))
    assert.deepEqual(await kinds(client, d.tokenPpk), [])
    const minta = await client.post(`/api/tender/pembukaan/${d.id}`).bearerToken(satu!).json({})
    minta.assertStatus(200)
    assert.deepEqual(await kinds(client, satu!), [])
    assert.containSubset(await work(client, dua!), [
      { jenis: 'buka', keterangan: `Diminta ${d.pokja[0]!.nama}` },
    ])
  })

  test('an opening without an offer says so, and waits after its stage', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pembukaan')
    assert.deepEqual(await kinds(client, d.tokenPokja[0]!), ['tanpaPenawaran'])
    await keTahap(d.id, 'evaluasi')
    assert.deepEqual(await kinds(client, d.tokenPokja[0]!), ['tanpaPenawaran'])
  })

  test('judging, proposing and confirming wait for one after the other', async ({
    client,
    assert,
  }) => {
    const t = await createTender([800_000_000, 850_000_000, 900_000_000], {
      metodeEvaluasi: 'REN',
    })
    const pokja = t.tokenPokja[0]!
    await keTahap(t.id, 'evaluasi')
    assert.deepEqual(await kinds(client, pokja), ['evaluasi'])
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    assert.deepEqual(await kinds(client, pokja), [])
    await rows(
      `update jadwal set include = false where paket_id = ? and kunci in ('undangan-pembuktian', 'pembuktian')
       returning id`,
      [t.id]
    )
    await keTahap(t.id, 'penetapan')
    assert.deepEqual(await kinds(client, pokja), ['penetapan'])
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
    const usul = await client.post(`/api/tender/penetapan/${t.id}`).bearerToken(pokja).json({})
    usul.assertStatus(200)
    assert.deepEqual(await kinds(client, pokja), [])
    assert.containSubset(await work(client, t.tokenPpk), [
      { jenis: 'tegaskan', keterangan: `Diusulkan ${t.pokja[0]!.nama}` },
    ])
    const tegas = await client
      .post(`/api/tender/penetapan/${t.id}/tegaskan`)
      .bearerToken(t.tokenPpk)
      .json({})
    tegas.assertStatus(200)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })

  test('objections wait for the pokja, the award letter for the PPK, nothing for others', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const kirim = await sanggah(client, t, t.rekanan[1]!)
    kirim.assertStatus(200)
    await keTahap(t.id, 'jawaban-sanggah')
    assert.include(await kinds(client, t.tokenPokja[1]!), 'sanggah')
    await rows(
      `update sanggah set tgl_kirim_admin = now(), hasil = 'tidakTerbukti' where paket_id = ? returning id`,
      [t.id]
    )
    await keTahap(t.id, 'sppbj')
    assert.notInclude(await kinds(client, t.tokenPokja[1]!), 'sanggah')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['sppbj'])
    const lain = await world(1)
    assert.deepEqual(await kinds(client, lain.tokenPpk), [])
  })

  test('a direct procurement goes from its stage to the contract without a letter', async ({
    client,
    assert,
  }) => {
    const t = await createTender([80_000_000], { metode: 'PLA' })
    const seller = t.rekanan[0]!.rekanan
    await createUndangan(t.id, seller.id, 'P', t.ppk.id)
    await createNilai(t.id, seller.id)
    await keTahap(t.id, 'pembukaan')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['penetapan'])
    await createPenetapan(t, [seller], 'pembukaan')
    await keTahap(t.id, 'spk')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['kontrak'])
    await rows(`update paket set tgl_kontrak = current_date where id = ? returning id`, [t.id])
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })
})
