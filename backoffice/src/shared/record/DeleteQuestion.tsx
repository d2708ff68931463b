import {
  HttpError,
  useDeleteController,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'react-admin'
import { master } from '@eproc/i18n/id/master'
import { umum } from '@eproc/i18n/id/umum'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'

interface DeleteQuestionProps {
  name: string
  open: boolean
  onClose: () => void
  onDeleted: (() => void) | undefined
}

/** A refusal ('still used by …') stays on the screen. */
export default function DeleteQuestion({ name, open, onClose, onDeleted }: DeleteQuestionProps) {
  const record = useRecordContext()
  const resource = useResourceContext()!
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselect(resource)
  const { isPending, handleDelete } = useDeleteController({
    record,
    resource,
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSettled: onClose,
      onSuccess: () => {
        notify(`resources.${resource}.notifications.deleted`, {
          type: 'success',
          messageArgs: record,
        })
        unselect([record!.id])
        // The form of a record that is gone must not be fetched again.
        if (onDeleted) onDeleted()
        else refresh()
      },
      onError: (error) => {
        const { message } = error
        const told = { ...record, message, _: message }
        notify(t(`resources.${resource}.notifications.delete_failed`, told), { type: 'error' })
        // What changed meanwhile is read anew, so that it is seen before it is deleted.
        if (error instanceof HttpError && error.status === 409) refresh()
      },
    },
  })
  const ask = (part: 'title' | 'content' | 'yes' | 'no', usual: string) =>
    t(`resources.${resource}.message.delete_${part}`, { _: usual })
  return (
    <ConfirmDialog
      open={open}
      destructive
      busy={isPending}
      title={ask('title', master.tabel.hapusJudul(name))}
      button={ask('yes', master.tabel.hapus)}
      cancelLabel={ask('no', umum.tombol.batal)}
      onConfirm={() => handleDelete()}
      onCancel={onClose}
    >
      {ask('content', master.tabel.hapusIsi)}
    </ConfirmDialog>
  )
}
