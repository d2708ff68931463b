/**
 * No price too early, wherever nobody in particular can read (decisions §5): a tender played with the real calls, each
 * template with every price in the database from the start, and packages that stop on their way.
 */
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { tahapPenawaran } from '@eproc/domain/ocds/fakta'
import { tahapPembuka } from '@eproc/domain/tahap/pemasukan'
import { TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import { cleanSlate, dayFromNow, sqlNow, today } from '../../lib/dates.ts'
import { templateTags } from '../../lib/drill.ts'
import { scaled } from '../../lib/limits.ts'
import { rows } from '../../lib/query.ts'
import { pelaku, terbit } from '../tender/alur_kten_bantu.ts'
import { jawabSanggah, kirimBa, kirimSppbj, sanggah } from '../tender/bantu_hasil.ts'
import {
  assertPrices,
  assertValid,
  crawl,
  createPrices,
  deed,
  jobs,
  type Prices,
} from './jelajah.ts'

test.group('Open data: a tender by calls', (group) => {
  group.setup(cleanSlate)
  const prices = createPrices()
  let t: TenderUji
  const look = async (ctx: Parameters<typeof pelaku>[0], state: string, allowed = {}) => {
    await jobs()
    const answers = await crawl(ctx.client, { id: t.id, kode: t.paket.kode })
    assertPrices(ctx.assert, answers, prices, allowed, state)
  }
  const stage = (
    urut: number,
    title: string,
    play: (ctx: Parameters<typeof pelaku>[0], p: ReturnType<typeof pelaku>) => Promise<unknown>,
    allowed = {}
  ) =>
    test(title, async (ctx) => {
      const p = pelaku(ctx, t)
      await p.masuk(urut)
      await look(ctx, `${title}, before`, before.get(urut) ?? allowed)
      await play(ctx, p)
      await look(ctx, title, allowed)
    })
  /** What may be read when a stage begins, where its deed adds to it. */
  const before = new Map<number, object>([
    [15, { menang: true }],
    [17, { menang: true, negosiasi: true }],
  ])

  test('before and after publication', async (ctx) => {
    const n = await createPaket()
    const draf = await crawl(ctx.client, { id: n.paket.id, kode: n.paket.kode })
    for (const { path, text } of draf) ctx.assert.notInclude(text, n.paket.kode, path)
    t = await terbit(ctx.client)
    await look(ctx, 'published')
  })
  stage(2, 'registration', async ({ client }) => {
    for (const r of t.rekanan) {
      const daftar = await client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(r.token)
        .json({ paketPenyediaId: t.id, vendorId: r.rekanan.id, pakta: true })
      daftar.assertStatus(200)
    }
  })
  stage(4, 'submission', async (_, { menang, kalah, gugur, tawar }) => {
    ;(await tawar(menang, prices.menang)).assertStatus(200)
    ;(await tawar(kalah, prices.kalah[0]!)).assertStatus(200)
    ;(await tawar(gugur, prices.kalah[1]!)).assertStatus(200)
  })
  stage(5, 'opening', async ({ client }, { ketua, anggota }) => {
    const buka = `/api/tender/pembukaan/${t.id}`
    ;(await client.post(buka).bearerToken(ketua).json({})).assertStatus(200)
    ;(await client.post(`${buka}/sahkan`).bearerToken(anggota).json({})).assertStatus(200)
  })
  stage(6, 'evaluation', async (_, { menang, kalah, gugur, evaluasi }) => {
    const lulus = {
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      lulusTeknis: true,
      lulusHarga: true,
      hasilTeknis: 85,
      alasan: { harga: 'Harga wajar sesudah klarifikasi' },
    }
    const nilai = await evaluasi({
      dokumenKualifikasi: true,
      kualifikasi: true,
      administrasi: true,
      teknis: true,
      harga: true,
      listEvaluasi: [menang, kalah, gugur].map((r) => ({ vendorId: r.rekanan.id, ...lulus })),
    })
    nilai.assertStatus(200)
  })
  stage(9, 'winner proposed and confirmed', async (ctx, { menang, kalah, gugur, evaluasi }) => {
    const usul = await evaluasi({
      pemenang: true,
      listEvaluasi: [menang, kalah, gugur].map((r, i) => ({
        vendorId: r.rekanan.id,
        urutan: i + 1,
      })),
    })
    usul.assertStatus(200)
    await look(ctx, 'proposed')
    const tegas = await ctx.client
      .post(`/api/tender/penetapan/${t.id}/tegaskan`)
      .bearerToken(t.tokenPpk)
      .json({})
    tegas.assertStatus(200)
  })
  stage(10, 'announcement', async () => {}, { menang: true })
  stage(
    11,
    'objection',
    async ({ client }, { gugur }) => (await sanggah(client, t, gugur)).assertStatus(200),
    { menang: true }
  )
  stage(
    12,
    'its answer',
    async ({ client }, { gugur }) => {
      const balas = await jawabSanggah(client, t, [
        { vendorId: gugur.rekanan.id, hasil: 'tidakTerbukti', catatan: 'Sesuai dokumen.' },
      ])
      balas.assertStatus(200)
    },
    { menang: true }
  )
  stage(
    13,
    'invitation to negotiate',
    async (_, { menang, undang }) => (await undang('N', menang)).assertStatus(200),
    { menang: true }
  )
  stage(
    14,
    'negotiation',
    async ({ client }, { ketua, menang }) => {
      const { negosiasi } = prices
      const nego = await client
        .put('/api/lelang/negosiasi')
        .bearerToken(ketua)
        .json({
          paketPenyediaId: t.id,
          listEvaluasi: [
            { vendorId: menang.rekanan.id, negosiasiTeknis: 'Sesuai', negosiasiHarga: negosiasi },
          ],
        })
      nego.assertStatus(200)
    },
    { menang: true }
  )
  stage(
    15,
    'its minutes',
    async ({ client }, { menang }) =>
      (await kirimBa(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200),
    { menang: true, negosiasi: true }
  )
  stage(
    16,
    'SPPBJ, and the tender is completed',
    async ({ client }, { menang }) => {
      ;(await kirimSppbj(client, t, [{ vendorId: menang.rekanan.id }])).assertStatus(200)
      const akhir = client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(t.tokenPpk)
      ;(await akhir.json({})).assertStatus(200)
    },
    { menang: true, negosiasi: true }
  )
  stage(
    17,
    'contract',
    async ({ client }) => {
      const surat = await client
        .put('/api/lelang/surat-perjanjian')
        .bearerToken(t.tokenPpk)
        .json({
          paketPenyediaId: t.id,
          lamaPekerjaan: 120,
          jenisHari: 'K',
          tglKontrak: dayFromNow(1),
          mulaiKontrak: dayFromNow(2),
          selesaiKontrak: dayFromNow(122),
          nilaiKontrak: prices.kontrak,
        })
      surat.assertStatus(200)
    },
    { menang: true, negosiasi: true, kontrak: true }
  )
  stage(
    18,
    'SPMK',
    async ({ client, assert }) => {
      const smpk = client.put(`/api/rup/lelang/selesai-smpk/${t.id}`).bearerToken(t.tokenPpk)
      ;(await smpk.json({})).assertStatus(200)
      const all = await rows<{ tag: string[] }>('select tag from rilis_ocds order by nomor')
      assert.deepEqual(
        all.map(({ tag }) => tag.join()),
        [
          'planning',
          'tender',
          'tenderUpdate', // number of offers
          'tenderUpdate', // their names
          'award',
          'awardUpdate', // negotiated
          'awardUpdate', // award letter
          'tenderUpdate', // complete
          'contract',
          'contractUpdate', // its day has come
          'implementation',
        ]
      )
      await assertValid(assert)
    },
    { menang: true, negosiasi: true, kontrak: true }
  )
})

const PAKET: Record<
  KodeTemplat,
  { metode: MetodePemilihan; kualifikasi?: Kualifikasi; jenis: JenisPengadaan }
> = {
  TLA: { metode: 'TLA', jenis: 'BAR' },
  PLA: { metode: 'PLA', jenis: 'LAI' },
  PTEN: { metode: 'TEN', kualifikasi: 'P', jenis: 'KON' },
  KTEN: { metode: 'TEN', kualifikasi: 'K', jenis: 'KON' },
  K2TEN: { metode: 'TEN', kualifikasi: 'K2', jenis: 'KON' },
  PSEL: { metode: 'SEL', kualifikasi: 'P', jenis: 'KOL' },
  KSEL: { metode: 'SEL', kualifikasi: 'K', jenis: 'KOL' },
}
const umum = (kode: KodeTemplat) => TEMPLAT[kode].find((x) => x.umumkan?.includes('pemenang'))!

/** Opened, judged, ranked, negotiated, signed: everything that could be told is in the database at once. */
async function createAll(kode: KodeTemplat, prices: Prices): Promise<TenderUji> {
  const templat = TEMPLAT[kode]
  const tahap = tahapPenawaran(templat)!
  const buka = tahapPembuka(templat, tahap)!
  const t = await createTender([prices.menang, ...prices.kalah], PAKET[kode], {
    tahap: tahap.kunci,
    tahapBuka: buka.kunci,
  })
  if (templat.some((x) => x.kunci === 'pemasukan-2')) {
    await rows(
      `update penawaran set tahap = 'pemasukan-2', tahap_buka = 'pembukaan-2' where jenis = 'H'`
    )
    await createPembukaan(t.id, t.pokja, 'pembukaan-2')
  }
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan),
    templat.findLast((x) => x.staf.includes('penetapan') && x.urut < umum(kode).urut)?.kunci ??
      buka.kunci
  )
  await rows('update evaluasi set negosiasi_harga = ? where urutan = 1', [prices.negosiasi])
  await rows('update paket set tgl_kontrak = ?, nilai_kontrak = ? where id = ?', [
    today(),
    prices.kontrak,
    t.id,
  ])
  return t
}

test.group('Open data: every stage of every template', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of Object.keys(PAKET) as KodeTemplat[]) {
    test(kode, async ({ assert, client }) => {
      const prices = createPrices()
      const t = await createAll(kode, prices)
      const included = t.jadwal.filter((j) => j.include)
      let minutes = false
      for (const { kunci, urut } of included) {
        await keTahap(t.id, kunci)
        const announced = kode !== 'TLA' && urut >= umum(kode).urut
        if (announced && kunci === 'ba-negosiasi') {
          await rows(
            `insert into ba_negosiasi (paket_id, rekanan_id, file, tgl_kirim, pengirim_id)
             values (?, ?, 'berkas/uji/ba.pdf', ${sqlNow()}, ?)`,
            [t.id, t.rekanan[0]!.rekanan.id, t.pokja[0]!.id]
          )
          await deed(t.id)
          minutes = true
        }
        await jobs()
        assertPrices(
          assert,
          await crawl(client, { id: t.id, kode: t.paket.kode }),
          prices,
          announced ? { menang: true, kontrak: true, negosiasi: minutes } : {},
          `${kode} ${kunci}`
        )
      }
      await assertValid(assert)
      if (kode === 'TLA') assert.lengthOf(await rows('select 1 from rilis_ocds'), 0)
    })
      .timeout(scaled(60_000))
      .tags(templateTags(kode))
  }
})

test.group('Open data: packages that stop, and winners that are not confirmed', (group) => {
  group.each.setup(cleanSlate)

  for (const status of ['P', 'G', 'B', 'U'] as const) {
    test(`${status}: what was not announced before never is`, async ({ assert, client }) => {
      const prices = createPrices()
      const t = await createAll('KTEN', prices)
      await keTahap(t.id, 'penetapan')
      const put = (cara: string) =>
        client
          .put(`/api/rup/lelang/${cara}/${t.id}`)
          .bearerToken(t.tokenPpk)
          .json({ alasan: 'Uji' })
      const cara = { P: ['tunda'], G: ['gagal'], B: ['batal'], U: ['gagal', 'ulang'] }[status]
      for (const satu of cara) (await put(satu)).assertStatus(200)
      for (const kunci of ['penetapan', 'pengumuman-pemenang', 'sanggah', 'spmk']) {
        await keTahap(t.id, kunci, 5)
        await jobs()
        const answers = await crawl(client, { id: t.id, kode: t.paket.kode })
        assertPrices(assert, answers, prices, {}, `${status} ${kunci}`)
      }
      await assertValid(assert)
    })
  }

  test('a package that fails after its announcement keeps the release, and its award is cancelled', async ({
    assert,
    client,
  }) => {
    const prices = createPrices()
    const t = await createAll('KTEN', prices)
    await keTahap(t.id, 'sanggah')
    await jobs()
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({ alasan: 'Sanggah terbukti' })
    gagal.assertStatus(200)
    const answers = await crawl(client, { id: t.id, kode: t.paket.kode })
    assertPrices(assert, answers, prices, { menang: true, kontrak: true }, 'G')
    const tags = await rows<{ tag: string[] }>('select tag from rilis_ocds order by nomor')
    assert.deepEqual(
      tags
        .slice(-2)
        .map(({ tag }) => tag[0])
        .toSorted(),
      ['awardCancellation', 'tenderCancellation']
    )
    await assertValid(assert)
  })

  test('a winner that the PPK has not confirmed is none, also when the announcement has begun', async ({
    assert,
    client,
  }) => {
    const prices = createPrices()
    const t = await createAll('KTEN', prices)
    await rows(
      `update penetapan set status = 'usul', penegas_id = null, ditegaskan_pada = null where paket_id = ?`,
      [t.id]
    )
    for (const kunci of ['pengumuman-pemenang', 'sanggah']) {
      await keTahap(t.id, kunci)
      await jobs()
      const answers = await crawl(client, { id: t.id, kode: t.paket.kode })
      assertPrices(assert, answers, prices, {}, kunci)
    }
  })

  test('the crawl reads every kind of answer, and finds a price however it is written', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit({ nama: 'Uji 812.345.678' })
    await jobs()
    const answers = await crawl(client, { id: paket.id, kode: paket.kode })
    const withName = answers.filter(({ text }) => text.includes('Uji 812.345.678'))
    const paths = withName.map(({ path }) => path.replace(/\d{2,}/, 'n').split('?')[0]!)
    for (const path of ['/ocds/releases.json', '/feed/pengadaan.atom']) {
      assert.include(paths, path)
    }
    const prices = { menang: 812_345_678, kalah: [], negosiasi: 1, kontrak: 1 }
    assert.throws(() => assertPrices(assert, withName, prices, {}, 'uji'), /812345678/)
  })
})
