import { SimpleList, type RaRecord, type SimpleListProps } from 'react-admin'
import { ListNoResults } from './ListStates.tsx'

/** A list on a phone: react-admin's SimpleList, each row a card that opens its record. */
export const PhoneList = <T extends RaRecord>(props: SimpleListProps<T>) => (
  <SimpleList<T> empty={<ListNoResults />} {...props} />
)
