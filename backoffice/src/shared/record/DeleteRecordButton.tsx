import Delete from '@mui/icons-material/DeleteOutlined'
import { lazy, Suspense, useState } from 'react'
import {
  Button,
  useCanAccess,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'

// A list has a button in each row, and few of them are ever pressed.
const DeleteQuestion = lazy(() => import('./DeleteQuestion.tsx'))

/** Deletes the record, where it may be, after a question that names it. */
export function DeleteRecordButton({ onDeleted }: { onDeleted?: () => void }) {
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = String(useGetRecordRepresentation(resource)(record))
  const t = useTranslate()
  const [asking, setAsking] = useState<boolean>()
  const { canAccess } = useCanAccess({ resource, action: 'delete', record })
  if (!record || !canAccess) return null
  return (
    <>
      <Button
        label="ra.action.delete"
        aria-label={t(`resources.${resource}.action.delete`, { recordRepresentation: name })}
        onClick={(event) => {
          event.stopPropagation()
          setAsking(true)
        }}
      >
        <Delete />
      </Button>
      {asking !== undefined && (
        <Suspense>
          <DeleteQuestion
            name={name}
            open={asking}
            onClose={() => setAsking(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  )
}
