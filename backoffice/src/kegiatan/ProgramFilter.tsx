import { AutocompleteInput, ReferenceInput } from 'react-admin'

/** Kegiatan of one program, found by typing. */
export default function ProgramFilter({ source }: { source: string }) {
  return (
    <ReferenceInput source={source} reference="rup/home" sort={{ field: 'kode', order: 'ASC' }}>
      <AutocompleteInput helperText={false} />
    </ReferenceInput>
  )
}
