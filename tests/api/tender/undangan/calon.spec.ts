import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { faktaRekanan } from '@eproc/backend/app/tender/peserta/fakta_rekanan_query'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import {
  createPembukaan,
  createEmptyOffer,
  createPenyedia,
  createPeserta,
  createUndangan,
} from '@eproc/database/factories/peserta'
import { createPenetapan } from '@eproc/database/factories/tender'
import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import { alasanTidakSyarat } from '@eproc/domain/tender/pendaftaran'
import { data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { packageOfNextEdition } from '../../../lib/kbli.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { ALAMAT, kirim } from './bantu.ts'

test.group('Candidates of undangan', (group) => {
  group.each.setup(cleanSlate)
  const nama = async (client: ApiClient, sesi: string, id: number, tipe: string) =>
    data<UndanganRow[]>(await client.get(`${ALAMAT}/${id}/${tipe}`).bearerToken(sesi)).map(
      (b) => b.nama
    )
  test('P: as the rules of registration say for each kind of rekanan', async ({
    assert,
    client,
  }) => {
    const rekanan = [
      await createPenyedia({ nama: 'Cocok' }),
      await createPenyedia({ nama: 'Orang', jenis: 'O' }),
      await createPenyedia({ nama: 'Hitam', blacklist: { mulai: null, selesai: null } }),
      await createPenyedia({
        nama: 'Bekas hitam',
        blacklist: { mulai: null, selesai: '2021-01-01' },
      }),
      await createRekanan({ nama: 'Habis', status: 'E' }),
      await createRekanan({ nama: 'Baru', status: 'V' }),
      await createRekanan({ nama: 'Suspend', status: 'S' }),
      await createPenyedia({
        nama: 'Bidang lain',
        ijin: [{ jenis: 'NIB', nomor: '9120009999999', kualifikasi: 'Kecil', kbli: ['62011'] }],
      }),
    ]
    rekanan.push(await createPenyedia({ nama: 'Besar', ukuran: 'besar' }))
    for (const [jenisPeserta, isUsahaKecil, kbli, later] of [
      ['V', false, ['41011'], false],
      ['VO', true, ['41011'], false],
      ['O', false, [], false],
      ['VO', false, [], false],
      ['V', false, ['41011'], true],
    ] as const) {
      const { paket, pokja } = await createPaketTerbit({
        metode: 'PLA',
        jenisPeserta,
        isUsahaKecil,
        kbli,
      })
      if (later) await packageOfNextEdition(paket.id)
      const harus: string[] = []
      for (const r of rekanan) {
        const fakta = await faktaRekanan(r.rekanan.id)
        const alasan = alasanTidakSyarat({ jenisPeserta, isUsahaKecil, kbli }, fakta)
        if (alasan === null) harus.push(fakta.nama)
      }
      const ada = await nama(client, await signInAs(pokja[0]!), paket.id, 'P')
      assert.sameMembers(ada, harus)
      assert.isNotEmpty(harus)
    }
  })

  test('B: those who handed in and did not fail, and only after the opening', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const masuk = await createPenyedia({ nama: 'Masuk' })
    const gugur = await createPenyedia({ nama: 'Gugur' })
    const mundur = await createPenyedia({ nama: 'Mundur' })
    const diam = await createPenyedia({ nama: 'Diam' })
    for (const r of [masuk, gugur, mundur, diam]) await createPeserta(paket.id, r.rekanan.id)
    for (const r of [masuk, gugur, mundur]) await createEmptyOffer(paket.id, r.rekanan.id)
    await rows(
      'insert into evaluasi (paket_id, rekanan_id, hasil_administrasi) values (?, ?, false)',
      [paket.id, gugur.rekanan.id]
    )
    await rows(`update peserta set mundur_pada = ${sqlNow()} where rekanan_id = ?`, [
      mundur.rekanan.id,
    ])
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), [])
    await createPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), ['Masuk'])
  })

  test('L: who qualified, once that is determined; B2 and N: nobody while the offers are sealed', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit({ kualifikasi: 'P' })
    const sesi = await signInAs(pokja[0]!)
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const both = async (tipe: string) => {
      const seen = await nama(client, sesi, paket.id, tipe)
      assert.deepEqual(await nama(client, ulp, paket.id, tipe), seen)
      return seen
    }
    const [lulus, , diam] = await Promise.all(
      ['Lulus', 'Gagal', 'Diam'].map(async (n) => {
        const r = await createPenyedia({ nama: n })
        await createPeserta(paket.id, r.rekanan.id)
        await createEmptyOffer(paket.id, r.rekanan.id, 'K', 'pemasukan-pra', 'pembukaan-pra')
        await rows(
          `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi) values (?, ?, ?, ?)`,
          [paket.id, r.rekanan.id, n !== 'Gagal', n !== 'Gagal']
        )
        return r
      })
    )
    await createPembukaan(paket.id, pokja, 'pembukaan-pra')
    assert.deepEqual(await both('L'), [])
    await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan-pra')
    assert.sameMembers(await both('L'), ['Diam', 'Lulus'])
    // Who has handed in file 1 is not known before it is opened, although the prequalification is.
    await createEmptyOffer(paket.id, lulus!.rekanan.id, 'A', 'pemasukan-1', 'pembukaan-1')
    await createEmptyOffer(paket.id, lulus!.rekanan.id, 'T', 'pemasukan-1', 'pembukaan-1')
    assert.deepEqual(await both('B2'), [])
    await keTahap(paket.id, 'undangan-pembuktian-2')
    const early = await kirim(client, sesi, {
      paketId: paket.id,
      tipe: 'B2',
      daftar: [{ vendorId: lulus!.rekanan.id }],
      berkas: [0],
    })
    early.assertStatus(400)
    await createPembukaan(paket.id, pokja, 'pembukaan-1')
    assert.deepEqual(await both('B2'), ['Lulus'])
    await createEmptyOffer(paket.id, diam!.rekanan.id, 'A', 'pemasukan-2', 'pembukaan-2')
    await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan')
    assert.deepEqual(await both('N'), ['Lulus'])
  })

  test('N: the best rank, once it is determined; those invited stay listed', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const peringkat = []
    for (const n of ['Satu', 'Dua']) {
      const r = await createPenyedia({ nama: n })
      await createPeserta(paket.id, r.rekanan.id)
      await createEmptyOffer(paket.id, r.rekanan.id)
      await rows('insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, ?)', [
        paket.id,
        r.rekanan.id,
        peringkat.length + 1,
      ])
      peringkat.push(r)
    }
    await createPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), [])
    await createPenetapan(
      { id: paket.id, pokja, ppk },
      peringkat.map((r) => r.rekanan)
    )
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu'])
    await createUndangan(paket.id, peringkat[0]!.rekanan.id, 'N', pokja[0]!.id)
    await rows(
      `update evaluasi set gugur_pada = ${sqlNow()}, gugur_alasan = 'Mundur' where urutan = 1`
    )
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu', 'Dua'])
  })

  test('are listed for staff within their scope only', async ({ client }) => {
    const { paket } = await createPaketTerbit()
    const { token: vendor } = await createPenyedia()
    const operator = await tokenFor({ peran: 'operator', divisi: '3010' })
    const alamat = `${ALAMAT}/${paket.id}/P`
    ;(await client.get(alamat)).assertStatus(401)
    ;(await client.get(alamat).bearerToken(vendor)).assertStatus(403)
    ;(await client.get(alamat).bearerToken(operator)).assertStatus(404)
    ;(await client.get(`${ALAMAT}/${paket.id}/Z`).bearerToken(operator)).assertStatus(404)
  })
})
