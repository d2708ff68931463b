import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useKonsep } from '../useDraft.ts'
import { useKirimPenjelasan } from './usePenjelasan.ts'

const t = tenderLayar.penjelasan
const ID_FORM = 'form-topik'
const MAKS_SUBJEK = 200
const MAKS_PESAN = 4000

interface FormInput {
  subject: string
  message: string
}

const urai = (konsep: string): Partial<FormInput> => {
  try {
    return konsep ? (JSON.parse(konsep) as Partial<FormInput>) : {}
  } catch {
    return {}
  }
}

export interface TopikDialogProps {
  paketId: number
  fase: string
  /** null: a new question */
  topik: TopikPenjelasan | null
  onTutup: () => void
}

/** Asks a question, or changes one's own (S1 §2.11, §8). */
export default function TopikDialog({ paketId, fase, topik, onTutup }: TopikDialogProps) {
  const [konsep, setKonsep] = useKonsep(topik ? `topik.${topik.id}` : `baru.${paketId}.${fase}`)
  const { mutateAsync, isPending } = useKirimPenjelasan(paketId, fase)
  const form = useForm<FormInput>({
    defaultValues: {
      subject: topik?.subject ?? '',
      message: topik?.message ?? '',
      ...urai(konsep),
    },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setKonsep(JSON.stringify(values)),
      }),
    [form, setKonsep]
  )
  const kirim = async (input: FormInput) => {
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
      const pesan = (topik ? t.gagalUbah : t.gagalBuat)(errorMessage(error))
      throw error instanceof ApiError ? new ApiError(error.status, pesan, error.errors) : error
    }
    setKonsep('')
    onTutup()
  }
  return (
    <DialogPenuh
      buka
      judul={topik ? t.ubah : t.baru}
      onTutup={onTutup}
      lebar="sm"
      sibuk={isPending}
      aksi={
        <>
          <Button onClick={onTutup} disabled={isPending}>
            {ui.tombol.batal}
          </Button>
          <Button type="submit" form={ID_FORM} variant="contained" loading={isPending}>
            {t.kirim}
          </Button>
        </>
      }
    >
      <Formulir form={form} onKirim={kirim} id={ID_FORM} jaga={false}>
        <FormText name="subject" label={t.subjek} wajib maks={MAKS_SUBJEK} autoFocus />
        <FormText name="message" label={t.pesan} wajib maks={MAKS_PESAN} baris={6} />
        <Typography variant="caption" color="text.secondary">
          {t.konsep}
        </Typography>
      </Formulir>
    </DialogPenuh>
  )
}
