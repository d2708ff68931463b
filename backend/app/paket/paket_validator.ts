import vine from '@vinejs/vine'
import { kodePilihan, STATUS_PELAKSANAAN, STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { MAKS_BARIS } from '@eproc/domain/paket/isian_paket'
import { inti } from '@eproc/i18n/id/core'
import { paket } from '@eproc/i18n/id/paket'
import { PAKET_SORT } from '#app/paket/isi/paket_query'
import { wholeNumber, idList, hari, teks, paragraf } from '#core/http/input/input'
import { asGiven, choice, choices, field, text, whole, yes } from '#core/http/query/query_fields'
import { pageQuery, queryOf } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

const rupiah = () => vine.number().nullable().optional()
const bendera = () => vine.boolean().nullable().optional()
/** Moment, ISO 8601; empty when not planned. */
const waktu = () => vine.string().trim().maxLength(40).nullable().optional()

const langkah = vine.object({
  urut: vine.number().withoutDecimals().min(1).max(40),
  include: vine.boolean(),
  mulai: waktu(),
  selesai: waktu(),
  remark: paragraf(1000),
})

const langkahRevisi = vine.object({
  ...langkah.getProperties(),
  noArsip: teks(100),
  berkas: vine
    .array(vine.object({ file: vine.string().maxLength(200), showVendor: vine.boolean() }))
    .maxLength(40)
    .optional(),
})

/** Shape of POST and PUT /api/paket; the rules are `aturanPaket` of the domain. */
export const paketValidator = vine.create({
  id: wholeNumber(-1),
  versi: wholeNumber(1),
  nama: teks(300),
  jenisPengadaan: teks(3),
  metodePemilihan: teks(3),
  kualifikasi: teks(2),
  metodeEvaluasi: teks(10),
  jenisKontrak: teks(3),
  alasanMetode: paragraf(2000),
  volumePekerjaan: wholeNumber(),
  deskripsi: paragraf(5000),
  isPDN: bendera(),
  isUsahaKecil: bendera(),
  jenisPeserta: teks(2),
  bobotTeknis: wholeNumber(),
  bobotHarga: wholeNumber(),
  passingGrade: vine.number().nullable().optional(),
  noArsip: teks(100),
  pelaksanaanKontrakAwal: hari(),
  pelaksanaanKontrakAkhir: hari(),
  pelaksanaanPemilihanPenyediaAwal: hari(),
  pelaksanaanPemilihanPenyediaAkhir: hari(),
  listHps: vine
    .array(
      vine.object({
        uraian: teks(500),
        volume: vine.number().nullable().optional(),
        satuan: teks(50),
        hargaSatuan: rupiah(),
      })
    )
    .maxLength(MAKS_BARIS.listHps)
    .optional(),
  listPendanaan: vine
    .array(
      vine.object({
        kegiatanId: wholeNumber(1),
        sumberDana: teks(20),
        asalDana: teks(200),
        mak: teks(100),
        pagu: rupiah(),
      })
    )
    .maxLength(MAKS_BARIS.listPendanaan)
    .optional(),
  listLokasiKerja: vine
    .array(
      vine.object({
        lokasiProyekId: wholeNumber(1),
        detail: paragraf(500),
        nilaiPekerjaan: rupiah(),
        uraianPekerjaan: paragraf(2000),
        spesifikasiPekerjaan: paragraf(2000),
        lampiran: teks(200),
      })
    )
    .maxLength(MAKS_BARIS.listLokasiKerja)
    .optional(),
  kbli: idList(),
  listJadwal: vine.array(langkah.clone()).maxLength(40).optional(),
  /** it is submitted with the same act; what it lacks for that refuses the whole save */
  ajukan: vine.boolean().optional(),
  /** documents that are taken away */
  hapusBerkas: vine
    .array(vine.enum(['fileKAK', 'fileLampiran', 'fileLain']))
    .maxLength(3)
    .optional(),
})

export const usulJadwalValidator = vine.create({
  jenisPengadaan: vine.enum(['BAR', 'KON', 'KOL', 'LAI']),
  metodePemilihan: vine.enum(['TLA', 'PLA', 'TEN', 'SEL']),
  kualifikasi: vine.enum(['P', 'K', 'K2']).nullable().optional(),
  /** first day */
  mulai: hari(),
  tahap: vine
    .array(
      vine.object({
        urut: vine.number().withoutDecimals().min(1).max(40),
        include: vine.boolean(),
      })
    )
    .maxLength(40)
    .optional(),
})

export const alasanValidator = vine.create({ alasan: paragraf(2000), versi: wholeNumber(1) })
export const noteValidator = vine.create({ catatan: paragraf(2000), versi: wholeNumber(1) })
export const versiValidator = vine.create({ versi: wholeNumber(1) })

export const pokjaValidator = vine.create({
  versi: wholeNumber(1),
  nomor: teks(100),
  tanggal: hari(),
  anggota: idList(),
})

export const gantiPpkValidator = vine.create({
  versi: wholeNumber(1),
  ppkId: wholeNumber(1),
  nomor: teks(100),
  tanggal: hari(),
  sebab: paragraf(2000),
})

/** A change of a package's people; `id` names the one that was read. */
export const putusanUsulValidator = vine.create({
  id: wholeNumber(1),
  alasan: paragraf(2000),
})

export const terbitValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals(),
  versi: wholeNumber(1),
})

export const pendaftaranValidator = vine.create({
  versi: wholeNumber(1),
  selesaiDaftar: vine.string().trim().maxLength(40),
})

export const revisiValidator = vine.create({
  /** sent by the specification's callers; the session says who acts */
  userId: vine.any().optional(),
  paketPenyediaId: vine.number().withoutDecimals(),
  /** the package's version that the revision was written on */
  versi: wholeNumber(1),
  alasan: paragraf(2000),
  listRevisiJadwal: vine.array(langkahRevisi).maxLength(40),
})

export const unggahJadwalValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals(),
  fileCount: vine.number().withoutDecimals().min(0).max(40),
})

const told = () => paket.aturan.pilihanLain
const filter = {
  statusPelaksanaan: choices(kodePilihan(STATUS_PELAKSANAAN), { told }),
  /** 'baru' stands for the empty status of a draft. */
  status: choices(kodePilihan(STATUS_PERSETUJUAN), { told, empty: 'baru' }),
  metodePemilihan: choice(['TLA', 'PLA', 'TEN', 'SEL'], told),
  tanpaPokja: yes(),
  tahun: whole(paket.aturan.pilihanLain),
}
export const paketListQuery = pageQuery({ sort: PAKET_SORT, filter })
export const paketRestQuery = restQuery({ sort: PAKET_SORT, filter })
export const paketRevisiQuery = pageQuery({ sort: PAKET_SORT })
export const revisiRestQuery = restQuery({ sort: PAKET_SORT, filter: { tahun: filter.tahun } })

/** GET /api/paket/belum-selesai/{tahun} */
export const belumSelesaiQuery = queryOf({
  status: choice(
    kodePilihan(STATUS_PERSETUJUAN).filter((kode) => kode !== ''),
    told
  ),
})

const IDS = /^\d{1,9}(,\d{1,9})*$/
const MAKS_ID = 999_999_999

/** GET /api/paket/acuan/{tahun}?paketId=&q=&id=1,2: `id` are told whatever is looked for */
export const acuanPaketQuery = queryOf({
  paketId: asGiven({ type: 'integer' }),
  q: text(),
  id: field<number[]>({
    rule: 'angka',
    schema: { type: 'string', pattern: IDS.source },
    read: (value) => (IDS.test(String(value)) ? String(value).split(',').map(Number) : undefined),
    message: (name) => inti.parameterAngka(name, MAKS_ID),
  }),
})
