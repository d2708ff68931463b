import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { createPublicKey, verify } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { writeJournal } from '@eproc/backend/app/core/journal/journal'
import { sealMessage, type Seal } from '@eproc/backend/app/core/journal/seal'
import { createPaketTerbit, type PaketUji } from '@eproc/database/factories/paket'
import { createPembukaan, createPenyedia } from '@eproc/database/factories/peserta'
import { actAs, createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type {
  DasborAdminAnswer,
  InstalasiAnswer,
  JurnalAnswer,
  JournalHeadAnswer,
} from '@eproc/domain/master/answers'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { person, type Person } from '../../lib/people.ts'
import { rows, row } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'

const tulis = async ({ pengguna }: Person, aksi: string, rincian: Record<string, unknown> = {}) => {
  const actor = { ...(await actAs(pengguna)), ip: '10.0.0.1' }
  await db.transaction((trx) =>
    writeJournal(trx, actor, { aksi: aksi as Kejadian, objek: 'uji', objekId: 7, rincian })
  )
}

const tungguSegel = () =>
  waitFor('the journal to be sealed', async () => {
    const belum = await rows(
      `select 1 from jurnal j where not exists
         (select 1 from jurnal_segel s where s.rentang @> j.id) limit 1`
    )
    return belum.length === 0
  })

test.group('Audit trail', (group) => {
  group.each.setup(cleanSlate)

  test('is filtered by actor, object, action and date, the newest first', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit', nama: 'Admin Audit' })
    const tanda = `uji${admin.pengguna.id}`
    await tulis(admin, `${tanda}.satu`)
    await tulis(admin, `${tanda}.dua`, { nama: ['a', 'b'] })
    const ambil = async (filter: object) => {
      const jawaban = await client
        .get(`/rest/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)
        .bearerToken(admin.token)
      jawaban.assertStatus(200)
      return jawaban.body() as JurnalAnswer[]
    }
    const dua = await ambil({ aksi: tanda, pelaku: 'Admin Audit' })
    assert.deepEqual(
      dua.map((b) => b.aksi),
      [`${tanda}.dua`, `${tanda}.satu`]
    )
    assert.deepEqual(dua[0]!.rincian, { nama: ['a', 'b'] })
    assert.equal(dua[0]!.alamatIp, '10.0.0.1')
    const hari = dua[0]!.waktu.slice(0, 10)
    assert.lengthOf(
      await ambil({ aksi: tanda, objek: 'uji', objekId: 7, dari: hari, sampai: hari }),
      2
    )
    assert.isEmpty(await ambil({ aksi: tanda, dari: dayFromNow(1) }))
    assert.isEmpty(await ambil({ aksi: `${tanda}.%` }))
    const satu = await client.get(`/rest/audit/${dua[1]!.id}`).bearerToken(admin.token)
    satu.assertBodyContains({ id: dua[1]!.id, aksi: `${tanda}.satu` })
    const salah = await client
      .get('/rest/audit?filter={"dari":"2026-02-31"}')
      .bearerToken(admin.token)
    salah.assertStatus(400)
  })

  test('masks NIK and NPWP inside the details', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    const tanda = `rahasia${admin.pengguna.id}`
    await tulis(admin, tanda, { noKtp: [null, '3174012345678901'], npwp: '012345678901000' })
    const jawaban = await client
      .get(`/rest/audit?filter={"aksi":"${tanda}"}`)
      .bearerToken(admin.token)
    assert.notInclude(JSON.stringify(jawaban.body()), '31740123456')
    assert.notInclude(JSON.stringify(jawaban.body()), '0123456789')
  })

  test('tells PPK, pokja, manajerULP and PA of their packages, and who takes part to the first two', async ({
    client,
    assert,
  }) => {
    const paket = await createPaketTerbit()
    const other = await createPaketTerbit({ satuanKerja: '1010' })
    const rekanan = await createPenyedia({ nama: 'PT Rahasia' })
    const { pengguna } = rekanan
    const vendor = { ...(await actAs(pengguna)), ip: '10.0.0.9' }
    for (const { id } of [paket.paket, other.paket]) {
      await db.transaction((trx) =>
        writeJournal(trx, vendor, {
          aksi: 'penawaran.kirim',
          objek: 'paket',
          objekId: id,
          rincian: {
            rekananId: rekanan.rekanan.id,
            sha256: 'ab12',
            tandaTerima: 'KODE',
            versi: 1,
          },
        })
      )
    }
    const read = async (token: string, filter: object = {}) => {
      const answer = await client
        .get(`/rest/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)
        .bearerToken(token)
      answer.assertStatus(200)
      const list = answer.body() as JurnalAnswer[]
      // The journal keeps what other tests did.
      const here = [paket, other].map((p) => String(p.paket.id))
      return list.filter((b) => b.aksi === 'penawaran.kirim' && here.includes(String(b.objekId)))
    }
    const told = async (token: string) =>
      (await read(token)).map((b) => [b.objekId, b.pelakuNama, b.alamatIp, b.rincian])
    const row = ({ paket: { id } }: PaketUji, knows: boolean) => [
      String(id),
      knows ? 'PT Rahasia' : 'Peserta',
      knows ? '10.0.0.9' : null,
      knows ? { rekananId: rekanan.rekanan.id, versi: 1 } : { versi: 1 },
    ]
    const token = async (isi: Parameters<typeof person>[0]) => (await person(isi)).token
    const [ppk, pokja] = [await signInAs(paket.ppk), await signInAs(paket.pokja[0]!)]
    assert.deepEqual(await told(ppk), [row(paket, true)])
    assert.deepEqual(await told(pokja), [row(paket, true)])
    const pa = await token({ peran: 'pa', divisi: '20' })
    assert.deepEqual(await told(pa), [row(paket, false)])
    assert.isEmpty(await told(await token({ peran: 'ppk', divisi: '20' })))
    const admin = await token({ peran: 'adminit' })
    for (const all of [admin, await token({ peran: 'manajerULP' })]) {
      assert.deepEqual(await told(all), [row(other, false), row(paket, false)])
    }
    assert.isEmpty(await read(admin, { pelakuId: pengguna.id }), 'the filter is no oracle')
    const [hidden] = (await read(admin)).filter((b) => b.objekId === String(other.paket.id))
    const foreign = await client.get(`/rest/audit/${hidden!.id}`).bearerToken(ppk)
    foreign.assertStatus(404)
    await createPembukaan(paket.paket.id, paket.pokja)
    const [opened] = await read(pa)
    assert.equal(opened!.pelakuNama, 'PT Rahasia')
    assert.containsSubset(opened!.rincian, { sha256: 'ab12', tandaTerima: 'KODE' })
  })

  test('calls records and people by their names, and finds the records by them', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const acting = await actAs(admin.pengguna)
    const { paket, pokja } = await createPaketTerbit({ nama: 'Taman Anggrek Uji' })
    const lain = await person({ peran: 'ppk', nama: 'Dewi Anggraini' })
    const catat = (aksi: Kejadian, objek: string, objekId: number, rincian: object) =>
      db.transaction((trx) =>
        writeJournal(trx, acting, { aksi, objek, objekId, rincian: { ...rincian } })
      )
    await catat('paket.pokja', 'paket', paket.id, { anggota: [[], [pokja[0]!.id]] })
    await catat('pengguna.ubah', 'pengguna', lain.pengguna.id, { jabatan: ['a', 'b'] })
    await catat('program.hapus', 'program', 2_000_000_000, {
      kode: ['P-1', null],
      nama: ['Lama', null],
    })
    await catat('spk.simpan', 'spk', 1, { paketId: paket.id })
    const ambil = async (filter: object) => {
      const r = await client
        .get(`/rest/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)
        .bearerToken(admin.token)
      r.assertStatus(200)
      return r.body() as JurnalAnswer[]
    }
    const [satu] = await ambil({ q: 'taman anggrek', aksi: 'paket.pokja' })
    assert.equal(satu!.objekNama, `${paket.kode} Taman Anggrek Uji`)
    assert.deepEqual(satu!.sebutan, { [`pengguna:${pokja[0]!.id}`]: pokja[0]!.nama })
    const [dana] = await rows<{ id: number; nama: string }>(
      `select k.id, k.kode || ' ' || k.nama as nama from kegiatan k
        join paket_pendanaan d on d.kegiatan_id = k.id where d.paket_id = ?`,
      [paket.id]
    )
    await catat('paket.ubah', 'paket', paket.id, {
      listPendanaan: [[], [{ kegiatanId: dana!.id, pagu: 1 }]],
      tahap: 'pemasukan-2',
    })
    const [ubah] = await ambil({ q: 'taman anggrek', aksi: 'paket.ubah' })
    assert.deepEqual(ubah!.sebutan, {
      [`kegiatan:${dana!.id}`]: dana!.nama,
      'tahap:pemasukan-2': 'Pemasukan Penawaran Harga File 2',
    })
    const [orang] = await ambil({ q: 'Dewi Anggra' })
    assert.deepEqual([orang!.objekNama, orang!.aksi], ['Dewi Anggraini', 'pengguna.ubah'])
    // A word of so many records that they are not named one by one.
    await rows(
      `insert into pengguna (login, email, nama, peran)
       select 'umum' || n, 'umum' || n || '@contoh.example', 'Dewi Anggraini Umum', 'vendor' from generate_series(1, 1001) n`
    )
    const umum = await ambil({ q: 'Dewi Anggra' })
    assert.deepEqual(
      umum.map((b) => b.id),
      [orang!.id]
    )
    const [hapus] = await ambil({ objek: 'program', objekId: 2_000_000_000 })
    assert.equal(hapus!.objekNama, 'P-1 Lama')
    const milik = await ambil({ paketId: paket.id })
    assert.includeMembers(
      milik.map((b) => b.aksi),
      ['paket.pokja', 'spk.simpan']
    )
    assert.isTrue(milik.every((b) => b.objek === 'spk' || b.objekId === String(paket.id)))
  })

  test('refuses rekanan and operator', async ({ client }) => {
    for (const peran of ['vendor', 'operator'] as const) {
      const { token } = await person({ peran })
      const daftar = await client.get('/rest/audit').bearerToken(token)
      daftar.assertStatus(403)
      const kepala = await client.get('/api/audit/kepala').bearerToken(token)
      kepala.assertStatus(403)
    }
  })

  test('has a head with a valid signature that can be downloaded', async ({ client, assert }) => {
    const admin = await person({ peran: 'superAdmin' })
    await tulis(admin, 'uji.kepala')
    await tungguSegel()
    const jawaban = await client.get('/api/audit/kepala').bearerToken(admin.token)
    const { data } = jawaban.body() as { data: JournalHeadAnswer }
    const [segel] = await rows<Seal>(
      'select versi, nomor, rentang::text as rentang, jumlah from jurnal_segel where nomor = ?',
      [data.nomor]
    )
    assert.isTrue(
      verify(
        null,
        sealMessage({ ...segel!, hash: data.hash }),
        createPublicKey(data.kunciPublik),
        Buffer.from(data.tandaTangan, 'base64')
      )
    )
    const berkas = await client.get('/api/audit/kepala/berkas').bearerToken(admin.token)
    berkas.assertStatus(200)
    assert.match(berkas.header('content-disposition') ?? '', /kepala-jurnal\.jsonl/)
    assert.include(berkas.text(), data.hash)
    const tanpa = await client.get('/api/audit/kepala/berkas').header('accept', 'application/json')
    tanpa.assertStatus(401)
  })
})

test.group('Dashboard of administrators and health', (group) => {
  group.each.setup(cleanSlate)

  test('the cards count admin, operasional and rekanan', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    await createPengguna({ peran: 'superAdmin' })
    await createPengguna({ peran: 'ppk', divisi: '10', aktif: false, sandi: null })
    await createPengguna({ peran: 'vendor', status: 'S' })
    await createPengguna({ peran: 'person' })
    await createPengguna({ peran: 'operator', divisi: '1010', status: 'I' })
    await createPenyedia({ status: 'V' })
    const ditutup = await createPenyedia({ status: 'V' })
    await rows(`update pengguna set status = 'I' where id = ?`, [ditutup.pengguna.id])
    const jawaban = await client.get('/api/admin/dasbor').bearerToken(admin.token)
    const { data } = jawaban.body() as { data: DasborAdminAnswer }
    assert.equal(data.userAdmin, 2)
    assert.equal(data.userOperasional, 2)
    assert.equal(data.userRekanan, 4)
    assert.equal(data.menunggu.belumBersandi, 1)
    // As the lists that they lead to: of staff and of vendors, by status.
    assert.deepEqual(data.menunggu.ditangguhkan, [
      { rekanan: false, status: 'I', jumlah: 1 },
      { rekanan: true, status: 'I', jumlah: 1 },
      { rekanan: true, status: 'S', jumlah: 1 },
    ])
    assert.equal(data.menunggu.rekananMenunggu, 1)
    assert.isArray(data.jurnal)
  })

  test('health tells of database, journal, queue, space and clock', async ({ client, assert }) => {
    const admin = await person({ peran: 'superAdmin' })
    const jawaban = await client.get('/api/instalasi').bearerToken(admin.token)
    jawaban.assertStatus(200)
    const { data } = jawaban.body() as { data: InstalasiAnswer }
    assert.isAbove(data.basisData.ukuran, 1_000_000)
    assert.isAbove(data.penyimpanan.bebas, 0)
    assert.deepEqual(data.penyimpanan.kuota, { dosir: 500, penawaran: 400, paket: 2000 })
    // Whatever the two clocks say, as long as it is what they say.
    const basis = await row<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'
    )
    assert.closeTo(data.jam.selisihMs, Date.now() - basis.ms, 60_000)
    assert.include(
      data.antrean.map((a) => a.nama),
      'masa-berlaku-ijin'
    )
    assert.match(data.jam.server, /\+07:00$/)
  })
})
