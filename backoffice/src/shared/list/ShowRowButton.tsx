import Visibility from '@mui/icons-material/VisibilityOutlined'
import {
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useListAddress } from './listAddress.ts'
import { RowLink } from './RowDeed.tsx'

/** Opens the record of the row over the list in view, also where the list has an address of its own. */
export function ShowRowButton() {
  const address = useListAddress()
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = String(useGetRecordRepresentation(resource)(record))
  const t = useTranslate()
  return (
    <RowLink
      to={`${address}/${record?.id}/show`}
      name={t(`resources.${resource}.action.show`, { recordRepresentation: name })}
      icon={<Visibility />}
    />
  )
}
