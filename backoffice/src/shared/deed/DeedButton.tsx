import Edit from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { ReactElement } from 'react'
import {
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { umum } from '@eproc/i18n/id/umum'
import { useListAddress } from '../list/listAddress.ts'

export interface DeedButtonProps {
  /** key of the resource's words: `resources.<name>.action.<action>` */
  action: string
  icon: ReactElement
  disabled?: boolean
  onClick: () => void
}

/** A verb of one record: an icon at the end of its row, icon and words in a dialog. Its name says which record. */
export function DeedButton({ action, icon, disabled = false, onClick }: DeedButtonProps) {
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = useGetRecordRepresentation(resource)(record)
  const text = useTranslate()(`resources.${resource}.action.${action}`)
  return (
    <Button
      size="small"
      startIcon={icon}
      aria-label={`${text}: ${String(name)}`}
      title={text}
      disabled={disabled}
      onClick={onClick}
    >
      {text}
    </Button>
  )
}

/** To the form of the record that is shown: in words on a phone too, where react-admin's button is an icon. */
export function EditRecordButton() {
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = useGetRecordRepresentation(resource)(record)
  const address = useListAddress()
  const t = useTranslate()
  if (!record) return null
  return (
    <Button
      component={Link}
      to={`${address}/${record.id}`}
      variant="contained"
      startIcon={<Edit />}
      aria-label={t(`resources.${resource}.action.edit`, { recordRepresentation: String(name) })}
    >
      {umum.tombol.ubah}
    </Button>
  )
}
