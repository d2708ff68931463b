/** What waits for pokja and PPK in running tenders (decisions §2 'My work', §5 'Time alone does not end a deed'). */
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createEmptyOffer, createPeserta, createUndangan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { BERKAS_BA_PL, type BerkasBaPl } from '@eproc/domain/tender/answers_hasil'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import {
  perbuatanBeberapaPaket,
  perbuatanPaket,
} from '@eproc/backend/app/paket_berjalan/keadaan/tertunggak_query'
import { data, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { rows } from '../../lib/query.ts'
import { kirimSppbj, sanggah, simpanKontrak } from '../tender/bantu_hasil.ts'
import { world } from '../tender/penawaran/bantu.ts'

/** Of tenders: a pokja member may have other work, too. */
const work = async (client: ApiClient, token: string): Promise<ButirKotak[]> => {
  const r = await client.get('/api/pekerjaan').bearerToken(token)
  r.assertStatus(200)
  return data<ButirKotak[]>(r).filter((b) => b.tautan.includes('?tahap='))
}
const kinds = async (client: ApiClient, token: string): Promise<string[]> =>
  (await work(client, token)).map((b) => b.jenis)

/** The end of SPMK, the end of the tender: deeds of the PPK. */
const order = async (client: ApiClient, t: TenderUji) =>
  (
    await client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(t.tokenPpk).json({})
  ).assertStatus(200)
const finish = async (client: ApiClient, t: TenderUji) =>
  (
    await client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(t.tokenPpk).json({})
  ).assertStatus(200)
const lock = (t: TenderUji) =>
  rows('update paket set kunci_spmk = true where id = ? returning id', [t.id])

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
    assert.deepEqual(await kinds(client, t.tokenPpk), ['spmk'])
    await lock(t)
    assert.containSubset(await work(client, t.tokenPpk), [
      { jenis: 'selesai', tautan: `/ppk/tender/${t.id}/show?tahap=ba-negosiasi` },
    ])
  })

  test('after the contract the PPK finds the SPMK, and then the deed that ends the tender', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spk')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['kontrak'])
    await simpanKontrak(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
    await keTahap(t.id, 'spmk')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['spmk'])
    await order(client, t)
    const [end, ...more] = await work(client, t.tokenPpk)
    assert.lengthOf(more, 0)
    assert.containSubset(end, {
      jenis: 'selesai',
      kode: t.paket.kode,
      keterangan: 'Penandatanganan SPMK',
      tautan: `/ppk/tender/${t.id}/show?tahap=sppbj`,
    })
    assert.isAbove(Date.parse(end!.batas!), Date.parse(end!.sejak))
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    await finish(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })

  test('a tender that was finished before its contract still waits for contract and SPMK', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await finish(client, t)
    await keTahap(t.id, 'spk')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['kontrak'])
    await simpanKontrak(client, t)
    await keTahap(t.id, 'spmk')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['spmk'])
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    await order(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })

  test('read together, no tender takes a deed of another', async ({ assert }) => {
    const [satu, dua] = [await createTenderDitetapkan('sppbj'), await createTenderDitetapkan('spk')]
    const asing = dua.rekanan[0]!.rekanan.id
    await createPeserta(satu.id, asing)
    await createUndangan(satu.id, asing, 'N', satu.ppk.id)
    const bersama = await perbuatanBeberapaPaket(db, [satu.id, dua.id])
    assert.isFalse(bersama.get(satu.id)!.diundangN)
    for (const { id } of [satu, dua]) {
      assert.deepEqual(bersama.get(id), await perbuatanPaket(db, id))
      assert.lengthOf(bersama.get(id)!.nilai, 2)
    }
  })

  test('without an SPMK in the schedule the end follows the contract', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await rows(
      `update jadwal set include = false where paket_id = ? and kunci = 'spmk' returning id`,
      [t.id]
    )
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spk')
    await simpanKontrak(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), ['selesai'])
  })

  test('a direct appointment ends from its minutes, which wait for the pokja until four are in', async ({
    client,
    assert,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const seller = t.rekanan[0]!.rekanan
    await createUndangan(t.id, seller.id, 'P', t.ppk.id)
    await createUndangan(t.id, seller.id, 'N', t.ppk.id)
    await createNilai(t.id, seller.id)
    await rows(
      `update evaluasi set negosiasi_harga = 790000000 where paket_id = ? returning rekanan_id`,
      [t.id]
    )
    await createPenetapan(t, [seller], 'penetapan-penyedia')
    await rows(
      `update jadwal set include = false where paket_id = ? and kunci = 'ba-negosiasi' returning id`,
      [t.id]
    )
    await keTahap(t.id, 'ba-pl')
    const minutes = async (files: readonly BerkasBaPl[]) => {
      const sent = client
        .post('/api/rup/lelang/penunjukan-langsung/berita-acara')
        .bearerToken(t.tokenPokja[0]!)
        .field('paketPenyediaId', String(t.id))
      for (const b of files) sent.file(b, PDF, pdfFile(`${b}.pdf`))
      ;(await sent).assertStatus(200)
    }
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['beritaAcara'])
    await minutes(BERKAS_BA_PL.slice(0, 3))
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['beritaAcara'])
    await keTahap(t.id, 'sppbj')
    await kirimSppbj(client, t, [{ vendorId: seller.id }])
    await keTahap(t.id, 'spk')
    await simpanKontrak(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), [], 'nothing that would be refused')
    const early = await client
      .put(`/api/rup/lelang/selesai-smpk/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({})
    early.assertStatus(409)
    assert.equal(message(early), tenderHasil.kontrak.belumBaPl)
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['beritaAcara'])
    await minutes(['fileHasilNegosiasi'])
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    assert.deepEqual(await kinds(client, t.tokenPpk), ['spmk'])
    await order(client, t)
    assert.containSubset(await work(client, t.tokenPpk), [
      { jenis: 'selesai', tautan: `/ppk/tender/${t.id}/show?tahap=ba-pl` },
    ])
    await finish(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })
})
