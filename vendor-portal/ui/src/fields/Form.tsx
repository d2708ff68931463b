import { use, useRef, useState, type ReactNode } from 'react'
import {
  FormProvider,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError, errorMessage } from '../api/api.ts'
import { unreadable } from '../api/readable.ts'
import { DraftOffer } from '../draft/DraftOffer.tsx'
import type { FormDraft } from '../draft/useFormDraft.ts'
import { AppContext } from '../layout/AppLink.tsx'
import { LeaveGuard } from '../layout/LeaveGuard.tsx'
import { useTabGuard } from '../layout/tab_guard.ts'
import { LabelContext, SecretsContext, ToldContext, type Told } from './use_field.ts'
import { useRecheck } from './use_recheck.ts'
import { ErrorSummary, type ErrorLine } from './ErrorSummary.tsx'

export interface FormProps<N extends FieldValues> {
  form: UseFormReturn<N>
  /** Sends; a thrown ApiError becomes errors at the fields and in the summary. */
  onSubmit: SubmitHandler<N>
  children: ReactNode
  id?: string
  /** Asks before something unsaved is left (true by default); the back office guards its own pages and dialogs. */
  guard?: boolean
  /** What was typed and not saved is kept and offered again. */
  draft?: FormDraft
}

/** Thrown by `onSubmit` when the form shows by itself why nothing was saved. */
export class ToldInForm extends Error {
  override name = 'ToldInForm'
}

/* react-hook-form keeps nested errors; the summary wants them flat, by the order of the page. */
function aligned(errors: object, prefix = ''): ErrorLine[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === 'root' || typeof value !== 'object' || value === null) return []
    const field = prefix ? `${prefix}.${key}` : key
    const message: unknown = (value as { message?: unknown }).message
    if (typeof message === 'string' && message) return [{ field, message }]
    return 'type' in value && 'ref' in value ? [] : aligned(value, field)
  })
}

/**
 * react-hook-form's form: context for Bidang*, an error summary that takes the focus, server errors mapped to
 * their fields, and a guard of what is not saved. A failure never clears a field.
 */
export function Form<N extends FieldValues>(p: FormProps<N>) {
  const { form, onSubmit, guard = true, draft } = p
  const portal = use(AppContext) === 'portal'
  const { errors, isDirty, isSubmitting } = form.formState
  const [general, setGeneral] = useState<ErrorLine[]>([])
  const [attempts, setAttempts] = useState(0)
  const [label] = useState(() => new Map<string, string>())
  const [told] = useState(() => new Map<string, Told>())

  const unsaved = guard && isDirty && !isSubmitting
  useTabGuard(unsaved)

  const fromServer = useRef(new Set<string>())
  useRecheck(form, () =>
    aligned(form.formState.errors)
      .flatMap((e) => e.field ?? [])
      .filter((field) => !fromServer.current.has(field))
  )

  const send: SubmitHandler<N> = async (value, e) => {
    setGeneral([])
    fromServer.current.clear()
    try {
      await onSubmit(value, e)
      draft?.saved()
    } catch (error) {
      if (error instanceof ToldInForm) return
      // What is no answer of the server may be a file that this device no longer hands over.
      const gone = error instanceof ApiError ? null : await unreadable(Object.entries(value))
      const known = error instanceof ApiError ? error.errors : gone ? [gone] : []
      const present = known.filter((g) => has(form, g.field))
      for (const g of present) {
        fromServer.current.add(g.field)
        form.setError(g.field as FieldPath<N>, { type: g.rule, message: g.message })
      }
      const rest = known
        .filter((g) => !present.includes(g))
        .map((g) => ({ message: g.message, elsewhere: true }))
      setGeneral(present.length || rest.length ? rest : [{ message: errorMessage(error) }])
      setAttempts((k) => k + 1)
    }
  }
  return (
    <FormProvider {...form}>
      <LabelContext value={label}>
        <ToldContext value={told}>
          <SecretsContext value={draft?.secrets ?? null}>
            {portal && guard && <LeaveGuard dirty={unsaved} kept={draft?.kept === true} />}
            <form
              id={p.id}
              noValidate
              onSubmit={(e) => {
                e.stopPropagation()
                void form.handleSubmit(send, () => {
                  // What the server said of an earlier attempt is not true of this one.
                  setGeneral([])
                  setAttempts((k) => k + 1)
                })(e)
              }}
              style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}
            >
              {attempts > 0 && (
                <ErrorSummary
                  errors={[...general, ...labelled(aligned(errors), label)]}
                  attempts={attempts}
                />
              )}
              {draft && <DraftOffer draft={draft} />}
              {p.children}
            </form>
          </SecretsContext>
        </ToldContext>
      </LabelContext>
    </FormProvider>
  )
}

/* Names the field before its message and keeps the order of the page (fields register from top to bottom). */
function labelled(error: ErrorLine[], label: Map<string, string>): ErrorLine[] {
  const order = [...label.keys()]
  return error
    .map((g) => ({ ...g, label: g.field ? label.get(g.field) : undefined }))
    .sort((a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? ''))
}

/* Is there a field of this name on the form? */
function has<N extends FieldValues>(form: UseFormReturn<N>, name: string): boolean {
  return name in form.control._fields || form.control._names.mount.has(name)
}
