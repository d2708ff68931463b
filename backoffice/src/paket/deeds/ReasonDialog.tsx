import Typography from '@mui/material/Typography'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { paket as words } from '@eproc/i18n/id/paket'
import type { Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

const text = paketLayar.konfirmasi
const MAX = 2000

/** A deed that needs a written reason; a refusal keeps what was typed. */
export function ReasonDialog(p: {
  /** the question as the specification words it */
  title: string
  /** code and name of the package */
  object: string
  /** what follows from it */
  body?: string
  label?: string
  /** who reads it */
  hint?: string
  submit: string
  failed?: (message: string) => string
  deed: (office: OfficeProvider, reason: string) => Promise<Answer<unknown>>
  close: () => void
  onDone?: () => void
}) {
  return (
    <DeedDialog<{ alasan: string }, unknown>
      title={p.title}
      submit={{ text: p.submit, danger: true, cancel: text.tutup }}
      rules={({ alasan }) =>
        alasan?.trim() ? [] : [{ field: 'alasan', rule: 'required', message: words.aturan.wajib }]
      }
      deed={(office, { alasan }) => p.deed(office, alasan)}
      close={p.close}
      names={{ alasan: p.label ?? text.alasan }}
      draft={`alasan.${p.title}.${p.object}`}
      {...(p.failed ? { failed: p.failed } : {})}
      {...(p.onDone ? { onDone: p.onDone } : {})}
    >
      <Typography sx={{ fontWeight: 600 }}>{p.object}</Typography>
      {p.body && <Typography>{p.body}</Typography>}
      <LimitedText
        source="alasan"
        label={p.label ?? text.alasan}
        helperText={p.hint ?? text.alasanPetunjuk}
        isRequired
        multiline
        minRows={3}
        max={MAX}
      />
    </DeedDialog>
  )
}
