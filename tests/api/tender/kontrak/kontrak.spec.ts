import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import { rupiah } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { body, data, message } from '../../../lib/answers.ts'
import { cleanSlate, dayFromNow, sqlNow } from '../../../lib/dates.ts'
import { journalActions } from '../../../lib/journal.ts'
import { row, rows } from '../../../lib/query.ts'
import { finishAsTold, kirimSppbj, suratSah } from '../bantu_hasil.ts'

const ALAMAT = '/api/lelang/surat-perjanjian'

test.group('Contract and SPMK', (group) => {
  group.each.setup(cleanSlate)

  test('the form has the rules of S3 §5.3 and a value of at most the HPS', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const kirim = (sent: object) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah(), ...sent })
    ;(await kirim({})).assertStatus(409)
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spk')
    const previous = await kirim({ lamaPekerjaan: 0 })
    previous.assertStatus(400)
    assert.equal(
      message(previous),
      'Lama pekerjaan tidah boleh lebih kecil atau sama dengan 0 (nol)'
    )
    const urut = await kirim({ selesaiKontrak: suratSah().mulaiKontrak })
    assert.equal(
      message(urut),
      'Tanggal selesai kontrak tidak boleh sama atau mendahului tanggal mulai kontrak'
    )
    const dini = await kirim({ mulaiKontrak: dayFromNow(0) })
    assert.equal(message(dini), 'Tanggal mulai kontrak tidak boleh mendahului tanggal kontrak')
    const error = await client.put(ALAMAT).bearerToken(t.tokenPpk).json({ paketPenyediaId: t.id })
    assert.deepEqual(
      body<{ errors: { field: string }[] }>(error).errors.map((e) => e.field),
      ['tglKontrak', 'lamaPekerjaan', 'jenisHari', 'mulaiKontrak', 'selesaiKontrak', 'nilaiKontrak']
    )
    ;(await kirim({ nilaiKontrak: t.paket.totalPagu + 1 })).assertStatus(400)
    ;(await kirim({ nilaiKontrak: t.paket.totalPagu })).assertStatus(200)
    const awal = data<KontrakAnswer>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(t.tokenPpk))
    assert.equal(awal.pemenang?.vendorId, t.rekanan[0]!.rekanan.id)
    const sah = await kirim({ versi: awal.versi })
    sah.assertStatus(200)
    assert.equal(message(sah), 'Form surat berhasil disimpan')
    assert.equal(data<KontrakAnswer>(sah).nilaiKontrak, 790_000_000)
    ;(await kirim({ versi: awal.versi })).assertStatus(409)
    // The number of the work order is optional; who made the contract stays, whoever saves it later.
    ;(await kirim({ noSpk: 'x'.repeat(101) })).assertStatus(400)
    assert.equal(data<KontrakAnswer>(await kirim({ noSpk: ' 12/SPK ' })).noSpk, '12/SPK')
    assert.equal(data<KontrakAnswer>(await kirim({})).noSpk, '12/SPK')
    assert.isNull(data<KontrakAnswer>(await kirim({ noSpk: '' })).noSpk)
    const stored = await row<{ oleh: number }>(
      'select kontrak_oleh_id as oleh from paket where id = ?',
      [t.id]
    )
    assert.equal(stored.oleh, t.ppk.id)
    ;(await client.put(ALAMAT).bearerToken(t.tokenPokja[0]!).json({})).assertStatus(403)
    ;(await client.put(ALAMAT).json({})).assertStatus(401)
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'kontrak.simpan')
  })

  test('completing SPMK locks the form, and needs one that is stored', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    const kirim = () =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah() })
    const selesai = (tok = t.tokenPpk) =>
      client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(tok).json({})
    await keTahap(t.id, 'spk')
    ;(await selesai()).assertStatus(409)
    await keTahap(t.id, 'spmk')
    const told = async () =>
      data<KontrakAnswer>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(t.tokenPpk))
        .halanganSpmk
    const belum = await selesai()
    belum.assertStatus(409)
    assert.equal(message(belum), 'Form surat perjanjian belum disimpan')
    assert.equal(await told(), message(belum))
    ;(await kirim()).assertStatus(200)
    assert.isNull(await told())
    ;(await selesai(t.tokenPokja[0])).assertStatus(403)
    const jawab = await selesai()
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'Proses smpk telah selesai')
    assert.deepEqual(data(jawab), { kunciSpmk: true })
    ;(await selesai()).assertStatus(409)
    ;(await kirim()).assertStatus(409)
    assert.include(await journalActions({ objek: 'paket', id: t.id }), 'spmk.selesai')
  })

  test('SPMK closes the contract that its PPK has read, not one that was saved meanwhile', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spmk')
    const save = (nilaiKontrak: number) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah(), nilaiKontrak })
    const read = data<KontrakAnswer>(await save(790_000_000))
    ;(await save(795_000_000)).assertStatus(200)
    const finish = (versi: number) =>
      client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(t.tokenPpk).json({ versi })
    const refused = await finish(read.versi)
    refused.assertStatus(409)
    assert.isDefined(body<{ diubah?: object }>(refused).diubah)
    const now = data<KontrakAnswer>(await client.get(`${ALAMAT}/${t.id}`).bearerToken(t.tokenPpk))
    assert.isFalse(now.kunciSpmk)
    ;(await finish(now.versi)).assertStatus(200)
  })

  test('SPMK waits while the work order of the tender costs more than its contracts', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spmk')
    const tender = await row<{ id: number }>(
      `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
       values ('TND-SPK', 'Tender SPK', 2026, 'T1', ?, ${sqlNow()}, ${sqlNow()}) returning id`,
      [t.ppk.id]
    )
    await rows('update paket set tender_id = ? where id = ? returning id', [tender.id, t.id])
    // As it was stored while there was no contract that it could pass.
    await rows(
      `insert into spk (tender_id, total, dibuat_oleh, dibuat_pada, diubah_pada)
       values (?, 790000001, ?, ${sqlNow()}, ${sqlNow()}) returning id`,
      [tender.id, t.ppk.id]
    )
    const save = (nilaiKontrak: number) =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah(), nilaiKontrak })
    const finish = () =>
      client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(t.tokenPpk).json({})
    const saved = data<KontrakAnswer>(await save(790_000_000))
    const refused = await finish()
    refused.assertStatus(409)
    assert.equal(
      message(refused),
      `Total SPK ${rupiah(790_000_001)} melebihi nilai kontrak ${rupiah(790_000_000)}. Perbaiki SPK atau form surat perjanjian sebelum menyelesaikan SPMK.`
    )
    assert.equal(saved.halanganSpmk, message(refused))
    ;(await save(790_000_001)).assertStatus(200)
    ;(await finish()).assertStatus(200)
  })

  test('a tender whose work was ordered to begin is finished: it neither fails nor is cancelled', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
    await keTahap(t.id, 'spmk')
    const offered = async () =>
      data<RincianPaket>(await client.get(`/api/paket/${t.id}`).bearerToken(t.tokenPpk)).bisa
    ;(
      await client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah() })
    ).assertStatus(200)
    assert.includeMembers(await offered(), ['gagal', 'batal', 'selesai'])
    const spmk = await client
      .put(`/api/rup/lelang/selesai-smpk/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({})
    spmk.assertStatus(200)
    for (const deed of ['gagal', 'batal']) {
      const refused = await client
        .put(`/api/rup/lelang/${deed}/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ alasan: 'Anggaran dialihkan' })
      refused.assertStatus(409)
      assert.equal(
        message(refused),
        'SPMK sudah diterbitkan: tender ini diselesaikan, tidak digagalkan atau dibatalkan'
      )
    }
    const bisa = await offered()
    assert.notInclude(bisa, 'gagal')
    assert.notInclude(bisa, 'batal')
    assert.include(bisa, 'selesai')
    ;(await finishAsTold(assert, client, t)).assertStatus(200)
  })

  test('a direct procurement waits for the minutes of its negotiation: its contract, and its end', async ({
    assert,
    client,
  }) => {
    const t = await createTender([80_000_000, 81_000_000], { metode: 'PLA' })
    const [first, second] = t.rekanan
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan),
      'pembukaan'
    )
    const send = (vendorId: number) =>
      rows(
        `insert into ba_negosiasi (paket_id, rekanan_id, file, pengirim_id, tgl_kirim)
         values (?, ?, 'berkas/ba.pdf', ?, ${sqlNow()}) returning paket_id`,
        [t.id, vendorId, t.ppk.id]
      )
    await keTahap(t.id, 'spk')
    const agree = () =>
      client
        .put(ALAMAT)
        .bearerToken(t.tokenPpk)
        .json({ paketPenyediaId: t.id, ...suratSah(), nilaiKontrak: 79_000_000 })
    const ends = () => finishAsTold(assert, client, t)
    const waits = async () => {
      for (const [call, words] of [
        [agree, 'Berita acara klarifikasi dan negosiasi belum dikirim'],
        [ends, 'Proses diselesaikan sesudah berita acara dikirim'],
      ] as const) {
        const early = await call()
        early.assertStatus(409)
        assert.equal(message(early), words)
      }
    }
    await waits()
    // Those of somebody who dropped out since do not count.
    await send(first!.rekanan.id)
    const lost = await client
      .post(`/api/tender/penetapan/${t.id}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: first!.rekanan.id, sebab: 'mundur', alasan: 'Surat 3/XI' })
    lost.assertStatus(200)
    const replaced = await client
      .post(`/api/tender/penetapan/${t.id}/tegaskan`)
      .bearerToken(t.tokenPpk)
      .json({})
    replaced.assertStatus(200)
    await waits()
    await send(second!.rekanan.id)
    ;(await agree()).assertStatus(200)
    ;(await ends()).assertStatus(200)
  })

  test('a direct procurement whose schedule has no minutes ends once its agreement is saved', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'PLA', tanpaTahap: ['ba-negosiasi'] })
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    await createPenetapan(t, [t.rekanan[0]!.rekanan], 'pembukaan')
    await keTahap(t.id, 'spk')
    const ends = () => finishAsTold(assert, client, t)
    const early = await ends()
    early.assertStatus(409)
    assert.equal(message(early), 'Proses diselesaikan sesudah form surat perjanjian disimpan')
    const saved = await client
      .put(ALAMAT)
      .bearerToken(t.tokenPpk)
      .json({ paketPenyediaId: t.id, ...suratSah() })
    saved.assertStatus(200)
    ;(await ends()).assertStatus(200)
  })
})
