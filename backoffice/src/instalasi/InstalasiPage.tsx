import Segarkan from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { angka, tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Panel } from './Panel.tsx'
import { spokenDuration } from './spoken_duration.ts'
import { QueueTable } from './QueueTable.tsx'
import { useOffice } from '../providers/useOffice.ts'

const teks = master.instalasi
const SEGAR_MS = 15_000

/** From here on a figure calls for attention. */
const BATAS = {
  latensiMs: 250,
  bagianKoneksi: 0.9,
  jedaSegelDetik: 5,
  antreDetik: 300,
  bagianBebas: 0.1,
  selisihJamMs: 1000,
} as const

const Kisi = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
})

/** /super/admin: health of the installation, refreshed by itself. */
export default function InstalasiPage() {
  const office = useOffice()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['instalasi'],
    queryFn: () => office.installation(),
    refetchInterval: SEGAR_MS,
  })
  return (
    <>
      <PageTitle
        judul={teks.judul}
        keterangan={data ? teks.diperbarui(tanggalWaktu(data.jam.server)) : teks.keterangan}
        aksi={
          <Button
            variant="outlined"
            startIcon={<Segarkan />}
            onClick={() => void refetch()}
            disabled={isFetching}
          >
            {teks.segarkan}
          </Button>
        }
      />
      {error && <KotakPesan nada="error">{errorMessage(error)}</KotakPesan>}
      {!data && !error && <KerangkaHalaman />}
      {data && <Keadaan data={data} />}
    </>
  )
}

function Keadaan({ data: d }: { data: InstalasiAnswer }) {
  const { basisData: b, jurnal: j, surat: s, penyimpanan: p, proses, jam } = d
  return (
    <>
      <Kisi>
        <Panel
          judul={teks.basisData}
          baik={b.latensiMs < BATAS.latensiMs && b.koneksi < b.maksKoneksi * BATAS.bagianKoneksi}
          isi={[
            [teks.versi, `PostgreSQL ${b.versi}`],
            [teks.ukuran, ukuranBerkas(b.ukuran)],
            [teks.latensi, teks.md(angka(b.latensiMs, 1))],
            [teks.koneksi, teks.dari(angka(b.koneksi), angka(b.maksKoneksi))],
          ]}
        />
        <Panel
          judul={teks.jurnal}
          baik={j.jedaDetik < BATAS.jedaSegelDetik}
          isi={[
            [teks.baris, angka(j.baris)],
            [teks.kepala, j.kepala === null ? teks.tidakAda : angka(j.kepala)],
            [teks.belumDisegel, angka(j.belumDisegel)],
            [teks.jeda, teks.detik(angka(j.jedaDetik, 1))],
          ]}
        />
        <Panel
          judul={teks.surat}
          baik={s.gagal === 0 && (s.tertuaDetik ?? 0) < BATAS.antreDetik}
          isi={[
            [teks.antre, angka(s.antre)],
            [teks.tertua, s.tertuaDetik === null ? teks.tidakAda : spokenDuration(s.tertuaDetik)],
            [teks.gagal, angka(s.gagal)],
          ]}
        />
        <Panel
          judul={teks.penyimpanan}
          baik={p.bebas > p.total * BATAS.bagianBebas}
          isi={[
            [teks.disk, p.disk === 's3' ? teks.diskS3 : teks.diskLokal],
            [teks.bebas, teks.dari(ukuranBerkas(p.bebas), ukuranBerkas(p.total))],
            [teks.berkas, teks.jumlahUkuran(angka(p.jumlahBerkas), ukuranBerkas(p.ukuranBerkas))],
          ]}
        />
        <Panel
          judul={teks.jam}
          baik={Math.abs(jam.selisihMs) < BATAS.selisihJamMs}
          isi={[
            [teks.jamServer, tanggalWaktu(jam.server)],
            [teks.selisih, teks.md(angka(jam.selisihMs))],
            [
              teks.geser,
              jam.geserMs === 0 ? teks.tidakDigeser : spokenDuration(jam.geserMs / 1000),
            ],
          ]}
        />
        <Panel
          judul={teks.proses}
          baik
          isi={[
            [teks.aplikasi, proses.versi],
            [teks.node, proses.node],
            [teks.hidup, spokenDuration(proses.hidupDetik)],
            [teks.memori, ukuranBerkas(proses.memori)],
            [teks.sesi, angka(proses.sesiAktif)],
          ]}
        />
      </Kisi>
      <QueueTable antrean={d.antrean} />
    </>
  )
}
