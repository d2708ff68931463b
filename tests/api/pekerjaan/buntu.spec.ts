/** Tenders that come to nothing, appeals, and a pokja that has lost a member: who is asked for what. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan } from '@eproc/database/factories/peserta'
import { createNilai, createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { notifications } from '../../lib/notifications.ts'
import { person } from '../../lib/people.ts'
import { ownerRows, rows } from '../../lib/query.ts'
import { jawabSanggah, sanggah } from '../tender/bantu_hasil.ts'

const MILIK_LAIN = ['sertifikat', 'benturan']

const work = async (client: ApiClient, token: string): Promise<ButirKotak[]> => {
  const r = await client.get('/api/pekerjaan').bearerToken(token)
  r.assertStatus(200)
  return data<ButirKotak[]>(r).filter((b) => !MILIK_LAIN.includes(b.jenis))
}
const kinds = async (client: ApiClient, token: string): Promise<string[]> =>
  (await work(client, token)).map((b) => b.jenis)

test.group('My work where a tender goes astray', (group) => {
  group.each.setup(cleanSlate)

  test('an opening that found nothing: the PPK is asked to end it, the pokja for nothing', async ({
    assert,
    client,
  }) => {
    const p = await createPaketTerbit()
    const [pokja, ppk] = [await signInAs(p.pokja[0]!), await signInAs(p.ppk)]
    await keTahap(p.paket.id, 'pembukaan')
    await createPembukaan(p.paket.id, p.pokja)
    await ownerRows('update pembukaan set usul_gagal = true where paket_id = ? returning id', [
      p.paket.id,
    ])
    for (const tahap of ['evaluasi', 'penetapan']) {
      await keTahap(p.paket.id, tahap)
      assert.deepEqual(await kinds(client, pokja), [])
      assert.containSubset(await work(client, ppk), [
        { jenis: 'tanpaPenawaran', tautan: `/ppk/tender/${p.paket.id}/show?tahap=pembukaan` },
      ])
    }
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(ppk)
      .json({ alasan: 'Tidak ada penawaran' })
    gagal.assertStatus(200)
    assert.deepEqual(await kinds(client, ppk), [])
  })

  test('work is told of each of very many running packages', async ({ assert, client }) => {
    const lain = await createPaketTerbit()
    await rows(
      `insert into paket (kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
                          metode_evaluasi, jenis_kontrak, ppk_id, status_pelaksanaan)
       select kode || '-' || n, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
              metode_evaluasi, jenis_kontrak, ppk_id, 'A' from paket, generate_series(1, 120) n where id = ?
       returning id`,
      [lain.paket.id]
    )
    const p = await createPaketTerbit()
    await rows('update paket set ppk_id = ? where id <> ? returning id', [p.ppk.id, p.paket.id])
    await keTahap(p.paket.id, 'pembukaan')
    await createPembukaan(p.paket.id, p.pokja)
    await ownerRows('update pembukaan set usul_gagal = true where paket_id = ? returning id', [
      p.paket.id,
    ])
    assert.containSubset(await work(client, await signInAs(p.ppk)), [
      { jenis: 'tanpaPenawaran', id: p.paket.id },
    ])
  })

  test('everybody has failed: no determination is asked of the pokja, the end of the PPK', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id, { lulus: false })
    await keTahap(t.id, 'penetapan')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    assert.deepEqual(await kinds(client, t.tokenPpk), ['tanpaPemenang'])
  })

  test('an upheld objection stands before what would be refused for it, until a new evaluation', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const r = t.rekanan[1]!
    ;(await sanggah(client, t, r)).assertStatus(200)
    ;(await jawabSanggah(client, t, [{ vendorId: r.rekanan.id, hasil: 'terbukti' }])).assertStatus(
      200
    )
    for (const [tahap, letak] of [
      ['undangan-negosiasi', 'sanggah'],
      ['sppbj', 'sanggah'],
      // As a revision would have it begin anew.
      ['evaluasi', 'evaluasi'],
    ] as const) {
      await keTahap(t.id, tahap)
      for (const token of [t.tokenPokja[0]!, t.tokenPpk]) {
        const [butir, ...lain] = await work(client, token)
        assert.deepEqual(lain, [])
        assert.equal(butir!.jenis, 'sanggahTerbukti')
        assert.equal(butir!.tautan, `/ppk/tender/${t.id}/show?tahap=${letak}`)
      }
    }
    const ubah = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        administrasi: true,
        listEvaluasi: [
          {
            vendorId: t.rekanan[0]!.rekanan.id,
            hasilAdministrasi: false,
            alasan: { administrasi: 'Jaminan penawaran tidak sah' },
          },
        ],
      })
    ubah.assertStatus(200)
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })

  test('an appeal that staff entered leads to the stage where it is answered', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    const r = t.rekanan[1]!
    ;(await sanggah(client, t, r)).assertStatus(200)
    const jawab = await jawabSanggah(client, t, [
      { vendorId: r.rekanan.id, hasil: 'tidakTerbukti' },
    ])
    jawab.assertStatus(200)
    await keTahap(t.id, 'jawaban-sanggah')
    await rows(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor, pencatat_id)
       values (?, ?, 'BD', 'berkas/uji/banding.pdf', now(), ?) returning id`,
      [t.id, r.rekanan.id, t.pokja[0]!.id]
    )
    assert.containSubset(await work(client, t.tokenPokja[0]!), [
      { jenis: 'sanggah', tautan: `/ppk/tender/${t.id}/show?tahap=jawaban-sanggah` },
    ])
  })

  test('a member who left the unit has no part in the pokja any more, and the manager is told', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    const manajer = await person({ peran: 'manajerULP', divisi: 'unlada' })
    await keTahap(t.id, 'evaluasi')
    const nilai = () => client.get(`/api/lelang/evaluasi/${t.id}`).bearerToken(t.tokenPokja[0]!)
    assert.lengthOf(data<unknown[]>(await nilai()), t.rekanan.length)
    assert.deepEqual(await kinds(client, manajer.token), [])
    const [keluar] = t.pokja
    await rows(`update pengguna set divisi_kode = '2020' where id = ? returning id`, [keluar!.id])
    assert.deepEqual(data<unknown[]>(await nilai()), [])
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    assert.containSubset(await work(client, manajer.token), [
      {
        jenis: 'pokjaGanti',
        keterangan: keluar!.nama,
        tautan: `/rup/paket/pokja/${t.id}/pokja`,
      },
    ])

    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await keTahap(t.id, 'penetapan')
    const penetapan = `/api/tender/penetapan/${t.id}`
    const usul = await client
      .post(penetapan)
      .bearerToken(t.tokenPokja[1]!)
      .json({ alasan: 'Dua penawaran' })
    usul.assertStatus(200)
    const tegas = await client.post(`${penetapan}/tegaskan`).bearerToken(t.tokenPpk).json({})
    tegas.assertStatus(200)
    assert.lengthOf(await notifications(t.pokja[1]!.id), 1)
    assert.deepEqual(await notifications(keluar!.id), [])

    await rows(`update paket set status_pelaksanaan = 'G' where id = ? returning id`, [t.id])
    assert.deepEqual(await kinds(client, manajer.token), [])
  })
})
