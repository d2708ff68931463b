import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { master } from '@eproc/i18n/id/master'
import { barisPerubahan, teksNilai } from './changes.ts'
import { Pasangan } from '../shared/Pairs.tsx'

const teks = master.audit
const Gulung = styled('div')({ overflowX: 'auto', marginTop: 16 })
const Nilai = styled('span')({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const namaPeran = (peran: string): string =>
  apakahPeran(peran) ? teksPeran(peran) : peran === 'sistem' ? teks.sistem : peran

/** One deed with the values before and after it. */
export function JurnalShow() {
  const c = useRecordContext<JurnalAnswer>()
  if (!c) return null
  const baris = barisPerubahan(c.rincian)
  return (
    <>
      <Pasangan
        isi={[
          [teks.waktu, tanggalWaktu(c.waktu)],
          [teks.pelaku, `${c.pelakuNama} (${namaPeran(c.peran)})`],
          [teks.aksi, c.aksi],
          [teks.objek, c.objekId ? `${c.objek} ${c.objekId}` : c.objek],
          ...(c.alasan ? [[teks.alasan, c.alasan] as const] : []),
          [teks.alamatIp, c.alamatIp ?? '-'],
          [teks.segel, c.segel === null ? teks.belumDisegel : String(c.segel)],
        ]}
      />
      {baris.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {teks.tanpaRincian}
        </Typography>
      ) : (
        <Gulung tabIndex={0} role="region" aria-label={teks.rincianJudul(c.id)}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{teks.bidang}</TableCell>
                <TableCell>{teks.sebelum}</TableCell>
                <TableCell>{teks.sesudah}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {baris.map((b) => (
                <TableRow key={b.bidang}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
                    {b.bidang}
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary' }}>
                    <Nilai>{b.berubah ? teksNilai(b.sebelum) : '-'}</Nilai>
                  </TableCell>
                  <TableCell>
                    <Nilai>{teksNilai(b.sesudah)}</Nilai>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Gulung>
      )}
    </>
  )
}
