import type { ReactElement } from 'react'
import {
  Button,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'

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
      label={text}
      aria-label={`${text}: ${String(name)}`}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </Button>
  )
}
