import Visibility from '@mui/icons-material/VisibilityOutlined'
import {
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { useListAddress } from './listAddress.ts'
import { RowLink } from './RowDeed.tsx'

interface ShowRowButtonProps<R extends RaRecord> {
  /** what the row's record is called, where its resource does not say */
  called?: (record: R) => string
}

/** Opens the record of the row over the list in view, also where the list has an address of its own. */
export function ShowRowButton<R extends RaRecord>({ called }: ShowRowButtonProps<R>) {
  const address = useListAddress()
  const record = useRecordContext<R>()
  const resource = useResourceContext()!
  const represented = String(useGetRecordRepresentation(resource)(record))
  const name = called && record ? called(record) : represented
  const t = useTranslate()
  return (
    <RowLink
      to={`${address}/${record?.id}/show`}
      name={t(`resources.${resource}.action.show`, { recordRepresentation: name })}
      icon={<Visibility />}
    />
  )
}
