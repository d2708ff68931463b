import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import type { LaporanDivisi } from '@eproc/domain/laporan/answers'
import type { AcuanRup, Kegiatan } from '@eproc/domain/rup/answers'
import { data, errorFields } from '../../lib/answers.ts'
import { budgetYear, cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { toDelete, versionOf } from '../../lib/version.ts'
import { kegiatanInput, jajaran } from './bantu.ts'

const saring = (isi: object) => `filter=${encodeURIComponent(JSON.stringify(isi))}`

test.group('Kegiatan', (group) => {
  group.each.setup(cleanSlate)

  test('each rule of the form names its field', async ({ client, assert }) => {
    const j = await jajaran()
    const program = await createProgram()
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const kirim = (isi: object) =>
      client.post('/rest/kegiatan').bearerToken(j.operator.token).json(isi)
    assert.sameMembers(errorFields(await kirim({})), [
      'programId',
      'kode',
      'nama',
      'jenisPengadaan',
      'coaId',
      'ppkId',
      'pagu',
    ])
    const ppkLain = await person({ peran: 'ppk', divisi: '30' })
    const programLain = await createProgram({ divisi: '2010' })
    const salah: [object, string][] = [
      [{ pagu: 0 }, 'pagu'],
      [{ pagu: 1.5 }, 'pagu'],
      [{ jenisPengadaan: 'ABC' }, 'jenisPengadaan'],
      [{ coaId: 2_000_000_000 }, 'coaId'],
      [{ ppkId: ppkLain.pengguna.id }, 'ppkId'],
      [{ ppkId: j.manajer.pengguna.id }, 'ppkId'],
      [{ programId: programLain.id }, 'programId'],
      [{ tahunAnggaran: budgetYear() + 1 }, 'tahunAnggaran'],
      [{ divisi: '2010' }, 'divisi'],
      [{ kode: 'k'.repeat(31) }, 'kode'],
    ]
    for (const [isi, bidang] of salah) {
      const r = await kirim({ ...input, ...isi })
      r.assertStatus(400)
      assert.deepEqual(errorFields(r), [bidang], JSON.stringify(isi))
    }
    ;(await kirim(input)).assertStatus(200)
    assert.deepEqual(errorFields(await kirim(input)), ['kode'])
  })

  test('changing an approved kegiatan repeats its approval; saving without a change does not', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const buat = await client.post('/rest/kegiatan').bearerToken(j.operator.token).json(input)
    const { id, versi } = buat.body() as Kegiatan
    await rows(`update kegiatan set persetujuan = 'AD' where id = ? returning id`, [id])
    const ubah = (isi: object) =>
      client
        .put(`/rest/kegiatan/${id}`)
        .bearerToken(j.operator.token)
        .json({ versi, ...isi })
    const sama = await ubah(input)
    assert.containSubset(sama.body(), { persetujuan: 'AD', versi })
    const beda = await ubah({ ...input, nama: 'Pembangunan Taman Kota', versi })
    assert.containSubset(beda.body(), { persetujuan: '', versi: versi + 1 })
    assert.deepEqual((await lastJournal({ aksi: 'kegiatan.ubah', id: id }))!.rincian, {
      nama: ['Pembangunan Taman', 'Pembangunan Taman Kota'],
      persetujuan: ['AD', ''],
    })
    ;(await ubah({ ...input, versi })).assertStatus(409)
  })

  test('a kegiatan in a paket has a pagu not below what is used, and keeps PPK and program', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const k = await createKegiatan({
      program,
      ppk: j.ppk.pengguna,
      persetujuan: 'AD',
      pagu: 2_000_000_000,
    })
    const { paket } = await createPaket({
      ppk: j.ppk.pengguna,
      pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }],
    })
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const ubah = async (isi: object) =>
      client
        .put(`/rest/kegiatan/${k.id}`)
        .bearerToken(j.operator.token)
        .json({ ...input, ...isi, versi: await versionOf('kegiatan', k.id) })
    const kurang = await ubah({ pagu: 1_499_999_999 })
    kurang.assertStatus(400)
    kurang.assertBodyContains({
      errors: [
        {
          field: 'pagu',
          message:
            'Pagu tidak boleh kurang dari yang sudah dipakai paket, yaitu Rp\u00A01.500.000.000',
        },
      ],
    })
    const ppkLain = await person({ peran: 'ppk', divisi: '20' })
    assert.deepEqual(errorFields(await ubah({ pagu: 2e9, ppkId: ppkLain.pengguna.id })), ['ppkId'])
    const programLain = await createProgram()
    assert.deepEqual(errorFields(await ubah({ pagu: 2e9, programId: programLain.id })), [
      'programId',
    ])
    ;(await ubah({ pagu: 1_500_000_000 })).assertStatus(200)
    const baca = async () => {
      const r = await client.get(`/rest/kegiatan/${k.id}`).bearerToken(j.operator.token)
      return r.body() as Kegiatan
    }
    assert.containSubset(await baca(), { paguTerpakai: 1_500_000_000, sisaPagu: 0, status: 'U' })
    await rows(`update paket set status_pelaksanaan = 'B' where id = ? returning id`, [paket.id])
    assert.containSubset(await baca(), { paguTerpakai: 0, sisaPagu: 1_500_000_000 })
    const hapus = await client
      .delete(await toDelete('kegiatan', k.id))
      .bearerToken(j.operator.token)
    hapus.assertStatus(409)
  })

  test('only a draft can be deleted', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    for (const persetujuan of ['S', 'AM', 'RM', 'AD'] as const) {
      const { id } = await createKegiatan({ persetujuan })
      const r = await client.delete(await toDelete('kegiatan', id)).bearerToken(token)
      r.assertStatus(409)
    }
    const { id } = await createKegiatan()
    ;(await client.delete(await toDelete('kegiatan', id)).bearerToken(token)).assertStatus(200)
    assert.exists(await lastJournal({ aksi: 'kegiatan.hapus', id: id }))
  })

  test('the scope of the list is the own divisi, the own directorate, or all; the rest is 404', async ({
    client,
    assert,
  }) => {
    const a = await createKegiatan({ divisi: '2020' })
    const b = await createKegiatan({ divisi: '2010' })
    const c = await createKegiatan({ divisi: '3040' })
    const lihat: [Parameters<typeof person>[0], number[]][] = [
      [{ peran: 'operator', divisi: '2020' }, [a.id]],
      [{ peran: 'manajer', divisi: '2010' }, [b.id]],
      [{ peran: 'ppk', divisi: '20' }, [a.id, b.id]],
      [{ peran: 'pa', divisi: '30' }, [c.id]],
      [{ peran: 'operatorULP', divisi: '1040' }, [a.id, b.id, c.id]],
      [{ peran: 'manajerULP', divisi: '1040' }, [a.id, b.id, c.id]],
      [{ peran: 'operator', divisi: 'unlada' }, [a.id, b.id, c.id]],
      [{ peran: 'adminit', divisi: '1070' }, [a.id, b.id, c.id]],
      [{ peran: 'operator', divisi: null }, []],
    ]
    for (const [siapa, terlihat] of lihat) {
      const { token } = await person(siapa)
      const r = await client.get('/rest/kegiatan').bearerToken(token)
      r.assertStatus(200)
      const ids = (r.body() as Kegiatan[]).map((k) => k.id)
      assert.sameMembers(ids, terlihat, JSON.stringify(siapa))
      for (const k of [a, b, c]) {
        const satu = await client.get(`/rest/kegiatan/${k.id}`).bearerToken(token)
        satu.assertStatus(terlihat.includes(k.id) ? 200 : 404)
      }
      // The sums a division are those of the same activities.
      const jumlah = await client.get(`/api/rup/jumlah-divisi/${budgetYear()}`).bearerToken(token)
      jumlah.assertStatus(200)
      const divisi = data<LaporanDivisi[]>(jumlah)
      assert.lengthOf(divisi, terlihat.length)
      const pagu = (all: { pagu: number }[]) => all.reduce((sum, d) => sum + d.pagu, 0)
      assert.equal(pagu(divisi), pagu(r.body() as Kegiatan[]))
    }
    const rekanan = await person({ peran: 'vendor' })
    const luar = await client
      .get(`/api/rup/jumlah-divisi/${budgetYear()}`)
      .bearerToken(rekanan.token)
    luar.assertStatus(403)
  })

  test('the list is searched, filtered, sorted and paged at the server', async ({
    client,
    assert,
  }) => {
    const { token, pengguna } = await person({ peran: 'ppk', divisi: '20' })
    const a = await createKegiatan({ nama: 'Taman 100%', pagu: 3_000, ppk: pengguna })
    const b = await createKegiatan({ nama: 'Gedung', pagu: 1_000, persetujuan: 'AD', jenis: 'BAR' })
    const c = await createKegiatan({ nama: 'Jalan', pagu: 2_000, persetujuan: 'AM', ppk: pengguna })
    const daftar = async (query: string) => {
      const r = await client.get(`/rest/kegiatan?${query}`).bearerToken(token)
      r.assertStatus(200)
      return (r.body() as Kegiatan[]).map((k) => k.id)
    }
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[0,1]'), [a.id, c.id])
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[2,3]'), [b.id])
    assert.deepEqual(await daftar(saring({ q: '100%' })), [a.id])
    assert.sameMembers(await daftar(saring({ persetujuan: 'baru,AM', tahun: budgetYear() })), [
      a.id,
      c.id,
    ])
    assert.sameMembers(await daftar(saring({ milik: 'ppk' })), [a.id, c.id])
    assert.deepEqual(await daftar(saring({ milik: 'menunggu' })), [c.id])
    assert.deepEqual(await daftar(saring({ jenisPengadaan: 'BAR' })), [b.id])
    for (const salah of [{ persetujuan: 'ZZ' }, { milik: 'x' }, { tahun: 1 }, { asing: 1 }]) {
      const r = await client.get(`/rest/kegiatan?${saring(salah)}`).bearerToken(token)
      r.assertStatus(400)
    }
  })

  test('the choices of the form: operator gets programs of the own divisi only', async ({
    client,
    assert,
  }) => {
    const operator = await person({ peran: 'operator', divisi: '2020' })
    const milik = await createProgram()
    await createProgram({ divisi: '2010' })
    const r = await client.get(`/api/rup/acuan/${budgetYear()}`).bearerToken(operator.token)
    r.assertStatus(200)
    const { data } = r.body() as { data: AcuanRup }
    assert.deepEqual(
      data.program.map((p) => [p.id, p.direktorat]),
      [[milik.id, '20']]
    )
    assert.equal(data.divisiSendiri, '2020')
    const luar = await client.get('/api/rup/acuan/2050').bearerToken(operator.token)
    luar.assertStatus(404)
  })
})
