import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { KodePemulihanAnswer } from '@eproc/domain/akun/answers'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'

const t = kodeMasuk.layar

/** What is asked for a code by somebody who has the second step already. */
export type CodeDeed = 'matikan' | 'pemulihan'

const WORDS = {
  matikan: { title: t.matikanTanya, text: t.matikanIsi, button: t.matikan },
  pemulihan: { title: t.pemulihanTanya, text: t.pemulihanIsi, button: t.pemulihanBaru },
} as const

/** A question that is answered with a code of the app. */
export function CodeDialog(p: {
  deed: CodeDeed
  onClose: () => void
  /** with new recovery codes, if there are any */
  onDone: (codes: string[] | null) => void
}) {
  const { title, text, button } = WORDS[p.deed]
  const form = useForm({ defaultValues: { kode: '' } })
  const id = useId()
  const { isSubmitting } = form.formState
  return (
    <FullDialog
      open
      title={title}
      width="sm"
      onClose={p.onClose}
      busy={isSubmitting}
      actions={
        <>
          <CancelButton disabled={isSubmitting} />
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={p.deed === 'matikan' ? 'error' : 'primary'}
            disabled={isSubmitting}
          >
            {button}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        guard={false}
        onSubmit={async ({ kode }) => {
          const { data, message } = await api.post<KodePemulihanAnswer | undefined>(
            `/api/kode-masuk/${p.deed}`,
            { kode }
          )
          notify(message)
          p.onDone(data?.kode ?? null)
        }}
      >
        <Typography>{text}</Typography>
        <CodeField label={t.field} hint={t.hint} />
      </Form>
    </FullDialog>
  )
}

/** The field of a code: digits on a phone's keyboard would keep recovery codes out. */
export const CodeField = (p: { label: string; hint?: string; digits?: boolean }) => (
  <FormText
    name="kode"
    label={p.label}
    hint={p.hint}
    required
    autoFocus
    autoComplete="one-time-code"
    max={30}
    {...(p.digits ? { inputMode: 'numeric' as const } : {})}
  />
)
