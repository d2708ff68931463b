import { keIso } from '@eproc/domain/common/format'
import type { SppbjRow } from '@eproc/domain/tender/answers_hasil'
import type { SuratRow } from '#app/tender/kiriman/surat_query'

export const keBarisSppbj = ({
  file,
  tglKirim,
  pengirimId: _sender,
  ...surat
}: SuratRow): SppbjRow => ({
  ...surat,
  fileSppbj: file,
  tglKirim: keIso(tglKirim),
  namaPengirim: surat.pengirim,
  include: false,
})
