/** All parts of a package in the shape of the form: for comparing, merging, copying and the journal. */
import type { PaketInput } from '@eproc/domain/paket/isian_paket'
import { keIso } from '@eproc/domain/common/format'
import type PaketHps from '#app/paket_berjalan/isi/paket_hps'
import type PaketLokasi from '#app/paket_berjalan/isi/paket_lokasi'
import type PaketPendanaan from '#app/paket_berjalan/isi/paket_pendanaan'
import type Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import type Paket from '#app/paket_berjalan/paket'

export type PaketValues = Required<{ [K in keyof PaketInput]: NonNullable<PaketInput[K]> | null }>

/** The rows below a package, stored or about to be, in order. */
export interface BagianPaket {
  hps: Pick<PaketHps, 'urut' | 'uraian' | 'volume' | 'satuan' | 'hargaSatuan'>[]
  pendanaan: Pick<PaketPendanaan, 'kegiatanId' | 'sumberDana' | 'asalDana' | 'mak' | 'pagu'>[]
  lokasi: Pick<
    PaketLokasi,
    | 'lokasiProyekId'
    | 'detail'
    | 'nilaiPekerjaan'
    | 'uraianPekerjaan'
    | 'spesifikasiPekerjaan'
    | 'lampiran'
  >[]
  kbli: number[]
  jadwal: Jadwal[]
}

/** Reads one after another: a transaction has one connection. */
export async function storedBagian(paket: Paket): Promise<BagianPaket> {
  return {
    hps: await paket.related('hps').query().orderBy('urut'),
    pendanaan: await paket.related('pendanaan').query().orderBy('id'),
    lokasi: await paket.related('lokasi').query().orderBy('id'),
    kbli: (await paket.related('kbli').query().orderBy('kbliId')).map((k) => k.kbliId),
    jadwal: await paket.related('jadwal').query().orderBy('urut'),
  }
}

/** What the form leaves open is stored as null. */
export function newBagian(isi: PaketValues, jadwal: Jadwal[]): BagianPaket {
  return {
    hps: (isi.listHps ?? []).map((b, i) => ({
      urut: i + 1,
      uraian: b.uraian!,
      volume: b.volume!,
      satuan: b.satuan!,
      hargaSatuan: b.hargaSatuan!,
    })),
    pendanaan: (isi.listPendanaan ?? []).map((b) => ({
      kegiatanId: b.kegiatanId!,
      sumberDana: b.sumberDana!,
      asalDana: b.asalDana ?? null,
      mak: b.mak ?? null,
      pagu: b.pagu!,
    })),
    lokasi: (isi.listLokasiKerja ?? []).map((b) => ({
      lokasiProyekId: b.lokasiProyekId!,
      detail: b.detail ?? null,
      nilaiPekerjaan: b.nilaiPekerjaan ?? null,
      uraianPekerjaan: b.uraianPekerjaan ?? null,
      spesifikasiPekerjaan: b.spesifikasiPekerjaan ?? null,
      lampiran: b.lampiran ?? null,
    })),
    kbli: [...new Set(isi.kbli ?? [])].toSorted((a, b) => a - b),
    jadwal,
  }
}

/** The whole package as its form shows it. */
export const paketValues = async (paket: Paket): Promise<PaketValues> =>
  bentukPaket(paket, await storedBagian(paket))

export const bentukPaket = (p: Paket, bagian: BagianPaket): PaketValues => ({
  ...bentukKepala(p),
  listHps: bagian.hps.map(({ uraian, volume, satuan, hargaSatuan }) => ({
    uraian,
    volume,
    satuan,
    hargaSatuan,
  })),
  listPendanaan: bagian.pendanaan.map(
    ({ kegiatanId, sumberDana: fundSources, asalDana, mak, pagu }) => ({
      kegiatanId,
      sumberDana: fundSources,
      asalDana,
      mak,
      pagu,
    })
  ),
  listLokasiKerja: bagian.lokasi.map((l) => ({
    lokasiProyekId: l.lokasiProyekId,
    detail: l.detail,
    nilaiPekerjaan: l.nilaiPekerjaan,
    uraianPekerjaan: l.uraianPekerjaan,
    spesifikasiPekerjaan: l.spesifikasiPekerjaan,
    lampiran: l.lampiran,
  })),
  kbli: bagian.kbli,
  listJadwal: bagian.jadwal.map(({ urut, include, mulai, selesai, remark }) => ({
    urut,
    include,
    mulai: keIso(mulai?.toMillis()),
    selesai: keIso(selesai?.toMillis()),
    remark: remark ?? null,
  })),
})

type Panel = 'listHps' | 'listPendanaan' | 'listLokasiKerja' | 'kbli' | 'listJadwal'

const bentukKepala = (p: Paket): Omit<PaketValues, Panel> => ({
  nama: p.nama,
  jenisPengadaan: p.jenisPengadaan,
  metodePemilihan: p.metodePemilihan,
  kualifikasi: p.kualifikasi,
  metodeEvaluasi: p.metodeEvaluasi,
  jenisKontrak: p.jenisKontrak,
  volumePekerjaan: p.volumePekerjaan,
  ...kolomIsian(p),
})

/** What its form fills in and no list shows. */
export const kolomIsian = (p: Paket) => ({
  deskripsi: p.deskripsi,
  alasanMetode: p.alasanMetode,
  isPDN: p.isPdn,
  isUsahaKecil: p.isUsahaKecil,
  jenisPeserta: p.jenisPeserta,
  bobotTeknis: p.bobotTeknis,
  bobotHarga: p.bobotHarga,
  passingGrade: p.passingGrade,
  noArsip: p.noArsip,
  pelaksanaanKontrakAwal: p.pelaksanaanKontrakAwal,
  pelaksanaanKontrakAkhir: p.pelaksanaanKontrakAkhir,
  pelaksanaanPemilihanPenyediaAwal: p.pelaksanaanPemilihanAwal,
  pelaksanaanPemilihanPenyediaAkhir: p.pelaksanaanPemilihanAkhir,
})
