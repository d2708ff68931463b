import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { RiwayatBagian, VendorRow } from '@eproc/domain/verifikasi/answers'
import { body } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { buatRekananUji, type RekananUji } from './rekanan_uji.ts'

interface Baris {
  id: number
  nama: string
  status: string
}

/** `many` rows of the journal on a vendor's section `pajak`. */
const journal = (id: number, many: number, aksi: string, more: string) =>
  rows(
    `insert into jurnal (pelaku_nama, peran, aksi, objek, objek_id, rincian)
     select 'Sistem', 'sistem', ?, 'rekanan', ?, jsonb_build_object('bagian', 'pajak', ${more})
       from generate_series(1, ${many}) n returning id`,
    [aksi, String(id)]
  )

/** The administrator shuts the vendor's account out. */
async function suspend(client: ApiClient, { penggunaId }: RekananUji): Promise<void> {
  const answer = await client
    .put(`/userman/status/${penggunaId}`)
    .bearerToken(await tokenFor({ peran: 'adminit' }))
    .json({ status: 'S', alasan: 'Pemeriksaan' })
  answer.assertStatus(200)
}

async function verifyPajak(client: ApiClient, token: string, vendorId: number): Promise<void> {
  const setujui = await client
    .post('/vendor/perusahaan/status')
    .bearerToken(token)
    .json({ jenisStatus: 'Pajak', vendorId, val: 'A' })
  setujui.assertStatus(200)
}

test.group('List of rekanan', (group) => {
  group.each.setup(cleanSlate)

  test('has form, address, status and number of waiting sections in its rows', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ nama: 'PT Alfa', status: 'A', bagian: 'A' })
    await rows(`update rekanan set status_pajak = 'V' where id = ?`, [r.id])
    const o = await buatRekananUji({ jenis: 'O', nama: 'Budi', status: 'N' })
    const jawaban = await client.get('/vendor/registrasi/perusahaan').bearerToken(token)
    jawaban.assertStatus(200)
    const daftar = body<{ rows: Record<string, unknown>[]; total: number }>(jawaban)
    assert.equal(daftar.total, 2)
    assert.containsSubset(daftar.rows, [
      {
        id: o.id,
        nama: 'Budi',
        jenis: 'O',
        bentuk: null,
        alamat: 'Jalan Anggrek 3',
        status: 'N',
        menunggu: 3,
        blacklist: false,
      },
      {
        id: r.id,
        nama: 'PT Alfa',
        noRegistrasi: r.noRegistrasi,
        bentuk: 'pt',
        alamat: 'Jalan Melati 7',
        status: 'A',
        menunggu: 1,
      },
    ])
    // Identity numbers never belong into a list.
    assert.notInclude(JSON.stringify(daftar.rows), '3171012345678903')
    assert.notInclude(JSON.stringify(daftar.rows), '012345678901')
  })

  test('is paged, searched, sorted and filtered at the server', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'manajerULP' })
    const beta = await buatRekananUji({ nama: 'PT Beta Karya', status: 'V' })
    await buatRekananUji({ nama: 'PT Alfa Karya', status: 'A', bagian: 'A' })
    const gama = await buatRekananUji({ nama: 'CV Gama 100%', status: 'N', bagian: 'N' })
    const hitam = await buatRekananUji({
      nama: 'PT Hitam',
      status: 'A',
      bagian: 'A',
      kolom: { blacklist: true, blacklist_tgl_mulai: '2020-01-01' },
    })
    await buatRekananUji({
      nama: 'PT Lewat',
      status: 'A',
      bagian: 'A',
      kolom: { blacklist: true, blacklist_tgl_selesai: '2020-01-01' },
    })
    const ambil = async (query: string) => {
      const j = await client.get(`/vendor/registrasi/perusahaan?${query}`).bearerToken(token)
      j.assertStatus(200)
      return j.body() as { rows: Baris[]; total: number }
    }
    const nama = async (query: string) => (await ambil(query)).rows.map((b) => b.nama)
    const dua = await ambil('halaman=2&perHalaman=2&urut=nama')
    assert.equal(dua.total, 5)
    assert.deepEqual(
      dua.rows.map((b) => b.nama),
      ['PT Beta Karya', 'PT Hitam']
    )
    assert.deepEqual(await nama('q=karya&urut=-nama'), ['PT Beta Karya', 'PT Alfa Karya'])
    assert.deepEqual(await nama(`q=${encodeURIComponent('100%')}`), ['CV Gama 100%'])
    assert.deepEqual(await nama('q=%25'), ['CV Gama 100%'])
    assert.deepEqual(await nama(`q=${beta.noRegistrasi}`), ['PT Beta Karya'])
    assert.deepEqual(await nama('blacklist=1'), ['PT Hitam'])
    assert.lengthOf(await nama('blacklist=0'), 4)
    assert.deepEqual(await nama('status=N'), ['CV Gama 100%'])
    assert.deepEqual(await nama('menunggu=1'), ['PT Beta Karya'])
    await suspend(client, gama)
    assert.deepEqual(await nama('status=S'), ['CV Gama 100%'])
    assert.deepEqual(await nama('status=N'), [])
    for (const urut of ['noRegistrasi', 'bentuk', 'alamat', 'status', '-menunggu', 'diubahPada']) {
      assert.lengthOf(await nama(`urut=${urut}`), 5)
    }

    const verified = async (filter: string) => {
      const j = await client.get(`/vendor/verified/${filter}`).bearerToken(token)
      j.assertStatus(200)
      return j.body().data as { id: number; nama: string; blacklist: boolean; kodeKbli: string }[]
    }
    assert.lengthOf(await verified('null'), 3)
    const [satu, ...sisa] = await verified('1')
    assert.lengthOf(sisa, 0)
    assert.deepEqual([satu!.id, satu!.blacklist], [hitam.id, true])
    assert.match(satu!.kodeKbli, /^\d{5}$/)
    assert.lengthOf(await verified('0'), 2)
    // Whoever was verified stays so while the account is shut out, and reads as it.
    await suspend(client, hitam)
    assert.lengthOf(await verified('null'), 3)
    assert.containsSubset(await verified('1'), [{ id: hitam.id, status: 'S' }])
    ;(await client.get('/vendor/verified/2').bearerToken(token)).assertStatus(404)
  })

  test("/rest/vendor is the same list by react-admin's range, sort and filter", async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const beta = await buatRekananUji({ nama: 'PT Beta Karya', status: 'V' })
    const alfa = await buatRekananUji({ nama: 'PT Alfa Karya', status: 'A', bagian: 'A' })
    await buatRekananUji({
      nama: 'PT Hitam',
      status: 'E',
      bagian: 'A',
      kolom: { blacklist: true, blacklist_tgl_mulai: '2020-01-01' },
    })
    const ambil = async (filter: object, range = [0, 9]) => {
      const j = await client
        .get('/rest/vendor')
        .qs({
          filter: JSON.stringify(filter),
          range: JSON.stringify(range),
          sort: JSON.stringify(['nama', 'DESC']),
        })
        .bearerToken(token)
      j.assertStatus(200)
      return { page: j.header('content-range'), rows: body<VendorRow[]>(j) }
    }
    const nama = async (filter: object) => (await ambil(filter)).rows.map((r) => r.nama)
    const first = await ambil({}, [0, 1])
    assert.equal(first.page, 'vendor 0-1/3')
    assert.deepEqual(
      first.rows.map((r) => [r.nama, r.kodeKbli]),
      [
        ['PT Hitam', ''],
        ['PT Beta Karya', ''],
      ]
    )
    assert.deepEqual(await nama({ q: 'karya' }), ['PT Beta Karya', 'PT Alfa Karya'])
    assert.deepEqual(await nama({ menunggu: true }), ['PT Beta Karya'])
    assert.deepEqual(await nama({ status: 'A', blacklist: '0' }), ['PT Alfa Karya'])
    assert.deepEqual(await nama({ id: [alfa.id, beta.id] }), ['PT Beta Karya', 'PT Alfa Karya'])
    const verified = (await ambil({ verified: true })).rows
    assert.deepEqual(
      verified.map((r) => r.nama),
      ['PT Hitam', 'PT Alfa Karya']
    )
    assert.match(verified[0]!.kodeKbli, /^\d{5}$/)
    assert.deepEqual(await nama({ verified: true, blacklist: '1' }), ['PT Hitam'])
    for (const vendor of [alfa, beta]) await suspend(client, vendor)
    assert.deepEqual(await nama({ verified: true, status: 'S' }), ['PT Alfa Karya'])
    assert.deepEqual(await nama({ verified: true }), ['PT Hitam', 'PT Alfa Karya'])
    for (const asing of [
      { npwp: '1' },
      { status: 'X' },
      { blacklist: 'ya' },
      { id: Array(201).fill(alfa.id) },
    ]) {
      const j = await client
        .get('/rest/vendor')
        .qs({ filter: JSON.stringify(asing) })
        .bearerToken(token)
      j.assertStatus(400)
    }
  })

  test('unknown queries and bad values are refused 400', async ({ client }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    for (const query of [
      'asing=1',
      'status=X',
      'jenis=P',
      'blacklist=ya',
      'urut=npwp',
      'halaman=-1',
      'perHalaman=5000',
    ]) {
      const j = await client.get(`/vendor/registrasi/perusahaan?${query}`).bearerToken(token)
      j.assertStatus(400)
    }
  })

  test('rights: readers of the list only', async ({ client }) => {
    const r = await buatRekananUji()
    const jalur = [
      '/vendor/registrasi/perusahaan',
      '/vendor/verified/null',
      '/rest/vendor',
      `/rest/vendor/${r.id}`,
      '/rest/sertifikat',
    ]
    for (const j of jalur) {
      ;(await client.get(j)).assertStatus(401)
      for (const peran of ['operator', 'manajer', 'ppk', 'pa', 'superAdmin'] as const) {
        ;(await client.get(j).bearerToken(await tokenFor({ peran }))).assertStatus(403)
      }
      ;(await client.get(j).bearerToken(r.token)).assertStatus(403)
      for (const peran of ['operatorULP', 'manajerULP', 'adminit'] as const) {
        ;(await client.get(j).bearerToken(await tokenFor({ peran }))).assertStatus(200)
      }
      const unlada = await tokenFor({ peran: 'operator', divisi: 'unlada' })
      ;(await client.get(j).bearerToken(unlada)).assertStatus(200)
    }
  })

  test('rekanan to choose from: Aktif only, by KBLI, without blacklisted ones', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const aktif = await buatRekananUji({ status: 'A', bagian: 'A' })
    await buatRekananUji({ status: 'V' })
    await buatRekananUji({ status: 'A', bagian: 'A', kolom: { blacklist: true } })
    const orang = await buatRekananUji({ jenis: 'O', status: 'A', bagian: 'A' })
    const id = async (jalur: string) => {
      const j = await client.get(jalur).bearerToken(token)
      j.assertStatus(200)
      return (j.body().data as Baris[]).map((b) => b.id)
    }
    assert.deepEqual(await id('/vendor/kbli'), [aktif.id])
    assert.deepEqual(await id('/vendor/person'), [orang.id])
    const [kbli] = await rows<{ id: number; kode: string }>(
      'select id, kode from kbli order by kode limit 1'
    )
    const [lain] = await rows<{ id: number }>('select id from kbli order by kode desc limit 1')
    assert.deepEqual(await id(`/vendor/kbli/${kbli!.id}`), [aktif.id])
    assert.deepEqual(await id(`/vendor/kbli/${lain!.id},${kbli!.kode}`), [aktif.id])
    assert.deepEqual(await id(`/vendor/kbli/${lain!.id}`), [])
    // A KBLI that the vendor has typed since counts once it is verified, and not before.
    await rows(
      `update ijin_kbli set kbli_id = ? from ijin_usaha i
        where i.id = ijin_id and i.rekanan_id = ? returning ijin_id`,
      [lain!.id, aktif.id]
    )
    assert.deepEqual(await id(`/vendor/kbli/${lain!.id}`), [])
    assert.deepEqual(await id(`/vendor/kbli/${kbli!.id}`), [aktif.id])
    // Nor does one of a licence that has ended, as for an invitation; its last day still counts.
    const ends = (berlaku: string) =>
      rows(
        `update bagian_terverifikasi set isi = jsonb_set(isi, '{0,berlaku}', to_jsonb(?::text))
          where rekanan_id = ? and bagian = 'ijin'`,
        [berlaku, aktif.id]
      )
    await ends(dayFromNow(0))
    assert.deepEqual(await id(`/vendor/kbli/${kbli!.id}`), [aktif.id])
    await ends(dayFromNow(-1))
    assert.deepEqual(await id(`/vendor/kbli/${kbli!.id}`), [])
    const operator = await tokenFor({ peran: 'operator' })
    ;(await client.get('/vendor/kbli').bearerToken(operator)).assertStatus(403)
    ;(await client.get('/vendor/person')).assertStatus(401)
  })

  test('changes and decisions of a section are told whole, however many there are', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji()
    await verifyPajak(client, token, r.id)
    // As the vendor and the verifiers would leave them behind.
    await journal(
      r.id,
      600,
      'pajak.ubah',
      `'catatanId', 7, 'perubahan', jsonb_build_object('nomorTerima',
      jsonb_build_array('BPE-' || (n - 1), 'BPE-' || n))`
    )
    const ask = async (sebelum?: number) => {
      const answer = await client
        .get(`/api/vendor/verifikasi/${r.id}/perubahan/pajak`)
        .qs(sebelum === undefined ? {} : { sebelum })
        .bearerToken(token)
      answer.assertStatus(200)
      return (answer.body() as { data: RiwayatBagian }).data
    }
    const first = await ask()
    assert.isNotNull(first.diverifikasiPada)
    assert.deepEqual(
      first.perubahan.map(({ isi }) => isi),
      [[{ kolom: 'nomorTerima', sebelum: 'BPE-0', sesudah: 'BPE-600' }]]
    )
    await journal(r.id, 44, 'verifikasi.catatan', `'ke', n`)
    const told: number[] = []
    for (let page = await ask(); ; page = await ask(told.at(-1))) {
      told.push(...page.keputusan.map(({ id }) => id))
      if (!page.lebihLama) break
      assert.lengthOf(page.keputusan, 20)
    }
    assert.lengthOf(new Set(told), 45)
    const wrong = await client
      .get(`/api/vendor/verifikasi/${r.id}/perubahan/pajak?sebelum=kemarin`)
      .bearerToken(token)
    wrong.assertStatus(400)
  })

  test('state and changes since the last verification', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji()
    await verifyPajak(client, token, r.id)
    const [pajak] = await rows<{ id: number }>('select id from pajak where rekanan_id = ?', [r.id])
    const ubah = await client
      .put(`/vendor/pajak/${pajak!.id}`)
      .bearerToken(r.token)
      .json({
        vendorId: r.id,
        jenis: 'SPT Tahunan',
        masa: String(budgetYear()),
        nomorTerima: 'BPE-2',
        tanggalTerima: dayFromNow(-7),
      })
    ubah.assertStatus(200)
    const j = await client.get(`/api/vendor/verifikasi/${r.id}/perubahan/pajak`).bearerToken(token)
    j.assertStatus(200)
    const { data } = j.body() as {
      data: { perubahan: { jenis: string; isi: unknown[] }[]; keputusan: { aksi: string }[] }
    }
    assert.lengthOf(data.perubahan, 1)
    assert.equal(data.perubahan[0]!.jenis, 'ubah')
    assert.sameDeepMembers(data.perubahan[0]!.isi, [
      { kolom: 'masa', sebelum: String(budgetYear() - 1), sesudah: String(budgetYear()) },
      { kolom: 'nomorTerima', sebelum: 'BPE-1', sesudah: 'BPE-2' },
    ])
    assert.deepEqual(
      data.keputusan.map((k) => k.aksi),
      ['setujui']
    )
    const asing = await client
      .get(`/api/vendor/verifikasi/${r.id}/perubahan/sertifikat`)
      .bearerToken(token)
    asing.assertStatus(404)

    const keadaan = await client.get(`/rest/vendor/${r.id}`).bearerToken(token)
    const bagian = keadaan.body().bagian as Record<string, unknown>[]
    assert.lengthOf(bagian, 7)
    assert.containsSubset(
      bagian.find((b) => b.kunci === 'pajak'),
      { status: 'V', lengkap: true, bolehSetuju: true }
    )
    ;(await client.get('/rest/vendor/999999').bearerToken(token)).assertStatus(404)
  })
})
