/** A participant whose account was suspended, that withdraws in a pause, that is counted no more. */
import { test } from '@japa/runner'
import { createPaket, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import type { PaketRow } from '@eproc/domain/paket/answers'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { body, data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { sanggah } from '../bantu_hasil.ts'

test.group('A participant in a running tender', (group) => {
  group.each.setup(cleanSlate)

  test('that is suspended and blacklisted reads so wherever staff meet it', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const [pemenang, penyanggah] = t.rekanan
    ;(await sanggah(client, t, penyanggah!)).assertStatus(200)
    await rows(`update pengguna set status = 'S' where id = any(?) returning id`, [
      [pemenang!.pengguna.id, penyanggah!.pengguna.id],
    ])
    await rows('update rekanan set blacklist = true where id = any(?) returning id', [
      [pemenang!.rekanan.id, penyanggah!.rekanan.id],
    ])
    for (const tempat of [
      `/api/rup/paket/pesertanama/${t.id}`,
      `/api/lelang/evaluasi/${t.id}`,
      `/api/lelang/masa-sanggah/${t.id}/B`,
      `/api/lelang/undangan/${t.id}/N`,
      `/api/lelang/ba-klarifikasi-negosiasi/${t.id}`,
      `/api/lelang/sppbj/${t.id}`,
    ]) {
      const jawab = await client.get(tempat).bearerToken(t.tokenPokja[0]!)
      jawab.assertStatus(200)
      const { data: isi, rows: baris = isi } =
        body<Partial<Record<'data' | 'rows', { status: StatusRekanan; blacklist: boolean }[]>>>(
          jawab
        )
      assert.isNotEmpty(baris, tempat)
      for (const { status, blacklist } of baris!) {
        assert.deepEqual({ status, blacklist }, { status: 'S', blacklist: true }, tempat)
      }
    }
  })

  test('withdraws while the package is paused: the submission has not ended', async ({
    assert,
    client,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const r = await createPenyedia({ nama: 'PT Menunggu' })
    await createPeserta(p.paket.id, r.rekanan.id)
    await keTahap(p.paket.id, 'pemasukan', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${p.paket.id}`)
      .bearerToken(await signInAs(p.ppk))
      .json({ alasan: 'Menunggu izin' })
    tunda.assertStatus(200)
    await keTahap(p.paket.id, 'evaluasi')
    const tab = await client.get(`/api/paket/${p.paket.id}/tab`).bearerToken(r.token)
    assert.isTrue(data<TabAnswer>(tab).rekanan!.bolehMundur)
    const mundur = await client
      .post('/api/lelang/peserta/mundur')
      .bearerToken(r.token)
      .json({ paketPenyediaId: p.paket.id, vendorId: r.rekanan.id, alasan: 'Tenaga terbatas' })
    mundur.assertStatus(200)
  })

  test('that has withdrawn is counted nowhere', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const r = await createPenyedia({ nama: 'PT Mundur' })
    await createPeserta(t.id, r.rekanan.id)
    await rows('update peserta set mundur_pada = now() where rekanan_id = ? returning id', [
      r.rekanan.id,
    ])
    const hasil = await client.get(`/api/tender/hasil/${t.id}`)
    assert.equal(data<HasilPaket>(hasil).jumlahPeserta, t.rekanan.length)
    const daftar = await client
      .get(`/api/rup/paket/status/AM/tahun/${t.paket.tahunAnggaran}`)
      .bearerToken(t.tokenPpk)
    const milik = data<PaketRow[]>(daftar).find((p) => p.id === t.id)!
    assert.equal(milik.jumlahPeserta, t.rekanan.length)
  })
})
