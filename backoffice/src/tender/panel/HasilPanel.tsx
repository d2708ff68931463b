import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiRekanan, HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { useIsiPanel } from '../tender_reads.ts'
import type { PanelProps } from '../dialog/panel.ts'

const teks = tenderStaf.hasil

const lulus = (nilai: boolean | null) =>
  nilai === null ? (
    umum.tanpaNilai
  ) : nilai ? (
    <ChipStatus warna="hijau" teks={tenderStaf.evaluasi.lulus} />
  ) : (
    <ChipStatus warna="merah" teks={tenderStaf.evaluasi.tidakLulus} />
  )

const KOLOM: Kolom<EvaluasiRekanan>[] = [
  { kunci: 'urutan', judul: teks.urutan, lebar: 72, isi: (b) => b.urutan ?? umum.tanpaNilai },
  { kunci: 'nama', judul: teks.nama, utama: true, isi: (b) => b.nama },
  {
    kunci: 'K',
    judul: teks.kualifikasi,
    isi: (b) =>
      lulus(b.lulusKualifikasi === null ? null : b.lulusKualifikasi && b.hasilKualifikasi === true),
  },
  { kunci: 'A', judul: teks.administrasi, isi: (b) => lulus(b.hasilAdministrasi) },
  { kunci: 'T', judul: teks.teknis, isi: (b) => lulus(b.lulusTeknis) },
  { kunci: 'H', judul: teks.harga, isi: (b) => lulus(b.lulusHarga) },
  { kunci: 'total', judul: teks.total, rata: 'kanan', isi: (b) => angka(b.totalNilai, 2) },
  { kunci: 'nilai', judul: teks.nilai, rata: 'kanan', isi: (b) => rupiah(b.nilaiPenawaran) },
]

/** The results as announced so far. */
export default function HasilPanel({ paket }: PanelProps) {
  const { data, error, refetch } = useIsiPanel<HasilPaket>(
    paket.id,
    `/api/tender/hasil/${paket.id}`
  )
  if (data && data.diumumkan.length === 0) return <Kosong judul={teks.belum} isi={teks.belumIsi} />
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {data?.pemenang && (
        <KotakPesan nada="sukses">
          {teks.pemenang(
            data.pemenang.nama,
            rupiah(data.pemenang.negosiasiHarga ?? data.pemenang.nilaiPenawaran)
          )}
        </KotakPesan>
      )}
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={data?.rows}
        errors={data ? undefined : error}
        kunciBaris={(b) => b.vendorId}
        onSegarkan={() => void refetch()}
      />
    </div>
  )
}
