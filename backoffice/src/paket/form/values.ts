import { createContext, useMemo } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { JadwalInput, PaketInput, PaketContext } from '@eproc/domain/paket/isian_paket'
import type { Finding } from '@eproc/domain/common/checker'
import type { RincianPaket } from '@eproc/domain/paket/answers'

/** Values of the editor: the parts of a paket plus files just chosen. */
export type FormInput = Required<{
  [K in Exclude<keyof PaketInput, 'listJadwal'>]: NonNullable<PaketInput[K]> | null
}> & {
  listJadwal: (JadwalInput & { tahap: string })[]
  fileKAK: File | null
  fileLampiran: File | null
  fileLain: File | null
}

export const INITIAL_INPUT: FormInput = {
  nama: '',
  jenisPengadaan: '',
  metodePemilihan: '',
  kualifikasi: '',
  metodeEvaluasi: '',
  jenisKontrak: '',
  alasanMetode: '',
  volumePekerjaan: 1,
  deskripsi: '',
  isPDN: false,
  isUsahaKecil: false,
  jenisPeserta: 'V',
  bobotTeknis: 0,
  bobotHarga: 100,
  passingGrade: 0,
  noArsip: '',
  pelaksanaanKontrakAwal: '',
  pelaksanaanKontrakAkhir: '',
  pelaksanaanPemilihanPenyediaAwal: '',
  pelaksanaanPemilihanPenyediaAkhir: '',
  listHps: [],
  listPendanaan: [],
  listLokasiKerja: [],
  kbli: [],
  listJadwal: [],
  fileKAK: null,
  fileLampiran: null,
  fileLain: null,
}

export function dariPaket(p: RincianPaket): FormInput {
  return {
    ...INITIAL_INPUT,
    nama: p.nama,
    jenisPengadaan: p.jenisPengadaan,
    metodePemilihan: p.metodePemilihan,
    kualifikasi: p.kualifikasi ?? '',
    metodeEvaluasi: p.metodeEvaluasi,
    jenisKontrak: p.jenisKontrak,
    alasanMetode: p.alasanMetode ?? '',
    volumePekerjaan: p.volumePekerjaan,
    deskripsi: p.deskripsi ?? '',
    isPDN: p.isPDN,
    isUsahaKecil: p.isUsahaKecil,
    jenisPeserta: p.jenisPeserta,
    bobotTeknis: p.bobotTeknis,
    bobotHarga: p.bobotHarga,
    passingGrade: p.passingGrade,
    noArsip: p.noArsip ?? '',
    pelaksanaanKontrakAwal: p.pelaksanaanKontrakAwal ?? '',
    pelaksanaanKontrakAkhir: p.pelaksanaanKontrakAkhir ?? '',
    pelaksanaanPemilihanPenyediaAwal: p.pelaksanaanPemilihanPenyediaAwal ?? '',
    pelaksanaanPemilihanPenyediaAkhir: p.pelaksanaanPemilihanPenyediaAkhir ?? '',
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
        asalDana: asalDana ?? '',
        mak: mak ?? '',
        pagu,
      })
    ),
    listLokasiKerja: p.listLokasiKerja.map((l) => ({
      lokasiProyekId: l.lokasiProyekId,
      detail: l.detail ?? '',
      nilaiPekerjaan: l.nilaiPekerjaan,
      uraianPekerjaan: l.uraianPekerjaan ?? '',
      spesifikasiPekerjaan: l.spesifikasiPekerjaan ?? '',
    })),
    kbli: p.listKbli.map((k) => k.id),
    listJadwal: p.listJadwal.map(({ urut, tahap, include, mulai, selesai, remark }) => ({
      urut,
      tahap,
      include,
      mulai,
      selesai,
      remark,
    })),
  }
}

const angkaAtauNull = (nilai: unknown) =>
  nilai === '' || nilai === null || nilai === undefined ? null : Number(nilai)

/** The values as rules and server take them: empty becomes null, a chosen number becomes a number. */
export function keIsian(nilai: FormInput): PaketInput {
  const { fileKAK: _k, fileLampiran: _l, fileLain: _n, ...isi } = nilai
  const emptied = <T extends object>(objek: T): T =>
    Object.fromEntries(Object.entries(objek).map(([k, v]) => [k, v === '' ? null : v])) as T
  return {
    ...emptied(isi),
    listHps: isi.listHps?.map(emptied) ?? [],
    listPendanaan:
      isi.listPendanaan?.map((p) => ({
        ...emptied(p),
        kegiatanId: angkaAtauNull(p.kegiatanId),
      })) ?? [],
    listLokasiKerja:
      isi.listLokasiKerja?.map((l) => ({
        ...emptied(l),
        lokasiProyekId: angkaAtauNull(l.lokasiProyekId),
      })) ?? [],
    kbli: isi.kbli ?? [],
    listJadwal: isi.listJadwal.map(({ tahap: _t, ...l }) => l),
  }
}

/** The step where a field stands, told by how its name begins. */
export function langkahBidang(field: string): number {
  const awal = field.split('.')[0]!
  const letak: Record<string, number> = {
    listHps: 1,
    listPendanaan: 2,
    listLokasiKerja: 3,
    kbli: 3,
    fileKAK: 4,
    fileLampiran: 4,
    fileLain: 4,
    listJadwal: 5,
  }
  return letak[awal] ?? 0
}

const DAFTAR = ['listHps', 'listPendanaan', 'listLokasiKerja', 'listJadwal']

/** Findings about a whole list rather than one of its rows. */
export const temuanDaftar = (error: readonly Finding[]): Finding[] =>
  error.filter((g) => DAFTAR.includes(g.field))

/* 'listHps.0.volume' → nested errors as react-hook-form keeps them. */
function bersarang(error: readonly Finding[]): FieldErrors<FormInput> {
  const hasil: Record<string, unknown> = {}
  for (const g of error) {
    const bagian = g.field.split('.')
    let tempat = hasil
    for (const [i, b] of bagian.entries()) {
      if (i === bagian.length - 1) {
        tempat[b] = { ...(tempat[b] as object | undefined), type: g.rule, message: g.message }
      } else tempat = (tempat[b] ??= {}) as Record<string, unknown>
    }
  }
  return hasil as FieldErrors<FormInput>
}

/** References used by the rules all over the editor. */
export const EditorContext = createContext<PaketContext>({ kegiatan: [], paguPla: {} })

/**
 * The domain's rules for react-hook-form. Findings about a whole list are shown by ListError and checked on
 * saving: an error at the list's level would keep react-hook-form from clearing the errors of its rows.
 */
export function useResolverPaket(context: PaketContext): Resolver<FormInput> {
  return useMemo(
    () => (nilai: FormInput) => {
      const error = aturanPaket(keIsian(nilai), context).filter((g) => !DAFTAR.includes(g.field))
      return error.length === 0
        ? { values: nilai, errors: {} }
        : { values: {}, errors: bersarang(error) }
    },
    [context]
  )
}
