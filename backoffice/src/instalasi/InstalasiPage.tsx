import Refresh from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { angka, tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import type { InstalasiPart } from '@eproc/domain/master/kesehatan'
import { instalasi } from '@eproc/i18n/id/instalasi'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { OtherRooms } from '../kotak-masuk/OtherRooms.tsx'
import { Panel } from './Panel.tsx'
import { spokenDuration } from './spoken_duration.ts'
import { QueueTable } from './QueueTable.tsx'
import { RehearsalPanel } from './RehearsalPanel.tsx'
import { useOffice } from '../providers/useOffice.ts'

const text = instalasi
const REFRESH_MS = 15_000

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
      <OtherRooms />
      {error && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
      {!data && !error && <PageSkeleton />}
      {data && <Health data={data} />}
    </>
  )
}

const Health = ({ data }: { data: InstalasiAnswer }) => (
  <>
    <Complaints data={data} />
    <Grid>
      <DataPanels data={data} />
      <MachinePanels data={data} />
      <RehearsalPanel />
    </Grid>
    <QueueTable queues={data.antrean} />
  </>
)

const partOf =
  ({ gangguan }: InstalasiAnswer) =>
  (bagian: InstalasiPart) =>
    !gangguan.some((g) => g.bagian === bagian)

/** What is kept: database, journal, mails, files, backup. */
function DataPanels({ data }: { data: InstalasiAnswer }) {
  const { basisData: b, jurnal: j, log: l, surat: s, penyimpanan: p, cadangan: c } = data
  const well = partOf(data)
  return (
    <>
      <Panel
        title={text.basisData}
        well={well('basisData')}
        rows={[
          [text.versi, `PostgreSQL ${b.versi}`],
          [text.ukuran, ukuranBerkas(b.ukuran)],
          [text.latensi, text.md(angka(b.latensiMs, 1))],
          [text.koneksi, text.dari(angka(b.koneksi), angka(b.maksKoneksi))],
        ]}
      />
      <Panel
        title={text.jurnal}
        well={well('jurnal')}
        rows={[
          [text.baris, angka(j.baris)],
          [text.kepala, j.kepala === null ? text.tidakAda : angka(j.kepala)],
          [text.belumDisegel, angka(j.belumDisegel)],
          [text.jeda, text.detik(angka(j.jedaDetik, 1))],
          [text.diperiksa, checked(j.pemeriksaan)],
        ]}
      />
      <Panel
        title={text.log}
        well={well('log')}
        rows={[
          [text.daun, angka(l.daun)],
          [text.daunTerakhir, l.terakhir === null ? text.tidakAda : tanggalWaktu(l.terakhir)],
          [text.menungguDaun, angka(l.antre)],
          [text.tempatKedua, l.satuDisk ? text.satuDisk : text.diskLain],
          [text.saksi, text.saksiIsi(l.saksi.ada, l.saksi.sah)],
        ]}
      />
      <Panel
        title={text.surat}
        well={well('surat')}
        rows={[
          [text.antre, angka(s.antre)],
          [text.tertua, s.tertuaDetik === null ? text.tidakAda : spokenDuration(s.tertuaDetik)],
          [text.gagal, angka(s.gagal)],
        ]}
      />
      <Panel
        title={text.penyimpanan}
        well={well('penyimpanan')}
        rows={[
          [text.disk, p.disk === 's3' ? text.diskS3 : text.diskLokal],
          [text.bebas, text.dari(ukuranBerkas(p.bebas), ukuranBerkas(p.total))],
          [text.berkas, text.jumlahUkuran(angka(p.jumlahBerkas), ukuranBerkas(p.ukuranBerkas))],
          [text.batasDokumen, text.mb(angka(p.batasDokumen))],
          [text.batasTender, text.mb(angka(p.batasTender))],
          [text.kuotaDosir, text.mb(angka(p.kuota.dosir))],
          [text.kuotaPenawaran, text.mb(angka(p.kuota.penawaran))],
          [text.kuotaPaket, text.mb(angka(p.kuota.paket))],
        ]}
      />
      <Panel
        title={text.cadangan}
        well={well('cadangan')}
        rows={[
          [text.cadanganTerakhir, c ? tanggalWaktu(c.pada) : text.belumCadangan],
          [
            text.isiCadangan,
            c
              ? text.jumlahUkuran(angka(c.jumlahBerkas), ukuranBerkas(c.ukuranBerkas))
              : text.tidakAda,
          ],
        ]}
      />
    </>
  )
}

/** What it runs on. */
function MachinePanels({ data }: { data: InstalasiAnswer }) {
  const { proses, jam } = data
  const well = partOf(data)
  return (
    <>
      <Panel
        title={text.jam}
        well={well('jam')}
        rows={[
          [text.jamServer, tanggalWaktu(jam.server)],
          [text.selisih, text.md(angka(jam.selisihMs))],
          [text.geser, jam.geserMs === 0 ? text.tidakDigeser : spokenDuration(jam.geserMs / 1000)],
        ]}
      />
      <Panel
        title={text.proses}
        well
        rows={[
          [text.aplikasi, proses.versi],
          [text.skema, proses.skema.split('/').at(-1)],
          [text.node, proses.node],
          [text.hidup, spokenDuration(proses.hidupDetik)],
          [text.memori, ukuranBerkas(proses.memori)],
          [text.sesi, angka(proses.sesiAktif)],
        ]}
      />
    </>
  )
}

const checked = (p: InstalasiAnswer['jurnal']['pemeriksaan']) =>
  p ? (p.utuh ? text.utuh : text.rusak)(tanggalWaktu(p.pada)) : text.belumDiperiksa

/** What calls for attention, in the words of the alerts. */
function Complaints({ data }: { data: InstalasiAnswer }) {
  return (
    <div role="status" style={{ marginBottom: 24 }}>
      {data.gangguan.length === 0 ? (
        <MessageBox tone="success">{text.semuaBaik}</MessageBox>
      ) : (
        <MessageBox tone="warning" title={text.masalah}>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {data.gangguan.map((g) => (
              <li key={g.kunci}>{g.teks}</li>
            ))}
          </ul>
        </MessageBox>
      )}
    </div>
  )
}
