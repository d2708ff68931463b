import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  FunctionField,
  Labeled,
  ReferenceField,
  TextField,
  useRecordContext,
  WithRecord,
} from 'react-admin'
import {
  JENIS_PENGADAAN,
  STATUS_PELAKSANAAN,
  STATUS_PERSETUJUAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { Kegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { ditolak } from '@eproc/domain/rup/tindakan_kegiatan'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { RecordHistory } from '../shared/panel/RecordHistory.tsx'
import { ApprovalTimeline } from './ApprovalTimeline.tsx'
import { KegiatanChanges } from './KegiatanChanges.tsx'

const text = rupLayar.kegiatan.rincian

const Columns = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 3fr) minmax(0, 2fr)',
  'gap': '32px 48px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: 32, alignContent: 'start', minWidth: 0 },
}))
const Values = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
  'gap': '16px 24px',
  'overflowWrap': 'anywhere',
  'whiteSpace': 'pre-line',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .wide': { gridColumn: '1 / -1' },
}))
const Packages = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}))

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

/** One kegiatan: its data, the latest change, its approval, and the packages that use it. */
export function KegiatanShow() {
  const kegiatan = useRecordContext<RincianKegiatan>()
  // The list's row is shown only once the server has told the rest.
  if (!kegiatan?.riwayat) return <PageSkeleton rows={4} />
  const { kode, nama, persetujuan, catatan, perubahan, paket, bisa } = kegiatan
  return (
    // Nothing inside takes the focus: the keyboard scrolls the dialog from here.
    <Columns tabIndex={0} role="region" aria-label={`${kode} ${nama}`}>
      <div>
        {bisa.includes('tolak') && !bisa.includes('setujui') && (
          <MessageBox tone="info">{text.sendiri}</MessageBox>
        )}
        {ditolak(persetujuan) && catatan && (
          <MessageBox tone="warning" title={text.catatan}>
            {catatan}
          </MessageBox>
        )}
        {perubahan.length > 0 && persetujuan !== 'AD' && (
          <Panel title={text.perubahan}>
            <KegiatanChanges />
          </Panel>
        )}
        <KegiatanValues />
        {paket.length > 0 && (
          <Panel title={text.paket}>
            <PackagesOf />
          </Panel>
        )}
      </div>
      <div>
        <Panel title={text.riwayat}>
          <ApprovalTimeline />
        </Panel>
      </div>
      <div style={{ gridColumn: '1 / -1' }}>
        <RecordHistory filter={{ objek: 'kegiatan', objekId: String(kegiatan.id) }} />
      </div>
    </Columns>
  )
}

const KegiatanValues = () => (
  <Values>
    <Labeled className="wide">
      <ReferenceField source="programId" reference="rup/home" link="show" />
    </Labeled>
    <Labeled>
      <FunctionField<Kegiatan>
        source="persetujuan"
        render={(k) => <StatusChip list={STATUS_PERSETUJUAN} kode={k.persetujuan} />}
      />
    </Labeled>
    <Labeled>
      <FunctionField<Kegiatan>
        source="jenisPengadaan"
        render={(k) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan)}
      />
    </Labeled>
    <Labeled source="divisi">
      <TextField source="namaDivisi" />
    </Labeled>
    <Labeled>
      <TextField source="tahunAnggaran" />
    </Labeled>
    <Labeled source="ppkId">
      <TextField source="ppk" />
    </Labeled>
    <Labeled source="coaId">
      <TextField source="coa" />
    </Labeled>
    <Labeled>
      <FunctionField<Kegiatan> source="pagu" render={(k) => <strong>{rupiah(k.pagu)}</strong>} />
    </Labeled>
    <Labeled>
      <FunctionField<Kegiatan> source="paguTerpakai" render={(k) => rupiah(k.paguTerpakai)} />
    </Labeled>
    <Labeled>
      <FunctionField<Kegiatan> source="sisaPagu" render={(k) => rupiah(k.sisaPagu)} />
    </Labeled>
    <WithRecord<Kegiatan>
      render={({ keterangan }) =>
        keterangan && (
          <Labeled className="wide">
            <TextField source="keterangan" />
          </Labeled>
        )
      }
    />
  </Values>
)

function PackagesOf() {
  const kegiatan = useRecordContext<RincianKegiatan>()!
  return (
    <Packages>
      {kegiatan.paket.map((p) => (
        <li key={p.id}>
          <span>
            {p.kode} {p.nama}
          </span>
          <span style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
            {rupiah(p.pagu)}
            <StatusChip list={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />
          </span>
        </li>
      ))}
    </Packages>
  )
}
