import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useDraft } from '../useDraft.ts'
import { useSendPenjelasan } from './usePenjelasan.ts'

const t = tenderLayar.penjelasan
const ID_FORM = 'form-topik'
const MAX_SUBJECT = 200
const MAX_MESSAGE = 4000

interface FormInput {
  subject: string
  message: string
}

const parse = (draft: string): Partial<FormInput> => {
  try {
    return draft ? (JSON.parse(draft) as Partial<FormInput>) : {}
  } catch {
    return {}
  }
}

export interface TopikDialogProps {
  paketId: number
  fase: string
  /** null: a new question */
  topik: TopikPenjelasan | null
  onClose: () => void
}

/** Asks a question, or changes one's own (S1 §2.11, §8). */
export default function TopikDialog({ paketId, fase, topik, onClose }: TopikDialogProps) {
  const [draft, setDraft] = useDraft(topik ? `topik.${topik.id}` : `baru.${paketId}.${fase}`)
  const { mutateAsync, isPending } = useSendPenjelasan(paketId, fase)
  const form = useForm<FormInput>({
    defaultValues: {
      subject: topik?.subject ?? '',
      message: topik?.message ?? '',
      ...parse(draft),
    },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDraft(JSON.stringify(values)),
      }),
    [form, setDraft]
  )
  const submit = async (input: FormInput) => {
    const body = {
      ...input,
      paketPenyediaId: paketId,
      tahap: fase,
      ...(topik ? { versi: topik.versi } : {}),
    }
    try {
      await mutateAsync(() =>
        topik ? api.put(`/api/tender/chat/${topik.id}`, body) : api.post('/api/tender/chat', body)
      )
    } catch (error) {
      const message = (topik ? t.updateFailed : t.createFailed)(errorMessage(error))
      throw error instanceof ApiError ? new ApiError(error.status, message, error.errors) : error
    }
    setDraft('')
    onClose()
  }
  return (
    <FullDialog
      open
      title={topik ? t.edit : t.create}
      onClose={onClose}
      width="sm"
      busy={isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {ui.tombol.batal}
          </Button>
          <Button type="submit" form={ID_FORM} variant="contained" loading={isPending}>
            {t.send}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={submit} id={ID_FORM} guard={false}>
        <FormText name="subject" label={t.subjek} required max={MAX_SUBJECT} autoFocus />
        <FormText name="message" label={t.message} required max={MAX_MESSAGE} rows={6} />
        <Typography variant="caption" color="text.secondary">
          {t.draft}
        </Typography>
      </Form>
    </FullDialog>
  )
}
