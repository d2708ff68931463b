import vine from '@vinejs/vine'
import {
  JENIS_PENGADAAN,
  kodePilihan,
  STATUS_PERSETUJUAN,
  tahunAnggaran,
  tahunAnggaranAkhir,
} from '@eproc/domain/common/choices'
import { rup } from '@eproc/i18n/id/rup'
import { KEGIATAN_SORT } from '#app/rup/kegiatan/kegiatan_query'
import { PROGRAM_SORT } from '#app/rup/program/program_query'
import { KEGIATAN_PROGRAM_SORT } from '#app/rup/rup_publik_query'
import { clockNow } from '#core/clock/clock'
import { wholeNumber, teks, paragraf } from '#core/http/input/input'
import { choice, choices, field, text, whole } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

/** Shapes of /rest/program and /rest/kegiatan; the rules are `aturan_rup` of the domain. */
export const programValidator = vine.create({
  id: wholeNumber(-1),
  kode: teks(60),
  nama: teks(400),
  divisi: teks(30),
  tahunAnggaran: wholeNumber(),
  versi: wholeNumber(1),
})

export const kegiatanValidator = vine.create({
  id: wholeNumber(-1),
  kode: teks(60),
  nama: teks(500),
  programId: wholeNumber(),
  coaId: wholeNumber(),
  jenisPengadaan: teks(10),
  divisi: teks(30),
  tahunAnggaran: wholeNumber(),
  ppkId: wholeNumber(),
  /** whole rupiah */
  pagu: vine.number().nullable().optional(),
  keterangan: paragraf(4000),
  versi: wholeNumber(1),
})

/** POST /api/rup/kegiatan/{id}/ajukan and /setujui: what the caller has read. */
export const versiRupValidator = vine.create({ versi: wholeNumber(1) })

/** POST /api/rup/kegiatan/{id}/tolak: why. */
export const tolakRupValidator = vine.create({ catatan: paragraf(2000), versi: wholeNumber(1) })

/** POST /api/rup/impor/{year}: which bytes were checked, and that the same ones are meant twice. */
export const imporValidator = vine.create({
  sidik: vine.string().regex(/^[0-9a-f]{64}$/),
  ulang: vine.boolean().optional(),
})

const ofPlan = {
  tahun: field<number>({
    rule: 'enum',
    schema: { type: 'integer' },
    read: (value) => tahunAnggaran(clockNow().year).find((year) => year === Number(value)),
    message: () => rup.aturan.tahun(tahunAnggaranAkhir(clockNow().year)),
  }),
  divisi: text(),
}
export const programRestQuery = restQuery({ sort: PROGRAM_SORT, filter: ofPlan })

export const kegiatanRestQuery = restQuery({
  sort: KEGIATAN_SORT,
  filter: {
    ...ofPlan,
    /** 'baru' stands for the empty status of a draft. */
    persetujuan: choices(kodePilihan(STATUS_PERSETUJUAN), { empty: 'baru' }),
    jenisPengadaan: choice(kodePilihan(JENIS_PENGADAAN)),
    programId: whole(rup.aturan.programTidakAda),
    status: choice(['N', 'U']),
    milik: choice(['menunggu', 'ppk', 'sisa']),
    impor: whole(rup.aturan.imporTidakAda),
  },
})
export const kegiatanProgramQuery = pageQuery({ sort: KEGIATAN_PROGRAM_SORT })
