import { styled } from '@mui/material/styles'
import { rupiah } from '@eproc/domain/common/format'
import type { BedaKegiatan as Beda } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'

const teks = rupLayar.kegiatan.rincian

const Tabel = styled('table')(({ theme }) => ({
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

function sebut(b: Beda, nilai: string | number | null): string {
  if (nilai === null || nilai === '') return teks.tanpaNilai
  if (b.bidang === 'pagu') return rupiah(Number(nilai))
  if (b.bidang === 'jenisPengadaan') return teksPilihan(JENIS_PENGADAAN, String(nilai))
  return String(nilai)
}

/** A kegiatan's content before and after the latest edit. */
export function BedaKegiatan({ beda }: { beda: readonly Beda[] }) {
  return (
    <Tabel>
      <thead>
        <tr>
          <th scope="col">{teks.bidang}</th>
          <th scope="col">{teks.sebelum}</th>
          <th scope="col">{teks.sesudah}</th>
        </tr>
      </thead>
      <tbody>
        {beda.map((b) => (
          <tr key={b.bidang}>
            <th scope="row">{rupLayar.kegiatan.bidang[b.bidang]}</th>
            <td>{sebut(b, b.sebelum)}</td>
            <td>{sebut(b, b.sesudah)}</td>
          </tr>
        ))}
      </tbody>
    </Tabel>
  )
}
