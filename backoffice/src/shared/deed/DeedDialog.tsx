import { useState } from 'react'
import { RecordContextProvider, SaveContextProvider, type RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import { ApiError, type Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx'
import { changeOf } from '../stale/change.ts'
import { forgetDraft } from '../unsaved/KeptDraft.tsx'
import { fieldErrors } from './field_errors.ts'
import type { Progress } from '../../providers/verbs/tender/sending.ts'
import { useDeed } from './useDeed.ts'

export interface DeedDialogProps<T extends FieldValues, A> extends Omit<
  FormDialogProps<T>,
  'saving' | 'progress' | 'record' | 'newer' | 'stale' | 'submit' | 'rules'
> {
  submit: NonNullable<FormDialogProps<T>['submit']>
  /** absent when the server alone judges what is typed */
  rules?: FormDialogProps<T>['rules']
  /** what is asked as it stands on the record now, with its version: shown beside what was typed when somebody saved first */
  newest?: RaRecord
  /** the verb that is sent with what was typed; with files it tells how much of them has gone */
  deed: (office: OfficeProvider, values: T, progress: Progress) => Promise<Answer<A>>
  onDone?: (answer: Answer<A>) => void
  /** what a success leads on to in the place of closing */
  next?: (answer: Answer<A>) => void
}

const NO_RULES = () => []

/**
 * A verb that asks something first (a reason, a date, people): a form in a dialog, whose refusals lose nothing typed. The
 * inputs do not see the record that the verb is about: its fields are not what is asked.
 */
export function DeedDialog<T extends FieldValues, A = unknown>(p: DeedDialogProps<T, A>) {
  const { deed, onDone, next, newest, rules = NO_RULES, ...dialog } = p
  const [refused, setRefused] = useState<{ versi: unknown; change: Change | undefined }>()
  const [progress, setProgress] = useState<number | null>(null)
  const { mutateAsync, isPending } = useDeed<T, A>(
    (office, values) => deed(office, values, setProgress),
    { onFailed: () => {} }
  )
  const save = async (values: Partial<T>) => {
    setProgress(null)
    try {
      const answer = await mutateAsync(values as T)
      if (dialog.draft) forgetDraft(dialog.draft)
      if (next) next(answer)
      else dialog.close()
      onDone?.(answer)
      return undefined
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 409
      setRefused(conflict ? { versi: values.versi, change: changeOf(error) } : undefined)
      return fieldErrors(error)
    }
  }
  // A refusal for another reason is nobody's change.
  const stale =
    newest !== undefined && refused?.versi !== undefined && newest.versi !== refused.versi
  return (
    <RecordContextProvider value={undefined}>
      <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
        <FormDialog
          failed={(message) => message}
          {...dialog}
          rules={rules}
          saving={isPending}
          progress={progress}
          stale={stale}
          change={refused?.change}
          {...(stale ? { newer: newest } : {})}
        />
      </SaveContextProvider>
    </RecordContextProvider>
  )
}
