/** Files of a stage that announces wait with it (decisions §5 'Time alone does not end a deed'). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { keTahap, type PaketValues } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type OpenedOfferValues,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { rows } from '../../../lib/query.ts'
import { kirimSppbj } from '../bantu_hasil.ts'

interface Announcement {
  name: string
  isi: PaketValues
  penawaran?: OpenedOfferValues
  /** its stage, whether that has a panel for a file of its own, and what it waits for */
  tahap: string
  panel: boolean
  effect(client: ApiClient, t: TenderUji): Promise<void>
}

const determined = (tahap?: string) => async (_client: ApiClient, t: TenderUji) =>
  createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan),
    tahap
  )

const ANNOUNCEMENTS: readonly Announcement[] = [
  { name: 'KTEN 10', isi: {}, tahap: 'pengumuman-pemenang', panel: true, effect: determined() },
  {
    name: 'PLA 6',
    isi: { metode: 'PLA', jenis: 'BAR' },
    tahap: 'pengumuman-hasil',
    panel: true,
    effect: determined('pembukaan'),
  },
  {
    name: 'PTEN 10',
    isi: { kualifikasi: 'P' },
    penawaran: { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' },
    tahap: 'pengumuman-hasil-pra',
    panel: true,
    effect: determined('penetapan-pra'),
  },
  {
    name: 'TLA 11',
    isi: { metode: 'TLA', jenis: 'BAR' },
    tahap: 'sppbj',
    panel: false,
    async effect(client, t) {
      await determined('penetapan-penyedia')(client, t)
      const sent = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
      sent.assertStatus(200)
    },
  },
]

interface Laid {
  urut: number
  panel: boolean
}

/** A file in the schedule's stage, and one in its panel. */
async function lay(client: ApiClient, t: TenderUji, { urut, panel }: Laid): Promise<void> {
  const [token] = t.tokenPokja
  const dialog = await client
    .post('/api/rup/jadwal/upload')
    .bearerToken(token!)
    .fields({ 'paketPenyediaId': String(t.id), 'fileCount': '1', 'uruts[0]': String(urut) })
    .field('showVendors[0]', 'true')
    .file('uploadFiles[0]', PDF, pdfFile('lampiran.pdf'))
  dialog.assertStatus(200)
  if (!panel) return
  const own = await client
    .post('/api/rup/jadwal-private/upload')
    .bearerToken(token!)
    .fields({ paketPenyediaId: String(t.id), urut: String(urut), showVendor: 'true' })
    .file('file', PDF, pdfFile('pengumuman.pdf'))
  own.assertStatus(200)
}

test.group('Files of an announcement', (group) => {
  group.each.setup(cleanSlate)

  for (const { name, isi, penawaran, tahap, panel, effect } of ANNOUNCEMENTS) {
    test(`reach vendors with its effect and are told with it: ${name}`, async ({
      assert,
      client,
    }) => {
      const t = await createTender([800_000_000, 850_000_000], isi, penawaran)
      for (const { rekanan } of t.rekanan) {
        await createUndangan(t.id, rekanan.id, 'P', t.pokja[0]!.id)
        await createNilai(t.id, rekanan.id)
      }
      const other = t.rekanan[1]!
      await keTahap(t.id, tahap)
      const stage = async (token: string) =>
        data<JadwalTenderRow[]>(
          await client.get(`/api/rup/paket/jadwal/${t.id}`).bearerToken(token)
        ).find((b) => b.kunci === tahap)!
      await lay(client, t, { urut: (await stage(other.token)).urut, panel })
      const files = (await stage(t.tokenPokja[0]!)).berkas.map((b) => b.file)
      assert.lengthOf(files, panel ? 2 : 1)
      const reads = async () => ({
        list: (await stage(other.token)).berkas.map((b) => b.file),
        opened: await Promise.all(
          files.map(async (f) => (await client.get(`/${f}`).bearerToken(other.token)).status())
        ),
      })
      assert.deepEqual(await reads(), { list: [], opened: files.map(() => 404) })
      assert.equal(await umumkanHasil(), 0)
      assert.isEmpty(await notifications(other.pengguna.id))
      await effect(client, t)
      assert.deepEqual(await reads(), { list: files, opened: files.map(() => 200) })
      await rows('delete from surat returning id')
      assert.equal(await umumkanHasil(), 1)
      const [letter, ...more] = await mailsTo(other.pengguna.email)
      assert.isEmpty(more)
      assert.match(letter!.perihal, /telah terbit$/)
      assert.include(letter!.teks, panel ? 'lampiran.pdf, pengumuman.pdf' : 'lampiran.pdf')
    })
  }

  test('are told with the result once the objection that kept its tab closed is answered', async ({
    assert,
    client,
  }) => {
    const berkas1 = { jenis: ['A', 'T'], tahap: 'pemasukan-1', tahapBuka: 'pembukaan-1' } as const
    const t = await createTender([800_000_000], { kualifikasi: 'P' }, berkas1)
    const [{ rekanan, pengguna }] = t.rekanan as [TenderUji['rekanan'][number]]
    await createNilai(t.id, rekanan.id)
    await determined('penetapan-pra')(client, t)
    await rows(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor)
       values (?, ?, 'P', 'berkas/uji/p.pdf', now()) returning id`,
      [t.id, rekanan.id]
    )
    await keTahap(t.id, 'pengumuman-1', 3 * 24 * 60)
    await rows(
      `update jadwal set selesai = selesai + interval '9 days' where paket_id = ? and kunci = 'pengumuman-1' returning id`,
      [t.id]
    )
    const { urut } = data<JadwalTenderRow[]>(
      await client.get(`/api/rup/paket/jadwal/${t.id}`).bearerToken(t.tokenPpk)
    ).find((b) => b.kunci === 'pengumuman-1')!
    await lay(client, t, { urut, panel: false })
    await umumkanHasil()
    const told = async () =>
      (await mailsTo(pengguna.email)).filter((m) => /Evaluasi Administrasi/.test(m.perihal))
    assert.isEmpty(await told())
    await rows(
      `update sanggah set tgl_kirim_admin = ${sqlNow()}, hasil = 'tidakTerbukti' where paket_id = ? returning id`,
      [t.id]
    )
    await umumkanHasil()
    const [letter] = await told()
    assert.include(letter!.teks, 'lampiran.pdf')
    assert.notInclude(letter!.teks, 'terlambat')
  })
})
