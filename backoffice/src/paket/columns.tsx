import type { ReactElement } from 'react'
import { DataTable } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { PaketRow } from '@eproc/domain/paket/answers'
import {
  JENIS_PENGADAAN,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
  STATUS_PELAKSANAAN_ULP,
  STATUS_PERSETUJUAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { paketLayar as text } from '@eproc/i18n/id/paket_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'

export type PaketColumn =
  | 'kode'
  | 'nama'
  | 'volume'
  | 'pengadaan'
  | 'pemilihan'
  | 'hps'
  | 'pengguna'
  | 'ppk'
  | 'status'
  | 'statusUlp'
  | 'persetujuan'
  | 'diajukan'
  | 'pokja'

const pengadaan = (p: PaketRow) => teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)
const pemilihan = (p: PaketRow) => teksPilihan(METODE_PEMILIHAN, p.metodePemilihan)

/** The columns that a list of packages can choose from. */
export const COLUMNS: Readonly<Record<PaketColumn, ReactElement>> = {
  kode: <DataTable.Col key="kode" source="kode" sx={{ whiteSpace: 'nowrap' }} />,
  nama: <DataTable.Col key="nama" source="nama" cellSx={() => ({ fontWeight: 600 })} />,
  volume: (
    <DataTable.Col<PaketRow>
      key="volume"
      source="volumePekerjaan"
      render={(p) => text.volume(p.volumePekerjaan)}
      sx={{ whiteSpace: 'nowrap' }}
    />
  ),
  pengadaan: <DataTable.Col<PaketRow> key="pengadaan" source="jenisPengadaan" render={pengadaan} />,
  pemilihan: (
    <DataTable.Col<PaketRow> key="pemilihan" source="metodePemilihan" render={pemilihan} />
  ),
  hps: (
    <DataTable.Col<PaketRow>
      key="hps"
      source="totalPagu"
      align="right"
      render={(p) => angka(p.totalPagu)}
      sx={{ whiteSpace: 'nowrap' }}
    />
  ),
  pengguna: (
    <DataTable.Col<PaketRow>
      key="pengguna"
      source="satuanKerja"
      render={(p) => p.namaSatuanKerja}
    />
  ),
  ppk: <DataTable.Col key="ppk" source="ppk" />,
  status: (
    <DataTable.Col<PaketRow>
      key="status"
      source="statusPelaksanaan"
      render={(p) => <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />}
    />
  ),
  statusUlp: (
    <DataTable.Col<PaketRow>
      key="statusUlp"
      source="statusPelaksanaan"
      render={(p) => <StatusChip list={STATUS_PELAKSANAAN_ULP} kode={p.statusPelaksanaan} />}
    />
  ),
  persetujuan: (
    <DataTable.Col<PaketRow>
      key="persetujuan"
      source="status"
      render={(p) => <StatusChip list={STATUS_PERSETUJUAN} kode={p.status} />}
    />
  ),
  diajukan: <DataTable.Col key="diajukan" source="pengaju" disableSort />,
  pokja: (
    <DataTable.Col<PaketRow>
      key="pokja"
      source="jumlahPokja"
      disableSort
      render={(p) => (
        <StatusChip
          color={p.jumlahPokja > 0 ? 'hijau' : 'kuning'}
          text={text.orang(p.jumlahPokja)}
        />
      )}
    />
  ),
}

/** How a list with these columns tells where the tender of a package is: the procurement unit reads G in full (S3 §4.1). */
export const pelaksanaanOf = (columns: readonly PaketColumn[]) =>
  columns.includes('statusUlp') ? STATUS_PELAKSANAAN_ULP : STATUS_PELAKSANAAN

/** Packages as an Excel file, with words in the place of codes. */
export const paketExporter = (columns: readonly PaketColumn[]) =>
  xlsxExporter<PaketRow>({
    satuanKerja: (p) => p.namaSatuanKerja,
    jenisPengadaan: pengadaan,
    metodePemilihan: pemilihan,
    status: (p) => teksPilihan(STATUS_PERSETUJUAN, p.status),
    statusPelaksanaan: (p) => teksPilihan(pelaksanaanOf(columns), p.statusPelaksanaan),
  })
