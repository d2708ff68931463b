import Visibility from '@mui/icons-material/VisibilityOutlined'
import {
  Button,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { useListAddress } from './listAddress.ts'

/** react-admin's ShowButton of a row, also for a list at an address of its own: the record opens over the list in view. */
export function ShowRowButton() {
  const address = useListAddress()
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = String(useGetRecordRepresentation(resource)(record))
  const t = useTranslate()
  return (
    <Button
      component={Link}
      to={`${address}/${record?.id}/show`}
      label="ra.action.show"
      aria-label={t(`resources.${resource}.action.show`, { recordRepresentation: name })}
      onClick={(click: { stopPropagation(): void }) => click.stopPropagation()}
    >
      <Visibility />
    </Button>
  )
}
