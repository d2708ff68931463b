/** Tenders that come to nothing, appeals, and a pokja that has lost a member: who is asked for what. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { ingatkan } from '@eproc/backend/app/pekerjaan/ingatkan'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import {
  createEmptyOffer,
  createPembukaan,
  createPenyedia,
  createPeserta,
} from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
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

const usulkan = async (client: ApiClient, t: TenderUji) =>
  (
    await client
      .post(`/api/tender/penetapan/${t.id}`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ alasan: 'Dua penawaran' })
  ).assertStatus(200)
const putuskan = async (client: ApiClient, t: TenderUji, putusan: 'tegaskan' | 'tolak') =>
  (
    await client
      .post(`/api/tender/penetapan/${t.id}/${putusan}`)
      .bearerToken(t.tokenPpk)
      .json({ alasan: 'Diputus PPK' })
  ).assertStatus(200)

/** Two files, the first of which is opened and judged. */
async function fileSatu(lulus: boolean): Promise<TenderUji> {
  const t = await createTender(
    [800_000_000, 850_000_000],
    { kualifikasi: 'K2' },
    { jenis: ['K', 'A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
  )
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id, { lulus, nilai: 800_000_000 })
  return t
}

/** A prequalification that was judged; `lulus` of how many passed. */
async function prakualifikasi(lulus: number): Promise<TenderUji> {
  const t = await createTender(
    [1, 1],
    { kualifikasi: 'P' },
    { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
  )
  for (const [i, r] of t.rekanan.entries()) {
    await rows(
      `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, alasan)
       values (?, ?, true, ?, '{"kualifikasi":"Pengalaman kurang"}') returning id`,
      [t.id, r.rekanan.id, i < lulus]
    )
  }
  return t
}

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
    assert.containSubset(await work(client, t.tokenPokja[1]!), [
      { jenis: 'sanggah', tautan: `/ppk/tender/${t.id}/show?tahap=jawaban-sanggah` },
    ])
    // Who entered it may not answer it.
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    const lain = await createPenyedia({ nama: 'PT Penyanggah', isi: [] })
    await createPeserta(t.id, lain.rekanan.id)
    await rows(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor)
       values (?, ?, 'B', 'berkas/uji/sanggah.pdf', now()) returning id`,
      [t.id, lain.rekanan.id]
    )
    assert.containSubset(await work(client, t.tokenPokja[0]!), [
      { jenis: 'sanggah', tautan: `/ppk/tender/${t.id}/show?tahap=sanggah` },
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

  test('who is to follow a lost winner waits for the PPK, and no letter goes out before', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sppbj')
    const gugurkan = async () =>
      (
        await client
          .post(`/api/tender/penetapan/${t.id}/gugur`)
          .bearerToken(t.tokenPokja[0]!)
          .json({ vendorId: t.rekanan[0]!.rekanan.id, sebab: 'mundur', alasan: 'Surat 12/XI' })
      ).assertStatus(200)
    assert.deepEqual(await kinds(client, t.tokenPpk), ['sppbj'])
    await gugurkan()
    const [butir, ...lain] = await work(client, t.tokenPpk)
    assert.deepEqual(lain, [])
    assert.containSubset(butir, {
      jenis: 'tegaskan',
      keterangan: `Diusulkan ${t.pokja[0]!.nama}`,
      tautan: `/ppk/tender/${t.id}/show?tahap=penetapan`,
    })
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])

    // Its own stage is long over: it is due with the stage that waits for it.
    const [sppbj] = await rows<{ selesai: Date; menit: number }>(
      `select selesai, extract(epoch from selesai - mulai)::float8 / 60 as menit
         from jadwal where paket_id = ? and kunci = 'sppbj'`,
      [t.id]
    )
    assert.equal(Date.parse(butir!.batas!), sppbj!.selesai.getTime())
    await keTahap(t.id, 'sppbj', sppbj!.menit - 30)
    await rows('delete from notifikasi returning id')
    await ingatkan()
    assert.lengthOf(
      (await notifications(t.ppk.id)).filter((n) =>
        n.pesan.startsWith('Masih menunggu Anda: Penegasan penetapan, ')
      ),
      1
    )

    await putuskan(client, t, 'tolak')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['sppbj'])
    await gugurkan()
    await putuskan(client, t, 'tegaskan')
    assert.deepEqual(await kinds(client, t.tokenPpk), ['sppbj'])
  })

  test('a ranking that is to replace a confirmed one waits for the PPK', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('penetapan')
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
    await usulkan(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), ['tegaskan'])
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    await putuskan(client, t, 'tegaskan')
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
  })

  test('everybody has failed the first file: nobody is to be invited, the opening of the second is next', async ({
    assert,
    client,
  }) => {
    const t = await fileSatu(false)
    await keTahap(t.id, 'undangan-pembuktian')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
    await keTahap(t.id, 'pembukaan-2')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['tanpaPenawaran'])
  })

  test('a proof that was not held hides no opening, neither one that is due nor one that is asked for', async ({
    assert,
    client,
  }) => {
    const t = await fileSatu(true)
    const [satu, dua] = t.tokenPokja
    await keTahap(t.id, 'pengumuman-1')
    assert.deepEqual(await kinds(client, satu!), ['undangan'], 'there is time yet')
    await keTahap(t.id, 'pemasukan-2')
    assert.deepEqual(await kinds(client, satu!), [])
    await createEmptyOffer(t.id, t.rekanan[0]!.rekanan.id, 'A', 'pemasukan-2', 'pembukaan-2')
    await keTahap(t.id, 'pembukaan-2')
    assert.deepEqual(await kinds(client, satu!), ['buka'])
    await ownerRows(
      `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada)
       values (?, 'pembukaan-2', ?, now()) returning id`,
      [t.id, t.pokja[0]!.id]
    )
    assert.deepEqual(await kinds(client, satu!), [])
    assert.containSubset(await work(client, dua!), [
      { jenis: 'buka', keterangan: `Diminta ${t.pokja[0]!.nama}` },
    ])
  })

  test('an invitation that was not sent does not hide the determination after it', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await rows(
      `update jadwal set include = false where paket_id = ? and kunci = 'pembuktian' returning id`,
      [t.id]
    )
    await keTahap(t.id, 'undangan-pembuktian')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['undangan'])
    await keTahap(t.id, 'penetapan')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['undangan', 'penetapan'])
    await usulkan(client, t)
    assert.deepEqual(await kinds(client, t.tokenPpk), ['tegaskan'])
    await putuskan(client, t, 'tegaskan')
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
  })

  test('nobody has qualified: once the objections are over, the PPK is asked to end the tender', async ({
    assert,
    client,
  }) => {
    const t = await prakualifikasi(0)
    await createPenetapan(t, [], 'penetapan-pra')
    await keTahap(t.id, 'sanggah-pra')
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
    for (const tahap of ['undangan-tender', 'pembukaan-1']) {
      await keTahap(t.id, tahap)
      assert.deepEqual(await kinds(client, t.tokenPokja[0]!), [])
      const [butir, ...lain] = await work(client, t.tokenPpk)
      assert.deepEqual(lain, [])
      assert.containSubset(butir, {
        jenis: 'tanpaPemenang',
        tautan: `/ppk/tender/${t.id}/show?tahap=penetapan-pra`,
      })
    }
  })

  test('one has qualified: the invitation to the tender waits, not the end', async ({
    assert,
    client,
  }) => {
    const t = await prakualifikasi(1)
    await createPenetapan(t, [], 'penetapan-pra')
    await keTahap(t.id, 'undangan-tender')
    assert.deepEqual(await kinds(client, t.tokenPpk), [])
    assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['undangan'])
  })

  for (const metode of ['TEN', 'TLA'] as const) {
    test(`a negotiation that was left out does not hide the determination of the provider (${metode})`, async ({
      assert,
      client,
    }) => {
      const t =
        metode === 'TLA' ? await createTender([800_000_000], { metode }) : await fileSatu(true)
      if (metode === 'TLA') {
        await createNilai(t.id, t.rekanan[0]!.rekanan.id)
      } else {
        await createPembukaan(t.id, t.pokja, 'pembukaan-2')
        await createPenetapan(
          t,
          t.rekanan.map((r) => r.rekanan)
        )
      }
      await keTahap(t.id, 'undangan-negosiasi')
      assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['undangan'])
      await keTahap(t.id, 'penetapan-penyedia')
      assert.deepEqual(await kinds(client, t.tokenPokja[0]!), ['undangan', 'penetapan'])
      await usulkan(client, t)
      assert.deepEqual(await kinds(client, t.tokenPpk), ['tegaskan'])
      await keTahap(t.id, 'sppbj')
      assert.deepEqual(await kinds(client, t.tokenPpk), ['tegaskan'])
      await putuskan(client, t, 'tegaskan')
      assert.deepEqual(await kinds(client, t.tokenPpk), ['sppbj'])
    })
  }
})
