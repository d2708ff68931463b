import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Form, RecordContextProvider, TextInput, useRecordContext } from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useUnsaved } from '../../shared/form/unsaved.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'

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
  /** other deeds on the section, beside the one that saves the remark */
  children: ReactNode
}

/** What a verifier finds missing; it is sent to the vendor. */
export function RemarkForm({ bagian, tell, children }: RemarkFormProps) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const [round, setRound] = useState(0)
  const { mutate, isPending } = useDeed(
    (office, remark: string) => office.catatKekurangan({ vendor, bagian, remark }),
    {
      onDone: () => setRound(round + 1),
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
      <Form
        key={round}
        noValidate
        defaultValues={NOTHING}
        resolver={RESOLVER}
        disableInvalidFormNotification
        onSubmit={send}
      >
        <Guard />
        <TextInput
          source="remark"
          label={text.remark}
          helperText={text.remarkBantuan}
          multiline
          minRows={3}
          maxRows={12}
          slotProps={{ htmlInput: { maxLength: MAX } }}
        />
        {!bagian.bolehSetuju && (
          <Typography variant="caption" component="p" color="text.secondary" id="belum-siap">
            {text.belumSiap}
          </Typography>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 }}>
          <Button type="submit" variant="outlined" loading={isPending}>
            {text.simpanCatatan}
          </Button>
          <RecordContextProvider value={vendor}>{children}</RecordContextProvider>
        </div>
      </Form>
    </RecordContextProvider>
  )
}

function Guard() {
  useUnsaved(useFormState().isDirty)
  return null
}
