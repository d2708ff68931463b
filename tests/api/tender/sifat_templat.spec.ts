/**
 * Every template from its first stage to its last, with deeds that come late, too early, twice, and revisions among
 * them: no price before its opening, no result before it takes effect, offers only inside their stage, ranks unique,
 * each deed in the journal (decisions §5).
 */
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import fc from 'fast-check'
import { jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import type {
  JenisPengadaan,
  KategoriFile,
  Kualifikasi,
  MetodePemilihan,
} from '@eproc/domain/common/choices'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import { fileTab, uraiTab, type JenisTab } from '@eproc/domain/tahap/tab'
import {
  KODE_TEMPLAT,
  tabStaf,
  TEMPLAT,
  type KodeTemplat,
  type Tahap,
} from '@eproc/domain/tahap/templat'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { scaled } from '../../lib/limits.ts'
import { tokenFor } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { kirimBa, kirimSppbj, sanggah, sendList } from './bantu_hasil.ts'
import { kirim, world, type Dunia } from './penawaran/bantu.ts'

const PUTARAN = Number(process.env.TES_PUTARAN ?? 1)
const HARI_MS = 86_400_000
const JENIS: Readonly<Record<MetodePemilihan, JenisPengadaan>> = {
  TLA: 'BAR',
  PLA: 'BAR',
  TEN: 'KON',
  SEL: 'KOL',
}
/** Which determination and which stage make a part of the result known, by hand from decisions §5.1. */
type Umum = Readonly<
  Partial<Record<BagianHasil, readonly [tahap: number, penetapan: number | null]>>
>
const semua = (tahap: number, penetapan: number): Umum => ({
  K: [tahap, penetapan],
  A: [tahap, penetapan],
  T: [tahap, penetapan],
  H: [tahap, penetapan],
  pemenang: [tahap, penetapan],
})
const PRA: Umum = { K: [10, 9], A: [20, null], T: [20, null], H: [25, 24], pemenang: [25, 24] }
const UMUM: Readonly<Record<KodeTemplat, Umum>> = {
  TLA: semua(11, 9),
  PLA: semua(6, 5),
  KTEN: semua(10, 9),
  KSEL: semua(10, 9),
  K2TEN: { K: [8, null], A: [8, null], T: [8, null], H: [13, 12], pemenang: [13, 12] },
  PTEN: PRA,
  PSEL: PRA,
}

const APA = [
  'kirim',
  'buka',
  'nilai',
  'tetapkan',
  'undang',
  'sanggah',
  'jawab',
  'negosiasi',
  'ba',
  'sppbj',
  'revisi',
] as const
type Apa = (typeof APA)[number]
const MENURUT_TAB: Partial<Record<JenisTab, Apa>> = {
  'pemasukan': 'kirim',
  'pembukaan': 'buka',
  'evaluasi': 'nilai',
  'penetapan': 'tetapkan',
  'undangan': 'undang',
  'sanggah': 'jawab',
  'negosiasi': 'negosiasi',
  'ba-negosiasi': 'ba',
  'sppbj': 'sppbj',
}

/** What happens in one stage: its own deeds, unless they are forgotten, and something out of turn. */
const babak = fc.record({
  lupa: fc.nat(9).map((n) => n === 0),
  gugur: fc.nat(3).map((n) => n === 0),
  lain: fc.array(fc.constantFrom(...APA), { maxLength: 2 }),
})

interface Panggung {
  client: ApiClient
  d: Dunia
  kode: KodeTemplat
  jenis: JenisPengadaan
  tahap: Tahap
  harga: number
  gugur: boolean
  manajer: string
}

/** Files that the stage wants, or the ones of the whole offer where it wants none. */
const wanted = (tahap: Tahap): KategoriFile[] => {
  const files = tahap.rekanan?.startsWith('pemasukan:') ? fileTab(tahap.rekanan) : []
  return files.length > 0 ? files : ['K', 'A', 'T', 'H']
}

async function kirimSemua(p: Panggung): Promise<ApiResponse[]> {
  const jenis = wanted(p.tahap)
  const out: ApiResponse[] = []
  for (const [i, r] of p.d.rekanan.entries())
    out.push(
      await kirim(p.client, p.d, r, {
        berkas: Object.fromEntries(jenis.map((j) => [j, randomPdf()])),
        ...(jenis.includes('H') ? { harga: p.harga + i * 1000 } : {}),
      })
    )
  return out
}

/** Judges the parts of the stage, everything where it has none; the second vendor may fail. */
function nilai({ client, d, tahap, gugur }: Panggung): Promise<ApiResponse> {
  const tab = tahap.staf.find((t) => t.startsWith('evaluasi:')) ?? null
  const bagian = tab ? fileTab(tab) : (['K', 'A', 'T', 'H'] as const)
  const [k, a, t, h] = (['K', 'A', 'T', 'H'] as const).map((b) => bagian.includes(b))
  const satu = (vendorId: number, lulus: boolean) => ({
    vendorId,
    ...(k ? { hasilKualifikasi: true, lulusKualifikasi: true } : {}),
    ...(a ? { hasilAdministrasi: true } : {}),
    ...(t ? { hasilTeknis: lulus ? 80 : 40, lulusTeknis: lulus } : {}),
    ...(h ? { lulusHarga: true } : {}),
    alasan: { teknis: 'Kurang', harga: 'Harga wajar sesudah klarifikasi' },
  })
  return Promise.resolve(
    client
      .put('/api/lelang/evaluasi')
      .bearerToken(d.tokenPokja[0]!)
      .json({
        paketPenyediaId: d.id,
        kualifikasi: k,
        administrasi: a,
        teknis: t,
        harga: h,
        listEvaluasi: d.rekanan.map((r, i) => satu(r.rekanan.id, i === 0 || !gugur)),
      })
  )
}

/** Everything that did not begin yet three days later, agreed to by the manager. */
async function revisi({ client, d, manajer, tahap }: Panggung): Promise<ApiResponse[]> {
  const list = (await jadwalUji(d.id)).map(({ urut, include, mulai, selesai }) => {
    const geser = urut > tahap.urut ? 3 * HARI_MS : 0
    const saat = (t: Date | null) => t && new Date(t.getTime() + geser).toISOString()
    return {
      urut,
      include,
      mulai: saat(mulai),
      selesai: saat(selesai),
      remark: geser ? 'Mundur' : null,
    }
  })
  const minta = await client
    .post('/api/rup/jadwal/revisi')
    .bearerToken(d.tokenPpk)
    .json({ paketPenyediaId: d.id, listRevisiJadwal: list })
  const url = `/api/rup/jadwal/revisi/approve/${d.id}`
  return [minta, await client.post(url).bearerToken(manajer)]
}

const LAKUKAN: Readonly<Record<Apa, (p: Panggung) => Promise<ApiResponse[]>>> = {
  kirim: kirimSemua,
  buka: async ({ client, d }) => {
    const url = `/api/tender/pembukaan/${d.id}`
    const kedua = d.tokenPokja[1] ?? d.tokenPpk
    const isi = { alasan: 'Sistem sempat tidak dapat dihubungi.' }
    const minta = await client.post(url).bearerToken(d.tokenPokja[0]!).json(isi)
    return [minta, await client.post(`${url}/sahkan`).bearerToken(kedua).json({})]
  },
  nilai: async (p) => [await nilai(p)],
  tetapkan: async ({ client, d }) => {
    const url = `/api/tender/penetapan/${d.id}`
    const usul = await client.post(url).bearerToken(d.tokenPokja[0]!).json({ alasan: 'Wajar' })
    return [usul, await client.post(`${url}/tegaskan`).bearerToken(d.tokenPpk).json({})]
  },
  undang: async ({ client, d, tahap }) => {
    const tipe = tahap.staf.find((t) => t.startsWith('undangan:'))?.slice(9) ?? 'N'
    return [
      await sendList(client, {
        alamat: '/api/lelang/undangan',
        token: d.tokenPokja[0]!,
        paketId: d.id,
        daftar: 'listUndangan',
        rows: [{ vendorId: d.rekanan[0]!.rekanan.id }],
        lain: { tipe },
      }),
    ]
  },
  sanggah: async ({ client, d, tahap }) => {
    const tipe = tahap.kunci === 'sanggah-pra' ? 'P' : tahap.kunci === 'banding' ? 'BD' : 'B'
    return [await sanggah(client, d, d.rekanan[1]!, { tipe })]
  },
  jawab: async ({ client, d }) => {
    const out: ApiResponse[] = []
    for (const tipe of ['P', 'B', 'BD'])
      out.push(
        await sendList(client, {
          alamat: '/api/lelang/masa-sanggah',
          token: d.tokenPokja[0]!,
          paketId: d.id,
          daftar: 'listSanggah',
          rows: [
            {
              vendorId: d.rekanan[1]!.rekanan.id,
              hasil: 'tidakTerbukti',
              catatan: 'Tidak berdasar',
            },
          ],
          lain: { tipe, tipeFileAdmin: 'A' },
        })
      )
    return out
  },
  negosiasi: async ({ client, d, harga }) => [
    await client
      .put('/api/lelang/negosiasi')
      .bearerToken(d.tokenPokja[0]!)
      .json({
        paketPenyediaId: d.id,
        listEvaluasi: [{ vendorId: d.rekanan[0]!.rekanan.id, negosiasiHarga: harga - 1000 }],
      }),
  ],
  ba: async ({ client, d }) => [await kirimBa(client, d, [{ vendorId: d.rekanan[0]!.rekanan.id }])],
  sppbj: async ({ client, d }) => [
    await kirimSppbj(client, d, [{ vendorId: d.rekanan[0]!.rekanan.id }]),
  ],
  revisi,
}

/** What belongs to a stage, in the order in which it is done. */
function ownDeeds(tahap: Tahap, jenis: JenisPengadaan): Apa[] {
  const tab = [
    ...(tahap.rekanan?.startsWith('pemasukan:') ? [tahap.rekanan] : []),
    ...tabStaf(tahap, jenis),
  ]
  return tab.flatMap((t) => {
    const apa = MENURUT_TAB[uraiTab(t).jenis]
    return apa === 'jawab' ? ['sanggah', apa] : apa ? [apa] : []
  })
}

/** Throws where something is known, accepted or ranked that must not be. */
async function periksa(p: Panggung, published: string): Promise<string | null> {
  const { client, d, kode, tahap } = p
  const bocor = await count(
    `penawaran w where (w.harga is not null or w.dibuka_pada is not null) and not exists (
       select 1 from pembukaan b where b.paket_id = w.paket_id and b.tahap = w.tahap_buka
          and b.disahkan_pada is not null)`
  )
  if (bocor > 0) return 'an offer was opened without its act'
  const terbuka = await count(`penawaran where jenis = 'H' and dibuka_pada is not null`)
  const [pokja, umum] = await Promise.all([
    client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(d.tokenPokja[0]!),
    client.get(`/api/tender/hasil/${d.id}`),
  ])
  const kata = JSON.stringify([pokja.body(), published])
  if (terbuka === 0 && kata.includes(String(p.harga))) return 'a price was told before its opening'
  const urutan = await rows<{ n: number }>(
    `select count(*)::int as n from evaluasi where paket_id = ? and urutan > 0 group by urutan`,
    [d.id]
  )
  if (urutan.some((u) => u.n > 1)) return 'a rank was given twice'
  const tegas = new Set(
    (
      await rows<{ tahap: string }>(
        `select tahap from penetapan where paket_id = ? and status = 'tegas'`,
        [d.id]
      )
    ).map((x) => TEMPLAT[kode].find((t) => t.kunci === x.tahap)!.urut)
  )
  const berlaku = (b: BagianHasil) => {
    const [mulai, penetapan] = UMUM[kode][b]!
    return tahap.urut >= mulai && (penetapan === null || tegas.has(penetapan))
  }
  const kabarUmum = umum.status() === 200 && umum.body().data?.pemenang
  if (kabarUmum && !berlaku('pemenang')) return 'the public knew a winner too early'
  for (const r of d.rekanan) {
    const tab = await client.get(`/api/paket/${d.id}/tab`).bearerToken(r.token)
    const dini = data<TabAnswer>(tab).rekanan!.diumumkan.find((b) => !berlaku(b))
    if (dini) return `${dini} was announced too early`
  }
  return null
}

const SAMA: readonly Apa[] = ['nilai', 'negosiasi']
const sidikNilai = async (paketId: number): Promise<string> =>
  JSON.stringify(
    await rows('select * from evaluasi where paket_id = ? order by rekanan_id', [paketId])
  )

async function mainkan(
  p: Omit<Panggung, 'tahap' | 'gugur'>,
  babaks: readonly { lupa: boolean; gugur: boolean; lain: readonly Apa[] }[]
): Promise<number> {
  let berhasil = 0
  for (const [i, tahap] of TEMPLAT[p.kode].entries()) {
    const ikut = (await jadwalUji(p.d.id)).find((j) => j.kunci === tahap.kunci)?.include
    if (!ikut) continue
    await keTahap(p.d.id, tahap.kunci)
    const { lupa, gugur, lain } = babaks[i]!
    const panggung: Panggung = { ...p, tahap, gugur }
    const told: unknown[] = []
    for (const apa of [...(lupa ? [] : ownDeeds(tahap, p.jenis)), ...lain]) {
      const lalu = { jurnal: await count('jurnal'), nilai: await sidikNilai(p.d.id) }
      const jawab = await LAKUKAN[apa](panggung)
      const apaItu = `${p.kode} ${tahap.urut} ${apa}`
      const buruk = jawab.find((j) => j.status() >= 500)
      if (buruk) throw new Error(`${apaItu}: ${buruk.status()}`)
      const baik = jawab.filter((j) => j.status() < 300).length
      berhasil += baik
      if (apa === 'kirim' && baik > 0 && !tahap.rekanan?.startsWith('pemasukan:'))
        throw new Error(`${apaItu}: accepted outside its stage`)
      // What was judged before and is saved unchanged is no change.
      const sama = SAMA.includes(apa) && lalu.nilai === (await sidikNilai(p.d.id))
      if (!sama && (await count('jurnal')) - lalu.jurnal < baik)
        throw new Error(`${apaItu}: ${baik} deeds, less in the journal`)
      told.push(...jawab.map((j) => j.body()))
    }
    const salah = await periksa(panggung, JSON.stringify(told))
    if (salah) throw new Error(`${p.kode} ${tahap.urut}: ${salah}`)
  }
  return berhasil
}

test.group('Every template: property', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of KODE_TEMPLAT) {
    test(`${kode}: whatever comes late, early or twice`, async ({ assert, client }) => {
      const metode = kode.slice(-3) as MetodePemilihan
      const kualifikasi = kode.slice(0, -3) as Kualifikasi | ''
      const jenis = JENIS[metode]
      let terbanyak = 0
      await fc.assert(
        fc.asyncProperty(fc.array(babak, { minLength: 34, maxLength: 34 }), async (babaks) => {
          await cleanSlate()
          const d = await world(2, { metode, jenis, ...(kualifikasi ? { kualifikasi } : {}) })
          if (!kualifikasi)
            for (const r of d.rekanan) await createUndangan(d.id, r.rekanan.id, 'P', d.pokja[0]!.id)
          const manajer = await tokenFor({ peran: 'manajerULP', divisi: 'unlada' })
          const harga = 400_000_000 + Math.floor(Math.random() * 99_999_999)
          const n = await mainkan({ client, d, kode, jenis, harga, manajer }, babaks)
          terbanyak = Math.max(terbanyak, n)
        }),
        // In the drill the straight way, in which nothing is forgotten, is always among them.
        {
          numRuns: PUTARAN,
          examples:
            PUTARAN > 1
              ? [[Array.from({ length: 34 }, () => ({ lupa: false, gugur: false, lain: [] }))]]
              : [],
        }
      )
      if (PUTARAN > 1) assert.isAbove(terbanyak, TEMPLAT[kode].length / 2)
    }).timeout(scaled(30_000 * (PUTARAN + 1)))
  }
})
