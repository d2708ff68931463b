import { test } from '@japa/runner'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { body } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { buatRekananUji, pdfUji } from './rekanan_uji.ts'

const ALAMAT = '/rest/blacklist'
const isi = (r: { body(): unknown }) => body<BlacklistRow[]>(r)
const search = (q: string) => ({ filter: JSON.stringify({ q }) })

test.group('List of blacklists', (group) => {
  group.each.setup(cleanSlate)

  test('PA searches a rekanan and blacklists it, which then shows without a search', async ({
    client,
    assert,
  }) => {
    const pa = await tokenFor({ peran: 'pa' })
    const r = await buatRekananUji({ nama: 'PT Cipta Karsa', status: 'A', bagian: 'A' })
    await buatRekananUji({ nama: 'PT Lain Sama Sekali' })
    assert.deepEqual(isi(await client.get(ALAMAT).bearerToken(pa)), [])
    for (const cari of ['karsa', r.noRegistrasi]) {
      const ketemu = isi(await client.get(ALAMAT).qs(search(cari)).bearerToken(pa))
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
    const [baris] = isi(await client.get(ALAMAT).qs(search('karsa')).bearerToken(pa))
    const tetapkan = await client
      .post('/vendor/blacklist/update')
      .bearerToken(pa)
      .fields({
        vendorId: r.id,
        versi: baris!.versi,
        blacklist: '1',
        blacklistTglMulai: dayFromNow(-30),
        blacklistTglSelesai: dayFromNow(365),
        nomor: 'SK-9/2026',
        alasan: 'Mengundurkan diri tanpa alasan',
      })
      .file('fileBlacklist', pdfUji('Keputusan'), { filename: 'keputusan.pdf' })
    tetapkan.assertStatus(200)
    const [kini] = isi(await client.get(ALAMAT).bearerToken(pa))
    assert.equal(kini!.id, r.id)
    assert.equal(kini!.versi, (await rekananRow(r.id)).versi)
    assert.containSubset(kini!.blacklist, {
      blacklist: true,
      aktif: true,
      nomor: 'SK-9/2026',
      blacklistTglMulai: dayFromNow(-30),
      blacklistTglSelesai: dayFromNow(365),
    })
    ;(await client.get(`/${kini!.blacklist.fileBlacklist}`).bearerToken(pa)).assertStatus(200)
    const satu = await client.get(`${ALAMAT}/${r.id}`).bearerToken(pa)
    assert.deepEqual(satu.body(), kini)
    ;(await client.get(`${ALAMAT}/999999`).bearerToken(pa)).assertStatus(404)
    const dosir = await client.get(`/rest/vendor/${r.id}`).bearerToken(pa)
    dosir.assertStatus(403)
  })

  test('is paged and sorted; unknown keys 400, no right 403, no session 401', async ({
    client,
    assert,
  }) => {
    const manajer = await tokenFor({ peran: 'manajerULP' })
    for (const nama of ['PT Uji A', 'PT Uji B', 'PT Uji C']) await buatRekananUji({ nama })
    const r = await client
      .get(ALAMAT)
      .qs({ ...search('PT Uji'), range: '[0,1]', sort: '["nama","DESC"]' })
      .bearerToken(manajer)
    assert.equal(r.header('content-range'), 'blacklist 0-1/3')
    assert.deepEqual(
      isi(r).map((b) => b.nama),
      ['PT Uji C', 'PT Uji B']
    )
    ;(await client.get(ALAMAT).qs({ filter: '{"email":"x"}' }).bearerToken(manajer)).assertStatus(
      400
    )
    ;(await client.get(ALAMAT)).assertStatus(401)
    for (const peran of ['operatorULP', 'ppk', 'adminit', 'vendor'] as const) {
      ;(await client.get(ALAMAT).bearerToken(await tokenFor({ peran }))).assertStatus(403)
    }
  })
})
