/** Rules of the committee's form (S3 §5.5, decisions §5.4): the same in the form and on the server. */
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { Checker, terisi, type Finding } from '../common/checker.ts'
import {
  adaPilihan,
  JENIS_PENGADAAN,
  jenisKontrakUntuk,
  kodePilihan,
  kualifikasiUntuk,
  metodeEvaluasiUntuk,
  metodeUntuk,
  type JenisKontrak,
  type JenisPengadaan,
  type Kualifikasi,
  type MetodeEvaluasi,
  type MetodePemilihan,
  type Pilihan,
} from '../common/choices.ts'
import { keMs } from '../common/format.ts'
import { aturanJadwal, namaBaris } from '../paket/jadwal.ts'
import { jadwalAwal, kodeTemplat } from '../tahap/templat.ts'
import { pakaiAmbang } from '../tender/nilai/cara.ts'
import { fillJadwal, pasanganJadwal, petaPasangan, type LangkahTender } from './jadwal_tender.ts'
import type { TimeField, Pasangan, WaktuTender } from './tahap_tender.ts'
import { metodePaket, type MetodeTender } from './status_tender.ts'

type Kosong<T> = T | null | undefined

/** What the form sends; times are ISO 8601. */
export interface TenderInput extends WaktuTender {
  kbli?: Kosong<readonly number[]>
  jenisPengadaan?: Kosong<string>
  metodePemilihan?: Kosong<string>
  metodeKualifikasi?: Kosong<string>
  metodeEvaluasi?: Kosong<string>
  pemenang?: Kosong<number>
  /** vendors that are to be invited, without tender only */
  listPeserta?: Kosong<readonly number[]>
}

/** What the packages of the tender are at present. */
export interface TenderContext {
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  jadwal: readonly LangkahTender[]
  /** those that the form is about */
  paket: readonly PaketDibawa[]
}

/** What a package brings along that the form does not ask for, and that not every choice goes with. */
export interface PaketDibawa {
  jenisKontrak: JenisKontrak
  passingGrade: number
}

/** Procurement types that have the packages' kinds of contract. */
export const jenisTender = (paket: readonly PaketDibawa[]): readonly Pilihan<JenisPengadaan>[] =>
  JENIS_PENGADAAN.filter((j) =>
    paket.every((p) => adaPilihan(jenisKontrakUntuk(j.kode), p.jenisKontrak))
  )

/** Methods of evaluation of this type, those that judge by a passing grade where every package has one. */
export const evaluasiTender = (
  jenis: JenisPengadaan,
  paket: readonly PaketDibawa[]
): readonly Pilihan<MetodeEvaluasi>[] =>
  metodeEvaluasiUntuk(jenis).filter(
    (m) => !pakaiAmbang(m.kode) || paket.every((p) => p.passingGrade > 0)
  )

/** Method, qualification and stages that the form asks for. */
export interface RencanaTender {
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  jadwal: readonly LangkahTender[]
}

/** The stages that the form is about; null while method and qualification do not go together. */
export function rencanaTender(input: TenderInput, context: TenderContext): RencanaTender | null {
  if (!['T', 'S', 'P'].includes(input.metodePemilihan ?? '')) return null
  const metode = metodePaket(input.metodePemilihan as MetodeTender, context.metodePemilihan)
  const pilihan = kualifikasiUntuk(metode)
  const kualifikasi = (
    pilihan.length > 0 ? input.metodeKualifikasi || null : null
  ) as Kualifikasi | null
  if (kodeTemplat(metode, kualifikasi) === null) return null
  if (kualifikasi !== null && !pilihan.includes(kualifikasi)) return null
  const jenis = (input.jenisPengadaan ?? context.jenisPengadaan) as JenisPengadaan
  const sama =
    metode === context.metodePemilihan &&
    kualifikasi === context.kualifikasi &&
    jenis === context.jenisPengadaan
  const jadwal = sama
    ? context.jadwal
    : jadwalAwal(metode, kualifikasi, jenis).map((l) => ({ ...l, mulai: null, selesai: null }))
  return { metode, kualifikasi, jadwal }
}

/** The pairs of dates that the form asks for. */
export const pasanganDiminta = (rencana: RencanaTender | null): Pasangan[] =>
  rencana
    ? pasanganJadwal(petaPasangan(rencana.metode, rencana.kualifikasi), rencana.jadwal).map(
        (p) => p.pasangan
      )
    : []

/** The packages' schedule with the form's dates. */
export const jadwalDiminta = (rencana: RencanaTender, input: TenderInput): LangkahTender[] =>
  fillJadwal(petaPasangan(rencana.metode, rencana.kualifikasi), rencana.jadwal, input)

export function aturanTender(input: TenderInput, context: TenderContext): Finding[] {
  const check = new Checker()
  check.ensure((input.kbli ?? []).length > 0, 'kbli', 'required', teks.aturan.kbli)
  periksaMetode(check, input, context)
  const pemenang = input.pemenang ?? null
  if (check.require('pemenang', pemenang)) {
    const paling = context.paket.length
    const sah = Number.isInteger(pemenang) && pemenang! >= 1 && pemenang! <= paling
    check.ensure(sah, 'pemenang', 'range', teks.aturan.pemenang(paling))
  }
  periksaWaktu(check, input, rencanaTender(input, context))
  return check.findings
}

function periksaMetode(check: Checker, input: TenderInput, context: TenderContext): void {
  const { aturan } = teks
  const cocok = (
    field: string,
    nilai: Kosong<string>,
    boleh: readonly string[],
    pesan: string = aturan.pilihan
  ) => check.require(field, nilai) && check.ensure(boleh.includes(nilai!), field, 'enum', pesan)
  const { paket } = context
  // What the packages bring along is told here: their own rule would tell it at fields that this form does not have.
  const semuaJenis = kodePilihan(jenisTender(paket))
  if (!cocok('jenisPengadaan', input.jenisPengadaan, semuaJenis, aturan.jenis)) return
  const jenis = input.jenisPengadaan as JenisPengadaan
  if (cocok('metodePemilihan', input.metodePemilihan, ['T', 'S', 'P'])) {
    const metode = metodePaket(input.metodePemilihan as MetodeTender, context.metodePemilihan)
    check.ensure(metodeUntuk(jenis).includes(metode), 'metodePemilihan', 'enum', aturan.pilihan)
    const kualifikasi = kualifikasiUntuk(metode)
    if (kualifikasi.length > 0) cocok('metodeKualifikasi', input.metodeKualifikasi, kualifikasi)
  }
  const evaluasi = kodePilihan(evaluasiTender(jenis, paket))
  cocok('metodeEvaluasi', input.metodeEvaluasi, evaluasi, aturan.evaluasi)
}

/** Every date that the method has, and the rules of every schedule (S3 §5.2), told at the pair that they are about. */
function periksaWaktu(check: Checker, input: TenderInput, rencana: RencanaTender | null): void {
  if (!rencana) return
  const peta = petaPasangan(rencana.metode, rencana.kualifikasi)
  const pasangan = pasanganJadwal(peta, rencana.jadwal)
  let lengkap = true
  for (const { pasangan: p } of pasangan) {
    for (const bidang of [`${p}Awal`, `${p}Akhir`] as TimeField[]) {
      const ada = terisi(input[bidang]) && keMs(input[bidang]) !== null
      const pesan = teks.aturan.waktu(teks.pasangan[p])
      lengkap = check.ensure(ada, bidang, 'required', pesan) && lengkap
    }
  }
  if (!lengkap) return
  const jadwal = jadwalDiminta(rencana, input)
  const bidang = (urut: number): { field: string; sendiri: boolean } => {
    const sesudah = pasangan
      .toSorted((a, b) => a.langkah.urut - b.langkah.urut)
      .find((p) => p.langkah.urut >= urut)
    return {
      field: `${(sesudah ?? pasangan.at(-1)!).pasangan}${sesudah ? 'Awal' : 'Akhir'}`,
      sendiri: sesudah?.langkah.urut === urut,
    }
  }
  for (const f of aturanJadwal(jadwal)) {
    const langkah = jadwal.find((l) => namaBaris(l.urut, undefined) === f.field)
    if (!langkah) continue
    const { field, sendiri } = bidang(langkah.urut)
    const pesan = sendiri ? f.message : teks.aturan.sela(langkah.tahap)
    check.ensure(false, field, f.rule, pesan)
  }
}

/** A topic needs subject and message (S3 §5.5). */
export function aturanTopik(input: {
  subject?: Kosong<string>
  message?: Kosong<string>
}): Finding[] {
  const check = new Checker()
  check.require('subject', input.subject, teks.aturan.subject)
  check.require('message', input.message, teks.aturan.message)
  check.maxLength(input, { subject: 200, message: 4000 })
  return check.findings
}
