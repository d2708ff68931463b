import type { JadwalInput, PaketInput } from '@eproc/domain/paket/isian_paket'
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

export const EMPTY_INPUT: FormInput = {
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

export function fromPaket(p: RincianPaket): FormInput {
  return {
    ...EMPTY_INPUT,
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

const numberOrNull = (values: unknown) =>
  values === '' || values === null || values === undefined ? null : Number(values)

/** The values as rules and server take them: empty becomes null, a chosen number becomes a number. */
export function toInput(values: FormInput): PaketInput {
  const { fileKAK: _k, fileLampiran: _l, fileLain: _n, ...content } = values
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
      content.listLokasiKerja?.map((l) => ({
        ...emptied(l),
        lokasiProyekId: numberOrNull(l.lokasiProyekId),
      })) ?? [],
    kbli: content.kbli ?? [],
    listJadwal: content.listJadwal.map(({ tahap: _t, ...l }) => l),
  }
}

/** A new package, paid from these activities. */
export const newPaket = (kegiatanId: readonly number[]): FormInput => ({
  ...EMPTY_INPUT,
  listPendanaan: kegiatanId.map((id) => ({
    kegiatanId: id,
    sumberDana: 'pmd',
    asalDana: '',
    mak: '',
    pagu: null,
  })),
})
