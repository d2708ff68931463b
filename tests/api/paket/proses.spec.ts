import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPaket, keTahap, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { keIso } from '@eproc/domain/common/format'
import type {
  PaketRow,
  PaketRevisi,
  RincianPaket,
  RincianRevisi,
} from '@eproc/domain/paket/answers'
import { fieldErrors, message, data } from '../../lib/answers.ts'
import { cleanSlate, budgetYear, dayFromNow } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { lastJournal, journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { person } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { buatLewatRute } from './bantu.ts'

test.group('Paket: approval', (group) => {
  group.each.setup(cleanSlate)

  test('submitted, approved by another, edited again: the approval is void', async ({
    client,
    assert,
  }) => {
    const penyusun = await person({ peran: 'operatorULP' })
    const manajer = await person({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, penyusun.token)
    const ajukan = await client
      .post(`/api/paket/${p.id}/ajukan`)
      .bearerToken(penyusun.token)
      .json({})
    ajukan.assertStatus(200)
    assert.equal(data<RincianPaket>(ajukan).status, 'S')
    const lagi = await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(penyusun.token).json({})
    lagi.assertStatus(409)
    assert.lengthOf(await notifications(manajer.pengguna.id), 1)
    const tolak = await client.post(`/api/paket/${p.id}/tolak`).bearerToken(manajer.token).json({})
    tolak.assertStatus(400)
    const bukan = await client
      .post(`/api/paket/${p.id}/setujui`)
      .bearerToken(penyusun.token)
      .json({})
    bukan.assertStatus(403)
    const setuju = await client
      .post(`/api/paket/${p.id}/setujui`)
      .bearerToken(manajer.token)
      .json({})
    setuju.assertStatus(200)
    assert.equal(data<RincianPaket>(setuju).status, 'AM')
    const daftar = await client
      .get(`/api/rup/paket/status/AM/tahun/${budgetYear()}?q=Kenanga&perHalaman=10`)
      .bearerToken(manajer.token)
    daftar.assertBodyContains({ total: 1, data: [{ id: p.id, totalPagu: 922_000_000 }] })
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(penyusun.token)
      .json({ nama: 'Berubah' })
    assert.equal(data<RincianPaket>(ubah).status, '')
    const beda = await client.get(`/api/paket/${p.id}/perubahan`).bearerToken(manajer.token)
    const riwayat = data<{ beda: object }[]>(beda)
    assert.deepEqual(riwayat.at(-1)!.beda, { nama: ['Pembangunan Rumah Susun Kenanga', 'Berubah'] })
  })

  test('of two approvals at once one answers 200, one 409', async ({ client, assert }) => {
    const [a, b] = [await person({ peran: 'manajerULP' }), await person({ peran: 'manajerULP' })]
    const { paket } = await createPaket({ status: 'S' })
    const hasil = await Promise.all(
      [a, b].map((o) => client.post(`/api/paket/${paket.id}/setujui`).bearerToken(o.token).json({}))
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    assert.lengthOf(await journal({ id: paket.id, aksi: 'paket.setujui' }), 1)
  })

  test('an author who is manajer ULP too does not decide the own paket', async ({ client }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, manajer.token)
    await client.post(`/api/paket/${p.id}/ajukan`).bearerToken(manajer.token).json({})
    const r = await client.post(`/api/paket/${p.id}/setujui`).bearerToken(manajer.token).json({})
    r.assertStatus(403)
  })

  test('an incomplete paket cannot be submitted', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ status: '' })
    await rows('update paket set file_kak = null where id = ? returning id', [paket.id])
    await rows('delete from paket_lokasi where paket_id = ? returning id', [paket.id])
    await rows('update jadwal set mulai = null where paket_id = ? and urut = 3 returning id', [
      paket.id,
    ])
    const r = await client.post(`/api/paket/${paket.id}/ajukan`).bearerToken(token).json({})
    r.assertStatus(400)
    assert.sameMembers(
      fieldErrors(r).map((e) => e.message),
      [
        'Minimal 1 (satu) lokasi kerja harus diisi',
        'Dokumen KAK harus diunggah',
        'Penjelasan Tanggal mulai dan selesai harus diisi',
      ]
    )
  })
})

test.group('Paket: pokja', (group) => {
  group.each.setup(cleanSlate)

  test('is odd in number, of members of ULP, without PPK and approver', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP', divisi: 'unlada' })
    const { paket, ppk } = await createPaket({ pokja: [], penyetuju: manajer.pengguna })
    const anggota = await Promise.all(
      [1, 2, 3].map(() => createPengguna({ peran: 'operator', divisi: 'unlada' }))
    )
    const luar = await createPengguna({ peran: 'operator', divisi: '2020' })
    const ids = anggota.map((a) => a.id)
    const atur = (isi: object) =>
      client
        .put(`/api/paket/${paket.id}/pokja`)
        .bearerToken(manajer.token)
        .json({
          nomor: 'SK-1',
          tanggal: dayFromNow(-20),
          ...isi,
        })
    const salah: [object, RegExp][] = [
      [{ anggota: ids.slice(0, 2) }, /tiga orang atau lebih/],
      [{ anggota: [...ids, luar.id] }, /ganjil/],
      [{ anggota: [...ids.slice(0, 2), luar.id] }, /bukan anggota/],
      [{ anggota: [...ids.slice(0, 2), ppk.id] }, /PPK paket ini/],
      [{ anggota: [...ids.slice(0, 2), manajer.pengguna.id] }, /menyetujui paket ini/],
      [{ anggota: ids, nomor: '' }, /Nomor surat/],
      [{ anggota: ids, tanggal: null }, /Tanggal surat/],
    ]
    for (const [isi, pola] of salah) {
      const r = await atur(isi)
      r.assertStatus(400)
      assert.match(message(r), pola)
    }
    const baik = await atur({ anggota: ids })
    baik.assertStatus(200)
    assert.lengthOf(data<RincianPaket>(baik).pokja.anggota, 3)
    assert.deepEqual((await lastJournal({ aksi: 'paket.pokja', id: paket.id }))!.rincian.anggota, [
      [],
      ids,
    ])
    const calon = await client.get(`/api/paket/${paket.id}/calon-pokja`).bearerToken(manajer.token)
    const daftar = data<{ id: number }[]>(calon)
    assert.notInclude(
      daftar.map((c) => c.id),
      manajer.pengguna.id
    )
    const operator = await person({ peran: 'operatorULP' })
    const bukan = await client
      .put(`/api/paket/${paket.id}/pokja`)
      .bearerToken(operator.token)
      .json({})
    bukan.assertStatus(403)
  })

  test('a member declares freedom from conflict once; others do not', async ({
    client,
    assert,
  }) => {
    const { paket, pokja } = await createPaket({ bebasBenturan: false })
    const token = await signInAs(pokja[0]!)
    for (let i = 0; i < 2; i++) {
      const r = await client.post(`/api/paket/${paket.id}/benturan`).bearerToken(token)
      r.assertStatus(200)
      assert.isTrue(data<RincianPaket>(r).saya.bebasBenturan)
    }
    assert.lengthOf(await journal({ id: paket.id, aksi: 'paket.benturan' }), 1)
    const lain = await person({ peran: 'operatorULP' })
    const r = await client.post(`/api/paket/${paket.id}/benturan`).bearerToken(lain.token)
    r.assertStatus(403)
  })

  test('A member who was taken out while the request waited for the row is refused', async ({
    client,
    assert,
  }) => {
    const { paket, pokja } = await createPaket({ bebasBenturan: false })
    const token = await signInAs(pokja[0]!)
    const trx = await db.transaction()
    await trx.from('paket').where('id', paket.id).forUpdate()
    const waiting = client.post(`/api/paket/${paket.id}/benturan`).bearerToken(token).send()
    await waitFor('the request to wait for the row', async () => {
      return (await count('pg_locks where not granted')) > 0
    })
    await trx.from('pokja').where({ paket_id: paket.id, pengguna_id: pokja[0]!.id }).delete()
    await trx.commit()
    ;(await waiting).assertStatus(403)
    assert.isUndefined(await lastJournal({ aksi: 'paket.benturan', id: paket.id }))
  })
})

test.group('Paket: publication and execution', (group) => {
  group.each.setup(cleanSlate)

  const terbit = async (client: Parameters<typeof buatLewatRute>[0], p: PaketUji) =>
    client
      .post('/api/rup/paket/publish')
      .bearerToken(await signInAs(p.ppk))
      .json({ paketPenyediaId: p.paket.id })

  test('its PPK publishes it; the registration period comes from its stage', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({})
    const lain = await person({ peran: 'ppk', divisi: '20' })
    const bukan = await client
      .post('/api/rup/paket/publish')
      .bearerToken(lain.token)
      .json({ paketPenyediaId: p.paket.id })
    bukan.assertStatus(403)
    const r = await terbit(client, p)
    r.assertStatus(200)
    r.assertBodyContains({ message: 'Paket telah dipublish' })
    const terbitan = data<RincianPaket>(r)
    assert.equal(terbitan.statusPelaksanaan, 'A')
    assert.equal(Date.parse(terbitan.mulaiDaftar!), p.jadwal[1]!.mulai.getTime())
    assert.equal(Date.parse(terbitan.selesaiDaftar!), p.jadwal[1]!.selesai.getTime())
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    umum.assertStatus(200)
    assert.lengthOf(data<unknown[]>(umum), 18)
    const kedua = await terbit(client, p)
    kedua.assertStatus(409)
  })

  test('is not published when not approved, when its jadwal has begun, or without pokja', async ({
    client,
    assert,
  }) => {
    const belum = await terbit(client, await createPaket({ status: 'S' }))
    belum.assertStatus(409)
    const mulai = await terbit(client, await createPaket({ mulaiJam: -2 }))
    mulai.assertStatus(400)
    assert.equal(message(mulai), 'Jadwal sudah dimulai: Pengumuman')
    const tanpa = await terbit(client, await createPaket({ pokja: [] }))
    tanpa.assertStatus(400)
    assert.equal(message(tanpa), 'Pokja belum ditunjuk')
    const tersembunyi = await createPaket({})
    const umum = await client.get(`/api/rup/paket/jadwal/${tersembunyi.paket.id}`)
    umum.assertStatus(404)
    const tla = await createPaket({ metode: 'TLA', statusPelaksanaan: 'A' })
    const tlaUmum = await client.get(`/api/rup/paket/lokasi-kerja/${tla.paket.id}`)
    tlaUmum.assertStatus(404)
  })

  test('failing and cancelling need a reason; a repeated tender makes a new paket', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const token = await signInAs(p.ppk)
    const tanpa = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(token)
      .json({})
    tanpa.assertStatus(400)
    tanpa.assertBodyContains({ errors: [{ field: 'alasan' }] })
    const operator = await person({ peran: 'operatorULP' })
    const bukan = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(operator.token)
      .json({ alasan: 'x' })
    bukan.assertStatus(403)
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(token)
      .json({ alasan: 'Tidak ada penawaran' })
    gagal.assertStatus(200)
    gagal.assertBodyContains({
      message: 'Proses tender telah digagalkan / tidak ditemukan pemenang',
      data: { statusPelaksanaan: 'G' },
    })
    assert.equal(
      (await lastJournal({ aksi: 'paket.gagal', id: p.paket.id }))!.alasan,
      'Tidak ada penawaran'
    )
    const ulang = () =>
      client
        .put(`/api/rup/lelang/ulang/${p.paket.id}`)
        .bearerToken(token)
        .json({ alasan: 'Dokumen diperbaiki' })
    const hasil = await Promise.all([ulang(), ulang()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const baru = data<RincianPaket>(hasil.find((r) => r.status() === 200)!)
    assert.equal(baru.statusPelaksanaan, 'N')
    assert.equal(baru.status, '')
    assert.equal(baru.paketAsal!.id, p.paket.id)
    assert.equal(baru.totalPagu, p.paket.totalPagu)
    assert.isNull(baru.listJadwal[0]!.mulai)
    assert.lengthOf(baru.pokja.anggota, 0)
    const previous = await client.get(`/api/paket/${p.paket.id}`).bearerToken(token)
    previous.assertBodyContains({ data: { statusPelaksanaan: 'U', paketUlang: { id: baru.id } } })
    const belumTerbit = await createPaket({ ppk: p.ppk })
    const batal = await client
      .put(`/api/rup/lelang/batal/${belumTerbit.paket.id}`)
      .bearerToken(token)
      .json({ alasan: 'Anggaran dialihkan' })
    batal.assertBodyContains({ message: 'Proses tender telah dibatalkan' })
  })

  test('a tender is completed only after SPPBJ', async ({ client }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const r = await client
      .put(`/api/rup/lelang/selesai/${p.paket.id}`)
      .bearerToken(await signInAs(p.ppk))
      .json({})
    r.assertStatus(409)
    r.assertBodyContains({ message: 'Tender diselesaikan sesudah SPPBJ dikirim' })
  })

  test('once paused it goes on only with an approved revision', async ({ client, assert }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const manajer = await person({ peran: 'manajerULP' })
    const ppk = await signInAs(p.ppk)
    await keTahap(p.paket.id, 'penjelasan', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${p.paket.id}`)
      .bearerToken(ppk)
      .json({ alasan: 'Menunggu izin' })
    tunda.assertBodyContains({ data: { statusPelaksanaan: 'P' } })
    await keTahap(p.paket.id, 'pemasukan', 30)
    const lanjut = () =>
      client.put(`/api/rup/lelang/lanjutkan/${p.paket.id}`).bearerToken(ppk).json({})
    const dini = await lanjut()
    dini.assertStatus(409)
    const baru = (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.urut < 4 ? l.mulai : new Date(l.mulai.getTime() + 5 * 86_400_000),
      selesai: l.urut < 3 ? l.selesai : new Date(l.selesai.getTime() + 5 * 86_400_000),
      remark: l.urut < 3 ? null : 'Sesudah penundaan',
    }))
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(ppk)
        .json({ paketPenyediaId: p.paket.id, listRevisiJadwal })
    const kurang = await kirim(
      baru.map((l) => (l.urut === 3 ? { ...l, selesai: p.jadwal[2]!.selesai, remark: null } : l))
    )
    kurang.assertStatus(400)
    assert.match(message(kurang), /terlewati selama paket ditunda/)
    const simpan = await kirim(baru)
    simpan.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    const hasil = await lanjut()
    hasil.assertBodyContains({ data: { statusPelaksanaan: 'A' } })
  })
})

test.group('Paket: revisions and files of the jadwal', (group) => {
  group.each.setup(cleanSlate)

  const revisi = async (p: PaketUji, ubah: Record<number, object>) =>
    (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.mulai,
      selesai: l.selesai,
      remark: null,
      ...ubah[l.urut],
    }))
  const tambahJam = (t: Date, jam: number) => new Date(t.getTime() + jam * 3_600_000).toISOString()

  test('a revision is stored, waits without effect, is approved by another and holds', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const pokja = await signInAs(p.pokja[0]!)
    const manajer = await person({ peran: 'manajerULP' })
    const akhir = tambahJam(p.jadwal[1]!.selesai, 0.5)
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(pokja)
        .json({ userId: 1, paketPenyediaId: p.paket.id, listRevisiJadwal })
    const tanpaRemark = await kirim(await revisi(p, { 2: { selesai: akhir } }))
    tanpaRemark.assertStatus(400)
    assert.equal(
      message(tanpaRemark),
      'Ada perubahan pada jadwal Pendaftaran dan Pengambilan Dokumen. Harap mengisi remark!'
    )
    const simpan = await kirim(await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }))
    simpan.assertStatus(200)
    simpan.assertBodyContains({ message: 'Revisi jadwal berhasil disimpan' })
    assert.equal(
      (await jadwalUji(p.paket.id))[1]!.selesai.getTime(),
      p.jadwal[1]!.selesai.getTime()
    )
    const daftar = await client
      .get(`/api/rup/jadwal/revisi/paket/${budgetYear()}`)
      .bearerToken(manajer.token)
    const [satu] = data<PaketRevisi[]>(daftar)
    assert.isTrue(satu!.bolehSetujui)
    const rest = (tail: string) =>
      client.get(`/rest/revisi-jadwal${tail}`).bearerToken(manajer.token)
    const year = await rest(`?filter={"tahun":${budgetYear()}}`)
    assert.equal(year.header('content-range'), 'revisi-jadwal 0-0/1')
    const whole = (await rest(`/${p.paket.id}`)).body() as RincianRevisi
    assert.equal(whole.langkah[1]!.selesai, keIso(new Date(akhir)))
    const operator = await person({ peran: 'operatorULP' })
    const bukan = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(operator.token)
    bukan.assertStatus(403)
    const approve = () =>
      client.post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`).bearerToken(manajer.token)
    const hasil = await Promise.all([approve(), approve()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    // What waits no longer is nobody's record.
    const gone = await rest(`/${p.paket.id}`)
    gone.assertStatus(404)
    const kini = await jadwalUji(p.paket.id)
    assert.equal(kini[1]!.selesai.toISOString(), akhir)
    const [paket] = await rows<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(paket!.selesai_daftar.toISOString(), akhir)
  })

  test('the clock is asked again at approval: a stage that has ended meanwhile does not change', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    await keTahap(p.paket.id, 'pemasukan', 60)
    const list = await revisi(p, {
      4: { selesai: tambahJam(p.jadwal[3]!.selesai, 0.5), remark: 'Diperpanjang' },
    })
    const simpan = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(ppk)
      .json({ paketPenyediaId: p.paket.id, listRevisiJadwal: list })
    simpan.assertStatus(200)
    const persingkat = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(ppk)
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, {
          4: { selesai: tambahJam(p.jadwal[3]!.selesai, -2), remark: 'Dipersingkat' },
        }),
      })
    persingkat.assertStatus(400)
    assert.match(message(persingkat), /hanya dapat diperpanjang/)
    await keTahap(p.paket.id, 'pembukaan', 1)
    const r = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    r.assertStatus(400)
    assert.match(message(r), /sudah berakhir dan tidak dapat diubah/)
  })

  test('files of the jadwal are uploaded with their marks; none at all is refused', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const pokja = await signInAs(p.pokja[1]!)
    const r = await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 2)
      .field('showVendors[0]', 'true')
      .field('showVendors[2]', 'false')
      .file('uploadFiles[0]', PDF, pdfFile('pengumuman.pdf'))
      .file('uploadFiles[2]', PDF, pdfFile('catatan.pdf'))
    r.assertStatus(200)
    const jadwal = data<RincianPaket['listJadwal']>(r)
    assert.equal(jadwal[0]!.berkas[0]!.nama, 'pengumuman.pdf')
    assert.isTrue(jadwal[0]!.showVendor)
    assert.isFalse(jadwal[2]!.showVendor)
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    assert.isEmpty(data<RincianPaket['listJadwal']>(umum)[0]!.berkas)
    const staf = await client.get(`/${jadwal[2]!.fileJadwal}`).bearerToken(pokja)
    staf.assertStatus(200)
    const rekanan = await person({ peran: 'vendor' })
    const tolak = await client.get(`/${jadwal[2]!.fileJadwal}`).bearerToken(rekanan.token)
    tolak.assertStatus(404)
    const kosong = await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 0)
    kosong.assertStatus(400)
    kosong.assertBodyContains({ message: 'Masukkan minimal 1 (satu) file sebelum upload' })
  })

  test('the list of a year is paged, filtered and within the caller’s scope', async ({
    client,
    assert,
  }) => {
    await createPaket({ nama: 'Paket Aneka' })
    await createPaket({ statusPelaksanaan: 'A', nama: 'Paket Berjalan' })
    const ulp = await person({ peran: 'operatorULP' })
    const r = await client
      .get(
        `/api/rup/paket/lelang/tahun/${budgetYear()}?statusPelaksanaan=A&perHalaman=10&urut=-nama`
      )
      .bearerToken(ulp.token)
    const daftar = data<PaketRow[]>(r)
    assert.deepEqual(
      daftar.map((b) => b.nama),
      ['Paket Berjalan']
    )
    const rest = await client
      .get('/rest/paket?range=[0,0]&sort=["nama","ASC"]')
      .bearerToken(ulp.token)
    assert.equal(rest.header('content-range'), 'paket 0-0/2')
    const manajer = await person({ peran: 'manajer', divisi: '1010' })
    const kosong = await client
      .get(`/api/rup/paket/lelang/tahun/${budgetYear()}`)
      .bearerToken(manajer.token)
    kosong.assertBodyContains({ total: 0 })
  })
})
