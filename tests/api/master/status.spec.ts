import { test } from '@japa/runner'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { errorFields } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { notifications, notifiedUsers } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person } from '../../lib/people.ts'
import { rows, count } from '../../lib/query.ts'

/** A vendor's row, whole but for its dossier. */
async function createRekanan(penggunaId: number, status: string): Promise<number> {
  const hasil = await rows<{ id: number }>(
    `insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status, status_perusahaan,
       status_ijin, status_akta, status_pemilik, status_pengurus, status_pengalaman, status_pajak)
     values (?, 'V', ?, 'PT Uji', ?, 'A', 'V', 'A', 'A', 'A', 'A', 'A') returning id`,
    [penggunaId, `V-UJI-${penggunaId}`, status]
  )
  return hasil[0]!.id
}
const statusRekanan = async (id: number) =>
  (await rows<{ status: string }>('select status from rekanan where id = ?', [id]))[0]!.status

test.group('Status of a user', (group) => {
  group.each.setup(cleanSlate)

  for (const status of ['I', 'S']) {
    test(`${status}: the token ends at once`, async ({ client, assert }) => {
      const admin = await person({ peran: 'adminit' })
      const korban = await person({ peran: 'operator', divisi: '1010' })
      const sebelum = await client.get('/userman/coa').bearerToken(korban.token)
      sebelum.assertStatus(200)
      const jawaban = await client
        .put(`/userman/status/${korban.pengguna.id}`)
        .bearerToken(admin.token)
        .json({ id: korban.pengguna.id, login: 'x', nama: 'x', email: 'x', status, alasan: 'Cuti' })
      jawaban.assertStatus(200)
      jawaban.assertBodyContains({ message: 'Ubah status user berhasil disimpan' })
      const sesudah = await client.get('/userman/coa').bearerToken(korban.token)
      sesudah.assertStatus(401)
      const token = await rows('select 1 from sesi where pengguna_id = ?', [korban.pengguna.id])
      assert.isEmpty(token)
      const jurnal = await lastJournal({ aksi: 'pengguna.status' })
      assert.equal(jurnal!.pelaku_id, admin.pengguna.id)
      assert.equal(jurnal!.alasan, 'Cuti')
      assert.deepEqual(jurnal!.rincian, { status: ['A', status] })
      // Nothing but the status comes from this call.
      const tetap = await rows<{ nama: string }>('select nama from pengguna where id = ?', [
        korban.pengguna.id,
      ])
      assert.equal(tetap[0]!.nama, korban.pengguna.nama)
    })
  }

  test('an unknown status, an unknown id and an old version are refused', async ({ client }) => {
    const admin = await person({ peran: 'adminit' })
    const siti = await createPengguna({ peran: 'operator', divisi: '1010' })
    const kirim = (id: number, isi: object) =>
      client
        .put(`/userman/status/${id}`)
        .bearerToken(admin.token)
        .json({ alasan: 'Uji', ...isi })
    const salah = await kirim(siti.id, { status: 'X' })
    salah.assertStatus(400)
    salah.assertBodyContains({ errors: [{ field: 'status' }] })
    const asing = await kirim(999999, { status: 'S' })
    asing.assertStatus(404)
    const usang = await kirim(siti.id, { status: 'S', versi: 9 })
    usang.assertStatus(409)
  })

  test('of two superAdmin that suspend each other one always remains', async ({
    client,
    assert,
  }) => {
    const a = await person({ peran: 'superAdmin' })
    const b = await person({ peran: 'superAdmin' })
    const suspend = { status: 'S', alasan: 'Cuti' }
    const jawaban = await Promise.all([
      client.put(`/userman/status/${b.pengguna.id}`).bearerToken(a.token).json(suspend),
      client.put(`/userman/status/${a.pengguna.id}`).bearerToken(b.token).json(suspend),
    ])
    assert.lengthOf(
      jawaban.filter((j) => j.status() === 200),
      1
    )
    const aktif = await count(`pengguna where peran = 'superAdmin' and status = 'A'`)
    assert.equal(aktif, 1)
  })

  test('the rekanan follows I and S, then has its former status again', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const akun = await person({ peran: 'vendor' })
    const id = await createRekanan(akun.pengguna.id, 'A')
    const ubah = (status: string) =>
      client
        .put(`/userman/status/${akun.pengguna.id}`)
        .bearerToken(admin.token)
        .json({ status, alasan: 'Uji' })
    for (const status of ['S', 'I']) {
      const jawaban = await ubah(status)
      jawaban.assertStatus(200)
      assert.equal(await statusRekanan(id), status)
    }
    const aktif = await ubah('A')
    aktif.assertStatus(200)
    // The licence section waits (V), but an A vendor stays A meanwhile.
    assert.oneOf(await statusRekanan(id), ['A', 'E'])
    // It cannot log in, so it is told by mail: each time what it is now, and why.
    const told = (await mailsTo(akun.pengguna.email)).map((m) => m.teks)
    for (const status of ['Suspend', 'Non Aktif', 'Aktif']) {
      assert.isTrue(
        told.some((t) => t.includes(`menjadi ${status}.`) && t.includes('Alasan: Uji')),
        status
      )
    }
    assert.lengthOf(told, 3)
    const catatan = await count(
      `jurnal where aksi = 'rekanan.status' and objek_id = ?
          and pelaku_id = ?`,
      [String(id), admin.pengguna.id]
    )
    assert.isAtLeast(catatan, 3)
  })

  test('I and S ask for a reason, in the form of staff, too', async ({ client, assert }) => {
    const admin = await person({ peran: 'adminit' })
    const staf = await createPengguna({ peran: 'operator', divisi: '1010' })
    const { login, email, nama, divisiKode: divisi } = staf
    const lewat = {
      status: (isi: object) =>
        client.put(`/userman/status/${staf.id}`).bearerToken(admin.token).json(isi),
      formulir: (isi: object) =>
        client
          .put('/userman/register')
          .bearerToken(admin.token)
          .json({ id: staf.id, login, email, nama, divisi, roles: 'operator', ...isi }),
    }
    for (const ubah of Object.values(lewat)) {
      for (const [status, alasan] of [
        ['S', undefined],
        ['I', ' '],
      ]) {
        const tolak = await ubah({ status, alasan })
        tolak.assertStatus(400)
        assert.deepEqual(errorFields(tolak), ['alasan'])
      }
      ;(await ubah({ status: 'S', alasan: 'Pensiun' })).assertStatus(200)
      assert.equal((await lastJournal({ objek: 'pengguna', id: staf.id }))!.alasan, 'Pensiun')
      const [surat] = await mailsTo(staf.email)
      assert.include(surat!.teks, 'Pensiun')
      // What is lifted needs none.
      ;(await ubah({ status: 'A' })).assertStatus(200)
    }
    assert.equal((await mailsTo(staf.email)).length, 4)
  })

  test('pokja and PPK hear of a participant or a colleague who is shut out while their package runs', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const d = await createPaketTerbit()
    const selesai = await createPaketTerbit({ statusPelaksanaan: 'S', ppk: d.ppk })
    const peserta = await createPenyedia({ isi: [] })
    for (const { paket } of [d, selesai]) await createPeserta(paket.id, peserta.rekanan.id)
    const mundur = await createPenyedia({ isi: [] })
    await createPeserta(d.paket.id, mundur.rekanan.id)
    await rows(
      'update peserta set mundur_pada = terdaftar_pada where rekanan_id = ? returning id',
      [mundur.rekanan.id]
    )
    const ubah = async (id: number, status: string) =>
      (
        await client
          .put(`/userman/status/${id}`)
          .bearerToken(admin.token)
          .json({ status, alasan: 'Pemeriksaan berkas' })
      ).assertStatus(200)
    const dengar = async () =>
      Promise.all([d.ppk, ...d.pokja].map(async (o) => (await notifications(o.id)).at(-1)?.pesan))
    await ubah(mundur.pengguna.id, 'S')
    assert.deepEqual(await notifiedUsers(), [])
    await ubah(peserta.pengguna.id, 'S')
    for (const pesan of await dengar()) {
      assert.include(pesan, d.paket.kode)
      assert.include(pesan, 'Pemeriksaan berkas')
    }
    assert.lengthOf(await notifiedUsers(), 1 + d.pokja.length)
    await ubah(peserta.pengguna.id, 'A')
    for (const pesan of await dengar()) assert.include(pesan, 'Aktif')
    const anggota = d.pokja[0]!
    await ubah(anggota.id, 'I')
    const [bagiPpk, bagiDiri, ...bagiLain] = await dengar()
    for (const pesan of [bagiPpk, ...bagiLain]) assert.include(pesan, anggota.nama)
    assert.notInclude(bagiDiri, anggota.nama)
  })

  test('users of a rekanan are listed with it and not among the staff', async ({
    client,
    assert,
  }) => {
    const admin = await person({ peran: 'adminit' })
    const akun = await createPengguna({ peran: 'vendor', nama: 'Wakil' })
    await createRekanan(akun.id, 'V')
    const daftar = await client
      .get('/rest/user-vendor?filter={"q":"pt uji"}')
      .bearerToken(admin.token)
    assert.equal(daftar.header('content-range'), 'user-vendor 0-0/1')
    assert.containsSubset(daftar.body(), [
      { id: akun.id, rekanan: { nama: 'PT Uji', jenis: 'V', status: 'V' } },
    ])
    const satu = await client.get(`/rest/user-vendor/${akun.id}`).bearerToken(admin.token)
    satu.assertBodyContains({ nama: 'Wakil' })
    const pegawai = await client
      .get(`/rest/user-vendor/${admin.pengguna.id}`)
      .bearerToken(admin.token)
    pegawai.assertStatus(404)
    const kontrak = await client.get('/userman/vendor').bearerToken(admin.token)
    kontrak.assertBodyContains({ total: 1 })
  })
})
