/** What releases say of the plan and of the tender itself. No offer and no price of one is read here. */
import { ocds as teks } from '@eproc/i18n/id/ocds'
import {
  FUND_SOURCES,
  METODE_EVALUASI_KONSULTANSI,
  METODE_EVALUASI_UMUM,
  METODE_PEMILIHAN,
  teksPilihan,
} from '../common/choices.ts'
import { keIso, keMs, tanggalWaktu, type Kapan } from '../common/format.ts'
import { uraiTab } from '../tahap/tab.ts'
import { tahapPendaftaran } from '../tahap/templat.ts'
import { KATEGORI, KATEGORI_LANJUT, KRITERIA, metodeOcds } from './codelist.ts'
import { ditiadakan } from './ditiadakan.ts'
import {
  jadwalSaat,
  tahapPenawaran,
  tahapTanya,
  type FaktaPaket,
  type RekananFakta,
  type RevisiFakta,
  type TahapFakta,
} from './fakta.ts'
import type {
  Amendment,
  MuatanRilis,
  Milestone,
  OcdsDocument,
  OrganizationReference,
  Party,
  Period,
  Planning,
  Tender,
} from './rilis.ts'

export const PEMBELI = 'perusahaan'
const satuanKerja = ({ divisi }: FaktaPaket): OrganizationReference => ({
  id: `divisi-${divisi.kode}`,
  name: divisi.nama,
})
export const rekanan = ({ noRegistrasi, nama }: RekananFakta): OrganizationReference => ({
  id: noRegistrasi,
  name: nama,
})

/** A page of the portal as a document. */
export const halaman = (
  id: string,
  documentType: OcdsDocument['documentType'],
  title: string,
  url: string
): OcdsDocument => ({ id, documentType, title, url, format: 'text/html', language: 'id' })

/** The sum that stands for itself: whole rupiah. */
export const rupiah = (amount: number) => ({ amount, currency: 'IDR' }) as const

type Longgar<T> = { [K in keyof T]: T[K] | null | undefined }

/** Without the keys that have nothing to say. */
export const berisi = <T extends object>(isi: Longgar<T>): T =>
  Object.fromEntries(Object.entries(isi).filter(([, v]) => v !== undefined && v !== null)) as T

export const periode = (mulai: Kapan, selesai: Kapan): Period =>
  berisi<Period>({ startDate: keIso(mulai), endDate: keIso(selesai) })

export function rilisRencana(f: FaktaPaket): MuatanRilis {
  const [satu, ...lain] = f.program
  const sumber = f.sumberDana.map((s) => teksPilihan(FUND_SOURCES, s)).join(', ')
  return {
    parties: para(f),
    planning: {
      budget: berisi<Planning['budget']>({
        description: teks.anggaran(sumber),
        project: f.program.map((p) => p.nama).join('; ') || undefined,
        projectID: satu && lain.length === 0 ? satu.kode : undefined,
      }),
      documents: [halaman('rencana', 'procurementPlan', teks.rencana(f.tahun), f.halaman.rencana)],
    },
  }
}

const para = (f: FaktaPaket): Party[] => [
  { id: PEMBELI, name: f.pembeli, roles: ['buyer'] },
  { ...satuanKerja(f), roles: ['procuringEntity'] },
]

/** The announced package. */
export function rilisTender(f: FaktaPaket): MuatanRilis {
  const metodeEvaluasi = f.jenis === 'KOL' ? METODE_EVALUASI_KONSULTANSI : METODE_EVALUASI_UMUM
  const jadwal = jadwalSaat(f, null)
  const tender = berisi<Tender>({
    id: f.kode,
    title: f.nama,
    description: f.deskripsi,
    status: 'active',
    procuringEntity: satuanKerja(f),
    value: rupiah(f.hps),
    procurementMethod: metodeOcds(f.metode, f.kualifikasi),
    procurementMethodDetails: teksPilihan(METODE_PEMILIHAN, f.metode),
    mainProcurementCategory: KATEGORI[f.jenis],
    additionalProcurementCategories: KATEGORI_LANJUT[f.jenis],
    awardCriteria: KRITERIA[f.metodeEvaluasi],
    awardCriteriaDetails: teksPilihan(metodeEvaluasi, f.metodeEvaluasi),
    submissionMethod: ['electronicSubmission'],
    eligibilityCriteria: syarat(f),
    ...waktu(f, jadwal, akhirPendaftaran(f, jadwal)),
    documents: [halaman('pengumuman', 'tenderNotice', teks.pengumuman, f.halaman.paket)],
  })
  return { parties: para(f), tender, ...terkait(f) }
}

function terkait({ asal }: FaktaPaket): MuatanRilis {
  if (!asal) return {}
  return {
    relatedProcesses: [
      {
        id: asal.kode,
        relationship: ['unsuccessfulProcess'],
        title: asal.nama,
        scheme: 'ocid',
        identifier: asal.ocid,
      },
    ],
  }
}

const syarat = (f: FaktaPaket): string | undefined =>
  [
    ...f.kbli.map((k) => teks.kbli(k.kode, k.nama)),
    ...(f.isUsahaKecil ? [teks.usahaKecil] : []),
  ].join('; ') || undefined

/** The periods that OCDS asks for, and every stage as a milestone. */
function waktu(f: FaktaPaket, jadwal: readonly TahapFakta[], daftar: Kapan): Partial<Tender> {
  const ikut = jadwal.filter((t) => t.include && keMs(t.mulai) !== null)
  const cari = (kunci: string | undefined) => ikut.find((t) => t.kunci === kunci)
  const tawar = cari(tahapPenawaran(f.templat)?.kunci)
  const tanya = cari(tahapTanya(f.templat)?.kunci)
  const nilai = ikut.find(
    (t) =>
      tawar &&
      t.urut > tawar.urut &&
      f.templat.find((x) => x.kunci === t.kunci)!.staf.some((s) => uraiTab(s).jenis === 'pembukaan')
  )
  const umum = cari(f.templat.find((t) => t.umumkan?.includes('pemenang'))?.kunci)
  return berisi<Partial<Tender>>({
    tenderPeriod: tawar && periode(tawar.mulai, tawar.selesai),
    enquiryPeriod: tanya && periode(tanya.mulai, tanya.selesai),
    awardPeriod: nilai && periode(nilai.mulai, umum?.mulai),
    milestones: [...ikut.map(tonggak), ...tonggakDaftar(daftar)],
  })
}

const tonggak = (t: TahapFakta): Milestone => ({
  id: t.kunci,
  title: t.tahap,
  description: teks.mulai(tanggalWaktu(t.mulai)),
  dueDate: keIso(t.selesai)!,
  status: 'scheduled',
})

const tonggakDaftar = (selesai: Kapan): Milestone[] => {
  const dueDate = keIso(selesai)
  return dueDate
    ? [{ id: 'pendaftaran', title: teks.pendaftaran, dueDate, status: 'scheduled' }]
    : []
}

/** The end of the stage of registration; a later one is told by itself. */
export const akhirPendaftaran = (f: FaktaPaket, jadwal: readonly TahapFakta[]): Kapan =>
  jadwal.find((t) => t.kunci === tahapPendaftaran(f.templat)?.kunci)?.selesai

/** The schedule as this revision left it. */
export function rilisRevisi(f: FaktaPaket, revisi: RevisiFakta): MuatanRilis {
  const jadwal = jadwalSaat(f, revisi.id)
  const terbaru = f.revisi.at(-1)?.id === revisi.id
  const daftar = terbaru ? f.selesaiDaftar : akhirPendaftaran(f, jadwal)
  const berubah = revisi.baris.filter(
    (b) =>
      b.include !== b.includeLama ||
      keMs(b.mulai) !== keMs(b.mulaiLama) ||
      keMs(b.selesai) !== keMs(b.selesaiLama)
  )
  const berlaku = waktu(f, jadwal, daftar)
  const tanpa = ditiadakan(f, revisi, jadwal)
  const nama = berubah.map((b) => jadwal.find((t) => t.urut === b.urut)?.tahap ?? '')
  return perubahan(
    f,
    { id: `revisi-${revisi.id}`, pada: revisi.disetujuiPada, isi: teks.revisi(nama) },
    { ...berlaku, ...tanpa, milestones: [...berlaku.milestones!, ...tanpa.milestones] }
  )
}

export interface Perubahan {
  id: string
  pada: Kapan
  isi: string
  alasan?: string | null
}

/** A change of the tender, with what it changed. */
export function perubahan(
  f: FaktaPaket,
  { id, pada, isi: description, alasan: rationale }: Perubahan,
  tender: Partial<Tender>
): MuatanRilis {
  const amendment: Amendment = {
    id,
    date: keIso(pada)!,
    description,
    ...(rationale ? { rationale } : {}),
  }
  return { tender: { id: f.kode, ...tender, amendments: [amendment] } }
}

export const rilisPendaftaran = (f: FaktaPaket): MuatanRilis => ({
  tender: { id: f.kode, milestones: tonggakDaftar(f.selesaiDaftar) },
})

/** How many, once no more offer can come. */
export const rilisPenutupan = (f: FaktaPaket): MuatanRilis => ({
  tender: { id: f.kode, numberOfTenderers: f.jumlahPenawar },
})

/** Who, once the offers were opened. */
export const rilisPenawar = (f: FaktaPaket, penawar: readonly RekananFakta[]): MuatanRilis => ({
  parties: penawar.map((r) => ({ ...rekanan(r), roles: ['tenderer'] })),
  tender: { id: f.kode, numberOfTenderers: penawar.length, tenderers: penawar.map(rekanan) },
})
