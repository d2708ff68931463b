import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { BedaKegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'

const text = rupLayar.kegiatan.rincian

const Table = styled('table')(({ theme }) => ({
  'width': '100%',
  'borderCollapse': 'collapse',
  'tableLayout': 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 10px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { padding: '8px 6px', fontSize: '0.8125rem' },
    '& thead th:first-of-type': { width: '22%' },
  },
  '& thead th': { fontWeight: 600 },
  '& td:nth-of-type(1)': {
    backgroundColor: theme.vars.palette.status.merah.latar,
    color: theme.vars.palette.status.merah.teks,
  },
  '& td:nth-of-type(2)': {
    backgroundColor: theme.vars.palette.status.hijau.latar,
    color: theme.vars.palette.status.hijau.teks,
  },
}))

function told(b: BedaKegiatan, value: string | number | null): string {
  if (value === null || value === '') return text.tanpaNilai
  if (b.bidang === 'pagu') return rupiah(Number(value))
  if (b.bidang === 'jenisPengadaan') return teksPilihan(JENIS_PENGADAAN, String(value))
  return String(value)
}

/** A kegiatan's content before and after the latest edit. */
export function KegiatanChanges() {
  const { perubahan } = useRecordContext<RincianKegiatan>()!
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text.bidang}</th>
          <th scope="col">{text.sebelum}</th>
          <th scope="col">{text.sesudah}</th>
        </tr>
      </thead>
      <tbody>
        {perubahan.map((b) => (
          <tr key={b.bidang}>
            <th scope="row">{rupLayar.kegiatan.bidang[b.bidang]}</th>
            <td>{told(b, b.sebelum)}</td>
            <td>{told(b, b.sesudah)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
