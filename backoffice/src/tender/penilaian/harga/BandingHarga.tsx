import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type {
  BarisPemeriksaan,
  HargaBaris,
  PemeriksaanHarga,
  PemeriksaanRekanan,
} from '@eproc/domain/tender/penawaran/answers_rincian'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { usePages } from '@eproc/ui/table/usePages.tsx'
import { Matrix } from '../../../shared/panel/Matrix.tsx'

const teks = rincianHarga.periksa

const Prices = styled(Matrix)({
  '& th, & td': { textAlign: 'right' },
  '& td > div': { whiteSpace: 'nowrap' },
})

const Marks = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  justifyContent: 'flex-end',
})

/** Lines down, vendors across, beside the unit prices of the HPS. */
export default function BandingHarga({ check: { baris, rekanan } }: { check: PemeriksaanHarga }) {
  const priced = rekanan.filter((r) => r.harga)
  const { shown, pager } = usePages(priced)
  const without = rekanan.filter((r) => !r.harga).map((r) => r.nama)
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {teks.keterangan} {without.length > 0 && teks.jumlahSaja(without.join(', '))}
      </Typography>
      <Prices tabIndex={0} role="region" aria-label={teks.judul}>
        <table>
          <thead>
            <tr>
              <th scope="col">{teks.pekerjaan}</th>
              <th scope="col">{teks.volume}</th>
              <th scope="col">{teks.hps}</th>
              {shown.map((r) => (
                <th key={r.vendorId} scope="col">
                  {r.nama}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {baris.map((line, i) => (
              <tr key={line.nomor}>
                <th scope="row">
                  {line.nomor}. {line.uraian}
                </th>
                <td>
                  {angka(line.volume, 3)} {line.satuan}
                </td>
                <td>{rupiah(line.hargaHps)}</td>
                {shown.map((r) => (
                  <Cell
                    key={r.vendorId}
                    line={line}
                    harga={r.harga?.[i]}
                    several={priced.length > 1}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Total name={teks.hitungan} priced={shown} of={(r) => r.jumlah} />
            <Total name={teks.penawaran} priced={shown} of={(r) => r.hargaPenawaran} />
            <Total name={teks.selisih} priced={shown} of={(r) => r.selisih} />
          </tfoot>
        </table>
      </Prices>
      {pager}
    </>
  )
}

interface CellProps {
  line: BarisPemeriksaan
  harga: HargaBaris | undefined
  /** lowest and highest say something */
  several: boolean
}

function Cell({ line, harga, several }: CellProps) {
  if (!harga) return <td>{umum.tanpaNilai}</td>
  const { hargaSatuan, jumlah, tinggi } = harga
  const marked = several && line.terendah !== line.tertinggi
  return (
    <td>
      <div>{rupiah(hargaSatuan)}</div>
      <Typography component="div" variant="body2" color="text.secondary">
        {teks.jumlah(rupiah(jumlah))}
      </Typography>
      <Marks>
        {marked && hargaSatuan === line.terendah && (
          <StatusChip color="hijau" text={teks.terendah} />
        )}
        {marked && hargaSatuan === line.tertinggi && (
          <StatusChip color="abu" text={teks.tertinggi} />
        )}
        {tinggi && <StatusChip color="kuning" text={teks.tinggi} />}
      </Marks>
    </td>
  )
}

interface TotalProps {
  name: string
  priced: readonly PemeriksaanRekanan[]
  of: (r: PemeriksaanRekanan) => number | null
}

const Total = ({ name, priced, of }: TotalProps) => (
  <tr>
    <th scope="row" colSpan={3}>
      {name}
    </th>
    {priced.map((r) => (
      <td key={r.vendorId}>{rupiah(of(r))}</td>
    ))}
  </tr>
)
