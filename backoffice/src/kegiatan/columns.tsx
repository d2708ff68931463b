import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { JENIS_PENGADAAN, STATUS_PERSETUJUAN, teksPilihan } from '@eproc/domain/common/choices'
import { angka } from '@eproc/domain/common/format'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'

const jenis = (k: Kegiatan) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan)

/** Columns that a list of kegiatan can choose from. */
const COLUMNS = {
  nama: (
    <DataTable.Col<Kegiatan>
      key="nama"
      source="nama"
      render={(k) => (
        <>
          <strong>{k.nama}</strong>
          <Typography variant="caption" component="div" color="text.secondary">
            {k.kode} · {k.namaProgram}
          </Typography>
        </>
      )}
    />
  ),
  jenisPengadaan: <DataTable.Col<Kegiatan> key="jenis" source="jenisPengadaan" render={jenis} />,
  divisi: <DataTable.Col<Kegiatan> key="divisi" source="divisi" render={(k) => k.namaDivisi} />,
  ppkId: <DataTable.Col<Kegiatan> key="ppk" source="ppkId" render={(k) => k.ppk} />,
  pagu: (
    <DataTable.Col<Kegiatan>
      key="pagu"
      source="pagu"
      align="right"
      className="amount"
      render={(k) => angka(k.pagu)}
    />
  ),
  sisaPagu: (
    <DataTable.Col<Kegiatan>
      key="sisa"
      source="sisaPagu"
      align="right"
      className="amount"
      render={(k) => angka(k.sisaPagu)}
    />
  ),
  persetujuan: (
    <DataTable.Col<Kegiatan>
      key="persetujuan"
      source="persetujuan"
      render={(k) => <StatusChip list={STATUS_PERSETUJUAN} kode={k.persetujuan} />}
    />
  ),
}
export type KegiatanColumn = keyof typeof COLUMNS

export const kegiatanColumns = (names: readonly KegiatanColumn[]) =>
  names.map((name) => COLUMNS[name])

/** Names instead of ids and codes. */
export const exportKegiatan = xlsxExporter<Kegiatan>({
  programId: (k) => `${k.kodeProgram} ${k.namaProgram}`,
  coaId: (k) => k.coa,
  ppkId: (k) => k.ppk,
  divisi: (k) => k.namaDivisi,
  jenisPengadaan: jenis,
  persetujuan: (k) => teksPilihan(STATUS_PERSETUJUAN, k.persetujuan),
})
