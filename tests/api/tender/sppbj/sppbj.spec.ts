import { test } from '@japa/runner'
import { sppbjTerkirim } from '@eproc/backend/app/tender/kiriman_query'
import db from '@adonisjs/lucid/services/db'
import { buatTender, buatTenderDitetapkan } from '@eproc/database/factories/tender'
import { keTahap } from '@eproc/database/factories/paket'
import type { BarisSppbj } from '@eproc/domain/jawaban/tender_hasil'
import { aksiJurnal, baris, bersih, data, pesan } from '../bantu.ts'
import { kirimSppbj } from '../bantu_hasil.ts'

test.group('SPPBJ', (group) => {
  group.each.setup(bersih)

  test('hanya pemenang yang ditegaskan, dengan file, satu kali, oleh PPK', async ({
    assert,
    client,
  }) => {
    const t = await buatTenderDitetapkan('sppbj')
    const [a, b] = t.rekanan
    const vendorId = a!.rekanan.id
    const kosong = await kirimSppbj(client, t, [])
    kosong.assertStatus(400)
    assert.equal(pesan(kosong), 'Minimal 1 (satu) vendor dipilih untuk mengirim Sppbj')
    const tanpaFile = await kirimSppbj(client, t, [{ vendorId, tanpaFile: true }])
    assert.equal(pesan(tanpaFile), `Harap masukkan file sppbj untuk rekanan ${a!.rekanan.nama}`)
    ;(await kirimSppbj(client, t, [{ vendorId: b!.rekanan.id }])).assertStatus(409)
    ;(await kirimSppbj(client, t, [{ vendorId }], t.tokenPokja[0])).assertStatus(403)
    ;(await kirimSppbj(client, t, [{ vendorId }], a!.token)).assertStatus(403)
    assert.isFalse(await sppbjTerkirim(t.id, db))
    const kirim = await kirimSppbj(client, t, [{ vendorId }])
    kirim.assertStatus(200)
    assert.equal(pesan(kirim), 'Sppbj telah dikirim')
    assert.isTrue(await sppbjTerkirim(t.id, db))
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(409)
    assert.include(await aksiJurnal(t.id), 'sppbj.kirim')
    const alamat = `/api/lelang/sppbj/vendor/${t.id}/${vendorId}`
    const [milik] = data<BarisSppbj[]>(await client.get(alamat).bearerToken(a!.token))
    assert.match(milik!.fileSppbj!, /^berkas\//)
    ;(await client.get(alamat).bearerToken(b!.token)).assertStatus(404)
    const surat = await baris('select 1 from surat where kepada = ?', [a!.pengguna.email])
    assert.lengthOf(surat, 1)
  })

  test('tanpa penetapan yang ditegaskan tidak ada SPPBJ; di luar tahap 409', async ({
    assert,
    client,
  }) => {
    const t = await buatTender()
    await keTahap(t.id, 'sppbj')
    const vendorId = t.rekanan[0]!.rekanan.id
    const belum = await kirimSppbj(client, t, [{ vendorId }])
    belum.assertStatus(409)
    assert.equal(pesan(belum), 'Pemenang belum ditetapkan dan ditegaskan')
    await keTahap(t.id, 'spk')
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(409)
  })
})
