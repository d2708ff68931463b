import { angka } from '@eproc/domain/common/format'
import { lulusBagian } from '@eproc/domain/tender/nilai_rekanan'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'

const teks = tenderStaf.evaluasi

function Lulus({ nilai }: { nilai: boolean | null }) {
  if (nilai === null) return <ChipStatus warna="abu" teks={teks.belum} />
  return nilai ? (
    <ChipStatus warna="hijau" teks={teks.lulus} />
  ) : (
    <ChipStatus warna="merah" teks={teks.tidakLulus} />
  )
}

const column = (bagian: readonly KategoriFile[]): Kolom<EvaluasiStaf>[] => [
  {
    kunci: 'nama',
    judul: teks.rekanan,
    utama: true,
    isi: (b) => (
      <>
        {b.nama} {b.gugur && <ChipStatus warna="merah" teks={teks.gugur} />}
      </>
    ),
  },
  ...bagian.map((k): Kolom<EvaluasiStaf> => ({
    kunci: k,
    judul: teks.bagian[k],
    isi: (b) => <Lulus nilai={lulusBagian(b, k)} />,
  })),
  ...(bagian.includes('T')
    ? [
        {
          kunci: 'skorTeknis',
          judul: teks.skorTeknis,
          rata: 'kanan',
          isi: (b: EvaluasiStaf) => angka(b.skorTeknis, 2),
        } as const,
      ]
    : []),
  ...(bagian.includes('H')
    ? ([
        {
          kunci: 'skorHarga',
          judul: teks.skorHarga,
          rata: 'kanan',
          isi: (b: EvaluasiStaf) => angka(b.skorHarga, 2),
        },
        {
          kunci: 'total',
          judul: teks.total,
          rata: 'kanan',
          isi: (b: EvaluasiStaf) => angka(b.totalNilai, 2),
        },
        {
          kunci: 'usul',
          judul: teks.usul,
          rata: 'kanan',
          isi: (b: EvaluasiStaf) => angka(b.usulUrutan || null),
        },
      ] as const)
    : []),
]

/** Result of each part, scores and proposed ranking as the server calculated them. */
export function RingkasanNilaiTable(p: {
  baris: readonly EvaluasiStaf[]
  bagian: readonly KategoriFile[]
}) {
  return (
    <TabelData
      judul={teks.ringkasan}
      kolom={column(p.bagian)}
      baris={p.baris}
      kunciBaris={(b) => b.vendorId}
    />
  )
}
