import { keIso } from '@eproc/domain/common/format'
import type { BarisSppbj } from '@eproc/domain/tender/answers_hasil'
import type { BarisSurat } from '#app/tender/sppbj/sppbj_query'

export const keBarisSppbj = ({ file, tglKirim, ...surat }: BarisSurat): BarisSppbj => ({
  ...surat,
  fileSppbj: file,
  tglKirim: keIso(tglKirim),
  namaPengirim: surat.pengirim,
  include: false,
})
