import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalTenderRow, BerkasTahap } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { Stacked } from '../ItemList.tsx'
import { useJadwalTender } from '../tender_reads.ts'

const teks = tenderStaf.informasi.jadwal

const berkas = (daftar: readonly BerkasTahap[]) =>
  daftar.length === 0 ? (
    umum.tanpaNilai
  ) : (
    <Stacked>
      {daftar.map((b) => (
        <TautanBerkas key={b.id} path={b.file} nama={b.nama} />
      ))}
    </Stacked>
  )

const column = (onTahap?: (key: string) => void): Kolom<JadwalTenderRow>[] => [
  {
    kunci: 'tahap',
    judul: teks.tahap,
    utama: true,
    isi: (b) => (
      <>
        {onTahap && b.include ? (
          <ButtonBase
            onClick={() => onTahap(b.kunci)}
            aria-label={teks.bukaTahap(b.tahap)}
            sx={{
              font: 'inherit',
              textAlign: 'left',
              color: 'primary.main',
              fontWeight: 600,
              borderRadius: 0.5,
            }}
          >
            {`${b.urut}. ${b.tahap}`}
          </ButtonBase>
        ) : (
          `${b.urut}. ${b.tahap}`
        )}{' '}
        {b.berjalan && <ChipStatus warna="kuning" teks={teks.berjalan} />}
        {!b.include && <ChipStatus warna="abu" teks={teks.tidakIkut} />}
      </>
    ),
  },
  { kunci: 'arsip', judul: teks.arsip, isi: (b) => b.noArsip ?? umum.tanpaNilai },
  { kunci: 'mulai', judul: teks.mulai, isi: (b) => tanggalWaktu(b.mulai) },
  { kunci: 'selesai', judul: teks.selesai, isi: (b) => tanggalWaktu(b.selesai) },
  {
    kunci: 'file',
    judul: teks.file,
    isi: (b) => berkas(b.berkas.filter((x) => x.tipe === 'jadwal')),
  },
  {
    kunci: 'dokumen',
    judul: teks.dokumen,
    isi: (b) => berkas(b.berkas.filter((x) => x.tipe !== 'jadwal')),
  },
  { kunci: 'remark', judul: teks.remark, isi: (b) => b.remark ?? umum.tanpaNilai },
]

/**
 * The jadwal for staff: every tahap with its archive number, files of the jadwal (File), files of the tahap
 * (Dokumen), remark.
 */
export function JadwalTable(p: { paketId: number; onTahap?: (key: string) => void }) {
  const { data, error, refetch } = useJadwalTender(p.paketId)
  return (
    <section aria-labelledby="informasi-jadwal">
      <Typography id="informasi-jadwal" variant="h2" component="h3" gutterBottom>
        {teks.judul}
      </Typography>
      <TabelData
        judul={teks.judul}
        kolom={column(p.onTahap)}
        baris={data}
        errors={data ? undefined : error}
        kunciBaris={(b) => b.id}
        onSegarkan={() => void refetch()}
      />
    </section>
  )
}
