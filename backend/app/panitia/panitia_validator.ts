import vine from '@vinejs/vine'
import { METODE_TENDER, STATUS_TENDER } from '@eproc/domain/panitia/status_tender'
import { TIME_FIELDS, type TimeField } from '@eproc/domain/panitia/tahap_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { TENDER_SORT } from '#app/panitia/tender_query'
import { idList, teks, wholeNumber, paragraf } from '#core/http/input/input'
import { choices, whole } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

/** Moment, ISO 8601. */
const waktu = () => vine.string().trim().maxLength(40).nullable().optional()
const bendera = () => vine.boolean().nullable().optional()
const id = () => vine.number().withoutDecimals().min(1).max(2147483647)

const semuaWaktu = Object.fromEntries(TIME_FIELDS.map((b) => [b, waktu()])) as Record<
  TimeField,
  ReturnType<typeof waktu>
>

/** PUT /api/tender/proses/{tenderId}; the rules are `aturanTender` of the domain. */
export const tenderValidator = vine.create({
  /** the specification's callers send D1; the server knows */
  status: teks(2),
  versi: wholeNumber(1),
  kbli: idList(),
  jenisPengadaan: teks(3),
  metodePemilihan: vine
    .enum(METODE_TENDER.map((m) => m.kode))
    .nullable()
    .optional(),
  metodeKualifikasi: teks(2),
  metodeEvaluasi: teks(10),
  pemenang: wholeNumber(),
  /** ids of vendors, when the method is P */
  listPeserta: idList(),
  ...semuaWaktu,
})

export const versiTenderValidator = vine.create({ versi: wholeNumber(1) })
/** POST /api/tender/serah/{paketId}: `tenderId` names the draft that the package joins. */
export const serahValidator = vine.create({ tenderId: wholeNumber(1), versi: wholeNumber(1) })

/** PUT /api/tender/evaluasi/{tenderId} */
export const evaluasiTenderValidator = vine.create({
  vendorId: id(),
  /** of the vendor's evaluation as it was read; 0 before the first save */
  versi: wholeNumber(),
  /** needed where the vendor takes part in several packages of the tender */
  paketPenyediaId: wholeNumber(1),
  evaluasiAdministrasi: bendera(),
  evaluasiKualifikasi: bendera(),
  evaluasiTeknis: bendera(),
  evaluasiHarga: bendera(),
  pembuktianKualifikasi: bendera(),
  pemenang: bendera(),
  /** 99 for who is not the winner */
  urutan: wholeNumber(1, 99),
  hasilTeknis: vine.number().nullable().optional(),
  hasilHarga: vine.number().nullable().optional(),
  hargaTerkoreksi: vine.number().withoutDecimals().nullable().optional(),
  catatanKoreksi: paragraf(2000),
  /** why a part is failed */
  alasan: vine
    .object({
      kualifikasi: paragraf(4000),
      administrasi: paragraf(4000),
      teknis: paragraf(4000),
      harga: paragraf(4000),
    })
    .optional(),
  /** why the ranking differs from the system's */
  keterangan: paragraf(2000),
})

/** `tahap` and `creator` of the specification's call are of no weight: stage and session say them. */
export const topikTenderValidator = vine.create({
  tahap: teks(10),
  creator: vine.any().optional(),
  paketPenyediaId: wholeNumber(1),
  subject: teks(200),
  message: paragraf(4000),
})

const filter = {
  status: choices(
    STATUS_TENDER.map((s) => s.kode),
    { told: () => panitia.aturan.pilihan }
  ),
  tahun: whole(panitia.aturan.pilihan),
}
export const tenderListQuery = pageQuery({ sort: TENDER_SORT, filter })
export const tenderRestQuery = restQuery({ sort: TENDER_SORT, filter })
