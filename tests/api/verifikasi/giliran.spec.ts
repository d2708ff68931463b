import { test } from '@japa/runner'
import type { RekananRow } from '@eproc/domain/verifikasi/answers'
import { body } from '../../lib/answers.ts'
import { clockNow, cleanSlate, moveClock } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { person, tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { buatRekananUji } from './rekanan_uji.ts'

const sejak = (id: number, days: number) =>
  rows('update rekanan set menunggu_sejak = ? where id = ?', [
    clockNow().minus({ days }).toJSDate(),
    id,
  ])

test.group('Queue of verification', (group) => {
  group.each.setup(cleanSlate)

  test('the longest waiting first, with working days and who examines it', async ({
    client,
    assert,
  }) => {
    const rina = await person({ peran: 'operatorULP', nama: 'Rina' })
    const baru = await buatRekananUji({ nama: 'PT Baru' })
    const lama = await buatRekananUji({ nama: 'PT Lama' })
    await buatRekananUji({ nama: 'PT Selesai', status: 'A', bagian: 'A' })
    await buatRekananUji({ nama: 'PT Belum Diajukan', status: 'N' })
    await sejak(baru.id, 0)
    await sejak(lama.id, 14)
    const ambil = await client
      .post(`/api/vendor/verifikasi/${lama.id}/ambil`)
      .bearerToken(rina.token)
      .json({})
    ambil.assertStatus(200)
    const token = await tokenFor({ peran: 'manajerULP' })
    const filter = encodeURIComponent(JSON.stringify({ giliran: true }))
    const jawaban = await client
      .get(`/rest/vendor?filter=${filter}&sort=["menungguSejak","ASC"]`)
      .bearerToken(token)
    jawaban.assertStatus(200)
    const queue = body<RekananRow[]>(jawaban)
    assert.deepEqual(
      queue.map((r) => [r.nama, r.pemeriksa?.nama ?? null]),
      [
        ['PT Lama', 'Rina'],
        ['PT Baru', null],
      ]
    )
    assert.equal(queue[1]!.hariKerja, 0)
    // Fourteen days have four days of weekends, and holidays on top.
    assert.isAtMost(queue[0]!.hariKerja!, 10)
    assert.isAbove(queue[0]!.hariKerja!, 0)
  })

  test('of two who ask for the next one each gets another; then nothing is left', async ({
    client,
    assert,
  }) => {
    const satu = await tokenFor({ peran: 'operatorULP' })
    const dua = await tokenFor({ peran: 'manajerULP' })
    const a = await buatRekananUji()
    const b = await buatRekananUji()
    await sejak(a.id, 3)
    await sejak(b.id, 2)
    const berikut = async (token: string, lewati: number[] = []) => {
      const jawaban = await client
        .post('/api/vendor/verifikasi/berikutnya')
        .bearerToken(token)
        .json({ lewati })
      jawaban.assertStatus(200)
      return body<{ data: { id: number | null } }>(jawaban).data.id
    }
    assert.sameMembers(await Promise.all([berikut(satu), berikut(dua)]), [a.id, b.id])
    assert.isNull(await berikut(await tokenFor({ peran: 'operatorULP' })))
    const lagi = await berikut(satu)
    // Whoever has one gets it again, unless it is left for later.
    assert.isTrue([a.id, b.id].some((id) => id === lagi))
    assert.isNull(await berikut(satu, [a.id, b.id]))
    // A hold that nobody renews lapses.
    moveClock('PT11M')
    assert.equal(await berikut(await tokenFor({ peran: 'operatorULP' })), a.id)
  })

  test('another decides only after taking over, which is told and journaled', async ({
    client,
    assert,
  }) => {
    const rina = await person({ peran: 'operatorULP', nama: 'Rina' })
    const budi = await person({ peran: 'manajerULP', nama: 'Budi' })
    const r = await buatRekananUji({ nama: 'PT Rebutan' })
    const ambil = (token: string, paksa?: boolean) =>
      client.post(`/api/vendor/verifikasi/${r.id}/ambil`).bearerToken(token).json({ paksa })
    const setujui = (token: string, jenisStatus: string) =>
      client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus, vendorId: r.id, val: 'A' })
    const catat = (token: string) =>
      client
        .put(`/vendor/perusahaan/remark/${r.id}`)
        .bearerToken(token)
        .json({ jenisStatus: 'Akta', value: 'Kurang' })
    ;(await ambil(rina.token)).assertStatus(200)
    for (const jawaban of [
      await ambil(budi.token),
      await setujui(budi.token, 'Pajak'),
      await catat(budi.token),
    ]) {
      jawaban.assertStatus(409)
      assert.include(jawaban.body().message, 'sedang diperiksa Rina')
    }
    ;(await setujui(rina.token, 'Ijin')).assertStatus(200)
    ;(await ambil(budi.token, true)).assertStatus(200)
    assert.include((await notifications(rina.pengguna.id))[0]!.pesan, 'PT Rebutan')
    const [jurnal] = await journal({ objek: 'rekanan', id: r.id, aksi: 'verifikasi.ambilAlih' })
    assert.deepEqual(jurnal!.rincian.pemeriksa, ['Rina', 'Budi'])
    ;(await setujui(rina.token, 'Pajak')).assertStatus(409)
    ;(await setujui(budi.token, 'Pajak')).assertStatus(200)
    // Rina has nothing to give back; Budi does, and then the former calls work as before.
    for (const { token } of [rina, budi]) {
      const lepas = await client.delete(`/api/vendor/verifikasi/${r.id}/ambil`).bearerToken(token)
      lepas.assertStatus(200)
    }
    ;(await setujui(rina.token, 'Perusahaan')).assertStatus(200)
  })

  test('several opened sections at once, or none of them', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ kolom: { status_pajak: 'N' } })
    const setujui = (bagian: string[]) =>
      client.post(`/api/vendor/verifikasi/${r.id}/setujui`).bearerToken(token).json({ bagian })
    ;(await setujui(['akta', 'pajak'])).assertStatus(409)
    assert.equal((await rekananRow(r.id)).status_akta, 'V')
    ;(await setujui(['dataPribadi'])).assertStatus(400)
    ;(await setujui([])).assertStatus(400)
    ;(await setujui(['akta', 'ijin'])).assertStatus(200)
    const kini = await rekananRow(r.id)
    assert.deepEqual([kini.status_akta, kini.status_ijin, kini.status_pemilik], ['A', 'A', 'V'])
  })

  test('waits from the hand-in until each section is decided, also after a remark', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({
      bagian: 'A',
      kolom: { status_pajak: 'V', status_akta: 'V' },
    })
    await sejak(r.id, 2)
    const dulu = (await rekananRow(r.id)).menunggu_sejak
    const catat = (jenisStatus: string) =>
      client
        .put(`/vendor/perusahaan/remark/${r.id}`)
        .bearerToken(token)
        .json({ jenisStatus, value: 'Kurang' })
    ;(await catat('Pajak')).assertStatus(200)
    const tengah = await rekananRow(r.id)
    assert.deepEqual([tengah.status, tengah.menunggu_sejak], ['N', dulu])
    ;(await catat('Akta')).assertStatus(200)
    assert.isNull((await rekananRow(r.id)).menunggu_sejak)
  })
})
