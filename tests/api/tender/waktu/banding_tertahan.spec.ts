/** An appeal waits for the answers before it (decisions §5): a late one does not take its time away. */
import { test } from '@japa/runner'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { errorFields } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { person } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { jawabSanggah, sanggah } from '../bantu_hasil.ts'

const SEPULUH_HARI = 10 * 86_400_000
const BANDING = 15

test.group('An appeal that waited for an answer', (group) => {
  group.each.setup(cleanSlate)

  test('may begin anew after the answer, nothing before it, until a later deed is done', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah', undefined, { kualifikasi: 'K2' })
    const r = t.rekanan[1]!
    const revisi = async (dari: number) => {
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
