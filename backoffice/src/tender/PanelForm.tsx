import Button from '@mui/material/Button'
import { useEffect, useId, type ReactNode } from 'react'
import { Form } from 'react-admin'
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { FormErrors } from '../shared/form/FormErrors.tsx'
import { forgetDraft, KeptDraft } from '../shared/unsaved/KeptDraft.tsx'
import { useTender } from './context.ts'
import { DeedState } from './DeedState.tsx'
import type { PanelDeed } from './usePanelDeed.ts'

export interface PanelFormProps<T extends FieldValues> {
  /** what the fields start with */
  start: T
  /** the domain's rule function of the form */
  rules?: (values: T) => readonly Finding[]
  deed: Pick<PanelDeed<never>, 'failure' | 'isPending' | 'progress'>
  /** sends what was typed; answers whether it was taken */
  save: (values: T) => Promise<boolean>
  /** once taken, the fields are empty again instead of holding what was saved */
  emptied?: boolean
  onDirty?: (dirty: boolean) => void
  /** the name under which what is typed is kept until it is saved; absent where it is quickly said again */
  draft?: string
  /** on the button; absent when the form is only read */
  submit?: ReactNode
  children: ReactNode
}

const NO_RULES = () => []

/** A form within a panel. What is typed stays until it is saved; the dialog asks before it would be lost. */
export function PanelForm<T extends FieldValues>(p: PanelFormProps<T>) {
  const { start, rules = NO_RULES, deed, save, emptied = false, onDirty, submit, draft } = p
  // Of several findings at one field the first is told.
  const resolver = rulesResolver<FieldValues>((values) => rules(values as T).toReversed())
  // The name is read by nobody: it says that the form was not taken, and stays with its values.
  const send = async (values: T) => {
    if (!(await save(values))) return { root: { refused: '-' } }
    if (draft) forgetDraft(draft)
    return undefined
  }
  return (
    <Form
      record={start}
      resolver={resolver}
      onSubmit={(values: FieldValues) => send(values as T)}
      disableInvalidFormNotification
      noValidate
      className="form-dialog"
    >
      <DeedState deed={deed} />
      <FormErrors stale={false} />
      {draft && <KeptDraft key={draft} name={draft} />}
      <Watch emptied={emptied} {...(onDirty ? { onDirty } : {})} />
      {p.children}
      {submit && (
        <div>
          {typeof submit === 'string' ? (
            <Button type="submit" variant="contained">
              {submit}
            </Button>
          ) : (
            submit
          )}
        </div>
      )}
    </Form>
  )
}

/** Reports whether there is something to lose, and starts anew from what was saved. */
function Watch({ emptied, onDirty }: { emptied: boolean; onDirty?: (dirty: boolean) => void }) {
  const id = useId()
  const { reportDirty } = useTender()
  const { getValues, reset } = useFormContext()
  const { isDirty, isSubmitSuccessful } = useFormState()
  useEffect(() => {
    reportDirty(id, isDirty)
    onDirty?.(isDirty)
  }, [id, isDirty, onDirty, reportDirty])
  useEffect(() => () => reportDirty(id, false), [id, reportDirty])
  useEffect(() => {
    if (isSubmitSuccessful) reset(emptied ? undefined : getValues())
  }, [isSubmitSuccessful, emptied, getValues, reset])
  return null
}
