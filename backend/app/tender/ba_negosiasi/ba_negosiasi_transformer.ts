import { keIso } from '@eproc/domain/common/format'
import type { BaNegosiasiRow } from '@eproc/domain/tender/answers_hasil'
import type { SuratRow } from '#app/tender/kiriman/surat_query'

export const keBarisBaNegosiasi = ({
  file,
  tglKirim,
  pengirimId: _sender,
  ...berita
}: SuratRow): BaNegosiasiRow => ({
  ...berita,
  fileBaKlarifikasiNegosiasi: file,
  tglKirim: keIso(tglKirim),
  namaPengirim: berita.pengirim,
  include: false,
})
