/** Rules of the HPS and of the funding of a package (decisions §4). Money is whole rupiah. */
import { paket as teks } from '@eproc/i18n/id/paket'
import { Checker, type Finding } from '../common/checker.ts'
import {
  adaPilihan,
  JENIS_PENGADAAN,
  FUND_SOURCES,
  teksPilihan,
  type MetodePemilihan,
} from '../common/choices.ts'
import { rupiah } from '../common/format.ts'
import { batasPla, jumlahHps, melampauiBatasPla } from './hps.ts'
import {
  barisHps,
  danaKegiatan,
  jumlahPendanaan,
  type HpsInput,
  type PaketInput,
  type PendanaanInput,
  type KegiatanPaket,
  type PaketContext,
} from './isian_paket.ts'

/** The largest amount that one field takes, in rupiah; sums stay exact integers far beyond it. */
export const MAKS_RUPIAH = 100_000_000_000_000
const MAKS_VOLUME = 1_000_000_000

export function aturanHps(input: PaketInput, { paguPla }: PaketContext): Finding[] {
  const check = new Checker()
  for (const [i, b] of (input.listHps ?? []).entries()) periksaBaris(check.at(`listHps.${i}`), b)
  const total = jumlahHps(barisHps(input.listHps))
  check.ensure(total <= MAKS_RUPIAH, 'listHps', 'max', teks.aturan.terlaluBesar)
  const jenis = input.jenisPengadaan
  if (adaPilihan(JENIS_PENGADAAN, jenis)) {
    const metode = input.metodePemilihan as MetodePemilihan
    const limit = rupiah(batasPla(jenis, paguPla))
    check.ensure(
      !melampauiBatasPla(metode, jenis, total, paguPla),
      'listHps',
      'ceiling',
      teks.aturan.batasPla(teksPilihan(JENIS_PENGADAAN, jenis), limit)
    )
  }
  const dana = jumlahPendanaan(input.listPendanaan)
  const pesan = teks.aturan.hpsMelebihiDana(rupiah(total), rupiah(dana))
  check.ensure(total <= dana, 'listHps', 'funding', pesan)
  return check.findings
}

function periksaBaris(check: Checker, b: HpsInput): void {
  check.require('uraian', b.uraian, teks.aturan.uraian)
  check.maxLength(b, { uraian: 500 }, teks.aturan.maks)
  check.require('satuan', b.satuan, teks.aturan.satuan)
  check.maxLength(b, { satuan: 50 }, teks.aturan.maks)
  const volume = b.volume ?? 0
  check.ensure(volume > 0, 'volume', 'min', teks.aturan.volume)
  check.ensure(volume <= MAKS_VOLUME, 'volume', 'max', teks.aturan.terlaluBesar)
  const tigaDesimal = Math.abs(volume * 1000 - Math.round(volume * 1000)) <= 1e-4
  check.ensure(tigaDesimal, 'volume', 'decimal', teks.aturan.desimal)
  if (!check.require('hargaSatuan', b.hargaSatuan)) return
  const harga = b.hargaSatuan!
  check.ensure(harga >= 0, 'hargaSatuan', 'min', teks.aturan.hargaSatuan)
  check.ensure(Number.isInteger(harga), 'hargaSatuan', 'integer', teks.aturan.bulat)
  const terlaluBesar = harga > MAKS_RUPIAH || harga * volume > MAKS_RUPIAH
  check.ensure(!terlaluBesar, 'hargaSatuan', 'max', teks.aturan.terlaluBesar)
}

/** The sources of money: each from an approved activity of one year and one ppk, within what is left of it. */
export function aturanPendanaan(input: PaketInput, { kegiatan }: PaketContext): Finding[] {
  const check = new Checker()
  const list = input.listPendanaan ?? []
  check.ensure(list.length > 0, 'listPendanaan', 'required', teks.aturan.pendanaanKosong)
  const menurutId = new Map(kegiatan.map((k) => [k.id, k]))
  const pertama = menurutId.get(list[0]?.kegiatanId ?? 0)
  for (const [i, p] of list.entries()) {
    const baris = check.at(`listPendanaan.${i}`)
    periksaSumber(baris, p)
    if (!baris.require('kegiatanId', p.kegiatanId)) continue
    const k = menurutId.get(p.kegiatanId!)
    if (!periksaKegiatan(baris, k, pertama)) continue
    const jumlah = danaKegiatan(list.slice(0, i + 1), k.id)
    const pesan = teks.aturan.sisaPagu(k.kode, rupiah(k.sisaPagu))
    baris.ensure(!(jumlah > k.sisaPagu), 'pagu', 'ceiling', pesan)
  }
  return check.findings
}

function periksaSumber(check: Checker, p: PendanaanInput): void {
  if (check.require('sumberDana', p.sumberDana)) {
    const ada = adaPilihan(FUND_SOURCES, p.sumberDana)
    check.ensure(ada, 'sumberDana', 'enum', teks.aturan.sumberDana)
  }
  check.maxLength(p, { asalDana: 200, mak: 100 }, teks.aturan.maks)
  const pagu = p.pagu ?? 0
  check.ensure(pagu > 0, 'pagu', 'min', teks.aturan.paguDana)
  check.ensure(Number.isInteger(pagu), 'pagu', 'integer', teks.aturan.bulat)
  check.ensure(pagu <= MAKS_RUPIAH, 'pagu', 'max', teks.aturan.terlaluBesar)
}

/** Is it known and approved, of the year and the ppk of the first one? */
function periksaKegiatan(
  check: Checker,
  k: KegiatanPaket | undefined,
  pertama: KegiatanPaket | undefined
): k is KegiatanPaket {
  const { aturan } = teks
  if (!check.ensure(k !== undefined, 'kegiatanId', 'exists', aturan.kegiatanTidakAda)) return false
  const { kode, persetujuan, tahunAnggaran, ppkId } = k!
  const asal = pertama ?? k!
  return (
    check.ensure(persetujuan === 'AD', 'kegiatanId', 'approved', aturan.kegiatanBelumAD(kode)) &&
    check.ensure(
      tahunAnggaran === asal.tahunAnggaran,
      'kegiatanId',
      'year',
      aturan.kegiatanTahun
    ) &&
    check.ensure(ppkId === asal.ppkId, 'kegiatanId', 'ppk', aturan.kegiatanPpk)
  )
}
