import type { BarisJadwal } from '@eproc/domain/paket/aturan_jadwal_paket'
import type { LokasiInput, PaketInput } from '@eproc/domain/paket/isian_paket'
import type { KegiatanSiap, RincianPaket } from '@eproc/domain/paket/answers'

const MAKS_NAMA = 300

/** The documents of a package. */
export const PAKET_FILES = ['fileKAK', 'fileLampiran', 'fileLain'] as const
type PaketFile = (typeof PAKET_FILES)[number]

/** Values of the editor: the parts of a paket plus files just chosen. */
export type FormInput = Required<{
  [K in Exclude<keyof PaketInput, 'listJadwal' | 'listLokasiKerja'>]: NonNullable<
    PaketInput[K]
  > | null
}> & {
  listLokasiKerja: LokasiRow[]
  listJadwal: BarisJadwal[]
  /** what was filled in of stages that the chosen method does not have: it may be chosen back */
  tahapLain: BarisJadwal[]
  /** stored documents that go with the next save */
  hapus: Record<PaketFile, boolean>
} & Record<PaketFile, File | null>

/** A place; a file chosen just now takes the place of the attachment that is stored. */
export type LokasiRow = LokasiInput & { berkas?: File | null }

type Plain = Exclude<keyof PaketInput, `list${string}` | 'kbli'>

/** What a package says under the same name. */
const EMPTY_PLAIN: Pick<FormInput, Plain> = {
  nama: null,
  jenisPengadaan: '',
  metodePemilihan: '',
  kualifikasi: '',
  metodeEvaluasi: '',
  jenisKontrak: '',
  alasanMetode: null,
  volumePekerjaan: 1,
  deskripsi: null,
  isPDN: false,
  isUsahaKecil: false,
  jenisPeserta: 'V',
  bobotTeknis: 0,
  bobotHarga: 100,
  passingGrade: 0,
  noArsip: null,
  pelaksanaanKontrakAwal: '',
  pelaksanaanKontrakAkhir: '',
  pelaksanaanPemilihanPenyediaAwal: '',
  pelaksanaanPemilihanPenyediaAkhir: '',
}

const EMPTY_INPUT: FormInput = {
  ...EMPTY_PLAIN,
  listHps: [],
  listPendanaan: [],
  listLokasiKerja: [],
  kbli: [],
  listJadwal: [],
  tahapLain: [],
  fileKAK: null,
  fileLampiran: null,
  fileLain: null,
  hapus: { fileKAK: false, fileLampiran: false, fileLain: false },
}

export function fromPaket(p: RincianPaket): FormInput {
  const plain = Object.entries(EMPTY_PLAIN).map(([name, empty]) => [
    name,
    p[name as Plain] ?? empty,
  ])
  return {
    ...EMPTY_INPUT,
    ...(Object.fromEntries(plain) as typeof EMPTY_PLAIN),
    listHps: p.listHps.map(({ uraian, volume, satuan, hargaSatuan }) => ({
      uraian,
      volume,
      satuan,
      hargaSatuan,
    })),
    listPendanaan: p.listPendanaan.map(
      ({ kegiatanId, sumberDana: fundSources, asalDana, mak, pagu }) => ({
        kegiatanId,
        sumberDana: fundSources,
        asalDana,
        mak,
        pagu,
      })
    ),
    listLokasiKerja: p.listLokasiKerja.map((l) => ({
      lokasiProyekId: l.lokasiProyekId,
      detail: l.detail,
      nilaiPekerjaan: l.nilaiPekerjaan,
      uraianPekerjaan: l.uraianPekerjaan,
      spesifikasiPekerjaan: l.spesifikasiPekerjaan,
      lampiran: l.lampiran,
      berkas: null,
    })),
    kbli: p.listKbli.map((k) => k.id),
    listJadwal: p.listJadwal.map(({ urut, kunci, tahap, include, mulai, selesai, remark }) => ({
      urut,
      kunci,
      tahap,
      include,
      mulai,
      selesai,
      remark,
    })),
  }
}

const numberOrNull = (values: unknown) =>
  values === '' || values === null || values === undefined ? null : Number(values)

/** The values as rules and server take them: empty becomes null, a chosen number becomes a number. */
export function toInput(values: FormInput): PaketInput {
  const {
    fileKAK: _k,
    fileLampiran: _l,
    fileLain: _n,
    hapus: _h,
    tahapLain: _s,
    ...content
  } = values
  const emptied = <T extends object>(object: T): T =>
    Object.fromEntries(Object.entries(object).map(([k, v]) => [k, v === '' ? null : v])) as T
  return {
    ...emptied(content),
    listHps: content.listHps?.map(emptied) ?? [],
    listPendanaan:
      content.listPendanaan?.map((p) => ({
        ...emptied(p),
        kegiatanId: numberOrNull(p.kegiatanId),
      })) ?? [],
    listLokasiKerja:
      content.listLokasiKerja?.map(({ berkas: _b, ...l }) => ({
        ...emptied(l),
        lokasiProyekId: numberOrNull(l.lokasiProyekId),
      })) ?? [],
    kbli: content.kbli ?? [],
    listJadwal: content.listJadwal.map(({ kunci: _u, tahap: _t, ...l }) => l),
  }
}

/** The ids of the activities that the form is paid from. */
export const kegiatanOf = ({ listPendanaan }: Pick<FormInput, 'listPendanaan'>): number[] => [
  ...new Set((listPendanaan ?? []).flatMap((d) => numberOrNull(d.kegiatanId) ?? [])),
]

/** A new package, paid from these activities. */
export const newPaket = (kegiatanId: readonly number[]): FormInput => ({
  ...EMPTY_INPUT,
  listPendanaan: kegiatanId.map((id) => ({
    kegiatanId: id,
    sumberDana: 'pmd',
    asalDana: null,
    mak: null,
    pagu: null,
  })),
})

/** What the activities of a new package say of it: name and kind where they agree, and all that is left of them. */
export function prefilled(start: FormInput, kegiatan: readonly KegiatanSiap[]): FormInput {
  const chosen = (start.listPendanaan ?? []).flatMap(
    (d) => kegiatan.find((k) => k.id === d.kegiatanId) ?? []
  )
  const [first] = chosen
  if (!first) return start
  const same = chosen.every((k) => k.jenisPengadaan === first.jenisPengadaan)
  return {
    ...start,
    nama: [...new Set(chosen.map((k) => k.nama))].join(', ').slice(0, MAKS_NAMA),
    jenisPengadaan: same ? first.jenisPengadaan : '',
    listPendanaan: start.listPendanaan!.map((d) => ({
      ...d,
      pagu: chosen.find((k) => k.id === d.kegiatanId)?.sisaPagu ?? null,
    })),
  }
}
