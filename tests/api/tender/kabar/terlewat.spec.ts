/** A server that stood still for longer than a week: what was to be told meanwhile is told when it is back, as late. */
import { test } from '@japa/runner'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { tutupPemasukan } from '@eproc/backend/app/tender/penutupan/tutup_pemasukan'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import {
  createTender,
  createTenderDitetapkan,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { cleanSlate } from '../../../lib/dates.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'

const NINE_DAYS = 9 * 24 * 60

const begin = async (t: TenderUji, tahap: string) =>
  tanggalWaktu((await jadwalUji(t.id)).find((j) => j.kunci === tahap)!.mulai!.toISOString())
const told = async (id: number, what: RegExp) =>
  (await notifications(id)).filter((n) => what.test(n.pesan)).length

test.group('After an outage of more than a week', (group) => {
  group.each.setup(cleanSlate)

  test('a result is told to who takes part, and its lateness to those who can give time', async ({
    assert,
  }) => {
    const t = await createTenderDitetapkan('penetapan')
    await keTahap(t.id, 'pengumuman-pemenang', NINE_DAYS)
    await umumkanHasil({ semua: true })
    await umumkanHasil({ semua: true })
    const mulai = await begin(t, 'pengumuman-pemenang')
    for (const { pengguna } of t.rekanan) {
      assert.equal(await told(pengguna.id, /^Pengumuman Pemenang paket .* telah terbit$/), 1)
      const [mail] = await mailsTo(pengguna.email)
      assert.include(mail!.teks, `terlambat terkirim: tahap ini dimulai ${mulai}`)
    }
    for (const officer of [t.ppk, ...t.pokja]) {
      const [bell] = await notifications(officer.id)
      assert.include(bell!.pesan, `baru terkirim kepada peserta, padahal tahapnya dimulai ${mulai}`)
    }
  })

  test('a result that is told in its time says nothing of lateness', async ({ assert }) => {
    const t = await createTenderDitetapkan('penetapan')
    await keTahap(t.id, 'pengumuman-pemenang')
    await umumkanHasil({ semua: true })
    const [mail] = await mailsTo(t.rekanan[0]!.pengguna.email)
    assert.notInclude(mail!.teks, 'terlambat')
    assert.isEmpty(await notifications(t.ppk.id))
  })

  test('the end of a submission is recorded and told', async ({ assert }) => {
    const t = await createTender([800_000_000])
    await keTahap(t.id, 'pembukaan', NINE_DAYS)
    assert.equal(await tutupPemasukan({ semua: true }), 1)
    assert.equal(await tutupPemasukan({ semua: true }), 0)
    const all = [t.rekanan[0]!.pengguna, t.ppk, ...t.pokja]
    for (const { id } of all) assert.lengthOf(await notifications(id), 1)
  })
})
