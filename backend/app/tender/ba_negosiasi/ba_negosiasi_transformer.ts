import { keIso } from '@eproc/domain/common/format'
import type { BarisBaNegosiasi } from '@eproc/domain/tender/answers_hasil'
import type { BarisBerita } from '#app/tender/ba_negosiasi/ba_negosiasi_query'

export const keBarisBaNegosiasi = ({
  file,
  tglKirim,
  ...berita
}: BarisBerita): BarisBaNegosiasi => ({
  ...berita,
  fileBaKlarifikasiNegosiasi: file,
  tglKirim: keIso(tglKirim),
  namaPengirim: berita.pengirim,
  include: false,
})
