import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_HARI, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'

const teks = tenderStaf.kontrak

export const kontrakItems = (k: KontrakAnswer) =>
  [
    [teks.pemenang, k.pemenang?.nama ?? teks.belumPemenang],
    [teks.tglKontrak, tanggal(k.tglKontrak)],
    [
      teks.lamaPekerjaan,
      `${angka(k.lamaPekerjaan)} ${teks.hari}, ${teksPilihan(JENIS_HARI, k.jenisHari)}`,
    ],
    [teks.mulaiKontrak, tanggal(k.mulaiKontrak)],
    [teks.selesaiKontrak, tanggal(k.selesaiKontrak)],
    [teks.nilaiKontrak, rupiah(k.nilaiKontrak)],
  ] as const
