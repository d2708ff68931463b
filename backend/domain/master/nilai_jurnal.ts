/** What the journal's details say, in words: no codes, no instants of a machine, no lists as a program writes them. */
import { bidangJurnal } from '@eproc/i18n/id/kejadian'
import { dosir } from '@eproc/i18n/id/dosir'
import { master } from '@eproc/i18n/id/master'
import { pilihan } from '@eproc/i18n/id/pilihan'
import { umum } from '@eproc/i18n/id/umum'
import { rupiah, tanggal, tanggalWaktu } from '../common/format.ts'
import { isChange, namedFieldOf } from './jurnal.ts'

/** The deed whose details are told: the same code means something else of a package than of a vendor. */
export interface ToldDeed {
  aksi: string
  objek: string
  /** names of what stands there by number, by `pengguna:11` */
  sebutan: Readonly<Record<string, string>>
}

type Words = Readonly<Record<string, string>>

const CODES: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['persetujuan', pilihan.statusPersetujuan],
  ['statusPelaksanaan', pilihan.statusPelaksanaan],
  ['jenisPengadaan', pilihan.jenisPengadaan],
  ['metodePemilihan', pilihan.metodePemilihan],
  ['kualifikasi', pilihan.kualifikasi],
  ['metodeKualifikasi', pilihan.kualifikasi],
  ['metodeEvaluasi', { ...pilihan.metodeEvaluasiKonsultansi, ...pilihan.metodeEvaluasi }],
  ['jenisKontrak', pilihan.jenisKontrak],
  ['jenisPeserta', pilihan.jenisPeserta],
  ['jenisHari', pilihan.jenisHari],
  ['tipeBiaya', pilihan.tipeBiaya],
  ['sumberDana', pilihan.sumberDana],
  ['hasil', pilihan.hasilSanggah],
  ['bagian', dosir.bagian],
])
/** `status` of a record, by its kind. */
const STATUS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['paket', pilihan.statusPersetujuan],
  ['kegiatan', pilihan.statusKegiatan],
  ['rekanan', pilihan.statusRekanan],
  ['pengguna', pilihan.statusPengguna],
  ['tender', pilihan.statusTender],
])
/** `jenis` or `tipe` of what was sent, by the deed's family. */
const SENT: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['penawaran.jenis', pilihan.kategoriFile],
  ['undangan.tipe', pilihan.tipeUndangan],
  ['sanggah.tipe', pilihan.tipeSanggah],
  ['berita.tipe', pilihan.tipeBerita],
])

const RUPIAH: ReadonlySet<string> = new Set([
  'pagu',
  'totalPagu',
  'hargaSatuan',
  'nilaiPekerjaan',
  'nilaiKontrak',
  'nilaiPenawaran',
  'negosiasiHarga',
  'total',
])

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const DAY = /^\d{4}-\d\d-\d\d$/
/** A stored file, which has no other name here: the beginning of its id tells one from the next. */
const STORED = /^berkas\/[\da-f]{2}\/([\da-f]{8})[\da-f-]*\.(\w+)$/

/** 'statusPelaksanaan' → 'Status pelaksanaan', 'pencatatId' → 'Pencatat'. Names of steps and files are sentences already. */
export function fieldName(field: string): string {
  if (Object.hasOwn(bidangJurnal, field)) return bidangJurnal[field]!
  if (/[\s,]/.test(field)) return field
  const words = field
    .replace(/(?<=.)Id$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One side of a change, or a fact. */
export function valueInWords(deed: ToldDeed, field: string, value: unknown): string {
  const named = nameOf(deed, field, value) ?? codeOf(deed, field, value)
  if (named !== null) return named
  if (value === null || value === undefined || value === '') return master.audit.kosongNilai
  if (typeof value === 'boolean') return value ? umum.tombol.ya : umum.tombol.tidak
  if (typeof value === 'number') return RUPIAH.has(field) ? rupiah(value) : decimal(value)
  if (typeof value === 'string') return told(value)
  if (Array.isArray(value)) return listInWords(deed, field, value)
  return partsInWords(deed, value as Record<string, unknown>)
}

const decimal = (value: number): string => String(value).replace('.', ',')

function told(text: string): string {
  if (DAY.test(text)) return tanggal(text)
  const [, id, ekstensi] = STORED.exec(text) ?? []
  if (id && ekstensi) return master.audit.berkas(ekstensi.toUpperCase(), id)
  return text.replaceAll(INSTANT, (instant) => tanggalWaktu(instant))
}

const nameOf = ({ sebutan }: ToldDeed, field: string, value: unknown): string | null => {
  const kind = namedFieldOf(field)
  if (!kind || (typeof value !== 'number' && typeof value !== 'string')) return null
  return sebutan[`${kind}:${value}`] ?? null
}

function codeOf({ aksi, objek }: ToldDeed, field: string, value: unknown): string | null {
  if (typeof value !== 'string') return null
  const words =
    CODES.get(field) ??
    (field === 'status' ? STATUS.get(objek) : undefined) ??
    (/^status[A-Z]/.test(field) ? pilihan.statusBagian : undefined) ??
    SENT.get(`${aksi.split('.')[0]}.${field}`)
  return words && Object.hasOwn(words, value) ? (words as Words)[value]! : null
}

/** Plain values one after the other, records a line each. */
function listInWords(deed: ToldDeed, field: string, list: readonly unknown[]): string {
  if (list.length === 0) return master.audit.kosongNilai
  const plain = list.every((one) => typeof one !== 'object' || one === null)
  const lines = list.map((one) => valueInWords(deed, field, one))
  return plain ? lines.join(', ') : lines.map((line, i) => `${i + 1}. ${line}`).join('\n')
}

/** What is empty is left out; what changed inside says both sides. */
const partsInWords = (deed: ToldDeed, parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .filter(([, part]) => part !== null && part !== '')
    .map(([field, part]) => {
      const said =
        isChange(field, part) && part.every((side) => typeof side !== 'object' || side === null)
          ? part.map((side) => valueInWords(deed, field, side)).join(' → ')
          : valueInWords(deed, field, part)
      return `${fieldName(field)}: ${said}`
    })
    .join(', ')
