import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hariSah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { NilaiJurnal, PerubahanBagian } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { useRiwayatBagian } from './useBagian.ts'

const text = pemeriksaanOffice.dialog

const Table = styled('table')(({ theme }) => ({
  'width': '100%',
  'borderCollapse': 'collapse',
  'margin': '4px 0 16px',
  '& th, & td': {
    padding: '6px 12px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 600 },
  '& del': { color: theme.vars.palette.status.merah.teks },
  '& ins': { color: theme.vars.palette.status.hijau.teks, textDecoration: 'none', fontWeight: 600 },
}))
const Decisions = styled('ul')(({ theme }) => ({
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'display': 'grid',
  'gap': 8,
  '& li': { borderLeft: `3px solid ${theme.vars.palette.divider}`, paddingLeft: 12 },
}))

const label = (column: string): string => {
  const captions: Readonly<Record<string, unknown>> = pemeriksaanOffice.isian
  const caption = captions[column]
  return typeof caption === 'string' ? caption : column
}

function shown(n: NilaiJurnal): string {
  if (n === null || n === '') return umum.tanpaNilai
  if (typeof n === 'boolean') return n ? pemeriksaanOffice.isian.ya : pemeriksaanOffice.isian.tidak
  if (typeof n === 'string') return hariSah(n) ? tanggal(n) : n
  return typeof n === 'object' ? n.join(', ') : String(n)
}

/** Changes since the latest A (before and after), then the decisions of verifikator on this bagian. */
export function ChangeHistory({ bagian }: { bagian: BagianKey }) {
  const { data } = useRiwayatBagian(bagian)
  if (!data) return null
  const { perubahan, keputusan, diverifikasiPada } = data
  if (perubahan.length === 0 && keputusan.length === 0) return null
  return (
    <section>
      {diverifikasiPada && perubahan.length > 0 && (
        <>
          <Typography variant="h3" component="h3">
            {text.perubahan} ({tanggal(diverifikasiPada)})
          </Typography>
          {perubahan.map((change) => (
            <Difference key={change.catatanId} change={change} />
          ))}
        </>
      )}
      {keputusan.length > 0 && (
        <details>
          <summary style={{ fontWeight: 600, cursor: 'pointer', padding: '4px 0' }}>
            {text.riwayat}
          </summary>
          <Decisions>
            {keputusan.map((k) => (
              <li key={k.id}>
                <strong>{pemeriksaanOffice.perubahan.keputusan[k.aksi]}</strong>
                {k.catatan && <div style={{ whiteSpace: 'pre-wrap' }}>{k.catatan}</div>}
                <Typography variant="caption" component="div" color="text.secondary">
                  {text.oleh(k.pelaku, tanggalWaktu(k.waktu))}
                </Typography>
              </li>
            ))}
          </Decisions>
        </details>
      )}
    </section>
  )
}

function Difference({ change }: { change: PerubahanBagian }) {
  return (
    <Table>
      <caption style={{ textAlign: 'left', paddingTop: 8 }}>
        {pemeriksaanOffice.perubahan.jenis[change.jenis]}
        {': '}
        {text.oleh(change.pelaku, tanggalWaktu(change.waktu))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{text.kolom}</th>
          <th scope="col">{text.sebelum}</th>
          <th scope="col">{text.sesudah}</th>
        </tr>
      </thead>
      <tbody>
        {change.isi.map((b) => (
          <tr key={b.kolom}>
            <th scope="row">{label(b.kolom)}</th>
            <td>{b.sebelum === null ? umum.tanpaNilai : <del>{shown(b.sebelum)}</del>}</td>
            <td>{b.sesudah === null ? umum.tanpaNilai : <ins>{shown(b.sesudah)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
