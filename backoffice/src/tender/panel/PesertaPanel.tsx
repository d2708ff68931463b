import { tanggalWaktu } from '@eproc/domain/common/format'
import type { Peserta } from '@eproc/domain/tender/answers'
import type { PenawaranRekanan } from '@eproc/domain/tender/answers_penawaran'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { useIsiPanel } from '../tender_reads.ts'
import type { PanelProps } from '../dialog/panel.ts'

const teks = tenderStaf.peserta

/** 'View Peserta': participants with the time they registered and, once known, whether their documents are in. */
export default function PesertaPanel({ paket }: PanelProps) {
  const { data, error, refetch } = useIsiPanel<Peserta[]>(
    paket.id,
    `/api/rup/paket/peserta/${paket.id}`
  )
  const { data: penawaran } = useIsiPanel<PenawaranRekanan[]>(
    paket.id,
    `/api/lelang/penawaran/${paket.id}`
  )
  const masuk = new Map(penawaran?.map((p) => [p.vendorId, p.masuk]))
  const column: Kolom<Peserta>[] = [
    { kunci: 'nomor', judul: teks.nomor, lebar: 64, isi: (b) => b.nomor },
    {
      kunci: 'nama',
      judul: teks.nama,
      utama: true,
      isi: (b) => (
        <>
          {b.nama} {b.blacklist && <ChipStatus warna="merah" teks={tenderStaf.blacklist} />}
          {b.mundurPada && (
            <ChipStatus warna="abu" teks={teks.mundur(tanggalWaktu(b.mundurPada))} />
          )}
        </>
      ),
    },
    { kunci: 'registrasi', judul: teks.registrasi, isi: (b) => b.noRegistrasi ?? umum.tanpaNilai },
    {
      kunci: 'status',
      judul: teks.status,
      isi: (b) => <ChipStatus daftar={STATUS_REKANAN} kode={b.status} />,
    },
    { kunci: 'terdaftar', judul: teks.terdaftar, isi: (b) => tanggalWaktu(b.terdaftarPada) },
    {
      kunci: 'masuk',
      judul: teks.masuk,
      isi: (b) =>
        masuk.get(b.vendorId ?? 0) ? (
          <ChipStatus warna="hijau" teks={teks.sudahMasuk} />
        ) : (
          <ChipStatus warna="abu" teks={teks.belumMasuk} />
        ),
    },
  ]
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {data && data.length > 0 && <span>{teks.jumlah(data.length)}</span>}
      <TabelData
        judul={tenderStaf.dialog.panel.peserta}
        kolom={column}
        baris={data}
        errors={data ? undefined : error}
        kunciBaris={(b) => b.nomor}
        kosong={{ judul: teks.kosong }}
        onSegarkan={() => void refetch()}
      />
    </div>
  )
}
