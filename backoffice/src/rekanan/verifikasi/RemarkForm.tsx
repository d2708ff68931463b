import Button from '@mui/material/Button'
import type { KeyboardEvent, ReactNode } from 'react'
import { Form, RecordContextProvider, useRecordContext } from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { ui } from '@eproc/i18n/id/ui'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { forgetDraft, KeptDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { useLeave, useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

const text = pemeriksaanOffice.dialog
const MAX = 2000
const NOTHING = { remark: null }
const RESOLVER = rulesResolver<FieldValues>(({ remark }): Finding[] =>
  String(remark ?? '').trim()
    ? []
    : [{ field: 'remark', rule: 'required', message: text.remarkWajib }]
)

export interface RemarkFormProps {
  bagian: BagianVerifikasi
  tell: (error: string | null) => void
  close: () => void
  onDone: () => void
}

/** What a verifier finds missing; it is sent to the vendor. */
export function RemarkForm({ bagian, tell, close, onDone }: RemarkFormProps) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  // Without a version: the field begins empty, so what was typed lies over nothing.
  const draft = `catatan.${vendor.id}.${bagian.kunci}`
  const { mutate, isPending } = useDeed(
    (office, remark: string) => office.catatKekurangan({ vendor, bagian, remark }),
    {
      onDone: () => {
        forgetDraft(draft)
        onDone()
      },
      onFailed: (message) => tell(verifikasi.pesan.gagalRemark(message)),
    }
  )
  const send = ({ remark }: FieldValues) => {
    tell(null)
    mutate(String(remark).trim())
  }
  return (
    // The vendor that is read again must not reset what is typed.
    <RecordContextProvider value={undefined}>
      <Note close={close}>
        <Form
          noValidate
          defaultValues={NOTHING}
          resolver={RESOLVER}
          disableInvalidFormNotification
          onSubmit={send}
        >
          <Guard />
          <div style={{ display: 'grid', gap: 8 }}>
            <KeptDraft name={draft} />
            <LimitedText
              source="remark"
              label={text.remark}
              helperText={text.remarkBantuan}
              multiline
              autoFocus
              minRows={2}
              maxRows={12}
              max={MAX}
            />
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Button type="submit" variant="contained" loading={isPending}>
                {text.simpanCatatan}
              </Button>
              <CloseButton close={close} />
            </div>
          </div>
        </Form>
      </Note>
    </RecordContextProvider>
  )
}

/** Escape takes back the note that was begun, not the vendor that it is about. */
function Note({ close, children }: { close: () => void; children: ReactNode }) {
  const leave = useLeave()
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave(close)
  }
  return (
    <div role="presentation" onKeyDown={escape}>
      {children}
    </div>
  )
}

function CloseButton({ close }: { close: () => void }) {
  const leave = useLeave()
  return <Button onClick={() => leave(close)}>{ui.tombol.batal}</Button>
}

function Guard() {
  useUnsaved(useFormState().isDirty)
  return null
}
