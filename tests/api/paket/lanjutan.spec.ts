import { test } from '@japa/runner'
import { createKegiatanAD, createPaket, jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta, createUndangan } from '@eproc/database/factories/peserta'
import {
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { fieldErrors, message, data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { lastJournal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { releaseComplaints } from '../../lib/ocds_schema.ts'
import { person } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { peristiwa, rilis } from '../ocds/bantu.ts'
import { finishAsTold, kirimSppbj, simpanKontrak } from '../tender/bantu_hasil.ts'
import { buatLewatRute, paketInput } from './bantu.ts'

const JAM = 3_600_000

test.group('Paket: completion and repeated tender', (group) => {
  group.each.setup(cleanSlate)

  test('a tender is completed after SPPBJ was sent, and not by the pokja', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const [pemenang] = t.rekanan
    const selesai = (token: string) =>
      client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(token).json({})
    ;(await selesai(t.tokenPpk)).assertStatus(409)
    const surat = await kirimSppbj(client, t, [{ vendorId: pemenang!.rekanan.id }])
    surat.assertStatus(200)
    ;(await selesai(t.tokenPokja[0]!)).assertStatus(403)
    const r = await selesai(t.tokenPpk)
    r.assertStatus(200)
    assert.equal(data<RincianPaket>(r).statusPelaksanaan, 'S')
    const catatan = await lastJournal({ aksi: 'paket.selesai', id: t.id })
    assert.deepEqual(catatan!.rincian.statusPelaksanaan, ['A', 'S'])
    assert.equal(catatan!.pelaku_id, t.ppk.id)
    for (const { pengguna } of t.rekanan) {
      const kabar = await notifications(pengguna.id)
      assert.isTrue(kabar.some((k) => k.pesan.includes(t.paket.kode)))
    }
    ;(await selesai(t.tokenPpk)).assertStatus(409)
  })

  test('a tender is not completed while a proposal of who follows the winner waits', async ({
    client,
    assert,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const vendorId = t.rekanan[0]!.rekanan.id
    ;(await kirimSppbj(client, t, [{ vendorId }])).assertStatus(200)
    const lost = await client
      .post(`/api/tender/penetapan/${t.id}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId, sebab: 'mundur', alasan: 'Bahan tidak tersedia' })
    lost.assertStatus(200)
    const early = await finishAsTold(assert, client, t)
    early.assertStatus(409)
    assert.match(message(early), /Tegaskan atau tolak usulan/)
    const declined = await client
      .post(`/api/tender/penetapan/${t.id}/tolak`)
      .bearerToken(t.tokenPpk)
      .json({ alasan: 'Pemenang bersedia kembali' })
    declined.assertStatus(200)
    ;(await finishAsTold(assert, client, t)).assertStatus(200)
  })

  test('whose winner does not sign, a completed tender fails and is tendered again; not once a contract stands', async ({
    client,
    assert,
  }) => {
    const completed = async () => {
      const t = await createTenderDitetapkan('sppbj')
      const letter = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
      letter.assertStatus(200)
      ;(await finishAsTold(assert, client, t)).assertStatus(200)
      return t
    }
    const put = (deed: string, { id, tokenPpk }: TenderUji, alasan?: string) =>
      client.put(`/api/rup/lelang/${deed}/${id}`).bearerToken(tokenPpk).json({ alasan })
    const may = async ({ id, tokenPpk }: TenderUji) =>
      data<RincianPaket>(await client.get(`/api/paket/${id}`).bearerToken(tokenPpk)).bisa
    const t = await completed()
    assert.include(await may(t), 'gagal')
    ;(await put('gagal', t)).assertStatus(400)
    ;(await put('gagal', t, 'Pemenang tidak menandatangani')).assertStatus(200)
    const told = await notifications(t.rekanan[0]!.pengguna.id)
    assert.match(told.at(-1)!.pesan, /dinyatakan gagal/)
    assert.deepEqual((await peristiwa(t.id)).slice(-3), ['selesai', 'gugur', 'gagal'])
    for (const r of await rilis(t.id)) assert.deepEqual(releaseComplaints(r), [], r.peristiwa)
    assert.equal((await rilis(t.id)).at(-1)!.tender!.status, 'unsuccessful')
    ;(await put('ulang', t, 'Pemenang tidak menandatangani')).assertStatus(200)

    const signed = await completed()
    await keTahap(signed.id, 'spk')
    await simpanKontrak(client, signed)
    assert.notInclude(await may(signed), 'gagal')
    ;(await put('gagal', signed, 'Terlambat')).assertStatus(409)
  })

  test('two people repeat a tender at once: one new paket', async ({ client, assert }) => {
    const p = await createPaket({ statusPelaksanaan: 'G' })
    const token = [await signInAs(p.ppk), (await person({ peran: 'manajerULP' })).token]
    const hasil = await Promise.all(
      token.map((s) =>
        client
          .put(`/api/rup/lelang/ulang/${p.paket.id}`)
          .bearerToken(s)
          .json({ alasan: 'Tidak ada penawaran' })
      )
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const baru = await rows('select 1 from paket where paket_asal_id = ?', [p.paket.id])
    assert.lengthOf(baru, 1)
    const [terpakai] = await rows<{ pagu: number }>(
      `select sum(d.pagu)::bigint as pagu from paket_pendanaan d join paket p on p.id = d.paket_id
        where d.kegiatan_id = ? and p.status_pelaksanaan not in ('G', 'B', 'U')`,
      [p.kegiatan[0]!.kegiatanId]
    )
    assert.equal(terpakai!.pagu, p.kegiatan[0]!.pagu)
  })

  test('two changes at once do not exceed the pagu of the kegiatan together', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD({ pagu: 2_500_000_000 })
    const input = await paketInput(kegiatan)
    const paket = [
      await buatLewatRute(client, token, input),
      await buatLewatRute(client, token, input),
    ]
    const hasil = await Promise.all(
      paket.map((p) =>
        client
          .put(`/api/paket/${p.id}`)
          .bearerToken(token)
          .json({ listPendanaan: [{ ...input.listPendanaan[0]!, pagu: 1_400_000_000 }] })
      )
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 400])
    const tolak = hasil.find((r) => r.status() === 400)!
    assert.equal(fieldErrors(tolak)[0]!.field, 'listPendanaan.0.pagu')
    const [jumlah] = await rows<{ n: number }>(
      'select sum(pagu)::bigint as n from paket_pendanaan where kegiatan_id = ?',
      [kegiatan.id]
    )
    assert.equal(jumlah!.n, 2_400_000_000)
  })
})

test.group('Paket: registration period', (group) => {
  group.each.setup(cleanSlate)

  test('the end of registration can be set up to the end of the first pemasukan, no further', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ulp = await person({ peran: 'operatorULP' })
    const limit = p.jadwal[3]!.selesai.getTime()
    const atur = (selesaiDaftar: unknown, token = ulp.token, id = p.paket.id) =>
      client.put(`/api/paket/${id}/pendaftaran`).bearerToken(token).json({ selesaiDaftar })
    const awal = p.jadwal[1]!.mulai.getTime()
    // Nobody closes registration before the end of its stage, which everybody read in the schedule.
    const tahap = p.jadwal[1]!.selesai.getTime()
    for (const salah of [limit + 60_000, tahap - 1000, awal, awal - 2 * 24 * JAM]) {
      const r = await atur(new Date(salah).toISOString())
      r.assertStatus(400)
      const [error] = fieldErrors(r)
      assert.equal(error!.field, 'selesaiDaftar')
      assert.match(error!.message, /paling lambat/)
    }
    ;(await atur('bukan waktu')).assertStatus(400)
    ;(await atur(undefined)).assertStatus(400)
    const r = await atur(new Date(limit).toISOString())
    r.assertStatus(200)
    assert.equal(Date.parse(data<RincianPaket>(r).selesaiDaftar!), limit)
    const catatan = await lastJournal({ aksi: 'paket.pendaftaran', id: p.paket.id })
    assert.equal(
      Date.parse(String(catatan!.rincian.selesaiDaftar![0])),
      p.jadwal[1]!.selesai.getTime()
    )
    assert.equal(Date.parse(String(catatan!.rincian.selesaiDaftar![1])), limit)
    // While the stage runs, an extension may be taken back.
    ;(await atur(new Date(tahap).toISOString())).assertStatus(200)

    const akhir = new Date(limit).toISOString()
    ;(await atur(akhir, await signInAs(p.ppk))).assertStatus(403)
    ;(await atur(akhir, await signInAs(p.pokja[0]!))).assertStatus(403)
    ;(await atur(akhir, (await person({ peran: 'vendor' })).token)).assertStatus(403)
    ;(await atur(akhir, ulp.token, 999_999)).assertStatus(404)
    const tanpa = await client.put(`/api/paket/${p.paket.id}/pendaftaran`).json({})
    tanpa.assertStatus(401)
    const belum = await createPaket({})
    ;(await atur(akhir, ulp.token, belum.paket.id)).assertStatus(409)
    const gagal = await createPaket({ statusPelaksanaan: 'G' })
    ;(await atur(akhir, ulp.token, gagal.paket.id)).assertStatus(409)
  })

  test('after an extension a rekanan registers in the stage penjelasan', async ({ client }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ulp = await person({ peran: 'operatorULP' })
    const { rekanan, token } = await createPenyedia()
    const daftar = () =>
      client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(token)
        .json({ paketPenyediaId: p.paket.id, vendorId: rekanan.id, pakta: true })
    const atur = (selesai: Date) =>
      client
        .put(`/api/paket/${p.paket.id}/pendaftaran`)
        .bearerToken(ulp.token)
        .json({ selesaiDaftar: selesai.toISOString() })
    await keTahap(p.paket.id, 'penjelasan', 30)
    ;(await daftar()).assertStatus(409)
    // A time that is over by the clock is refused, also inside the allowed range.
    ;(await atur(p.jadwal[1]!.selesai)).assertStatus(400)
    ;(await atur(p.jadwal[2]!.selesai)).assertStatus(200)
    // What was promised after the stage's end is not cut off again.
    ;(await atur(new Date(p.jadwal[2]!.selesai.getTime() - 60_000))).assertStatus(400)
    ;(await daftar()).assertStatus(200)
  })
})

test.group('Paket: files and jadwal for rekanan and the public', (group) => {
  group.each.setup(cleanSlate)

  test('KAK opens for participants when documents are handed out, not for other rekanan', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const peserta = await createPenyedia()
    const lain = await createPenyedia()
    await createPeserta(p.paket.id, peserta.rekanan.id)
    const [paket] = await rows<{ file_kak: string }>('select file_kak from paket where id = ?', [
      p.paket.id,
    ])
    const buka = (token?: string) => {
      const minta = client.get(`/${paket!.file_kak}`)
      return token ? minta.bearerToken(token) : minta
    }
    ;(await buka(peserta.token)).assertStatus(404)
    await keTahap(p.paket.id, 'dokumen', 5)
    const ya = await buka(peserta.token)
    ya.assertStatus(200)
    assert.equal(ya.header('content-type'), 'application/pdf')
    ;(await buka(lain.token)).assertStatus(404)
    assert.notEqual((await buka()).status(), 200)
  })

  for (const metode of ['TLA', 'PLA'] as const) {
    test(`without a stage that hands documents out the KAK opens when registration begins: ${metode}`, async ({
      client,
      assert,
    }) => {
      const isi = { metode, jenis: 'BAR', statusPelaksanaan: 'A', tanpaTahap: ['dokumen'] } as const
      const { paket, pokja } = await createPaket(isi)
      const diundang = await createPenyedia()
      await createUndangan(paket.id, diundang.rekanan.id, 'P', pokja[0]!.id)
      const [{ file_kak: kak } = { file_kak: '' }] = await rows<{ file_kak: string }>(
        'select file_kak from paket where id = ?',
        [paket.id]
      )
      const baca = async (token: string) => {
        const info = await client.get(`/api/paket/${paket.id}/informasi`).bearerToken(token)
        const file = await client.get(`/${kak}`).bearerToken(token)
        return [data<InformasiPaket>(info).fileKAK, file.status()]
      }
      assert.deepEqual(await baca(diundang.token), [null, 404])
      assert.deepEqual(await baca(await signInAs(pokja[0]!)), [kak, 200])
      await keTahap(paket.id, 'undangan-peserta')
      assert.deepEqual(await baca(diundang.token), [kak, 200])
      if (metode === 'PLA')
        assert.deepEqual(await baca((await createPenyedia()).token), [null, 404])
    })
  }

  const unggah = async (
    client: Parameters<typeof buatLewatRute>[0],
    paketId: number,
    token: string,
    berkas: readonly { urut: number; tampak: boolean }[]
  ) => {
    const minta = client
      .post('/api/rup/jadwal/upload')
      .bearerToken(token)
      .field('paketPenyediaId', paketId)
      .field('fileCount', berkas.length)
    for (const [i, b] of berkas.entries()) {
      minta
        .field(`uruts[${i}]`, b.urut)
        .field(`showVendors[${i}]`, String(b.tampak))
        .file(`uploadFiles[${i}]`, PDF, pdfFile('a.pdf'))
    }
    const r = await minta
    r.assertStatus(200)
    const jadwal = data<RincianPaket['listJadwal']>(r)
    return (urut: number) => `/${jadwal.find((l) => l.urut === urut)!.fileJadwal}`
  }

  test('a file of the jadwal opens when it is marked, its stage has begun and is within reach', async ({
    client,
  }) => {
    const t = await createTenderDitetapkan('negosiasi')
    const [pemenang, kalah] = t.rekanan
    const lain = await createPenyedia()
    const berkas = await unggah(client, t.id, t.tokenPokja[0]!, [
      { urut: 1, tampak: true },
      { urut: 5, tampak: false },
      { urut: 14, tampak: true },
      { urut: 17, tampak: true },
    ])
    const buka = async (urut: number, token: string, status: number) =>
      (await client.get(berkas(urut)).bearerToken(token)).assertStatus(status)
    await buka(1, kalah!.token, 200)
    await buka(1, lain.token, 404)
    // Not meant for vendors.
    await buka(5, kalah!.token, 404)
    await buka(5, pemenang!.token, 404)
    // Beyond stage 13 of TEN with post-qualification only the announced winner reads on.
    await buka(14, kalah!.token, 404)
    await buka(14, pemenang!.token, 200)
    // Its stage has not begun.
    await buka(17, pemenang!.token, 404)
    await buka(17, t.tokenPokja[1]!, 200)
  })

  test('remarks, archive numbers and left-out stages of the jadwal are for staff only', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A', tanpaTahap: ['undangan-negosiasi'] })
    await rows(
      `update jadwal set remark = 'Diperpanjang', no_arsip = 'ARS-7' where paket_id = ? and urut = 1
       returning id`,
      [p.paket.id]
    )
    const peserta = await createPenyedia()
    const staf = await client
      .get(`/api/rup/jadwal/${p.paket.id}`)
      .bearerToken(await signInAs(p.pokja[0]!))
    staf.assertStatus(200)
    const jadwal = data<RincianPaket['listJadwal']>(staf)
    assert.lengthOf(jadwal, 18)
    assert.equal(jadwal[0]!.remark, 'Diperpanjang')
    assert.equal(jadwal[0]!.noArsip, 'ARS-7')
    const rekanan = await client.get(`/api/rup/jadwal/${p.paket.id}`).bearerToken(peserta.token)
    rekanan.assertStatus(403)
    ;(await client.get(`/api/rup/jadwal/${p.paket.id}`)).assertStatus(401)
    const luar = await person({ peran: 'operator', divisi: '1010' })
    const asing = await client.get(`/api/rup/jadwal/${p.paket.id}`).bearerToken(luar.token)
    asing.assertStatus(404)
    for (const token of [null, peserta.token]) {
      const minta = client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
      const umum = await (token ? minta.bearerToken(token) : minta)
      umum.assertStatus(200)
      const isi = data<RincianPaket['listJadwal']>(umum)
      assert.lengthOf(isi, 17)
      assert.isNull(isi[0]!.noArsip)
      assert.isNull(isi[0]!.remark)
    }
  })

  test('of the funding the public and rekanan see only source and origin', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const rekanan = await createPenyedia()
    const alamat = `/api/rup/paket/sumber-dana/${p.paket.id}`
    for (const minta of [client.get(alamat), client.get(alamat).bearerToken(rekanan.token)]) {
      const r = await minta
      r.assertStatus(200)
      const [satu, ...lain] = data<{ id: number }[]>(r)
      assert.isEmpty(lain)
      assert.deepEqual(satu, { id: satu!.id, sumberDana: 'pmd', asalDana: 'APBD' } as object)
      assert.isAbove(satu!.id, 0)
    }
    // Staff of elsewhere see at least what the public sees.
    const { token: asing } = await person({ peran: 'operator', divisi: '2010' })
    for (const rute of ['sumber-dana', 'lokasi-kerja']) {
      const r = await client.get(`/api/rup/paket/${rute}/${p.paket.id}`).bearerToken(asing)
      r.assertStatus(200)
      assert.notInclude(JSON.stringify(r.body()), '"mak"')
    }
    const staf = await client.get(alamat).bearerToken(await signInAs(p.ppk))
    staf.assertBodyContains({ data: [{ pagu: p.kegiatan[0]!.pagu, mak: '1.3.01.02' }] })
    const belum = await createPaket({})
    const umum = await client.get(`/api/rup/paket/sumber-dana/${belum.paket.id}`)
    umum.assertStatus(404)
  })

  test('staff get the usual duration of each stage', async ({ client, assert }) => {
    const { token } = await person({ peran: 'manajer' })
    const r = await client.get('/api/rup/templat-durasi').bearerToken(token)
    r.assertStatus(200)
    const durasi = data<{ template: string; urut: number; durasi: number }[]>(r)
    const jumlah = (t: string) => durasi.filter((d) => d.template === t).length
    assert.deepEqual(
      ['TLA', 'PLA', 'KTEN', 'KSEL', 'K2TEN', 'PTEN', 'PSEL'].map(jumlah),
      [12, 10, 18, 18, 22, 34, 34]
    )
    assert.isTrue(durasi.every((d) => Number.isInteger(d.durasi) && d.durasi >= 0))
    const asing = await client.get('/api/rup/templat-durasi?x=1').bearerToken(token)
    asing.assertStatus(400)
    const rekanan = await person({ peran: 'vendor' })
    const tolak = await client.get('/api/rup/templat-durasi').bearerToken(rekanan.token)
    tolak.assertStatus(403)
    ;(await client.get('/api/rup/templat-durasi')).assertStatus(401)
  })
})

test.group('Paket: revision of the jadwal after the opening', (group) => {
  group.each.setup(cleanSlate)

  test('pemasukan is not extended after documents were opened; later stages may be', async ({
    client,
    assert,
  }) => {
    const t = await createTender()
    const jadwal = await jadwalUji(t.id)
    const kirim = (urut: number) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(t.tokenPpk)
        .json({
          paketPenyediaId: t.id,
          listRevisiJadwal: jadwal.map((l) => ({
            urut: l.urut,
            include: l.include,
            mulai: l.mulai,
            selesai: l.urut === urut ? new Date(l.selesai.getTime() + JAM / 2) : l.selesai,
            remark: l.urut === urut ? 'Diperpanjang' : null,
          })),
        })
    await keTahap(t.id, 'pemasukan', 60)
    const dibuka = await kirim(4)
    dibuka.assertStatus(400)
    assert.match(message(dibuka), /Dokumen sudah dibuka/)
    await keTahap(t.id, 'pembukaan', 30)
    ;(await kirim(4)).assertStatus(400)
    assert.equal(await count('jadwal_revisi where paket_id = ?', [t.id]), 0)
    ;(await kirim(5)).assertStatus(200)
  })
})
