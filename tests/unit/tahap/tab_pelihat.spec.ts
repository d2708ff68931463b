/**
 * Every template × stage × viewer × moment × status against the golden table: who sees a tab, and whether it is locked,
 * open or to be read (decisions §5 'Tab states', §5.1).
 */
import { test } from '@japa/runner'
import {
  diumumkanSaat,
  keadaanTahap,
} from '@eproc/backend/app/paket_berjalan/keadaan/keadaan_tahap'
import type { KeadaanPaket } from '@eproc/backend/app/paket_berjalan/keadaan/keadaan_paket_query'
import type {
  JenisPengadaan,
  MetodePemilihan,
  StatusPelaksanaan,
  TipeSanggah,
  TipeUndangan,
} from '@eproc/domain/common/choices'
import { tampakRekanan, tampakStaf, type KeadaanTab } from '@eproc/domain/tahap/akses'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import { uraiTab, type Tab } from '@eproc/domain/tahap/tab'
import {
  KODE_TEMPLAT,
  tahapTersedia,
  tabStaf,
  TEMPLAT,
  type KodeTemplat,
  type Tahap,
} from '@eproc/domain/tahap/templat'
import { GOLDEN_TAB } from './golden/tab_pelihat.ts'

const JAM = 3_600_000
const AWAL = Date.UTC(2026, 0, 5)
/** Stage n lasts an hour, an hour after the end of the one before it. */
const mulai = (n: number) => AWAL + n * 2 * JAM
const selesai = (n: number) => mulai(n) + JAM
const STATUS: readonly StatusPelaksanaan[] = ['N', 'A', 'P', 'S', 'G', 'B', 'U']
const REKANAN = ['D', 'B', 'G', 'T', 'M'] as const
type Rekanan = (typeof REKANAN)[number]

interface Baris {
  tampak: Record<Rekanan, number | null>
  lama: readonly string[]
}

/** Reads one golden table: its lines by number, and what waits for answers. */
function baca(tabel: string): { baris: Map<number, Baris>; tunggu: Map<TipeSanggah, number> } {
  const baris = new Map<number, Baris>()
  const tunggu = new Map<TipeSanggah, number>()
  for (const kata of tabel
    .trim()
    .split('\n')
    .map((b) => b.trim().split(/\s+/))) {
    if (kata[0] === 'tunggu') {
      for (const t of kata.slice(1)) {
        const [, tipe, n] = /^([A-Z]+)(\d+)$/.exec(t)!
        tunggu.set(tipe as TipeSanggah, Number(n))
      }
      continue
    }
    const angka = kata.slice(1, 6).map((x) => (x === '-' ? null : Number(x)))
    const tampak = Object.fromEntries(REKANAN.map((r, i) => [r, angka[i]!])) as Baris['tampak']
    baris.set(Number(kata[0]), { tampak, lama: kata.slice(6) })
  }
  return { baris, tunggu }
}

type Lalai = 'pembukaan' | 'penetapan'
interface Kisah {
  kode: KodeTemplat
  jenis: JenisPengadaan
  kini: number
  status: StatusPelaksanaan
  /** what was not done in any stage */
  lalai?: Lalai | undefined
  belumDijawab?: TipeSanggah
  terbukti?: TipeSanggah
  kunciSpmk?: boolean
}

const ikut = (t: Tahap, kode: KodeTemplat, jenis: JenisPengadaan) =>
  tahapTersedia(t, kode.slice(-3) as MetodePemilihan, jenis)

/** The package at a moment: what belongs to a stage is done as it begins. */
function keadaan({ kode, jenis, kini, status, ...lain }: Kisah): KeadaanPaket {
  const templat = TEMPLAT[kode]
  const sudah = (cocok: (t: Tahap) => boolean) =>
    new Set(templat.filter((t) => cocok(t) && mulai(t.urut) <= kini).map((t) => t.kunci))
  return {
    kini,
    status,
    kunciSpmk: lain.kunciSpmk ?? false,
    berhenti: status === 'A' || status === 'S' ? null : kini,
    templat,
    jadwal: templat.map((t) => {
      const include = ikut(t, kode, jenis)
      return {
        id: t.urut,
        urut: t.urut,
        kunci: t.kunci,
        tahap: t.nama,
        include,
        mulai: include ? new Date(mulai(t.urut)) : null,
        selesai: include ? new Date(selesai(t.urut)) : null,
        remark: null,
        noArsip: null,
      }
    }),
    belumDijawab: new Set(lain.belumDijawab ? [lain.belumDijawab] : []),
    terbukti: new Set(lain.terbukti ? [lain.terbukti] : []),
    ditegaskan: lain.lalai === 'penetapan' ? new Set() : sudah((t) => punya(t, jenis, 'penetapan')),
    dibuka: lain.lalai === 'pembukaan' ? new Set() : sudah((t) => punya(t, jenis, 'pembukaan')),
    suratTerkirim: sudah((t) => t.staf.includes('sppbj')).size > 0,
    berkontrak: false,
    suratTerbit: sudah((t) => t.staf.includes('sppbj')).size > 0,
    penggantiMenunggu: false,
  }
}

const punya = (t: Tahap, jenis: JenisPengadaan, tab: string) =>
  tabStaf(t, jenis).some((x) => uraiTab(x).jenis === tab)

/** What is true of a vendor at that moment. */
function konteks(r: Rekanan, k: KeadaanPaket): RekananContext {
  const tiba = (cocok: (t: Tahap) => boolean | undefined) => {
    const t = k.templat.find(cocok)
    return t !== undefined && mulai(t.urut) <= k.kini
  }
  const gagalPra = r === 'G' && k.templat.some((t) => t.kunci === 'pemasukan-pra')
  const undangan = new Set<TipeUndangan>()
  for (const tipe of ['P', 'B', 'B2', 'L', 'N'] as const) {
    const ada = tiba((t) => t.staf.includes(`undangan:${tipe}`))
    if (ada && (r === 'M' || tipe === 'P')) undangan.add(tipe)
  }
  const lolos = r === 'T' || r === 'M'
  return {
    peserta: r !== 'D' && tiba((t) => t.pendaftaran),
    undangan,
    adaBaNegosiasi: r === 'M' && tiba((t) => t.staf.includes('ba-negosiasi')),
    adaSppbj: r === 'M' && tiba((t) => t.staf.includes('sppbj')),
    memasukkan:
      r !== 'D' && r !== 'B' && !gagalPra && tiba((t) => /^pemasukan:.*A/.test(t.rekanan ?? '')),
    hasil:
      r === 'D' || r === 'B'
        ? null
        : {
            hasilKualifikasi: true,
            lulusKualifikasi: lolos,
            hasilAdministrasi: r === 'M',
            lulusTeknis: r === 'M',
            lulusHarga: r === 'M',
            urutan: r === 'M' ? 1 : 0,
          },
    diumumkan: diumumkanSaat(k),
  }
}

/** Locked, open or to be read by status and time alone. */
function dasar(n: number, status: StatusPelaksanaan, kini: number): KeadaanTab {
  if (status === 'P') return 'terkunci'
  if (status !== 'A') return 'baca'
  return kini < mulai(n) ? 'terkunci' : kini < selesai(n) ? 'terbuka' : 'baca'
}

/** Moments around the ends of every stage. */
const saat = (kode: KodeTemplat): number[] =>
  TEMPLAT[kode].flatMap(({ urut: n }) => [mulai(n) - 1, mulai(n), selesai(n) - 1, selesai(n)])

const AKSARA: Readonly<Record<string, string>> = { b: 'pembukaan', p: 'penetapan', s: 'sanggah' }
const ATAS_PENETAPAN = [
  'undangan',
  'negosiasi',
  'ba-negosiasi',
  'penetapan',
  'sppbj',
  'spk',
  'spmk',
]
/** Does the tab wait for a determination before its stage that nobody made? */
function menungguPenetapan(baris: ReadonlyMap<number, Baris>, tab: Tab, n: number, k: Kisah) {
  if (k.status !== 'A' || k.lalai !== 'penetapan') return false
  if (!ATAS_PENETAPAN.includes(uraiTab(tab).jenis)) return false
  const surat = TEMPLAT[k.kode].find((t) => t.staf.includes('sppbj'))
  if (surat && k.kini >= mulai(surat.urut)) return false
  return [...baris].some(([urut, { lama }]) => urut < n && lama.some((l) => l.startsWith('p')))
}

/** What the golden table says of a staff tab. */
function stafHarus(baris: ReadonlyMap<number, Baris>, tab: Tab, n: number, k: Kisah): KeadaanTab {
  const { lama } = baris.get(n)!
  if (!menungguPenetapan(baris, tab, n, k)) return tanpaPenetapan(lama, tab, n, k)
  // What waits is not made up for either.
  const harus = tanpaPenetapan(lama, tab, n, { ...k, lalai: undefined })
  return harus === 'terbuka' ? 'terkunci' : harus
}

function tanpaPenetapan(lama: readonly string[], tab: Tab, n: number, k: Kisah): KeadaanTab {
  const { jenis } = uraiTab(tab)
  const harus = dasar(n, k.status, k.kini)
  if (lama.includes('=')) {
    if (k.status === 'P' || (k.status !== 'A' && k.status !== 'S')) return harus
    if (k.kunciSpmk) return 'baca'
    return k.kini < mulai(n) ? 'terkunci' : 'terbuka'
  }
  if (k.status !== 'A' || harus !== 'baca') return harus
  const batas = lama.find((l) => AKSARA[l[0]!] === jenis)
  if (!batas || (jenis !== 'sanggah' && k.lalai !== jenis)) return harus
  return k.kini < mulai(Number(batas.slice(2))) ? 'terbuka' : 'baca'
}

test.group('Tabs: template × stage × viewer × moment × status', () => {
  for (const kode of KODE_TEMPLAT) {
    for (const { jenis, tabel } of GOLDEN_TAB[kode]) {
      const { baris, tunggu } = baca(tabel)
      const stages = TEMPLAT[kode].filter((t) => ikut(t, kode, jenis))

      test(`${kode} ${jenis}: the table has every stage`, ({ assert }) => {
        assert.deepEqual(
          [...baris.keys()],
          stages.map((t) => t.urut)
        )
      })

      test(`${kode} ${jenis}: vendors`, ({ assert }) => {
        for (const kini of saat(kode))
          for (const status of STATUS) {
            const k = keadaan({ kode, jenis, kini, status })
            for (const r of REKANAN) {
              const context = konteks(r, k)
              for (const [i, t] of TEMPLAT[kode].entries()) {
                const b = k.jadwal[i]!
                const sejak = baris.get(t.urut)?.tampak[r] ?? null
                const harus = status !== 'N' && sejak !== null && kini >= mulai(sejak)
                const apa = `${r} ${t.urut} ${status} at ${(kini - AWAL) / 2 / JAM}`
                assert.equal(tampakRekanan(t, b, status, context), harus, apa)
                if (!harus) continue
                const ada = keadaanTahap(k, t, b, t.rekanan!, false).keadaan
                assert.equal(ada, dasar(t.urut, status, kini), apa)
              }
            }
          }
      })

      test(`${kode} ${jenis}: staff`, ({ assert }) => {
        for (const kini of saat(kode))
          for (const status of STATUS)
            for (const [lalai, kunciSpmk] of [
              [undefined, false],
              [undefined, true],
              ['pembukaan', false],
              ['penetapan', false],
            ] as const) {
              const kisah = { kode, jenis, kini, status, kunciSpmk, lalai }
              const k = keadaan(kisah)
              for (const [i, t] of TEMPLAT[kode].entries())
                for (const tab of tabStaf(t, jenis)) {
                  const b = k.jadwal[i]!
                  const apa = `${tab} ${t.urut} ${status} at ${(kini - AWAL) / 2 / JAM} ${lalai}`
                  const tampak = tampakStaf(tab, b, status)
                  assert.equal(tampak, status !== 'N' && baris.has(t.urut), apa)
                  if (!tampak) continue
                  const ada = keadaanTahap(k, t, b, tab, true).keadaan
                  assert.equal(ada, stafHarus(baris, tab, t.urut, kisah), apa)
                }
            }
      })

      test(`${kode} ${jenis}: what waits for an answer`, ({ assert }) => {
        for (const [[belumDijawab, dari], kini, lalai] of [...tunggu].flatMap((x) =>
          saat(kode).flatMap((s) =>
            ([undefined, 'pembukaan', 'penetapan'] as const).map((l) => [x, s, l] as const)
          )
        )) {
          const k = keadaan({ kode, jenis, kini, status: 'A', belumDijawab, lalai })
          for (const t of stages.filter((x) => x.urut >= dari)) {
            const b = k.jadwal[t.urut - 1]!
            for (const tab of tabStaf(t, jenis))
              assert.notEqual(
                keadaanTahap(k, t, b, tab, true).keadaan,
                'terbuka',
                `${belumDijawab} ${tab} ${t.urut}`
              )
          }
          for (const t of stages) {
            const tab = tabStaf(t, jenis).find((x) => x === `sanggah:${belumDijawab}`)
            if (!tab || kini < mulai(t.urut)) continue
            assert.equal(keadaanTahap(k, t, k.jadwal[t.urut - 1]!, tab, true).keadaan, 'terbuka')
          }
        }
      })

      test(`${kode} ${jenis}: what waits for what follows from an upheld objection`, ({
        assert,
      }) => {
        for (const [[terbukti, dari], kini] of [...tunggu].flatMap((x) =>
          saat(kode).map((s) => [x, s] as const)
        )) {
          const k = keadaan({ kode, jenis, kini, status: 'A', terbukti })
          for (const t of stages) {
            const b = k.jadwal[t.urut - 1]!
            const tabs: (readonly [Tab, boolean])[] = tabStaf(t, jenis).map((tab) => [tab, true])
            if (t.rekanan) tabs.push([t.rekanan, false])
            for (const [tab, staf] of tabs) {
              const membalas = staf && uraiTab(tab).jenis === 'sanggah'
              const biasa = keadaanTahap({ ...k, terbukti: new Set() }, t, b, tab, staf)
              const ada = keadaanTahap(k, t, b, tab, staf)
              const apa = `${terbukti} ${tab} ${t.urut}`
              if (t.urut < dari || membalas) assert.deepEqual(ada, biasa, apa)
              else assert.notEqual(ada.keadaan, 'terbuka', apa)
            }
          }
        }
      })
    }
  }
})
