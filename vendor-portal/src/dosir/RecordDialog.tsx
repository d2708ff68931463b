import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api, toFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { MESSAGES, type RecordListProps, type StoredRecord } from './record.ts'
import { NEW_RECORD } from './record_address.ts'
import { useStale } from '../app/stale.tsx'
import { useRekananId, useSave } from './useDosir.ts'

type RecordDialogProps<T extends StoredRecord, N extends FieldValues> = RecordListProps<T, N> & {
  row: T | null
  all: readonly T[]
  onClose: () => void
}

/** The form of one record with its rules, and what sends it. */
function useRecordForm<T extends StoredRecord, N extends FieldValues>(p: RecordDialogProps<T, N>) {
  const [row, setRow] = useState(p.row)
  const vendorId = useRekananId()
  const { save, busy, progress } = useSave()
  const { notify } = useNotice()
  const form = useForm<N>({
    defaultValues: p.initial(row),
    resolver: rulesResolver<N>((input) =>
      p.rules(
        input,
        row,
        p.all.filter((other) => other.id !== p.row?.id)
      )
    ),
  })
  const draft = useFormDraft(form, `${p.bagian}.${p.row?.id ?? NEW_RECORD}`)
  const stale = useStale<T, N>({
    start: row,
    setStart: setRow,
    onGone: () => setRow(null),
    form,
    initial: p.initial,
    queryKey: ['dosir', vendorId, p.bagian],
    find: (all) => (all as T[] | undefined)?.find(({ id }) => id === row?.id),
  })
  const submit = async (input: N) => {
    const values = {
      ...input,
      vendorId,
      ...(row ? { id: row.id, versi: row.versi } : {}),
    }
    try {
      await save((onProgress) => {
        const body = p.calls.json ? values : toFormData(values)
        return row && p.calls.update
          ? api.put(p.calls.update(row.id), body, { progress: onProgress })
          : api.post(p.calls.add, body, { progress: onProgress })
      })
      // Saved: nothing holds the way back any more.
      form.reset(input)
      p.onClose()
    } catch (failure) {
      await stale.meet(failure)
      const messages = p.messages ?? MESSAGES
      notify((row ? messages.update : messages.save)(errorMessage(failure)), 'error')
      throw failure
    }
  }
  return { row, form, draft, submit, busy, progress, notice: stale.notice }
}

/** Adds or changes one record; what is typed and not saved stays a draft of this user. */
export function RecordDialog<T extends StoredRecord, N extends FieldValues>(
  p: RecordDialogProps<T, N>
) {
  const formId = useId()
  const { row, form, draft, submit, busy, progress, notice } = useRecordForm(p)
  return (
    <>
      <FullDialog
        open
        title={row ? t.edit(p.noun) : t.add(p.noun)}
        onClose={p.onClose}
        dirty={form.formState.isDirty}
        onDiscard={draft.discard}
        busy={busy}
        actions={
          <>
            <CancelButton disabled={busy} />
            <Button
              onClick={() => form.reset(p.initial(row))}
              disabled={busy || !form.formState.isDirty}
            >
              {umum.tombol.reset}
            </Button>
            <Button type="submit" form={formId} variant="contained" disabled={busy}>
              {umum.tombol.simpan}
            </Button>
          </>
        }
      >
        <Form id={formId} form={form} draft={draft} onSubmit={submit}>
          {notice}
          {p.fields(row)}
        </Form>
      </FullDialog>
      <ProgressDialog open={busy} progress={progress} />
    </>
  )
}
