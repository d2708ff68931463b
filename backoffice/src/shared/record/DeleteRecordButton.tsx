import Delete from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import {
  Button,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useMay } from '../../providers/useMay.ts'
import { RowButton } from '../list/RowDeed.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

// A list has a button in each row, and few of them are ever pressed.
const DeleteQuestion = lazyPart(() => import('./DeleteQuestion.tsx'))

interface DeleteRecordButtonProps {
  /** at the end of a row: an icon */
  inRow?: boolean
  onDeleted?: () => void
}

/** Deletes the record, where it may be, after a question that names it. */
export function DeleteRecordButton({ inRow = false, onDeleted }: DeleteRecordButtonProps) {
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = String(useGetRecordRepresentation(resource)(record))
  const t = useTranslate()
  const [asking, setAsking] = useState<boolean>()
  const may = useMay('delete', record)
  if (!record || !may) return null
  const question = t(`resources.${resource}.action.delete`, { recordRepresentation: name })
  const ask = () => setAsking(true)
  return (
    <>
      {inRow ? (
        <RowButton name={question} icon={<Delete />} onClick={ask} />
      ) : (
        <Button label="ra.action.delete" aria-label={question} onClick={ask}>
          <Delete />
        </Button>
      )}
      {asking !== undefined && (
        <OptionalPart>
          <DeleteQuestion
            name={name}
            open={asking}
            onClose={() => setAsking(false)}
            onDeleted={onDeleted}
          />
        </OptionalPart>
      )}
    </>
  )
}
