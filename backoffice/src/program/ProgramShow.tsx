import Typography from '@mui/material/Typography'
import {
  FunctionField,
  Pagination,
  ReferenceManyField,
  SimpleList,
  SimpleShowLayout,
  TextField,
} from 'react-admin'
import { STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { Kegiatan, Program } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { useKegiatanAddress } from './useKegiatanAddress.ts'

/** One program with its kegiatan. */
export function ProgramShow() {
  const address = useKegiatanAddress()
  return (
    <>
      <SimpleShowLayout
        direction="row"
        spacing={0}
        sx={{
          'p': 0,
          'mb': 3,
          '& .RaSimpleShowLayout-stack': { flexWrap: 'wrap', gap: '8px 24px' },
        }}
      >
        <TextField source="namaDivisi" label="resources.rup/home.fields.divisi" />
        <TextField source="tahunAnggaran" />
        <FunctionField<Program> source="pagu" render={(p) => rupiah(p.pagu)} />
        <FunctionField<Program> source="paguTerpakai" render={(p) => rupiah(p.paguTerpakai)} />
        <FunctionField<Program> source="sisaPagu" render={(p) => rupiah(p.sisaPagu)} />
      </SimpleShowLayout>
      <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
        {rupLayar.program.kegiatan}
      </Typography>
      <ReferenceManyField
        reference="rup/kegiatan"
        target="programId"
        sort={{ field: 'kode', order: 'ASC' }}
        pagination={<Pagination rowsPerPageOptions={[]} />}
      >
        <SimpleList<Kegiatan>
          empty={<EmptyState title={rupLayar.kosong} />}
          rowClick={(id) => `${address}/${id}/show`}
          primaryText={(k) => k.nama}
          secondaryText={(k) => `${k.kode} · ${rupiah(k.pagu)}`}
          tertiaryText={(k) => <StatusChip list={STATUS_PERSETUJUAN} kode={k.persetujuan} />}
        />
      </ReferenceManyField>
    </>
  )
}
