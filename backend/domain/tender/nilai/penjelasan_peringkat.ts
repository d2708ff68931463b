/** The system's ranking in words: what a rank comes from, how a tie was broken, and why somebody has none. */
import { PART_NAMES } from '@eproc/i18n/id/resources/tender'
import { peringkat as kata } from '@eproc/i18n/id/peringkat'
import { angka, rupiah } from '../../common/format.ts'
import { rankedOf, usulUrutan } from './aturan_urutan.ts'
import { pakaiAmbang } from './cara.ts'
import { hargaAkhir, lulusBagian, type NilaiRekanan } from './nilai_rekanan.ts'
import { rankKey, totalNilai, type BobotEvaluasi } from './skor.ts'

/** Scores always with both decimals, so that the sum can be followed. */
const duaDesimal = (n: number | null) => (n ?? 0).toFixed(2).replace('.', ',')
const bobotTeks = (n: number) => angka(n, 2)
const hargaTeks = (n: NilaiRekanan) =>
  n.negosiasiHarga === null ? kata.harga.akhir : kata.harga.negosiasi

/** Why this vendor cannot be ranked, by the order in which it would have been stopped. */
function sebabTanpa(n: NilaiRekanan, bobot: BobotEvaluasi, hps: number): string {
  if (n.gugur) return kata.sebab.gugur
  const parts = ['K', 'A', 'T', 'H'] as const
  const gagal = parts.find((b) => lulusBagian(n, b) === false)
  if (gagal) return kata.sebab.tidakLulus(PART_NAMES[gagal])
  const belum = parts.find((b) => lulusBagian(n, b) === null)
  if (belum) return kata.sebab.belum(PART_NAMES[belum])
  if (hargaAkhir(n) <= 0) return kata.sebab.tanpaHarga
  if (pakaiAmbang(bobot.metode) && (n.hasilTeknis ?? 0) < bobot.passingGrade)
    return kata.sebab.ambang(duaDesimal(n.hasilTeknis), duaDesimal(bobot.passingGrade))
  return kata.sebab.melebihiHps(hargaTeks(n), rupiah(hargaAkhir(n)), rupiah(hps))
}

/** What the rank of a vendor comes from, by the package's method. */
function sebabPeringkat(n: NilaiRekanan, bobot: BobotEvaluasi, hps: number): string {
  const teknis = duaDesimal(n.hasilTeknis)
  const harga = rupiah(hargaAkhir(n))
  const ambang = () => kata.ambang(teknis, duaDesimal(bobot.passingGrade))
  switch (bobot.metode) {
    case 'REN':
      return kata.terendah(hargaTeks(n), harga)
    case 'RENPSG':
      return `${ambang()}; ${kata.terendah(hargaTeks(n), harga)}`
    case 'KUA':
      return kata.teknis(teknis)
    case 'PAG':
      return `${kata.teknis(teknis)}; ${kata.dalamPagu(hargaTeks(n), harga, rupiah(hps))}`
    case 'EKO':
      return n.biayaEvaluasi === null
        ? kata.terendah(hargaTeks(n), harga)
        : kata.terendah(kata.biaya, rupiah(n.biayaEvaluasi))
    default: {
      const jumlah = kata.nilai(
        teknis,
        bobotTeks(bobot.bobotTeknis),
        duaDesimal(n.hasilHarga),
        bobotTeks(bobot.bobotHarga),
        duaDesimal(totalNilai(bobot, n.hasilTeknis ?? 0, n.hasilHarga ?? 0))
      )
      return bobot.metode === 'NILPSG' ? `${ambang()}; ${jumlah}` : jumlah
    }
  }
}

/** How a tie with the vendor before, else after, this one was broken; empty without a tie. */
function seriTeks(
  n: NilaiRekanan,
  tetangga: readonly (NilaiRekanan | undefined)[],
  bobot: BobotEvaluasi
): string {
  const key = (x: NilaiRekanan) => rankKey(bobot, rankedOf(x))
  const sama = tetangga.find((x) => x !== undefined && key(x) === key(n))
  if (!sama) return ''
  return hargaAkhir(sama) === hargaAkhir(n)
    ? kata.seri.nomor(sama.nama)
    : kata.seri.harga(sama.nama)
}

/** One sentence a vendor, from the same numbers as the system's own proposal. */
export function jelaskanPeringkat(
  nilai: readonly NilaiRekanan[],
  bobot: BobotEvaluasi,
  hps: number
): Map<number, string> {
  const urutan = usulUrutan(nilai, bobot, hps)
  const rankOf = (n: NilaiRekanan) => urutan.get(n.vendorId) ?? 0
  const ranked = nilai.filter((n) => rankOf(n) > 0).toSorted((a, b) => rankOf(a) - rankOf(b))
  return new Map(
    nilai.map((n) => {
      const rank = rankOf(n)
      if (rank === 0) return [n.vendorId, kata.tanpa(sebabTanpa(n, bobot, hps))]
      const seri = seriTeks(n, [ranked[rank - 2], ranked[rank]], bobot)
      const sebab = sebabPeringkat(n, bobot, hps)
      return [n.vendorId, kata.baris(rank, ranked.length, sebab, seri)]
    })
  )
}
