import vine from '@vinejs/vine'
import { wholeNumber, paragraf } from '#core/http/input/input'

const bendera = () => vine.boolean().nullable().optional()
const nilai = () => vine.number().nullable().optional()
const rupiah = () => vine.number().withoutDecimals().nullable().optional()
const alasan = () => paragraf(4000)

/** PUT /api/lelang/evaluasi. Totals and ranks of the browser's rows are read by nobody. */
export const evaluasiValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  dokumenKualifikasi: bendera(),
  kualifikasi: bendera(),
  administrasi: bendera(),
  teknis: bendera(),
  harga: bendera(),
  pemenang: bendera(),
  /** reason of the proposed ranking, with `pemenang` */
  alasan: paragraf(2000),
  listEvaluasi: vine
    .array(
      vine.object({
        id: wholeNumber(-1),
        vendorId: wholeNumber(-1),
        /** 0: read when nothing was stored yet */
        versi: wholeNumber(0),
        hasilKualifikasi: bendera(),
        lulusKualifikasi: bendera(),
        hasilAdministrasi: bendera(),
        hasilTeknis: nilai(),
        lulusTeknis: bendera(),
        hasilHarga: nilai(),
        lulusHarga: bendera(),
        nilaiPenawaran: rupiah(),
        catatanKoreksi: paragraf(2000),
        biayaEvaluasi: rupiah(),
        urutan: nilai(),
        alasan: vine
          .object({
            kualifikasi: alasan(),
            administrasi: alasan(),
            teknis: alasan(),
            harga: alasan(),
            pemenang: alasan(),
          })
          .optional(),
      })
    )
    .maxLength(500),
})

export type EvaluasiInput = Awaited<ReturnType<typeof evaluasiValidator.validate>>
export type InputRow = EvaluasiInput['listEvaluasi'][number]
