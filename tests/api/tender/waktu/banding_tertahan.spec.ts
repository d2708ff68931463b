/** An appeal waits for the answers before it (decisions §5): a late one does not take its time away. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan, type TenderUji } from '@eproc/database/factories/tender'
import { errorFields } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { person } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { jawabSanggah, sanggah } from '../bantu_hasil.ts'

const SEPULUH_HARI = 10 * 86_400_000
const BANDING = 15
/** where staff of a tender without a stage for appeals enter those on paper */
const PAPER = 12

/** A revision by which the stages from `dari` on begin ten days later. */
async function revisiDari(client: ApiClient, t: TenderUji, dari: number): Promise<ApiResponse> {
  const geser = (urut: number, saat: Date | null) =>
    saat && urut >= dari ? new Date(saat.getTime() + SEPULUH_HARI) : saat
  return client
    .post('/api/rup/jadwal/revisi')
    .bearerToken(t.tokenPokja[0]!)
    .json({
      paketPenyediaId: t.id,
      listRevisiJadwal: (await jadwalUji(t.id)).map((l) => ({
        urut: l.urut,
        include: l.include,
        mulai: geser(l.urut, l.mulai),
        selesai: geser(l.urut, l.selesai),
        remark: l.urut >= dari ? 'Sanggahan baru dijawab' : null,
      })),
    })
}

test.group('An appeal that waited for an answer', (group) => {
  group.each.setup(cleanSlate)

  test('may begin anew after the answer, nothing before it, until a later deed is done', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah', undefined, { kualifikasi: 'K2' })
    const r = t.rekanan[1]!
    const revisi = (dari: number) => revisiDari(client, t, dari)
    ;(await sanggah(client, t, r)).assertStatus(200)
    await keTahap(t.id, 'jawaban-banding')
    const jawab = await jawabSanggah(client, t, [
      { vendorId: r.rekanan.id, hasil: 'tidakTerbukti' },
    ])
    jawab.assertStatus(200)
    ;(await sanggah(client, t, r, { tipe: 'BD' })).assertStatus(409)

    const terlaluAwal = await revisi(BANDING - 1)
    terlaluAwal.assertStatus(400)
    assert.deepEqual(errorFields(terlaluAwal), [`listJadwal.${BANDING - 2}`])
    ;(await revisi(BANDING)).assertStatus(200)
    const manajer = await person({ peran: 'manajerULP', divisi: 'unlada' })
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${t.id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    await keTahap(t.id, 'banding')
    ;(await sanggah(client, t, r, { tipe: 'BD' })).assertStatus(200)
  })

  test('also one on paper (KTEN): its stage begins anew, of construction alone', async ({
    assert,
    client,
  }) => {
    for (const jenis of ['KON', 'BAR'] as const) {
      const t = await createTenderDitetapkan('sanggah', undefined, { jenis })
      const r = t.rekanan[1]!
      ;(await sanggah(client, t, r)).assertStatus(200)
      await keTahap(t.id, 'undangan-negosiasi')
      const reply = { vendorId: r.rekanan.id, hasil: 'tidakTerbukti' } as const
      ;(await jawabSanggah(client, t, [reply])).assertStatus(200)
      const record = () =>
        client
          .post('/api/lelang/masa-sanggah/banding')
          .bearerToken(t.tokenPokja[0]!)
          .field('paketPenyediaId', String(t.id))
          .field('vendorId', String(r.rekanan.id))
          .file('fileSanggahVendor', PDF, pdfFile())
      ;(await record()).assertStatus(409)
      const tooEarly = await revisiDari(client, t, PAPER - 1)
      tooEarly.assertStatus(400)
      assert.include(errorFields(tooEarly), `listJadwal.${PAPER - 2}`)
      const revised = await revisiDari(client, t, PAPER)
      revised.assertStatus(jenis === 'KON' ? 200 : 400)
      if (jenis !== 'KON') continue
      const { token } = await person({ peran: 'manajerULP', divisi: 'unlada' })
      const approved = await client
        .post(`/api/rup/jadwal/revisi/approve/${t.id}`)
        .bearerToken(token)
      approved.assertStatus(200)
      await keTahap(t.id, 'jawaban-sanggah')
      ;(await record()).assertStatus(200)
    }
  })

  test('not where the answers came in time', async ({ assert, client }) => {
    const t = await createTenderDitetapkan('sanggah', undefined, { kualifikasi: 'K2' })
    const r = t.rekanan[1]!
    ;(await sanggah(client, t, r)).assertStatus(200)
    const jawab = await jawabSanggah(client, t, [
      { vendorId: r.rekanan.id, hasil: 'tidakTerbukti' },
    ])
    jawab.assertStatus(200)
    await keTahap(t.id, 'jawaban-banding')
    const jadwal = await jadwalUji(t.id)
    const mundur = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        listRevisiJadwal: jadwal.map(({ urut, include, mulai, selesai }) => ({
          urut,
          include,
          mulai: urut >= BANDING ? new Date(mulai.getTime() + SEPULUH_HARI) : mulai,
          selesai: urut >= BANDING ? new Date(selesai.getTime() + SEPULUH_HARI) : selesai,
          remark: urut >= BANDING ? 'Mundur' : null,
        })),
      })
    mundur.assertStatus(400)
    assert.include(errorFields(mundur), `listJadwal.${BANDING - 1}`)
    assert.lengthOf(await rows('select 1 from jadwal_revisi where paket_id = ?', [t.id]), 0)
  })
})
