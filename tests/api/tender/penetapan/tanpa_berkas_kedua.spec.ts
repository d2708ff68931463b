/** Who passed what came first and leaves the next file out is judged no further, and keeps nobody waiting. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { KategoriFile, Kualifikasi } from '@eproc/domain/common/choices'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { keTahap } from '@eproc/database/factories/paket'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { createPembukaan } from '@eproc/database/factories/peserta'
import { createPenetapan, createTender, type TenderUji } from '@eproc/database/factories/tender'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifications } from '../../../lib/notifications.ts'
import { rows } from '../../../lib/query.ts'

const SEGEL = {
  A: `null, null`,
  T: `null, null`,
  H: `''::bytea, 800000000`,
}

/** The first vendor handed this in as well, and it was opened. */
const serahkan = (t: TenderUji, jenis: keyof typeof SEGEL, file: 1 | 2) =>
  rows(
    `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel, nama_asli,
       mime, ukuran, sha256, sha256_segel, kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh, harga_segel, harga, diterima_pada)
     select paket_id, rekanan_id, ?, ?, ?, 1, ?, nama_segel, nama_asli, mime, ukuran, sha256, sha256_segel,
            kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh, ${SEGEL[jenis]}, diterima_pada
       from penawaran where paket_id = ? and rekanan_id = ? and jenis = 'K' returning id`,
    [
      `pemasukan-${file}`,
      `pembukaan-${file}`,
      jenis,
      `segel/${jenis}-${t.id}`,
      t.id,
      t.rekanan[0]!.rekanan.id,
    ]
  )

async function evaluasi(t: TenderUji, siapa: 0 | 1, lulus: readonly KategoriFile[]) {
  const ya = (bagian: KategoriFile) => (lulus.includes(bagian) ? true : null)
  await rows(
    `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, hasil_administrasi, hasil_teknis,
       lulus_teknis, hasil_harga, lulus_harga, nilai_penawaran, total_nilai, alasan)
     values (?, ?, true, true, ?, ?, ?, ?, ?, ?, ?, '{}') returning id`,
    [
      t.id,
      t.rekanan[siapa]!.rekanan.id,
      ya('A'),
      ya('T') && 80,
      ya('T'),
      ya('H') && 100,
      ya('H'),
      ya('H') && 800_000_000,
      ya('H') && 94,
    ]
  )
}

/** In the stage of determination; the second vendor has handed in the first file only. */
async function satuTertinggal(kualifikasi: Kualifikasi): Promise<TenderUji> {
  const awal = kualifikasi === 'P' ? 'pra' : '1'
  const pertama = kualifikasi === 'P' ? (['K'] as const) : (['K', 'A', 'T'] as const)
  const t = await createTender(
    [800_000_000, 850_000_000],
    { kualifikasi },
    { jenis: pertama, tahap: `pemasukan-${awal}`, tahapBuka: `pembukaan-${awal}` }
  )
  if (kualifikasi === 'P') {
    for (const jenis of ['A', 'T'] as const) await serahkan(t, jenis, 1)
    await createPembukaan(t.id, t.pokja, 'pembukaan-1')
  }
  await serahkan(t, 'H', 2)
  await createPembukaan(t.id, t.pokja, 'pembukaan-2')
  await evaluasi(t, 0, ['K', 'A', 'T', 'H'])
  await evaluasi(t, 1, pertama)
  // Only whom the announced qualification lets in sees what comes after it.
  if (kualifikasi === 'P') await createPenetapan(t, [], 'penetapan-pra')
  return t
}

const kinds = async (client: ApiClient, token: string) =>
  data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token))
    .filter((b) => b.tautan.includes('?tahap='))
    .map((b) => b.jenis)

test.group('A vendor that leaves a later file out', (group) => {
  group.each.setup(cleanSlate)

  for (const kualifikasi of ['K2', 'P'] as const) {
    test(`is no hindrance to the winner (${kualifikasi})`, async ({ assert, client }) => {
      const t = await satuTertinggal(kualifikasi)
      const [pokja] = t.tokenPokja
      await keTahap(t.id, 'pengumuman-1')
      await umumkanHasil()
      const kabar = await notifications(t.rekanan[1]!.pengguna.id)
      assert.lengthOf(
        kabar.filter((k) => /^Pengumuman Hasil Evaluasi .* telah terbit$/.test(k.pesan)),
        1
      )
      await keTahap(t.id, 'evaluasi-2')
      assert.notInclude(await kinds(client, pokja!), 'evaluasi')
      await keTahap(t.id, 'penetapan')
      assert.include(await kinds(client, pokja!), 'penetapan')
      const usul = await client
        .post(`/api/tender/penetapan/${t.id}`)
        .bearerToken(pokja!)
        .json({ alasan: 'Satu penawaran harga' })
      usul.assertStatus(200)
      const tegas = await client
        .post(`/api/tender/penetapan/${t.id}/tegaskan`)
        .bearerToken(t.tokenPpk)
        .json({})
      tegas.assertStatus(200)
      const urutan = await rows<{ id: number }>(
        'select rekanan_id as id from evaluasi where paket_id = ? and urutan > 0',
        [t.id]
      )
      assert.deepEqual(urutan, [{ id: t.rekanan[0]!.rekanan.id }])
    })
  }
})
