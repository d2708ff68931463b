import { test } from '@japa/runner'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import type { BarisBlacklist } from '@eproc/domain/jawaban/verifikasi'
import { kosongkan } from '../../lib/basis_data.ts'
import { bacaRekanan, buatRekananUji, pdfUji } from './rekanan_uji.ts'

const ALAMAT = '/api/vendor/blacklist'
const sebagai = async (isi: Parameters<typeof buatPengguna>[0]) =>
  masukSebagai(await buatPengguna(isi))
const data = (r: { body(): unknown }) => (r.body() as { data: BarisBlacklist[] }).data

test.group('Daftar blacklist', (group) => {
  group.each.setup(() => kosongkan())

  test('PA mencari rekanan, menetapkan blacklist, lalu rekanan itu tampil tanpa pencarian', async ({
    client,
    assert,
  }) => {
    const pa = await sebagai({ peran: 'pa' })
    const r = await buatRekananUji({ nama: 'PT Cipta Karsa', status: 'A', bagian: 'A' })
    await buatRekananUji({ nama: 'PT Lain Sama Sekali' })
    assert.deepEqual(data(await client.get(ALAMAT).bearerToken(pa)), [])
    for (const cari of ['karsa', r.noRegistrasi]) {
      const ketemu = data(await client.get(ALAMAT).qs({ q: cari }).bearerToken(pa))
      assert.deepEqual(
        ketemu.map((b) => b.nama),
        ['PT Cipta Karsa']
      )
      // Nothing of the dossier.
      assert.sameMembers(Object.keys(ketemu[0]!), [
        'id',
        'nama',
        'noRegistrasi',
        'versi',
        'blacklist',
      ])
    }
    const [baris] = data(await client.get(ALAMAT).qs({ q: 'karsa' }).bearerToken(pa))
    const tetapkan = await client
      .post('/vendor/blacklist/update')
      .bearerToken(pa)
      .fields({
        vendorId: r.id,
        versi: baris!.versi,
        blacklist: '1',
        blacklistTglMulai: '2026-01-01',
        blacklistTglSelesai: '2027-12-31',
        nomor: 'SK-9/2026',
        alasan: 'Mengundurkan diri tanpa alasan',
      })
      .file('fileBlacklist', pdfUji('Keputusan'), { filename: 'keputusan.pdf' })
    tetapkan.assertStatus(200)
    const [kini] = data(await client.get(ALAMAT).bearerToken(pa))
    assert.equal(kini!.id, r.id)
    assert.equal(kini!.versi, (await bacaRekanan(r.id)).versi)
    assert.containSubset(kini!.blacklist, {
      blacklist: true,
      aktif: true,
      nomor: 'SK-9/2026',
      blacklistTglMulai: '2026-01-01',
      blacklistTglSelesai: '2027-12-31',
    })
    ;(await client.get(`/${kini!.blacklist.fileBlacklist}`).bearerToken(pa)).assertStatus(200)
    const dosir = await client.get(`/api/vendor/verifikasi/${r.id}`).bearerToken(pa)
    dosir.assertStatus(403)
  })

  test('Berhalaman, berurut, kunci asing 400, yang tidak berhak 403, tanpa sesi 401', async ({
    client,
    assert,
  }) => {
    const manajer = await sebagai({ peran: 'manajerULP' })
    for (const nama of ['PT Uji A', 'PT Uji B', 'PT Uji C']) await buatRekananUji({ nama })
    const r = await client
      .get(ALAMAT)
      .qs({ q: 'PT Uji', perHalaman: 2, halaman: 1, urut: '-nama' })
      .bearerToken(manajer)
    r.assertBodyContains({ total: 3 })
    assert.deepEqual(
      data(r).map((b) => b.nama),
      ['PT Uji C', 'PT Uji B']
    )
    ;(await client.get(ALAMAT).qs({ email: 'x' }).bearerToken(manajer)).assertStatus(400)
    ;(await client.get(ALAMAT)).assertStatus(401)
    for (const peran of ['operatorULP', 'ppk', 'adminit', 'vendor'] as const) {
      ;(await client.get(ALAMAT).bearerToken(await sebagai({ peran }))).assertStatus(403)
    }
  })
})
