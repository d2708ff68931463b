import { test } from '@japa/runner'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { baris, jurnalTerakhir, orang } from './bantu.ts'

/** A vendor's row, whole but for its dossier. */
async function buatRekanan(penggunaId: number, status: string): Promise<number> {
  const hasil = await baris<{ id: number }>(
    `insert into rekanan (pengguna_id, jenis, no_registrasi, nama, status, status_perusahaan,
       status_ijin, status_akta, status_pemilik, status_pengurus, status_pengalaman, status_pajak)
     values (?, 'V', ?, 'PT Uji', ?, 'A', 'V', 'A', 'A', 'A', 'A', 'A') returning id`,
    [penggunaId, `V-UJI-${penggunaId}`, status]
  )
  return hasil[0]!.id
}
const statusRekanan = async (id: number) =>
  (await baris<{ status: string }>('select status from rekanan where id = ?', [id]))[0]!.status

test.group('Status pengguna', (group) => {
  group.each.setup(() => kosongkan())

  for (const status of ['I', 'S']) {
    test(`${status}: token berhenti berlaku seketika`, async ({ client, assert }) => {
      const admin = await orang({ peran: 'adminit' })
      const korban = await orang({ peran: 'operator', divisi: '1010' })
      const sebelum = await client.get('/userman/coa').header('authorization', korban.sesi)
      sebelum.assertStatus(200)
      const jawaban = await client
        .put(`/userman/status/${korban.pengguna.id}`)
        .header('authorization', admin.sesi)
        .json({ id: korban.pengguna.id, login: 'x', nama: 'x', email: 'x', status, alasan: 'Cuti' })
      jawaban.assertStatus(200)
      jawaban.assertBodyContains({ message: 'Ubah status user berhasil disimpan' })
      const sesudah = await client.get('/userman/coa').header('authorization', korban.sesi)
      sesudah.assertStatus(401)
      const sesi = await baris('select 1 from sesi where pengguna_id = ?', [korban.pengguna.id])
      assert.isEmpty(sesi)
      const jurnal = await jurnalTerakhir('pengguna.status')
      assert.equal(jurnal!.pelaku_id, admin.pengguna.id)
      assert.equal(jurnal!.alasan, 'Cuti')
      assert.deepEqual(jurnal!.rincian, { status: ['A', status] })
      // Nothing but the status comes from this call.
      const tetap = await baris<{ nama: string }>('select nama from pengguna where id = ?', [
        korban.pengguna.id,
      ])
      assert.equal(tetap[0]!.nama, korban.pengguna.nama)
    })
  }

  test('Status yang tidak dikenal, id asing, dan versi lama ditolak', async ({ client }) => {
    const admin = await orang({ peran: 'adminit' })
    const siti = await buatPengguna({ peran: 'operator', divisi: '1010' })
    const kirim = (id: number, isi: object) =>
      client.put(`/userman/status/${id}`).header('authorization', admin.sesi).json(isi)
    const salah = await kirim(siti.id, { status: 'X' })
    salah.assertStatus(400)
    salah.assertBodyContains({ errors: [{ field: 'status' }] })
    const asing = await kirim(999999, { status: 'S' })
    asing.assertStatus(404)
    const usang = await kirim(siti.id, { status: 'S', versi: 9 })
    usang.assertStatus(409)
  })

  test('Dua superAdmin yang saling menonaktifkan: satu selalu tersisa', async ({
    client,
    assert,
  }) => {
    const a = await orang({ peran: 'superAdmin' })
    const b = await orang({ peran: 'superAdmin' })
    const jawaban = await Promise.all([
      client
        .put(`/userman/status/${b.pengguna.id}`)
        .header('authorization', a.sesi)
        .json({ status: 'S' }),
      client
        .put(`/userman/status/${a.pengguna.id}`)
        .header('authorization', b.sesi)
        .json({ status: 'S' }),
    ])
    assert.lengthOf(
      jawaban.filter((j) => j.status() === 200),
      1
    )
    const aktif = await baris<{ n: number }>(
      `select count(*)::int as n from pengguna where peran = 'superAdmin' and status = 'A'`
    )
    assert.equal(aktif[0]!.n, 1)
  })

  test('Rekanan ikut I dan S, lalu kembali ke status semula', async ({ client, assert }) => {
    const admin = await orang({ peran: 'adminit' })
    const akun = await orang({ peran: 'vendor' })
    const id = await buatRekanan(akun.pengguna.id, 'A')
    const ubah = (status: string) =>
      client
        .put(`/userman/status/${akun.pengguna.id}`)
        .header('authorization', admin.sesi)
        .json({ status })
    for (const status of ['S', 'I']) {
      const jawaban = await ubah(status)
      jawaban.assertStatus(200)
      assert.equal(await statusRekanan(id), status)
    }
    const aktif = await ubah('A')
    aktif.assertStatus(200)
    // The licence section waits (V), but an A vendor stays A meanwhile.
    assert.oneOf(await statusRekanan(id), ['A', 'E'])
    const catatan = await baris<{ n: number }>(
      `select count(*)::int as n from jurnal where aksi = 'rekanan.status' and objek_id = ?
          and pelaku_id = ?`,
      [String(id), admin.pengguna.id]
    )
    assert.isAtLeast(catatan[0]!.n, 3)
  })

  test('Pengguna rekanan didaftar dengan rekanannya dan tidak di antara pegawai', async ({
    client,
    assert,
  }) => {
    const admin = await orang({ peran: 'adminit' })
    const akun = await buatPengguna({ peran: 'vendor', nama: 'Wakil' })
    await buatRekanan(akun.id, 'V')
    const daftar = await client
      .get('/rest/user-vendor?filter={"q":"pt uji"}')
      .header('authorization', admin.sesi)
    assert.equal(daftar.header('content-range'), 'user-vendor 0-0/1')
    assert.containsSubset(daftar.body(), [
      { id: akun.id, rekanan: { nama: 'PT Uji', jenis: 'V', status: 'V' } },
    ])
    const satu = await client
      .get(`/rest/user-vendor/${akun.id}`)
      .header('authorization', admin.sesi)
    satu.assertBodyContains({ nama: 'Wakil' })
    const pegawai = await client
      .get(`/rest/user-vendor/${admin.pengguna.id}`)
      .header('authorization', admin.sesi)
    pegawai.assertStatus(404)
    const kontrak = await client.get('/userman/vendor').header('authorization', admin.sesi)
    kontrak.assertBodyContains({ total: 1 })
  })
})
