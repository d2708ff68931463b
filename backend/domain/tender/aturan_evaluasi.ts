/**
 * Rules of the evaluation and of the ranking that is determined from it (S2 §4, decisions §5.3). The form and the
 * server call the same functions; scores come from `skor.ts`.
 */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { angka } from '../common/format.ts'
import type { KategoriFile } from '../common/choices.ts'
import { usulPeringkat, type BobotEvaluasi } from './skor.ts'
import { fileTab, uraiTab } from '../tahap/tab.ts'
import type { Tahap } from '../tahap/templat.ts'

const teks = tenderHasil.evaluasi
export const MAKS_ALASAN = 2000

/** Flags of `PUT /api/lelang/evaluasi` and the part that each of them saves. */
export const BENDERA_EVALUASI = {
  dokumenKualifikasi: 'K',
  kualifikasi: 'K',
  administrasi: 'A',
  teknis: 'T',
  harga: 'H',
} as const satisfies Readonly<Record<string, KategoriFile>>
export type BenderaEvaluasi = keyof typeof BENDERA_EVALUASI

/** Keys of `alasan`, by part. */
export const KUNCI_ALASAN = {
  K: 'kualifikasi',
  A: 'administrasi',
  T: 'teknis',
  H: 'harga',
} as const satisfies Readonly<Record<KategoriFile, string>>
export type AlasanEvaluasi = Partial<
  Record<(typeof KUNCI_ALASAN)[KategoriFile] | 'pemenang', string>
>

/** A vendor's evaluation; null where it has not been judged. */
export interface NilaiRekanan {
  vendorId: number
  nama: string
  hasilKualifikasi: boolean | null
  lulusKualifikasi: boolean | null
  hasilAdministrasi: boolean | null
  hasilTeknis: number | null
  lulusTeknis: boolean | null
  hasilHarga: number | null
  lulusHarga: boolean | null
  /** offered price in rupiah, known from the opening of H on */
  hargaPenawaran: number | null
  /** corrected offer in rupiah */
  nilaiPenawaran: number | null
  catatanKoreksi: string | null
  /** evaluated cost over the economic life in rupiah (EKO) */
  biayaEvaluasi: number | null
  /** agreed in the negotiation, in rupiah */
  negosiasiHarga: number | null
  /** dropped out after it had been determined */
  gugur: boolean
  alasan: AlasanEvaluasi
}

export interface GalatNilai {
  field: string
  rule: string
  message: string
}

/** Stage that opens the files of `bagian`; the latest one up to `sampai` (template number). */
export function tahapPembukaan(
  templat: readonly Tahap[],
  bagian: KategoriFile,
  sampai = Number.POSITIVE_INFINITY
): Tahap | undefined {
  return templat
    .filter((t) => t.urut <= sampai)
    .findLast((t) =>
      t.staf.some((s) => uraiTab(s).jenis === 'pembukaan' && fileTab(s).includes(bagian))
    )
}

const URUT_SATU_FILE: Readonly<Record<KategoriFile, readonly KategoriFile[]>> = {
  K: [],
  A: [],
  T: ['A'],
  H: ['A', 'T'],
}

/**
 * Parts that have to be passed before `bagian` can be: those of an earlier opening, and inside one opening
 * administration, then technique, then price. Qualification of the same opening is judged beside them.
 */
export function bagianPendahulu(templat: readonly Tahap[], bagian: KategoriFile): KategoriFile[] {
  const buka = tahapPembukaan(templat, bagian)?.urut ?? 0
  return (['K', 'A', 'T', 'H'] as const).filter((b) => {
    if (b === bagian) return false
    const lain = tahapPembukaan(templat, b)?.urut
    return lain !== undefined && (lain < buka || URUT_SATU_FILE[bagian].includes(b))
  })
}

/** Passed, failed, or null while it has not been judged. */
export function lulusBagian(n: NilaiRekanan, bagian: KategoriFile): boolean | null {
  if (bagian === 'A') return n.hasilAdministrasi
  if (bagian === 'T') return n.lulusTeknis
  if (bagian === 'H') return n.lulusHarga
  if (n.hasilKualifikasi === false || n.lulusKualifikasi === false) return false
  return n.hasilKualifikasi === null || n.lulusKualifikasi === null ? null : true
}

/** Judged so far as it has to be: every part, or up to the first one that it failed. */
export const nilaiLengkap = (n: NilaiRekanan, bagian: readonly KategoriFile[]): boolean =>
  bagian.some((b) => lulusBagian(n, b) === false) || bagian.every((b) => lulusBagian(n, b) !== null)

export interface KonteksNilai {
  bobot: BobotEvaluasi
  templat: readonly Tahap[]
  /** parts that are saved now */
  bagian: readonly KategoriFile[]
}

const pakaiAmbang = (metode: string): boolean => metode === 'NILPSG' || metode === 'RENPSG'
const skorSah = (n: number | null): boolean =>
  n === null || (Number.isFinite(n) && n >= 0 && n <= 100)

/** Judges one vendor's saved parts; `awal` begins the field names ('listEvaluasi.0.'). */
export function aturanNilai(n: NilaiRekanan, konteks: KonteksNilai, awal = ''): GalatNilai[] {
  const galat: GalatNilai[] = []
  const tolak = (field: string, rule: string, message: string) =>
    void galat.push({ field: `${awal}${field}`, rule, message })
  for (const b of konteks.bagian) {
    const lulus = lulusBagian(n, b)
    const kata = tenderHasil.bagian[b]
    if (lulus === false && !n.alasan[KUNCI_ALASAN[b]]?.trim()) {
      tolak(`alasan.${KUNCI_ALASAN[b]}`, 'required', teks.alasan(n.nama, kata))
    }
    if (lulus === true) {
      const gagal = bagianPendahulu(konteks.templat, b).find((p) => lulusBagian(n, p) !== true)
      if (gagal)
        tolak(BIDANG[b], 'earlier', teks.pendahulu(n.nama, tenderHasil.bagian[gagal], kata))
    }
    PERIKSA[b](n, konteks, tolak)
  }
  for (const alasan of Object.values(n.alasan)) {
    if ([...(alasan ?? '')].length > MAKS_ALASAN) {
      tolak('alasan', 'maxLength', teks.alasanMaks(MAKS_ALASAN))
    }
  }
  return galat
}

const BIDANG = {
  K: 'lulusKualifikasi',
  A: 'hasilAdministrasi',
  T: 'lulusTeknis',
  H: 'lulusHarga',
} as const satisfies Readonly<Record<KategoriFile, keyof NilaiRekanan>>

type Tolak = (field: string, rule: string, message: string) => void
type Periksa = (n: NilaiRekanan, konteks: KonteksNilai, tolak: Tolak) => void

const PERIKSA: Readonly<Record<KategoriFile, Periksa>> = {
  K(n, _konteks, tolak) {
    if (n.lulusKualifikasi === true && n.hasilKualifikasi !== true) {
      tolak('hasilKualifikasi', 'incomplete', teks.tidakLengkap(n.nama))
    }
  },
  A() {},
  T(n, { bobot }, tolak) {
    if (!skorSah(n.hasilTeknis)) {
      tolak('hasilTeknis', 'range', teks.nilai(n.nama, tenderHasil.bagian.T))
    } else if (n.lulusTeknis === true && n.hasilTeknis === null && bobot.metode !== 'REN') {
      tolak('hasilTeknis', 'required', teks.nilaiWajib(n.nama))
    } else if (
      n.lulusTeknis === true &&
      pakaiAmbang(bobot.metode) &&
      (n.hasilTeknis ?? 0) < bobot.passingGrade
    ) {
      tolak('lulusTeknis', 'grade', teks.ambang(n.nama, angka(bobot.passingGrade, 2)))
    }
  },
  H(n, { bobot }, tolak) {
    if (!skorSah(n.hasilHarga)) {
      tolak('hasilHarga', 'range', teks.nilai(n.nama, tenderHasil.bagian.H))
    }
    const nilai = n.nilaiPenawaran
    if (nilai !== null && (!Number.isSafeInteger(nilai) || nilai <= 0)) {
      tolak('nilaiPenawaran', 'positive', teks.penawaran(n.nama))
    }
    if (nilai !== null && n.hargaPenawaran !== null && nilai !== n.hargaPenawaran) {
      if (!n.catatanKoreksi?.trim()) tolak('catatanKoreksi', 'required', teks.koreksi(n.nama))
    }
    if (n.lulusHarga === true && (n.hargaPenawaran === null || nilai === null)) {
      tolak('lulusHarga', 'missing', teks.tanpaHarga(n.nama))
    }
    if (n.biayaEvaluasi !== null && (bobot.metode !== 'EKO' || n.biayaEvaluasi <= 0)) {
      if (n.biayaEvaluasi <= 0) tolak('biayaEvaluasi', 'positive', teks.biaya(n.nama))
    }
  },
}

/** Final price in rupiah: negotiated, else corrected; 0 without one. */
export const hargaAkhir = (n: NilaiRekanan): number => n.negosiasiHarga ?? n.nilaiPenawaran ?? 0

/** Passed every part with a price, and has not dropped out. */
export const lulusSemua = (n: NilaiRekanan, bobot: BobotEvaluasi): boolean =>
  !n.gugur &&
  (['K', 'A', 'T', 'H'] as const).every((b) => lulusBagian(n, b) === true) &&
  hargaAkhir(n) > 0 &&
  (!pakaiAmbang(bobot.metode) || (n.hasilTeknis ?? 0) >= bobot.passingGrade)

/** May this vendor get a rank? A price above the HPS never wins (decisions §5). */
export const dapatDiurutkan = (n: NilaiRekanan, bobot: BobotEvaluasi, hps: number): boolean =>
  lulusSemua(n, bobot) && hargaAkhir(n) <= hps

/** The system's ranking: `urutan` a vendor, 0 for those who cannot be ranked. */
export function usulUrutan(
  nilai: readonly NilaiRekanan[],
  bobot: BobotEvaluasi,
  hps: number
): Map<number, number> {
  const calon = nilai.filter((n) => dapatDiurutkan(n, bobot, hps))
  const peringkat = usulPeringkat(
    bobot,
    calon.map((n) => ({
      vendorId: n.vendorId,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      lulusTeknis: true,
      lulusHarga: true,
      hasilTeknis: n.hasilTeknis ?? 0,
      hasilHarga: n.hasilHarga ?? 0,
      nilaiPenawaran: hargaAkhir(n),
      ...(n.biayaEvaluasi === null ? {} : { biayaEvaluasi: n.biayaEvaluasi }),
    })),
    hps
  )
  return new Map(nilai.map((n) => [n.vendorId, peringkat.get(n.vendorId) ?? 0]))
}

/** `urutan` 1 is the winner; 0 has no rank. */
export interface UrutanRekanan {
  vendorId: number
  urutan: number
}

export interface KonteksUrutan {
  bobot: BobotEvaluasi
  /** HPS in rupiah */
  hps: number
  /** confirmed ranking that the proposal replaces */
  sebelumnya?: readonly UrutanRekanan[]
  alasan: string | null | undefined
}

const kata = tenderHasil.penetapan
/** One or two offers: the pokja decides with a note (decisions §5). */
const SEDIKIT = 2

/**
 * A proposed determination: each rank once and without a gap from 1, only vendors that may be ranked, and a reason
 * where it differs from the system's or the earlier one, or where there were one or two offers.
 */
export function aturanUrutan(
  urutan: readonly UrutanRekanan[],
  nilai: readonly NilaiRekanan[],
  konteks: KonteksUrutan
): GalatNilai[] {
  const galat: GalatNilai[] = []
  const tolak = (field: string, rule: string, message: string) =>
    void galat.push({ field, rule, message })
  const menurutId = new Map(nilai.map((n) => [n.vendorId, n]))
  const terlihat = new Set<number>()
  const dipakai = new Set<number>()
  for (const [i, u] of urutan.entries()) {
    const field = `urutan.${i}`
    const n = menurutId.get(u.vendorId)
    if (!n) {
      tolak(field, 'unknown', kata.bukanCalon)
      continue
    }
    if (terlihat.has(u.vendorId)) tolak(field, 'distinct', kata.ganda(n.nama))
    terlihat.add(u.vendorId)
    if (!Number.isInteger(u.urutan) || u.urutan < 0) tolak(field, 'integer', kata.bilangan)
    else if (u.urutan > 0) {
      if (dipakai.has(u.urutan)) tolak(field, 'unique', kata.kembar(u.urutan))
      dipakai.add(u.urutan)
      if (n.gugur) tolak(field, 'dropped', kata.gugur(n.nama))
      else if (!lulusSemua(n, konteks.bobot)) tolak(field, 'failed', kata.tidakLulus(n.nama))
      else if (hargaAkhir(n) > konteks.hps) tolak(field, 'ceiling', kata.melebihiHps(n.nama))
    }
  }
  if (galat.length > 0) return galat
  if (dipakai.size === 0) return [{ field: 'urutan', rule: 'empty', message: kata.tanpaPemenang }]
  if (Math.max(...dipakai) !== dipakai.size) {
    return [{ field: 'urutan', rule: 'gap', message: kata.bolong }]
  }
  if (!konteks.alasan?.trim()) {
    const usul = usulUrutan(nilai, konteks.bobot, konteks.hps)
    const sebelumnya = konteks.sebelumnya ?? null
    const sebab = !sama(urutan, [...usul].map(keUrutan))
      ? kata.alasanBeda
      : sebelumnya && !sama(urutan, sebelumnya)
        ? kata.alasanGanti
        : nilai.length <= SEDIKIT
          ? kata.alasanSedikit
          : null
    if (sebab) tolak('alasan', 'required', sebab)
  }
  return galat
}

const keUrutan = ([vendorId, urutan]: [number, number]): UrutanRekanan => ({ vendorId, urutan })

function sama(a: readonly UrutanRekanan[], b: readonly UrutanRekanan[]): boolean {
  const kunci = (u: readonly UrutanRekanan[]) =>
    u
      .filter((x) => x.urutan > 0)
      .map((x) => `${x.vendorId}:${x.urutan}`)
      .toSorted()
      .join()
  return kunci(a) === kunci(b)
}

/**
 * The ranking after the winner dropped out: everybody below moves up by one; null when nobody is left who may win.
 */
export function urutanPengganti(
  nilai: readonly NilaiRekanan[],
  sekarang: readonly UrutanRekanan[],
  gugurId: number,
  bobot: BobotEvaluasi,
  hps: number
): UrutanRekanan[] | null {
  const boleh = new Set(
    nilai
      .filter((n) => n.vendorId !== gugurId && dapatDiurutkan(n, bobot, hps))
      .map((n) => n.vendorId)
  )
  const hasil = sekarang
    .filter((u) => u.urutan > 0 && boleh.has(u.vendorId))
    .toSorted((a, b) => a.urutan - b.urutan)
    .map((u, i) => ({ vendorId: u.vendorId, urutan: i + 1 }))
  return hasil.length > 0 ? hasil : null
}
