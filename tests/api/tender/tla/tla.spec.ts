/** The end of a direct appointment (decisions §5 'Finish'): nothing that follows is cut off. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { BERKAS_BA_PL, type BerkasBaPl, type HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { ownerRows } from '../../../lib/query.ts'
import { finishAsTold, kirimSppbj, simpanKontrak } from '../bantu_hasil.ts'

async function ditetapkan() {
  const t = await createTender([800_000_000], { metode: 'TLA' })
  await createNilai(t.id, t.rekanan[0]!.rekanan.id)
  await createPenetapan(t, [t.rekanan[0]!.rekanan], 'penetapan-penyedia')
  await keTahap(t.id, 'ba-pl')
  return t
}

function unggah(client: ApiClient, t: TenderUji, berkas: readonly BerkasBaPl[]) {
  const minta = client
    .post('/api/rup/lelang/penunjukan-langsung/berita-acara')
    .bearerToken(t.tokenPokja[0]!)
    .field('paketPenyediaId', String(t.id))
  for (const b of berkas) minta.file(b, PDF, pdfFile(`${b}.pdf`))
  return minta
}

test.group('TLA: the end', (group) => {
  group.each.setup(cleanSlate)

  test('is completed once SPPBJ is sent and the minutes are in up to the negotiation', async ({
    assert,
    client,
  }) => {
    const t = await ditetapkan()
    ;(await unggah(client, t, BERKAS_BA_PL.slice(0, 3))).assertStatus(200)
    const tanpaSurat = await finishAsTold(assert, client, t)
    tanpaSurat.assertStatus(409)
    assert.match(message(tanpaSurat), /SPPBJ/)
    await keTahap(t.id, 'sppbj')
    const surat = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    surat.assertStatus(200)
    const kurang = await finishAsTold(assert, client, t)
    kurang.assertStatus(409)
    assert.match(message(kurang), /hasil negosiasi/)
    ;(await unggah(client, t, ['fileHasilNegosiasi'])).assertStatus(200)
    ;(await finishAsTold(assert, client, t)).assertStatus(200)
  })

  test('who was invited and not chosen is told, and reads its own result with its reason', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000, 850_000_000], { metode: 'TLA' })
    const [winner, other] = t.rekanan
    for (const r of t.rekanan) await createUndangan(t.id, r.rekanan.id, 'P', t.pokja[0]!.id)
    for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
    await createPenetapan(t, [winner!.rekanan], 'penetapan-penyedia')
    await keTahap(t.id, 'sppbj')
    const read = async () =>
      data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`).bearerToken(other!.token))
    const withoutTab = async () =>
      data<TabAnswer>(await client.get(`/api/paket/${t.id}/tab`).bearerToken(other!.token)).rekanan!
        .hasilTanpaTab
    assert.isEmpty((await read()).sendiri!.diumumkan)
    assert.isFalse(await withoutTab())
    assert.equal(await umumkanHasil(), 0, 'before the letter is sent')
    ;(await kirimSppbj(client, t, [{ vendorId: winner!.rekanan.id }])).assertStatus(200)
    assert.equal(await umumkanHasil(), 1)
    const told = await mailsTo(other!.pengguna.email)
    assert.match(told[0]!.teks, /pada bagian Informasi paket ini/)
    const { sendiri, rows } = await read()
    assert.include(sendiri!.diumumkan, 'pemenang')
    assert.isTrue(await withoutTab(), 'the screen shows it among the information')
    assert.isFalse(sendiri!.urutan === 1)
    assert.isEmpty(rows, 'of others it reads nothing')
  })

  test('finished in the same sitting as the letter: who was not chosen is told all the same, once', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000, 850_000_000], { metode: 'TLA' })
    const [winner, other] = t.rekanan
    for (const { rekanan } of t.rekanan) {
      await createUndangan(t.id, rekanan.id, 'P', t.pokja[0]!.id)
      await createNilai(t.id, rekanan.id)
    }
    await createPenetapan(t, [winner!.rekanan], 'penetapan-penyedia')
    await keTahap(t.id, 'ba-pl')
    ;(await unggah(client, t, BERKAS_BA_PL.slice(0, 4))).assertStatus(200)
    await keTahap(t.id, 'sppbj')
    // However long its stage has lasted: the letter is what announces.
    for (const change of [
      `jadwal set mulai = mulai - interval '9 days' where kunci = 'sppbj'`,
      `penetapan set ditegaskan_pada = ditegaskan_pada - interval '9 days' where true`,
    ]) {
      await ownerRows(`update ${change} and paket_id = ? returning id`, [t.id])
    }
    ;(await kirimSppbj(client, t, [{ vendorId: winner!.rekanan.id }])).assertStatus(200)
    ;(await finishAsTold(assert, client, t)).assertStatus(200)
    assert.deepEqual([await umumkanHasil(), await umumkanHasil()], [1, 0])
    const told = await mailsTo(other!.pengguna.email)
    assert.lengthOf(
      told.filter(({ teks }) => /pada bagian Informasi paket ini/.test(teks)),
      1
    )
  })

  test('what the letter announced stays announced when another follows the winner', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000, 850_000_000, 900_000_000], { metode: 'TLA' })
    const [winner, next, other] = t.rekanan
    for (const r of t.rekanan) await createUndangan(t.id, r.rekanan.id, 'P', t.pokja[0]!.id)
    for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan),
      'penetapan-penyedia'
    )
    await keTahap(t.id, 'sppbj')
    ;(await kirimSppbj(client, t, [{ vendorId: winner!.rekanan.id }])).assertStatus(200)
    assert.equal(await umumkanHasil(), 1)
    const own = async ({ token }: (typeof t.rekanan)[number]) =>
      data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`).bearerToken(token)).sendiri!
    const before = await own(other!)
    const lost = await client
      .post(`/api/tender/penetapan/${t.id}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: winner!.rekanan.id, sebab: 'mundur', alasan: 'Bahan tidak tersedia' })
    lost.assertStatus(200)
    assert.deepEqual((await own(other!)).diumumkan, before.diumumkan)
    const confirmed = await client
      .post(`/api/tender/penetapan/${t.id}/tegaskan`)
      .bearerToken(t.tokenPpk)
      .json({})
    confirmed.assertStatus(200)
    assert.deepEqual((await own(other!)).diumumkan, before.diumumkan)
    assert.match((await own(winner!)).alasan.pemenang!, /Bahan tidak tersedia/)
    assert.equal((await own(next!)).urutan, 1)
    assert.equal(await umumkanHasil(), 1, 'the change is told')
    const letter = await kirimSppbj(client, t, [{ vendorId: next!.rekanan.id }])
    letter.assertStatus(200)
    assert.equal(await umumkanHasil(), 0)
  })

  test('then come contract, its minutes and SPMK, which closes them', async ({
    assert,
    client,
  }) => {
    const t = await ditetapkan()
    await unggah(client, t, BERKAS_BA_PL.slice(0, 4))
    await keTahap(t.id, 'sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    ;(await finishAsTold(assert, client, t)).assertStatus(200)
    await keTahap(t.id, 'spk')
    await simpanKontrak(client, t)
    ;(await unggah(client, t, BERKAS_BA_PL.slice(4))).assertStatus(200)
    const smpk = await client
      .put(`/api/rup/lelang/selesai-smpk/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({})
    smpk.assertStatus(200)
    ;(await unggah(client, t, ['fileSPMK'])).assertStatus(409)
  })
})
