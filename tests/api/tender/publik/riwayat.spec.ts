/** How a package went, as everybody reads it: nothing of it before its time (decisions §5). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import type { RiwayatPaket } from '@eproc/domain/tender/answers_publik'
import { data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { jawabSanggah, sanggah } from '../bantu_hasil.ts'

const baca = async (client: ApiClient, id: number) =>
  data<RiwayatPaket>(await client.get(`/api/rup/paket/riwayat/${id}`))

test.group('How a package went', (group) => {
  group.each.setup(cleanSlate)

  test('results and objections are told at their time, with a ground in one word', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('pengumuman-pemenang')
    const [pemenang, kalah] = t.rekanan
    await rows(
      `update evaluasi set lulus_teknis = false, urutan = 0,
              alasan = '{"teknis":"ALASAN-RAHASIA"}'::jsonb where paket_id = ? and rekanan_id = ?`,
      [t.id, kalah!.rekanan.id]
    )
    await keTahap(t.id, 'pengumuman-pemenang', -1)
    const awal = await baca(client, t.id)
    assert.isNull(awal.hasil)
    assert.sameMembers(
      awal.peserta!,
      t.rekanan.map((r) => r.rekanan.nama)
    )
    await keTahap(t.id, 'pengumuman-pemenang')
    const { hasil, sanggah: belum } = await baca(client, t.id)
    assert.deepInclude(hasil!, { nama: pemenang!.rekanan.nama, urutan: 1, dasar: null })
    assert.deepInclude(hasil!, { nama: kalah!.rekanan.nama, urutan: null, dasar: 'T' })
    assert.deepEqual(belum, [])

    await keTahap(t.id, 'sanggah')
    ;(await sanggah(client, t, kalah!)).assertStatus(200)
    assert.deepEqual((await baca(client, t.id)).sanggah, [], 'not before it is answered')
    const jawab = { vendorId: kalah!.rekanan.id, hasil: 'tidakTerbukti', catatan: 'CATATAN-DALAM' }
    ;(await jawabSanggah(client, t, [{ ...jawab, hasil: 'tidakTerbukti' }])).assertStatus(200)
    const sesudah = await baca(client, t.id)
    assert.deepEqual(
      sesudah.sanggah.map(({ nama, tipe, hasil: h }) => [nama, tipe, h]),
      [[kalah!.rekanan.nama, 'B', 'tidakTerbukti']]
    )
    const semua = JSON.stringify(sesudah)
    for (const rahasia of ['ALASAN-RAHASIA', 'CATATAN-DALAM']) assert.notInclude(semua, rahasia)
  })

  test('an approved revision is told with its reasons, one that waits is not; names wait for the opening', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const revisi = async (status: string) => {
      const [r] = await rows<{ id: number }>(
        `insert into jadwal_revisi (paket_id, status, pengaju_id, diajukan_pada, disetujui_pada)
         values (?, ?, ?, ${sqlNow()}, ${sqlNow()}) returning id`,
        [paket.id, status, pokja[0]!.id]
      )
      await rows(
        `insert into jadwal_revisi_baris (revisi_id, urut, include, mulai, selesai, remark, mulai_lama,
                selesai_lama, include_lama)
         select ?, urut, include, mulai, selesai + case when kunci = 'pemasukan' then interval '1 day'
                else interval '0' end, case when kunci = 'pemasukan' then ? end, mulai, selesai, include
           from jadwal where paket_id = ?`,
        [r!.id, `Alasan ${status}`, paket.id]
      )
    }
    await revisi('menunggu')
    const awal = await baca(client, paket.id)
    assert.deepEqual(awal, { perubahan: [], peserta: null, hasil: null, sanggah: [] })
    await revisi('disetujui')
    const { perubahan } = await baca(client, paket.id)
    assert.lengthOf(perubahan, 1)
    assert.equal(perubahan[0]!.alasan, 'Alasan disetujui')
    assert.equal(
      Date.parse(perubahan[0]!.menjadi!.selesai!) - Date.parse(perubahan[0]!.semula!.selesai!),
      86_400_000
    )
    const tla = await createPaketTerbit({ metode: 'TLA' })
    ;(await client.get(`/api/rup/paket/riwayat/${tla.paket.id}`)).assertStatus(404)
  })
})
