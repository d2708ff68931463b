import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createEmptyOffer } from '@eproc/database/factories/peserta'
import type { PokjaTerakhir, RincianPaket } from '@eproc/domain/paket/answers'
import { message, data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { lastJournal, journal } from '../../lib/journal.ts'
import { notifiedUsers } from '../../lib/notifications.ts'
import { person } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'
import { world } from '../tender/penawaran/bantu.ts'

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
    const usang = await atur({ anggota: ids, versi: data<RincianPaket>(baik).versi - 1 })
    usang.assertStatus(409)
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

  test('proposes the members of the last package of the same PPK or author, and says whom it leaves out', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP', divisi: 'unlada' })
    const calon = (nama: string, isi = {}) =>
      createPengguna({ peran: 'operator', divisi: 'unlada', nama, ...isi })
    const [ana, budi, cici, dedi, eka] = [
      await calon('Ana'),
      await calon('Budi'),
      await calon('Cici'),
      await calon('Dedi'),
      await calon('Eka'),
    ]
    const usul = async (id: number) => {
      const r = await client.get(`/api/paket/${id}/pokja-terakhir`).bearerToken(manajer.token)
      r.assertStatus(200)
      return data<PokjaTerakhir | null>(r)
    }
    const { paket, ppk } = await createPaket({ pokja: [], penyetuju: eka })
    const milikLain = await createPaket({ pokja: [dedi] })
    assert.isNull(await usul(paket.id), 'neither PPK nor author has another package')

    // A younger letter counts; an official alone is no model for a tender, whatever its date.
    const lama = await createPaket({ ppk, pokja: [dedi] })
    const baru = await createPaket({ ppk, pokja: [ana, budi, cici, dedi, eka] })
    const langsung = await createPaket({ ppk, metode: 'PLA', pokja: [ana] })
    const surat = (id: number, hari: number) =>
      rows('update paket set pokja_tanggal = ? where id = ?', [dayFromNow(hari), id])
    await surat(lama.paket.id, -30)
    await surat(baru.paket.id, -10)
    await surat(langsung.paket.id, -1)
    await rows(`update pengguna set status = 'I' where id = ?`, [cici.id])
    await rows(`update pengguna set divisi_kode = '2020' where id = ?`, [dedi.id])

    const hasil = (await usul(paket.id))!
    assert.equal(hasil.paket.kode, baru.paket.kode)
    assert.deepEqual(
      hasil.anggota.map((a) => a.nama),
      ['Ana', 'Budi']
    )
    assert.deepEqual(
      hasil.tidakIkut.map((a) => a.nama),
      ['Cici', 'Dedi', 'Eka']
    )
    assert.match(hasil.tidakIkut[0]!.alasan, /Cici bukan anggota .* yang aktif/)
    assert.match(hasil.tidakIkut[2]!.alasan, /Eka menyetujui paket ini/)
    assert.equal(await count('pokja where paket_id = ?', [paket.id]), 0, 'nothing is saved')

    // The same author's package, of another PPK.
    const penyusun = await createPengguna({ peran: 'operatorULP' })
    const lain = await createPaket({ pokja: [] })
    await rows('update paket set dibuat_oleh = ? where id = any(?)', [
      penyusun.id,
      [lain.paket.id, milikLain.paket.id],
    ])
    assert.equal((await usul(lain.paket.id))!.paket.kode, milikLain.paket.kode)
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

  test('once an offer is in, another pokja waits for the PPK; old and new members are told', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const d = await world(1)
    const baru = await createPengguna({ peran: 'operator', divisi: 'unlada', nama: 'Baru' })
    const [lama, ...tetap] = d.pokja
    const anggota = [baru.id, ...tetap.map((p) => p.id)]
    const minta = () =>
      client
        .put(`/api/paket/${d.id}/pokja`)
        .bearerToken(manajer.token)
        .json({ nomor: 'SK-2', tanggal: dayFromNow(-1), anggota })
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    const usul = await minta()
    usul.assertStatus(200)
    const { pokja } = data<RincianPaket>(usul)
    assert.includeMembers(
      pokja.anggota.map((a) => a.penggunaId),
      [lama!.id]
    )
    assert.include(pokja.usul!.anggota, 'Baru')
    assert.includeMembers(await notifiedUsers(), [d.ppk.id, lama!.id, baru.id])
    const putus = (deed: string, token: string, isi: object = {}) =>
      client.post(`/api/paket/${d.id}/pokja/${deed}`).bearerToken(token).json(isi)
    ;(await putus('setujui', manajer.token)).assertStatus(403)
    ;(await putus('tolak', d.tokenPpk)).assertStatus(400)
    ;(await putus('tolak', d.tokenPpk, { alasan: 'Evaluasi sedang berjalan' })).assertStatus(200)
    ;(await putus('setujui', d.tokenPpk)).assertStatus(409)
    ;(await minta()).assertStatus(200)
    const kotak = await client.get('/api/pekerjaan').bearerToken(d.tokenPpk)
    assert.include(
      data<{ jenis: string }[]>(kotak).map((b) => b.jenis),
      'pokjaUsul'
    )
    const dua = await Promise.all([putus('setujui', d.tokenPpk), putus('setujui', d.tokenPpk)])
    assert.deepEqual(dua.map((r) => r.status()).toSorted(), [200, 409])
    const [berhasil] = dua.filter((r) => r.status() === 200)
    const ganti = data<RincianPaket>(berhasil!).pokja
    assert.isNull(ganti.usul)
    assert.sameMembers(
      ganti.anggota.map((a) => a.penggunaId),
      anggota
    )
    assert.isNull(ganti.anggota.find((a) => a.penggunaId === baru.id)!.bebasBenturanPada)
  })

  test('of a package that has ended no change of its pokja waits any more', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const d = await world(1)
    await createEmptyOffer(d.id, d.rekanan[0]!.rekanan.id)
    const baru = await createPengguna({ peran: 'operator', divisi: 'unlada' })
    const anggota = [baru.id, ...d.pokja.slice(1).map((p) => p.id)]
    const usul = await client
      .put(`/api/paket/${d.id}/pokja`)
      .bearerToken(manajer.token)
      .json({ nomor: 'SK-2', tanggal: dayFromNow(-1), anggota })
    usul.assertStatus(200)
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${d.id}`)
      .bearerToken(d.tokenPpk)
      .json({ alasan: 'Tidak ada penawaran' })
    gagal.assertStatus(200)
    assert.isNull(data<RincianPaket>(gagal).pokja.usul)
    const kotak = data<{ jenis: string }[]>(
      await client.get('/api/pekerjaan').bearerToken(d.tokenPpk)
    )
    assert.notInclude(
      kotak.map((b) => b.jenis),
      'pokjaUsul'
    )
  })

  test('before an offer it changes at once; who leaves and the PPK are told', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajerULP' })
    const { paket, pokja, ppk } = await createPaket()
    const baru = await createPengguna({ peran: 'operator', divisi: 'unlada' })
    const anggota = [baru.id, ...pokja.slice(1).map((p) => p.id)]
    const ganti = await client
      .put(`/api/paket/${paket.id}/pokja`)
      .bearerToken(manajer.token)
      .json({ nomor: 'SK-2', tanggal: dayFromNow(-1), anggota })
    ganti.assertStatus(200)
    assert.sameMembers(await notifiedUsers(), [baru.id, pokja[0]!.id, ppk.id])
  })
})
