import Button from '@mui/material/Button'
import { useId, useState, type ReactNode } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { useFormContext, type FieldValues } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { Finding } from '@eproc/domain/common/checker'
import { umum } from '@eproc/i18n/id/umum'
import { CancelButton, FullDialog, type FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { DeleteRecordButton } from '../record/DeleteRecordButton.tsx'
import { Dirty } from '../unsaved/Dirty.tsx'
import { KeptDraft } from '../unsaved/KeptDraft.tsx'
import { FormErrors, type InputNames } from './FormErrors.tsx'
import { StaleNotice } from '../stale/StaleNotice.tsx'
import type { Told } from '../stale/told.ts'

/** The domain's rule function of a form: what is wrong with the values. */
export type Rules<T extends FieldValues> = (values: T, record?: RaRecord) => readonly Finding[]

export interface FormDialogProps<T extends FieldValues> {
  title: ReactNode
  /** `inputs`: each input has rules of its own */
  rules: Rules<T> | 'inputs'
  children: ReactNode | ((record?: RaRecord) => ReactNode)
  defaults?: Partial<T>
  record?: RaRecord
  /** the record as somebody else has saved it meanwhile */
  newer?: RaRecord
  /** who saved it, as far as the refusal told it */
  change?: Change | undefined
  /** the last refusal was that version: its notice tells it */
  stale?: boolean
  saving: boolean
  /** of files that are sent, 0..1, where known */
  progress?: number | null
  close: () => void
  width?: FullDialogProps['width']
  /** the button that sends it; 'Simpan' when absent. `cancel` where 'Batal' would say what is sent */
  submit?: { text: string; danger?: boolean; cancel?: string }
  /** the fields that a stale version compares, and how their values are told; all as they are when absent */
  told?: Told
  /** words for inputs whose label is not the resource's word for their source */
  names?: InputNames
  /** the name under which what is typed is kept until it is saved; absent where it may be secret, or is quickly said again */
  draft?: string
  /** how a refusal that blames no field is told */
  failed?: (message: string) => string
}

/** One record's form in a dialog; asks before typed values are thrown away. */
export function FormDialog<T extends FieldValues>(p: FormDialogProps<T>) {
  const { record, newer, rules, saving, close } = p
  const id = useId()
  const { submit = { text: umum.tombol.simpan } as NonNullable<typeof p.submit> } = p
  const [dirty, setDirty] = useState(false)
  return (
    <FullDialog
      open
      width={p.width ?? 'sm'}
      title={p.title}
      onClose={close}
      dirty={dirty && !saving}
      busy={saving}
      actions={
        <>
          {record && !p.submit && (
            <div style={{ marginRight: 'auto' }}>
              <DeleteRecordButton onDeleted={close} />
            </div>
          )}
          <CancelButton disabled={saving} text={submit.cancel ?? umum.tombol.batal} />
          <Button
            type="submit"
            form={id}
            variant="contained"
            color={submit.danger ? 'error' : 'primary'}
            loading={saving}
          >
            {submit.text}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        noValidate
        className="form-dialog"
        {...(rules === 'inputs'
          ? {}
          : { resolver: rulesResolver<FieldValues>((values) => rules(values as T, record)) })}
        disableInvalidFormNotification
        {...(record ? { record } : {})}
        {...(p.defaults ? { defaultValues: p.defaults } : {})}
      >
        <Dirty onChange={setDirty} />
        {p.draft && <KeptDraft name={p.draft} />}
        {newer && (
          <StaleNotice
            newer={newer}
            change={p.change}
            {...(p.told ? { told: p.told } : {})}
            {...(p.names ? { names: p.names } : {})}
          />
        )}
        <FormErrors
          stale={p.stale === true}
          {...(p.names ? { names: p.names } : {})}
          {...(p.failed ? { failed: p.failed } : {})}
        />
        <FilesUnderWay saving={saving} progress={p.progress ?? null} />
        {typeof p.children === 'function' ? p.children(record) : p.children}
      </Form>
    </FullDialog>
  )
}

/* Of a form or of one of its rows. */
const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) &&
    value.some((row: object | null) => Object.values(row ?? {}).some(hasFile)))

/** While files are sent nothing else is done (S2 §2.1). */
function FilesUnderWay({ saving, progress }: { saving: boolean; progress: number | null }) {
  const { getValues } = useFormContext()
  return (
    <ProgressDialog open={saving && Object.values(getValues()).some(hasFile)} progress={progress} />
  )
}
