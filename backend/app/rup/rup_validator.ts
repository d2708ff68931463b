import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

/** Shapes of /rest/program and /rest/kegiatan; the rules are `aturan_rup` of the domain. */
export const programValidator = vine.create({
  id: bulat(-1),
  kode: teks(60),
  nama: teks(400),
  divisi: teks(30),
  tahunAnggaran: bulat(),
  versi: bulat(1),
})

export const kegiatanValidator = vine.create({
  id: bulat(-1),
  kode: teks(60),
  nama: teks(500),
  programId: bulat(),
  coaId: bulat(),
  jenisPengadaan: teks(10),
  divisi: teks(30),
  tahunAnggaran: bulat(),
  ppkId: bulat(),
  /** whole rupiah */
  pagu: vine.number().nullable().optional(),
  keterangan: teks(4000),
  versi: bulat(1),
})

/** POST /api/rup/kegiatan/{id}/ajukan and /setujui: what the caller has read. */
export const versiRupValidator = vine.create({ versi: bulat(1) })

/** POST /api/rup/kegiatan/{id}/tolak: why. */
export const tolakRupValidator = vine.create({ catatan: teks(2000), versi: bulat(1) })
