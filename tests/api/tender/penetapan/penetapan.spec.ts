import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap } from '@eproc/database/factories/paket'
import {
  buatNilai,
  buatTender,
  buatTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { HasilPaket, JawabanPenetapan } from '@eproc/domain/jawaban/tender_hasil'
import type { ApiClient } from '@japa/api-client'
import { aksiJurnal, baris, bersih, data, isi, pesan } from '../bantu.ts'

const alamat = (id: number) => `/api/tender/penetapan/${id}`
const usulkan = (client: ApiClient, t: TenderUji, badan: object = {}) =>
  client.post(alamat(t.id)).bearerToken(t.tokenPokja[0]!).json(badan)
const tegaskan = (client: ApiClient, t: TenderUji, badan: object = {}) =>
  client
    .post(`${alamat(t.id)}/tegaskan`)
    .bearerToken(t.tokenPpk)
    .json(badan)
const urutan = async (t: TenderUji) =>
  (
    await baris<{ rekanan_id: number; urutan: number }>(
      'select rekanan_id, urutan from evaluasi where paket_id = ? and urutan > 0 order by urutan',
      [t.id]
    )
  ).map((b) => b.rekanan_id)

/** Three vendors, all judged, in the stage of determination. */
async function siapDitetapkan(harga = [800_000_000, 850_000_000, 900_000_000]) {
  const t = await buatTender(harga, { metodeEvaluasi: 'REN' })
  for (const r of t.rekanan) await buatNilai(t.id, r.rekanan.id)
  await keTahap(t.id, 'penetapan')
  return { t, id: t.rekanan.map((r) => r.rekanan.id) }
}

test.group('Penetapan', (group) => {
  group.each.setup(bersih)

  test('pokja mengusulkan, urutan baru berlaku sesudah PPK menegaskan', async ({
    assert,
    client,
  }) => {
    const { t, id } = await siapDitetapkan()
    const usul = await usulkan(client, t)
    usul.assertStatus(200)
    assert.deepEqual(
      data<JawabanPenetapan>(usul).usulan.map((u) => u.vendorId),
      id
    )
    assert.deepEqual(await urutan(t), [])
    const [lonceng] = await baris<{ n: number }>(
      'select count(*)::int as n from notifikasi where penerima_id = ?',
      [t.ppk.id]
    )
    assert.equal(lonceng!.n, 1)
    const tegas = await tegaskan(client, t)
    tegas.assertStatus(200)
    assert.deepEqual(await urutan(t), id)
    assert.includeMembers(await aksiJurnal(t.id), ['penetapan.usul', 'penetapan.tegaskan'])
    // Nothing is left to confirm.
    ;(await tegaskan(client, t)).assertStatus(409)
  })

  test('hak: pokja mengusulkan, hanya PPK paket ini menegaskan', async ({ client }) => {
    const { t } = await siapDitetapkan()
    ;(await client.post(alamat(t.id)).json({})).assertStatus(401)
    ;(await client.post(alamat(t.id)).bearerToken(t.tokenPpk).json({})).assertStatus(403)
    ;(await usulkan(client, t)).assertStatus(200)
    const lain = await siapDitetapkan()
    await keTahap(t.id, 'penetapan')
    for (const tok of [t.tokenPokja[1]!, t.rekanan[0]!.token]) {
      const j = await client
        .post(`${alamat(t.id)}/tegaskan`)
        .bearerToken(tok)
        .json({})
      j.assertStatus(403)
    }
    const asing = await client
      .post(`${alamat(t.id)}/tegaskan`)
      .bearerToken(lain.t.tokenPpk)
      .json({})
    asing.assertStatus(403)
    ;(await client.get(alamat(2147483647)).bearerToken(t.tokenPpk)).assertStatus(404)
  })

  test('peringkat lain dari usulan sistem perlu alasan; yang gagal, di atas HPS, ganda, bolong ditolak', async ({
    assert,
    client,
  }) => {
    const { t, id } = await siapDitetapkan([800_000_000, 850_000_000, 900_000_000, 950_000_000])
    const [a, b, c, d] = id as [number, number, number, number]
    const aturan = async (u: [number, number][], alasan?: string) => {
      const j = await usulkan(client, t, {
        urutan: u.map(([vendorId, urut]) => ({ vendorId, urutan: urut })),
        ...(alasan ? { alasan } : {}),
      })
      return j.status() === 200
        ? ''
        : isi<{ errors?: { rule: string }[] }>(j)
            .errors?.map((e) => e.rule)
            .join()
    }
    assert.equal(
      await aturan([
        [b, 1],
        [a, 2],
      ]),
      'required'
    )
    assert.equal(
      await aturan(
        [
          [b, 1],
          [a, 2],
        ],
        'A mengundurkan diri lisan'
      ),
      ''
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [b, 1],
        ],
        'x'
      ),
      'unique'
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [b, 3],
        ],
        'x'
      ),
      'gap'
    )
    assert.equal(
      await aturan(
        [
          [a, 1],
          [a, 2],
        ],
        'x'
      ),
      'distinct'
    )
    assert.equal(await aturan([[a, 0]], 'x'), 'empty')
    assert.equal(await aturan([[2147483647, 1]], 'x'), 'unknown')
    await baris('update evaluasi set lulus_harga = false where rekanan_id = ?', [c])
    assert.equal(await aturan([[c, 1]], 'x'), 'failed')
    await baris('update paket set total_pagu = 900000000 where id = ?', [t.id])
    assert.equal(await aturan([[d, 1]], 'x'), 'ceiling')
  })

  test('semua di atas HPS: tidak ada pemenang yang dapat diusulkan', async ({ assert, client }) => {
    const { t } = await siapDitetapkan()
    await baris('update paket set total_pagu = 700000000 where id = ?', [t.id])
    const j = await usulkan(client, t)
    j.assertStatus(409)
    assert.match(pesan(j), /tidak ada pemenang/)
  })

  test('penawar hanya satu atau dua: pokja memutuskan dengan catatan', async ({ client }) => {
    const { t } = await siapDitetapkan([800_000_000, 900_000_000])
    ;(await usulkan(client, t)).assertStatus(400)
    ;(await usulkan(client, t, { alasan: 'Dua penawaran, harga wajar' })).assertStatus(200)
  })

  test('evaluasi yang belum lengkap dan tahap lain ditolak', async ({ assert, client }) => {
    const { t, id } = await siapDitetapkan()
    await baris('update evaluasi set lulus_harga = null where rekanan_id = ?', [id[2]])
    const belum = await usulkan(client, t)
    belum.assertStatus(409)
    assert.match(pesan(belum), /belum lengkap/)
    await baris('update evaluasi set lulus_harga = true where rekanan_id = ?', [id[2]])
    await keTahap(t.id, 'pembuktian')
    ;(await usulkan(client, t)).assertStatus(409)
  })

  test('PPK menolak dengan alasan; penetapan sesudah pengumuman dimulai ditolak', async ({
    assert,
    client,
  }) => {
    const { t } = await siapDitetapkan()
    await usulkan(client, t)
    const tolak = (badan: object) =>
      client
        .post(`${alamat(t.id)}/tolak`)
        .bearerToken(t.tokenPpk)
        .json(badan)
    ;(await tolak({})).assertStatus(400)
    const jawab = await tolak({ alasan: 'Periksa kembali koreksi aritmatik' })
    jawab.assertStatus(200)
    assert.equal(data<JawabanPenetapan>(jawab).daftar[0]!.status, 'tolak')
    assert.deepEqual(await urutan(t), [])
    await usulkan(client, t)
    await keTahap(t.id, 'pengumuman-pemenang')
    ;(await tegaskan(client, t)).assertStatus(409)
    // A result that nobody confirmed is not announced.
    assert.deepEqual(data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`)).rows, [])
  })

  test('dua penegasan bersamaan: satu berhasil', async ({ assert, client }) => {
    const { t, id } = await siapDitetapkan()
    await usulkan(client, t)
    const hasil = await Promise.all([tegaskan(client, t), tegaskan(client, t)])
    assert.deepEqual(hasil.map((j) => j.status()).toSorted(), [200, 409])
    assert.deepEqual(await urutan(t), id)
  })

  test('pemenang mundur: peringkat berikutnya diusulkan dan ditegaskan dengan alasan tercatat', async ({
    assert,
    client,
  }) => {
    const t = await buatTenderDitetapkan('negosiasi', [800_000_000, 850_000_000])
    const [a, b] = t.rekanan.map((r) => r.rekanan.id) as [number, number]
    const gugur = (badan: object) =>
      client
        .post(`${alamat(t.id)}/gugur`)
        .bearerToken(t.tokenPokja[0]!)
        .json(badan)
    ;(await gugur({ vendorId: a, sebab: 'mundur' })).assertStatus(400)
    ;(await gugur({ vendorId: b, sebab: 'mundur', alasan: 'x' })).assertStatus(400)
    ;(await gugur({ vendorId: a, sebab: 'mundur', alasan: 'Surat 12/XI' })).assertStatus(200)
    assert.deepEqual(await urutan(t), [a, b])
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.deepEqual(await urutan(t), [b])
    const [catatan] = await baris<{ alasan: string }>(
      `select alasan from jurnal where aksi = 'penetapan.tegaskan' and objek_id = ?`,
      [String(t.id)]
    )
    assert.equal(catatan!.alasan, 'Pemenang mengundurkan diri: Surat 12/XI')
    // Nobody is left after the second.
    const habis = await gugur({ vendorId: b, sebab: 'negosiasi', alasan: 'Tidak sepakat' })
    habis.assertStatus(409)
  })

  test('peserta diberi tahu sekali pada saat hasil diumumkan', async ({ assert }) => {
    const t = await buatTenderDitetapkan('penetapan')
    const jumlah = async () =>
      (
        await baris<{ n: number }>(
          'select count(*)::int as n from notifikasi where penerima_id = any(?)',
          [t.rekanan.map((r) => r.pengguna.id)]
        )
      )[0]!.n
    assert.equal(await umumkanHasil(), 0)
    await keTahap(t.id, 'pengumuman-pemenang')
    assert.equal(await umumkanHasil(), 1)
    assert.equal(await umumkanHasil(), 0)
    assert.equal(await jumlah(), 2)
  })

  test('PLA: diusulkan dalam tahap evaluasi, ditegaskan PPK, diumumkan pada tahap 6', async ({
    assert,
    client,
  }) => {
    const t = await buatTender([400_000_000], { metode: 'PLA' })
    const vendorId = t.rekanan[0]!.rekanan.id
    await keTahap(t.id, 'pembukaan')
    const simpan = await client
      .put('/api/lelang/evaluasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        kualifikasi: true,
        administrasi: true,
        teknis: true,
        harga: true,
        pemenang: true,
        alasan: 'Satu penawaran, harga wajar',
        listEvaluasi: [
          {
            vendorId,
            hasilKualifikasi: true,
            lulusKualifikasi: true,
            hasilAdministrasi: true,
            hasilTeknis: 80,
            lulusTeknis: true,
            lulusHarga: true,
            urutan: 1,
          },
        ],
      })
    simpan.assertStatus(200)
    ;(await tegaskan(client, t)).assertStatus(200)
    assert.deepEqual(await urutan(t), [vendorId])
    const hasil = async () => data<HasilPaket>(await client.get(`/api/tender/hasil/${t.id}`))
    assert.isNull((await hasil()).pemenang)
    await keTahap(t.id, 'pengumuman-hasil')
    assert.equal((await hasil()).pemenang?.vendorId, vendorId)
  })

  test('PTEN: penetapan hasil kualifikasi tanpa urutan', async ({ assert, client }) => {
    const t = await buatTender(
      [1, 1, 1],
      { kualifikasi: 'P' },
      { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
    )
    for (const [i, r] of t.rekanan.entries()) {
      await baris(
        `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi)
         values (?, ?, true, ?)`,
        [t.id, r.rekanan.id, i > 0]
      )
    }
    await keTahap(t.id, 'penetapan-pra')
    ;(await usulkan(client, t)).assertStatus(200)
    const jawab = await tegaskan(client, t)
    jawab.assertStatus(200)
    const [satu] = data<JawabanPenetapan>(jawab).daftar
    assert.equal(satu!.jenis, 'kualifikasi')
    assert.deepEqual(
      satu!.isi.map((i) => i.lulus),
      [false, true, true]
    )
    assert.deepEqual(await urutan(t), [])
  })
})
