import { useEffect, useState, type ReactNode } from 'react'
import {
  FormProvider,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError, errorMessage } from '../api/api.ts'
import { LabelContext } from './use_field.ts'
import { ErrorSummary, type ErrorLine } from './ErrorSummary.tsx'

export interface FormulirProps<N extends FieldValues> {
  form: UseFormReturn<N>
  /** Sends; a thrown ApiError becomes errors at the fields and in the summary. */
  onKirim: SubmitHandler<N>
  children: ReactNode
  id?: string
  /** Keeps the browser tab from closing while something is not saved (true by default). */
  jaga?: boolean
}

/* react-hook-form keeps nested errors; the summary wants them flat, by the order of the page. */
function ratakan(errors: object, awalan = ''): ErrorLine[] {
  return Object.entries(errors).flatMap(([key, nilai]) => {
    if (key === 'root' || typeof nilai !== 'object' || nilai === null) return []
    const bidang = awalan ? `${awalan}.${key}` : key
    const pesan: unknown = (nilai as { message?: unknown }).message
    if (typeof pesan === 'string' && pesan) return [{ bidang, pesan }]
    return 'type' in nilai && 'ref' in nilai ? [] : ratakan(nilai, bidang)
  })
}

/**
 * react-hook-form's form: context for Bidang*, an error summary that takes the focus, server errors mapped to
 * their fields, and a guard of what is not saved. A failure never clears a field.
 */
export function Formulir<N extends FieldValues>(p: FormulirProps<N>) {
  const { form, onKirim, jaga = true } = p
  const { errors, isDirty, isSubmitting } = form.formState
  const [umum, setUmum] = useState<ErrorLine[]>([])
  const [kali, setKali] = useState(0)
  const [label] = useState(() => new Map<string, string>())

  useEffect(() => {
    if (!jaga || !isDirty || isSubmitting) return
    const tahan = (e: BeforeUnloadEvent) => e.preventDefault()
    window.addEventListener('beforeunload', tahan)
    return () => window.removeEventListener('beforeunload', tahan)
  }, [jaga, isDirty, isSubmitting])

  const kirim: SubmitHandler<N> = async (nilai, e) => {
    setUmum([])
    try {
      await onKirim(nilai, e)
    } catch (error) {
      const dikenal = error instanceof ApiError ? error.errors : []
      const ada = dikenal.filter((g) => punya(form, g.field))
      for (const g of ada) {
        form.setError(g.field as FieldPath<N>, { type: g.rule, message: g.message })
      }
      const lain = dikenal.filter((g) => !ada.includes(g)).map((g) => ({ pesan: g.message }))
      setUmum(ada.length || lain.length ? lain : [{ pesan: errorMessage(error) }])
      setKali((k) => k + 1)
    }
  }
  return (
    <FormProvider {...form}>
      <LabelContext value={label}>
        <form
          id={p.id}
          noValidate
          onSubmit={(e) => {
            e.stopPropagation()
            void form.handleSubmit(kirim, () => setKali((k) => k + 1))(e)
          }}
          style={{ display: 'grid', gap: 24 }}
        >
          {kali > 0 && (
            <ErrorSummary errors={[...umum, ...berlabel(ratakan(errors), label)]} kali={kali} />
          )}
          {p.children}
        </form>
      </LabelContext>
    </FormProvider>
  )
}

/* Names the field before its message and keeps the order of the page (fields register from top to bottom). */
function berlabel(error: ErrorLine[], label: Map<string, string>): ErrorLine[] {
  const urutan = [...label.keys()]
  return error
    .map((g) => ({ ...g, label: g.bidang ? label.get(g.bidang) : undefined }))
    .sort((a, b) => urutan.indexOf(a.bidang ?? '') - urutan.indexOf(b.bidang ?? ''))
}

/* Is there a field of this name on the form? */
function punya<N extends FieldValues>(form: UseFormReturn<N>, nama: string): boolean {
  return nama in form.control._fields || form.control._names.mount.has(nama)
}
