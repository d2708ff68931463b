import Refresh from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { angka, tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { Panel } from './Panel.tsx'
import { spokenDuration } from './spoken_duration.ts'
import { QueueTable } from './QueueTable.tsx'
import { useOffice } from '../providers/useOffice.ts'

const text = master.instalasi
const REFRESH_MS = 15_000

/** From here on a figure calls for attention. */
const LIMITS = {
  latencyMs: 250,
  connectionShare: 0.9,
  sealDelaySeconds: 5,
  queueSeconds: 300,
  freeShare: 0.1,
  clockDriftMs: 1000,
} as const

const Grid = styled('div')({
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
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageTitle
        title={text.judul}
        description={data ? text.diperbarui(tanggalWaktu(data.jam.server)) : text.keterangan}
        actions={
          <Button
            variant="outlined"
            startIcon={<Refresh />}
            onClick={() => void refetch()}
            disabled={isFetching}
          >
            {text.segarkan}
          </Button>
        }
      />
      <KotakMasuk whenWaiting />
      {error && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
      {!data && !error && <PageSkeleton />}
      {data && <Health data={data} />}
    </>
  )
}

function Health({ data: d }: { data: InstalasiAnswer }) {
  const { basisData: b, jurnal: j, surat: s, penyimpanan: p, proses, jam } = d
  return (
    <>
      <Grid>
        <Panel
          title={text.basisData}
          well={
            b.latensiMs < LIMITS.latencyMs && b.koneksi < b.maksKoneksi * LIMITS.connectionShare
          }
          rows={[
            [text.versi, `PostgreSQL ${b.versi}`],
            [text.ukuran, ukuranBerkas(b.ukuran)],
            [text.latensi, text.md(angka(b.latensiMs, 1))],
            [text.koneksi, text.dari(angka(b.koneksi), angka(b.maksKoneksi))],
          ]}
        />
        <Panel
          title={text.jurnal}
          well={j.jedaDetik < LIMITS.sealDelaySeconds}
          rows={[
            [text.baris, angka(j.baris)],
            [text.kepala, j.kepala === null ? text.tidakAda : angka(j.kepala)],
            [text.belumDisegel, angka(j.belumDisegel)],
            [text.jeda, text.detik(angka(j.jedaDetik, 1))],
          ]}
        />
        <Panel
          title={text.surat}
          well={s.gagal === 0 && (s.tertuaDetik ?? 0) < LIMITS.queueSeconds}
          rows={[
            [text.antre, angka(s.antre)],
            [text.tertua, s.tertuaDetik === null ? text.tidakAda : spokenDuration(s.tertuaDetik)],
            [text.gagal, angka(s.gagal)],
          ]}
        />
        <Panel
          title={text.penyimpanan}
          well={p.bebas > p.total * LIMITS.freeShare}
          rows={[
            [text.disk, p.disk === 's3' ? text.diskS3 : text.diskLokal],
            [text.bebas, text.dari(ukuranBerkas(p.bebas), ukuranBerkas(p.total))],
            [text.berkas, text.jumlahUkuran(angka(p.jumlahBerkas), ukuranBerkas(p.ukuranBerkas))],
          ]}
        />
        <Panel
          title={text.jam}
          well={Math.abs(jam.selisihMs) < LIMITS.clockDriftMs}
          rows={[
            [text.jamServer, tanggalWaktu(jam.server)],
            [text.selisih, text.md(angka(jam.selisihMs))],
            [
              text.geser,
              jam.geserMs === 0 ? text.tidakDigeser : spokenDuration(jam.geserMs / 1000),
            ],
          ]}
        />
        <Panel
          title={text.proses}
          well
          rows={[
            [text.aplikasi, proses.versi],
            [text.node, proses.node],
            [text.hidup, spokenDuration(proses.hidupDetik)],
            [text.memori, ukuranBerkas(proses.memori)],
            [text.sesi, angka(proses.sesiAktif)],
          ]}
        />
      </Grid>
      <QueueTable queues={d.antrean} />
    </>
  )
}
