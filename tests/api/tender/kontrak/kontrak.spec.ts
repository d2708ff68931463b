import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { buatTenderDitetapkan } from '@eproc/database/factories/tender'
import type { JawabanKontrak } from '@eproc/domain/jawaban/tender_hasil'
import { aksiJurnal, bersih, data, isi, pesan } from '../bantu.ts'
import { kirimSppbj } from '../bantu_hasil.ts'

const ALAMAT = '/api/lelang/surat-perjanjian'
const SAH = {
  lamaPekerjaan: 90,
  jenisHari: 'K',
  tglKontrak: '2026-12-01',
  mulaiKontrak: '2026-12-02',
  selesaiKontrak: '2027-03-02',
  nilaiKontrak: 790_000_000,
}

test.group('Kontrak dan SPMK', (group) => {
  group.each.setup(bersih)

  test('form surat: aturan S3 §5.3, nilai paling besar HPS', async ({ assert, client }) => {
    const t = await buatTenderDitetapkan('sppbj')
    const kirim = (badan: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...SAH, ...badan })
    ;(await kirim({})).assertStatus(409)
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spk')
    const lama = await kirim({ lamaPekerjaan: 0 })
    lama.assertStatus(400)
    assert.equal(pesan(lama), 'Lama pekerjaan tidah boleh lebih kecil atau sama dengan 0 (nol)')
    const urut = await kirim({ selesaiKontrak: SAH.mulaiKontrak })
    assert.equal(
      pesan(urut),
      'Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak'
    )
    const galat = await client.put(ALAMAT).bearerToken(t.tokenPpk).json({ paketPenyediaId: t.id })
    assert.deepEqual(
      isi<{ errors: { field: string }[] }>(galat).errors.map((e) => e.field),
      ['tglKontrak', 'lamaPekerjaan', 'jenisHari', 'mulaiKontrak', 'selesaiKontrak', 'nilaiKontrak']
    )
    ;(await kirim({ nilaiKontrak: t.paket.totalPagu + 1 })).assertStatus(400)
    ;(await kirim({ nilaiKontrak: t.paket.totalPagu })).assertStatus(200)
    const awal = data<JawabanKontrak>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(t.tokenPpk))
    assert.equal(awal.pemenang?.vendorId, t.rekanan[0]!.rekanan.id)
    const sah = await kirim({ versi: awal.versi })
    sah.assertStatus(200)
    assert.equal(pesan(sah), 'Form surat berhasil disimpan')
    assert.equal(data<JawabanKontrak>(sah).nilaiKontrak, 790_000_000)
    ;(await kirim({ versi: awal.versi })).assertStatus(409)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPokja[0]!).json({})).assertStatus(403)
    ;(await client.put(ALAMAT).json({})).assertStatus(401)
    assert.include(await aksiJurnal(t.id), 'kontrak.simpan')
  })

  test('SPMK selesai mengunci form; perlu form yang sudah disimpan', async ({ assert, client }) => {
    const t = await buatTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    const kirim = () =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...SAH })
    const selesai = (tok = t.tokenPpk) =>
      client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(tok).json({})
    await keTahap(t.id, 'spk')
    ;(await selesai()).assertStatus(409)
    await keTahap(t.id, 'spmk')
    const belum = await selesai()
    belum.assertStatus(409)
    assert.equal(pesan(belum), 'Form surat perjanjian belum disimpan')
    ;(await kirim()).assertStatus(200)
    ;(await selesai(t.tokenPokja[0])).assertStatus(403)
    const jawab = await selesai()
    jawab.assertStatus(200)
    assert.equal(pesan(jawab), 'Proses smpk telah selesai')
    assert.deepEqual(data(jawab), { kunciSpmk: true })
    ;(await selesai()).assertStatus(409)
    ;(await kirim()).assertStatus(409)
    assert.include(await aksiJurnal(t.id), 'spmk.selesai')
  })
})
