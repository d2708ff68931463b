import Typography from '@mui/material/Typography'
import { publikPaket } from '@eproc/i18n/id/publik_paket'
import { Tautan } from '@eproc/ui/Tautan.tsx'
import { TabelPaketPublik } from './TabelPaketPublik.tsx'
import { tahunIni, useTahunPublik } from './useTahunPublik.ts'

/** Lima paket pertama tahun anggaran terpilih di halaman depan, dengan tautan ke daftar lengkapnya. */
export default function PaketTerbaru() {
  const [tahun] = useTahunPublik()
  const judul = publikPaket.paket.judulBeranda(tahun)
  return (
    <section aria-labelledby="paket-terbaru">
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '4px 16px',
          marginBottom: 16,
        }}
      >
        <Typography variant="h2" id="paket-terbaru">
          {judul}
        </Typography>
        <Tautan ke={tahun === tahunIni() ? '/lelang' : `/lelang?tahun=${tahun}`}>
          {publikPaket.selengkapnya}
        </Tautan>
      </div>
      <TabelPaketPublik judul={judul} jumlah={5} />
    </section>
  )
}
