import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { kirimSuratHarian } from '@eproc/backend/app/pekerjaan/kirim_surat_harian'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { bagianDosir } from '@eproc/domain/dosir/bagian'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow, moveClock } from '../../lib/dates.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person, type Person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'
import { buatRekananUji } from '../verifikasi/rekanan_uji.ts'

const pekerjaan = async (client: ApiClient, o: Pick<Person, 'token'>): Promise<ButirKotak[]> => {
  const r = await client.get('/api/pekerjaan').bearerToken(o.token)
  r.assertStatus(200)
  return data<ButirKotak[]>(r)
}

test.group('My work', (group) => {
  group.each.setup(cleanSlate)

  test('verifiers see dossiers that nobody else has in hand, and certificates to make', async ({
    client,
    assert,
  }) => {
    const rina = await person({ peran: 'operatorULP' })
    const budi = await person({ peran: 'operator', divisi: 'unlada' })
    const v = await buatRekananUji({ nama: 'PT Menunggu' })
    const a = await buatRekananUji({ nama: 'PT Aktif', status: 'A', bagian: 'A' })
    const sebelum = await pekerjaan(client, rina)
    assert.sameDeepMembers(
      sebelum.map((b) => [b.jenis, b.nama, b.tautan]),
      [
        ['verifikasi', 'PT Menunggu', `/admin/vendor/${v.id}/show?giliran=1`],
        ['sertifikat', 'PT Aktif', `/admin/vendor/${a.id}/show?bagian=sertifikatVendor`],
      ]
    )
    const ambil = await client
      .post(`/api/vendor/verifikasi/${v.id}/ambil`)
      .bearerToken(rina.token)
      .json({})
    ambil.assertStatus(200)
    assert.deepEqual(
      (await pekerjaan(client, budi)).map((b) => b.nama),
      ['PT Aktif']
    )
    assert.lengthOf(await pekerjaan(client, rina), 2)
    assert.deepEqual(await pekerjaan(client, await person({ peran: 'pa' })), [])
  })

  test('more of one kind than a list shows at first are counted, and can all be reached', async ({
    client,
    assert,
  }) => {
    const ppk = await person({ peran: 'ppk', divisi: '10' })
    const { id } = await createKegiatan({ divisi: '1010', ppk: ppk.pengguna, persetujuan: 'AM' })
    await rows(
      `insert into kegiatan (kode, nama, program_id, coa_id, ppk_id, pagu, divisi_kode, jenis_pengadaan,
         tahun_anggaran, status, persetujuan, persetujuan_pada)
       select kode || '-' || n, nama, program_id, coa_id, ppk_id, pagu, divisi_kode, jenis_pengadaan,
         tahun_anggaran, status, persetujuan, persetujuan_pada + n * interval '1 second'
         from kegiatan, generate_series(1, 204) n where id = ? returning id`,
      [id]
    )
    const ask = async (query: Record<string, number>) => {
      const answer = await client.get('/api/pekerjaan').qs(query).bearerToken(ppk.token)
      answer.assertStatus(200)
      return answer.body() as { data: ButirKotak[]; total: number }
    }
    const first = await ask({})
    assert.deepEqual([first.data.length, first.total], [200, 205])
    assert.equal(first.data[0]!.id, id, 'the longest waiting first')
    const all = await ask({ batas: 400 })
    assert.equal(new Set(all.data.map((b) => b.id)).size, 205)
    const none = await client.get('/api/pekerjaan?batas=0').bearerToken(ppk.token)
    none.assertStatus(400)
    await kirimSuratHarian()
    const [mail] = await mailsTo(ppk.pengguna.email)
    assert.equal(mail!.perihal, '205 pekerjaan menunggu Anda')
    assert.include(mail!.teks, ': 205')
    assert.include(mail!.teks, 'dan 195 lainnya')
  })

  test('the draft that tenders a failed package again waits for the planners until it is submitted', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'G' })
    const planner = await person({ peran: 'operatorULP' })
    const repeat = await client
      .put(`/api/rup/lelang/ulang/${p.paket.id}`)
      .bearerToken(await signInAs(p.ppk))
      .json({ alasan: 'Dokumen diperbaiki' })
    repeat.assertStatus(200)
    const { id, kode } = data<RincianPaket>(repeat)
    const [item, ...others] = await pekerjaan(client, planner)
    assert.isEmpty(others)
    assert.containSubset(item, {
      jenis: 'paketUlang',
      id,
      kode,
      keterangan: `Diminta ${p.ppk.nama}`,
    })
    assert.include(item!.tautan, '/rup/paket/penyedia?')
    await rows(`update paket set status = 'S', pernah_diajukan = true where id = ? returning id`, [
      id,
    ])
    assert.isEmpty(await pekerjaan(client, planner))
  })

  test('a blacklisting that has run out keeps nobody from a certificate', async ({
    client,
    assert,
  }) => {
    const rina = await person({ peran: 'operatorULP' })
    const listed = (nama: string, end: number) =>
      buatRekananUji({
        nama,
        status: 'A',
        bagian: 'A',
        kolom: { blacklist: true, blacklist_tgl_selesai: dayFromNow(end) },
      })
    await listed('PT Lewat', -1)
    await listed('PT Masih', 0)
    assert.deepEqual(
      (await pekerjaan(client, rina)).map((b) => b.nama),
      ['PT Lewat']
    )
  })

  test('many vendors without a certificate are one line, which leads to their list', async ({
    client,
    assert,
  }) => {
    const rina = await person({ peran: 'operatorULP' })
    for (const nama of ['A', 'B', 'C', 'D', 'E', 'F']) {
      await buatRekananUji({ nama: `PT ${nama}`, status: 'A', bagian: 'A' })
    }
    const { id } = await buatRekananUji({ nama: 'PT Bersertifikat', status: 'A', bagian: 'A' })
    const made = await client.get(`/vendor/create-sertifikat/${id}`).bearerToken(rina.token)
    made.assertStatus(200)
    const [satu, ...lain] = await pekerjaan(client, rina)
    assert.lengthOf(lain, 0)
    assert.containSubset(satu, { jenis: 'sertifikat', nama: '6 rekanan aktif', kode: '' })
    const address = new URL(satu!.tautan, 'http://x')
    assert.equal(address.pathname, '/admin/vendor/verified')
    const filter = encodeURIComponent(
      JSON.stringify({ ...JSON.parse(address.searchParams.get('filter')!), verified: true })
    )
    const list = await client.get(`/rest/vendor?filter=${filter}`).bearerToken(rina.token)
    assert.equal(list.header('content-range'), 'vendor 0-5/6')
  })

  test('a second administrator sees a change of powers with its end, who asked does not', async ({
    client,
    assert,
  }) => {
    const satu = await person({ peran: 'adminit', nama: 'Admin Satu' })
    const dua = await person({ peran: 'superAdmin' })
    const ani = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Ani' })
    const minta = await client
      .put(`/rest/user/${ani.id}`)
      .bearerToken(satu.token)
      .json({
        login: ani.login,
        email: 'baru@uji.example',
        nama: ani.nama,
        divisi: ani.divisiKode,
        roles: 'operator',
        versi: await versionOf('user', ani.id),
      })
    minta.assertStatus(202)
    const [butir, ...lain] = await pekerjaan(client, dua)
    assert.lengthOf(lain, 0)
    assert.containsSubset(butir, {
      jenis: 'akses',
      nama: 'Ani',
      keterangan: 'Diajukan Admin Satu',
    })
    const hari = (Date.parse(butir!.batas!) - Date.parse(butir!.sejak)) / 86_400_000
    assert.closeTo(hari, 7, 0.01)
    assert.deepEqual(await pekerjaan(client, satu), [])
    // The deadline is a moment, not a day.
    await kirimSuratHarian()
    const [surat] = await mailsTo(dua.pengguna.email)
    assert.include(surat!.teks, `paling lambat ${tanggalWaktu(butir!.batas)}`)
    moveClock('P8D')
    // The sessions have ended meanwhile.
    assert.deepEqual(await pekerjaan(client, await person({ peran: 'superAdmin' })), [])
  })

  test('a vendor sees what a verifier sent back', async ({ client, assert }) => {
    const r = await buatRekananUji({
      status: 'N',
      kolom: { status_akta: 'N', remark_akta: 'Halaman 3 tidak terbaca' },
    })
    const butir = await pekerjaan(client, r)
    assert.deepEqual(
      butir.map((b) => [b.jenis, b.nama, b.keterangan, b.tautan]),
      [['dosirDiperbaiki', bagianDosir('akta').judul, 'Halaman 3 tidak terbaca', '/vendor/akta']]
    )
  })

  test('one mail a day, to whom something waits for and who wants it', async ({
    client,
    assert,
  }) => {
    const mau = await person({ peran: 'operatorULP' })
    const tidak = await person({ peran: 'operatorULP' })
    const kosong = await person({ peran: 'pa' })
    const mati = await client
      .put('/api/userman/profil')
      .bearerToken(tidak.token)
      .json({ nama: tidak.pengguna.nama, suratHarian: false })
    mati.assertStatus(200)
    assert.isFalse(mati.body().data.suratHarian)
    for (let i = 1; i <= 12; i++) await buatRekananUji({ nama: `PT Nomor ${i}` })
    await kirimSuratHarian()
    await kirimSuratHarian()
    const surat = await mailsTo(mau.pengguna.email)
    assert.lengthOf(surat, 1)
    assert.equal(surat[0]!.perihal, '12 pekerjaan menunggu Anda')
    assert.include(surat[0]!.teks, 'Verifikasi rekanan: 12')
    assert.include(surat[0]!.teks, 'dan 2 lainnya')
    for (const o of [tidak, kosong]) assert.lengthOf(await mailsTo(o.pengguna.email), 0)
    moveClock('P1D')
    await kirimSuratHarian()
    assert.lengthOf(await mailsTo(mau.pengguna.email), 2)
    // Who cannot log in is not written to, and what is done is not told of.
    await rows(`update pengguna set status = 'S' where id = ?`, [mau.pengguna.id])
    moveClock('P2D')
    await kirimSuratHarian()
    assert.lengthOf(await mailsTo(mau.pengguna.email), 2)
  })
})
