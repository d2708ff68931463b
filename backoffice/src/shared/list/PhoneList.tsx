import { SimpleList, type RaRecord, type SimpleListProps } from 'react-admin'
import { useRowClick } from './listAddress.ts'
import { ListNoResults } from './ListStates.tsx'

/** A list on a phone: react-admin's SimpleList, each row a card that opens its record. */
export function PhoneList<T extends RaRecord>(props: SimpleListProps<T>) {
  const rowClick = useRowClick()
  return <SimpleList<T> empty={<ListNoResults />} rowClick={rowClick} {...props} />
}
