/**
 * Two files: the result of the first has no determination. So its announcement waits for who is not judged yet, and
 * those who judge together hear whom one of them failed.
 */
import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { createNilai, createTender } from '@eproc/database/factories/tender'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { notifications, notifiedUsers } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { person } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'

const LIMA_HARI = 5 * 86_400_000
const EVALUASI = 6

test.group('Announcement of the first file', (group) => {
  group.each.setup(cleanSlate)

  test('is told once everybody is judged, also after its schedule was revised', async ({
    assert,
    client,
  }) => {
    const t = await createTender(
      [800_000_000, 850_000_000],
      { kualifikasi: 'K2' },
      { jenis: ['K', 'A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
    )
    const diberitahu = async () =>
      (await notifications(t.rekanan[0]!.pengguna.id)).filter((k) => /telah terbit/.test(k.pesan))
        .length
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    await keTahap(t.id, 'pengumuman-1')
    await umumkanHasil()
    assert.equal(await diberitahu(), 0)

    const geser = (l: { urut: number }, saat: Date | null) =>
      l.urut >= EVALUASI && saat ? new Date(saat.getTime() + LIMA_HARI) : saat
    const revisi = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(t.tokenPpk)
      .json({
        paketPenyediaId: t.id,
        listRevisiJadwal: (await jadwalUji(t.id)).map((l) => ({
          urut: l.urut,
          include: l.include,
          mulai: geser(l, l.mulai),
          selesai: geser(l, l.selesai),
          remark: l.urut >= EVALUASI ? 'Evaluasi belum selesai' : null,
        })),
      })
    revisi.assertStatus(200)
    const manajer = await person({ peran: 'manajerULP', divisi: 'unlada' })
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${t.id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    await createNilai(t.id, t.rekanan[1]!.rekanan.id)
    await umumkanHasil()
    assert.equal(await diberitahu(), 0)
    await keTahap(t.id, 'pengumuman-1')
    await umumkanHasil()
    await umumkanHasil()
    assert.equal(await diberitahu(), 1)
  })

  test('is told as well when the last one is judged more than a week after its stage began', async ({
    assert,
  }) => {
    const t = await createTender(
      [800_000_000, 850_000_000],
      { kualifikasi: 'K2' },
      { jenis: ['K', 'A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
    )
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    // The price may still be handed in; nothing else has been announced meanwhile.
    await rows(
      `update jadwal set mulai = mulai + interval '30 days', selesai = selesai + interval '30 days'
        where paket_id = ? and urut > 9 returning id`,
      [t.id]
    )
    await keTahap(t.id, 'pengumuman-1', 8 * 24 * 60)
    assert.equal(await umumkanHasil(), 0)
    await createNilai(t.id, t.rekanan[1]!.rekanan.id)
    await rows(`update evaluasi set diubah_pada = ${sqlNow()} where paket_id = ? returning id`, [
      t.id,
    ])
    assert.equal(await umumkanHasil(), 1)
    assert.equal(await umumkanHasil(), 0)
  })

  test('pokja and PPK hear at once whom a member failed, and who did it', async ({
    assert,
    client,
  }) => {
    const t = await createTender(
      [800_000_000, 850_000_000],
      { kualifikasi: 'K2' },
      { jenis: ['K', 'A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' }
    )
    for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
    await keTahap(t.id, 'evaluasi-1')
    const [member, colleague, undeclared] = t.pokja
    await rows('update pokja set bebas_benturan_pada = null where pengguna_id = ? returning 1', [
      undeclared!.id,
    ])
    const rival = t.rekanan[1]!.rekanan
    const save = async (row: object) => {
      const answer = await client
        .put('/api/lelang/evaluasi')
        .bearerToken(t.tokenPokja[0]!)
        .json({
          paketPenyediaId: t.id,
          teknis: true,
          listEvaluasi: [{ vendorId: rival.id, ...row }],
        })
      answer.assertStatus(200)
    }
    const fails = { lulusTeknis: false, alasan: { teknis: 'Tenaga ahli kurang' } }
    await save({ hasilTeknis: 70, ...fails })
    for (const { id, email } of [colleague!, t.ppk]) {
      const [bell, ...more] = await notifications(id)
      assert.isEmpty(more)
      assert.include(bell!.pesan, `${member!.nama} `)
      assert.include(bell!.pesan, `${rival.nama} (tidak lulus Teknis)`)
      assert.equal(bell!.tautan, `/ppk/tender/${t.id}/show`)
      assert.isEmpty(await mailsTo(email))
    }
    // Neither who did it, nor who has not declared to be free of conflict, nor any vendor.
    const told = async () => (await notifiedUsers()).toSorted((x, y) => x - y)
    const both = [colleague!.id, t.ppk.id].toSorted((x, y) => x - y)
    assert.deepEqual(await told(), both)
    // A score or a reason alone is not told.
    await save({ hasilTeknis: 60, ...fails })
    assert.deepEqual(await told(), both)
  })
})
