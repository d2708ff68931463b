import Button from '@mui/material/Button'
import { useId, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'

interface StepFormProps<T extends FieldValues> {
  title: string
  submit: string
  defaults: DefaultValues<T>
  rules: (typed: T) => readonly Finding[]
  /** throws an ApiError at the field that is wrong */
  save: (typed: T) => Promise<void>
  close: () => void
  children: ReactNode
}

/** One step of a deed that begins in the browser: a form whose success leads on and does not close by itself. */
export function StepForm<T extends FieldValues>(p: StepFormProps<T>) {
  const id = useId()
  const form = useForm<T>({ defaultValues: p.defaults, resolver: rulesResolver<T>(p.rules) })
  const { isSubmitting, isDirty } = form.formState
  return (
    <FullDialog
      open
      width="sm"
      title={p.title}
      onClose={p.close}
      busy={isSubmitting}
      dirty={isDirty && !isSubmitting}
      actions={
        <>
          <CancelButton disabled={isSubmitting} />
          <Button type="submit" form={id} variant="contained" loading={isSubmitting}>
            {p.submit}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} guard={false} onSubmit={p.save}>
        {p.children}
      </Form>
    </FullDialog>
  )
}
