import { CanAccess, DataTable, FunctionField, SimpleShowLayout, TextField } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { HolderKeyRow } from '@eproc/domain/pemegang/answers'
import { STATUS_HOLDER_KEY } from '@eproc/domain/pemegang/holder_key'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { shortFingerprint } from '@eproc/sealing/keys/pair'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { ConfirmKey } from './ConfirmKey.tsx'
import { Fingerprint } from './Fingerprint.tsx'
import { KeyStatusField } from './KeyStatusField.tsx'
import { OwnKey } from './sendiri/OwnKey.tsx'

const FILTERS = [
  <FilterChoice
    key="status"
    source="status"
    list={STATUS_HOLDER_KEY.map((kode) => ({ kode, teks: pemegang.status[kode] }))}
    alwaysOn
  />,
]

const time = (iso: string | null) => (iso === null ? '-' : tanggalWaktu(iso))

/** /admin/kunci-pemegang: the own key, and everybody's with their fingerprints. */
export default function HolderKeyList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      exporter={false}
      readOnly
      intro={
        <CanAccess resource="admin/kunci-pemegang" action="hold">
          <OwnKey />
        </CanAccess>
      }
      phone={
        <PhoneList<HolderKeyRow>
          secondaryText={(key) => shortFingerprint(key.sidik)}
          tertiaryText={() => <KeyStatusField />}
        />
      }
      dialogs={<HolderKeyShow />}
    >
      <ResourceTable bulkActionButtons={false} rowActions={<ShowRowButton />}>
        <DataTable.Col source="nama" sx={{ fontWeight: 650 }} />
        <DataTable.Col<HolderKeyRow>
          source="sidik"
          disableSort
          render={(key) => <code>{shortFingerprint(key.sidik)} …</code>}
        />
        <DataTable.Col source="status" disableSort field={KeyStatusField} />
        <DataTable.Col<HolderKeyRow>
          source="didaftarkanPada"
          render={(key) => time(key.didaftarkanPada)}
        />
        <DataTable.Col source="konfirmator" disableSort />
      </ResourceTable>
    </ResourceList>
  )
}

const HolderKeyShow = () => (
  <ShowDialog width="sm" actions={<ConfirmKey />}>
    <SimpleShowLayout>
      <TextField source="nama" />
      <TextField source="jabatan" emptyText="-" />
      <FunctionField<HolderKeyRow>
        source="sidik"
        render={(key) => <Fingerprint sidik={key.sidik} />}
      />
      <KeyStatusField source="status" />
      <FunctionField<HolderKeyRow>
        source="didaftarkanPada"
        render={(key) => time(key.didaftarkanPada)}
      />
      <FunctionField<HolderKeyRow> source="berlakuPada" render={(key) => time(key.berlakuPada)} />
      <FunctionField<HolderKeyRow> source="berakhirPada" render={(key) => time(key.berakhirPada)} />
      <TextField source="konfirmator" emptyText="-" />
      <FunctionField<HolderKeyRow>
        source="cara"
        render={(key) => (key.cara ? pemegang.cara[key.cara] : '-')}
      />
      <TextField source="alasan" emptyText="-" />
    </SimpleShowLayout>
  </ShowDialog>
)
