import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useStale } from '../../app/stale.tsx'
import { topikKey, useSendPenjelasan } from './usePenjelasan.ts'

const t = tenderLayar.penjelasan
const ID_FORM = 'form-topik'
const MAX_SUBJECT = 200
const MAX_MESSAGE = 4000

interface FormInput {
  subject: string
  message: string
}

const initial = (topik: TopikPenjelasan | null): FormInput => ({
  subject: topik?.subject ?? '',
  message: topik?.message ?? '',
})

export interface TopikDialogProps {
  paketId: number
  fase: string
  /** null: a new question */
  topik: TopikPenjelasan | null
  onClose: () => void
}

/** Asks a question, or changes one's own (S1 §2.11, §8). */
export default function TopikDialog({ paketId, fase, onClose, ...opened }: TopikDialogProps) {
  const { mutateAsync, isPending } = useSendPenjelasan(paketId, fase)
  // The list behind is read again every 20 seconds: what is changed here is what the form was opened with.
  const [topik, setTopik] = useState(opened.topik)
  const form = useForm<FormInput>({ defaultValues: initial(topik) })
  const stale = useStale<TopikPenjelasan, FormInput>({
    start: topik,
    setStart: setTopik,
    form,
    initial,
    queryKey: topikKey(paketId, fase),
    find: (all) => (all as TopikPenjelasan[] | undefined)?.find(({ id }) => id === topik?.id),
  })
  const draft = useFormDraft(form, topik ? `topik.${topik.id}` : `topik.baru.${paketId}.${fase}`)
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
      await stale.meet(error)
      const message = (topik ? t.updateFailed : t.createFailed)(errorMessage(error))
      throw error instanceof ApiError ? new ApiError(error.status, message, error.errors) : error
    }
    onClose()
  }
  return (
    <FullDialog
      open
      title={topik ? t.edit : t.create}
      onClose={onClose}
      width="sm"
      dirty={form.formState.isDirty}
      onDiscard={draft.discard}
      busy={isPending}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button type="submit" form={ID_FORM} variant="contained" loading={isPending}>
            {t.send}
          </Button>
        </>
      }
    >
      <Form form={form} draft={draft} onSubmit={submit} id={ID_FORM}>
        {stale.notice}
        <FormText name="subject" label={t.subjek} required max={MAX_SUBJECT} autoFocus />
        <FormText name="message" label={t.message} required max={MAX_MESSAGE} rows={6} />
      </Form>
    </FullDialog>
  )
}
