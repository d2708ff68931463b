import { AutocompleteInput, ReferenceInput, useListContext } from 'react-admin'

/** Packages of one activity of the plan, found by its code or name; those of the year that is chosen. */
export default function KegiatanFilter({ source }: { source: string }) {
  const { tahun } = useListContext().filterValues as { tahun?: number }
  return (
    <ReferenceInput
      source={source}
      reference="laporan-rup-dan-paket-kegiatan"
      sort={{ field: 'kodeRup', order: 'ASC' }}
      filter={tahun ? { tahun } : {}}
    >
      <AutocompleteInput helperText={false} />
    </ReferenceInput>
  )
}
