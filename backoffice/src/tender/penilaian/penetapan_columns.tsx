import { angka, rupiah } from '@eproc/domain/common/format'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'

const teks = tenderStaf.penetapan

export type KolomIsi = Kolom<PenetapanDetails>[]

export const kolomIsi = (
  kualifikasi: boolean,
  urutan?: Kolom<PenetapanDetails>['isi']
): KolomIsi => [
  ...(kualifikasi
    ? []
    : [
        {
          kunci: 'urutan',
          judul: teks.urutan,
          lebar: 140,
          isi: urutan ?? ((b: PenetapanDetails) => b.urutan || teks.tanpaUrutan),
        },
      ]),
  { kunci: 'nama', judul: teks.nama, utama: true, isi: (b) => b.nama },
  {
    kunci: 'lulus',
    judul: teks.lulus,
    isi: (b) => (
      <ChipStatus
        warna={b.lulus ? 'hijau' : 'merah'}
        teks={b.lulus ? tenderStaf.evaluasi.lulus : tenderStaf.evaluasi.tidakLulus}
      />
    ),
  },
  ...(kualifikasi
    ? []
    : ([
        {
          kunci: 'total',
          judul: teks.total,
          rata: 'kanan',
          isi: (b: PenetapanDetails) => angka(b.totalNilai, 2),
        },
        {
          kunci: 'nilai',
          judul: teks.nilai,
          rata: 'kanan',
          isi: (b: PenetapanDetails) => rupiah(b.nilai),
        },
      ] as const)),
]
