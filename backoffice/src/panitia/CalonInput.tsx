import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import { ids } from './tender_form.ts'

/** Vendors that the committee means to invite, without tender. */
export const CalonInput = () => (
  <ReferenceArrayInput source="listCalon" reference="admin/vendor" perPage={25}>
    <AutocompleteArrayInput
      optionText="nama"
      format={ids}
      filterToQuery={(q: string) => ({ q })}
      sx={{ gridColumn: '1 / -1' }}
    />
  </ReferenceArrayInput>
)
