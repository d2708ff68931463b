import Typography from '@mui/material/Typography'
import { DataTable } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { ParameterAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { umum } from '@eproc/i18n/id/umum'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ParameterForm } from './ParameterForm.tsx'

const shown = (p: ParameterAnswer): string =>
  p.value === ''
    ? master.parameter.nilaiKosong
    : p.tipe === 'angka'
      ? angka(Number(p.value))
      : p.value

/** /admin/parameter: 'Parameter Aplikasi' (S2 §2.6). */
export default function ParameterList() {
  return (
    <ResourceList
      phone={<PhoneList<ParameterAnswer> secondaryText={(p) => `${shown(p)} · ${p.keterangan}`} />}
      empty={<EmptyState title={master.parameter.kosong} />}
      dialogs={<ParameterForm />}
    >
      <ResourceTable bulkActionButtons={false}>
        <DataTable.Col<ParameterAnswer>
          source="key"
          render={(p) => (
            <>
              <Typography component="div" sx={{ fontWeight: 650 }}>
                {p.key}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div">
                {p.keterangan}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<ParameterAnswer>
          source="value"
          render={shown}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        />
        <DataTable.Col<ParameterAnswer>
          source="publik"
          disableSort
          render={(p) => (p.publik ? umum.tombol.ya : umum.tombol.tidak)}
        />
      </ResourceTable>
    </ResourceList>
  )
}
