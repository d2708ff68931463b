import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hariSah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type {
  BagianVerifikasi,
  KeadaanVerifikasi,
  NilaiJurnal,
  PerubahanBagian,
} from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { useRiwayat } from './useBagian.ts'

const teks = verifikasi.dialog

const Tabel = styled('table')(({ theme }) => ({
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
const ListAnswer = styled('ul')(({ theme }) => ({
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'display': 'grid',
  'gap': 8,
  '& li': { borderLeft: `3px solid ${theme.vars.palette.divider}`, paddingLeft: 12 },
}))

const label = (column: string): string => {
  const semua: Readonly<Record<string, unknown>> = verifikasi.isian
  const isi = semua[column]
  return typeof isi === 'string' ? isi : column
}

function nilai(n: NilaiJurnal): string {
  if (n === null || n === '') return umum.tanpaNilai
  if (typeof n === 'boolean') return n ? verifikasi.isian.ya : verifikasi.isian.tidak
  if (typeof n === 'string') return hariSah(n) ? tanggal(n) : n
  return typeof n === 'object' ? n.join(', ') : String(n)
}

/** Changes since the latest A (before and after), then the decisions of verifikator on this bagian. */
export function RiwayatBagian(p: { keadaan: KeadaanVerifikasi; bagian: BagianVerifikasi }) {
  const { data } = useRiwayat(p.keadaan.id, p.bagian.kunci, p.keadaan.versi, true)
  if (!data) return null
  const { perubahan, keputusan, diverifikasiPada } = data
  if (perubahan.length === 0 && keputusan.length === 0) return null
  return (
    <section>
      {diverifikasiPada && perubahan.length > 0 && (
        <>
          <Typography variant="h3" component="h3">
            {teks.perubahan} ({tanggal(diverifikasiPada)})
          </Typography>
          {perubahan.map((satu) => (
            <Beda key={satu.catatanId} isi={satu} />
          ))}
        </>
      )}
      {keputusan.length > 0 && (
        <details>
          <summary style={{ fontWeight: 600, cursor: 'pointer', padding: '4px 0' }}>
            {teks.riwayat}
          </summary>
          <ListAnswer>
            {keputusan.map((k) => (
              <li key={k.id}>
                <strong>{verifikasi.perubahan.keputusan[k.aksi]}</strong>
                {k.catatan && <div style={{ whiteSpace: 'pre-wrap' }}>{k.catatan}</div>}
                <Typography variant="caption" component="div" color="text.secondary">
                  {teks.oleh(k.pelaku, tanggalWaktu(k.waktu))}
                </Typography>
              </li>
            ))}
          </ListAnswer>
        </details>
      )}
    </section>
  )
}

function Beda({ isi }: { isi: PerubahanBagian }) {
  return (
    <Tabel>
      <caption style={{ textAlign: 'left', paddingTop: 8 }}>
        {verifikasi.perubahan.jenis[isi.jenis]}
        {': '}
        {teks.oleh(isi.pelaku, tanggalWaktu(isi.waktu))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{teks.kolom}</th>
          <th scope="col">{teks.sebelum}</th>
          <th scope="col">{teks.sesudah}</th>
        </tr>
      </thead>
      <tbody>
        {isi.isi.map((b) => (
          <tr key={b.kolom}>
            <th scope="row">{label(b.kolom)}</th>
            <td>{b.sebelum === null ? umum.tanpaNilai : <del>{nilai(b.sebelum)}</del>}</td>
            <td>{b.sesudah === null ? umum.tanpaNilai : <ins>{nilai(b.sesudah)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Tabel>
  )
}
