import { RecordContextProvider, SaveContextProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { ApiError, errorMessage, type Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx'
import { useDeed } from './useDeed.ts'

export interface DeedDialogProps<T extends FieldValues, A> extends Omit<
  FormDialogProps<T>,
  'saving' | 'record' | 'newer' | 'submit' | 'rules'
> {
  submit: NonNullable<FormDialogProps<T>['submit']>
  /** absent when the server alone judges what is typed */
  rules?: FormDialogProps<T>['rules']
  /** the verb that is sent with what was typed */
  deed: (office: OfficeProvider, values: T) => Promise<Answer<A>>
  onDone?: (answer: Answer<A>) => void
}

const NO_RULES = () => []

/**
 * A verb that asks something first (a reason, a date, people): a form in a dialog, whose refusals lose nothing typed. The
 * inputs do not see the record that the verb is about: its fields are not what is asked.
 */
export function DeedDialog<T extends FieldValues, A = unknown>(p: DeedDialogProps<T, A>) {
  const { deed, onDone, rules = NO_RULES, ...dialog } = p
  const { mutateAsync, isPending } = useDeed<T, A>(deed, { onFailed: () => {} })
  const save = async (values: Partial<T>) => {
    try {
      const answer = await mutateAsync(values as T)
      dialog.close()
      onDone?.(answer)
      return undefined
    } catch (error) {
      return fieldErrors(error)
    }
  }
  return (
    <RecordContextProvider value={undefined}>
      <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
        <FormDialog failed={(message) => message} {...dialog} rules={rules} saving={isPending} />
      </SaveContextProvider>
    </RecordContextProvider>
  )
}

/** As react-admin's forms take a refusal: at its fields, or above all of them. */
function fieldErrors(error: unknown): Record<string, unknown> {
  const findings = error instanceof ApiError ? error.errors : []
  if (findings.length === 0) return { root: { serverError: errorMessage(error) } }
  return Object.fromEntries(findings.map(({ field, message }) => [field, message]))
}
