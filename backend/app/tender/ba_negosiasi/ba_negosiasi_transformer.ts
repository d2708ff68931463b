import { keIso } from '@eproc/domain/common/format'
import type { BaNegosiasiRow } from '@eproc/domain/tender/answers_hasil'
import type { BeritaRow } from '#app/tender/ba_negosiasi/ba_negosiasi_query'

export const keBarisBaNegosiasi = ({ file, tglKirim, ...berita }: BeritaRow): BaNegosiasiRow => ({
  ...berita,
  fileBaKlarifikasiNegosiasi: file,
  tglKirim: keIso(tglKirim),
  namaPengirim: berita.pengirim,
  include: false,
})
