import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId, useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { Finding } from '@eproc/domain/dosir/aturan'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, ApiError, toFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { ConfirmDialog, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { pageLocally, useTableState } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { BagianDosir } from './BagianDosir.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useBagian, useRekananId, useSave } from './useDosir.ts'

export interface StoredRecord {
  id: number
  versi?: number
}

interface Calls<T> {
  list: (vendorId: number) => string
  add: string
  /** without it a change uses the call `add` with an id */
  update?: (id: number) => string
  remove: (row: T, vendorId: number) => string
  /** JSON body, not multipart */
  json?: boolean
}

interface ErrorText {
  save: (message: string) => string
  update: (message: string) => string
  remove: (message: string) => string
}

const MESSAGES: ErrorText = {
  save: t.errors.save,
  update: t.errors.edit,
  remove: () => t.errors.remove,
}

export interface RecordListProps<T extends StoredRecord, N extends FieldValues> {
  bagian: BagianKey
  title: string
  /** name of one record inside a sentence, for instance 'ijin usaha' */
  noun: string
  description?: ReactNode
  empty: string
  calls: Calls<T>
  columns: readonly Column<T>[]
  nameOf: (row: T) => string
  /** form values of a record, or a new form */
  initial: (row: T | null) => DefaultValues<N>
  rules: (input: N, row: T | null, others: readonly T[]) => Finding[]
  fields: (row: T | null) => ReactNode
  messages?: ErrorText
}

/** Table of one bagian with a dialog to add or change and a deletion that asks; rules and fields are the caller's. */
export function RecordList<T extends StoredRecord, N extends FieldValues>(
  p: RecordListProps<T, N>
) {
  const { data, error, refetch } = useBagian<T[]>(p.bagian, p.calls.list)
  const table = useTableState()
  const [edited, setEdited] = useState<T | 'baru' | null>(null)
  const [deleting, setDeleting] = useState<T | null>(null)
  const addButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('baru')}>
      {t.add(p.noun)}
    </Button>
  )
  const shown = data && pageLocally(data, table, {})
  return (
    <BagianDosir bagian={p.bagian} title={p.title} description={p.description} action={addButton}>
      <SimpleTable<T>
        title={p.title}
        columns={p.columns}
        rows={shown?.rows}
        total={shown?.total ?? 0}
        state={table}
        errors={error}
        onRefresh={() => void refetch()}
        rowKey={(b) => b.id}
        empty={{ content: p.empty }}
        actions={(row) => (
          <>
            <IconButton
              aria-label={`${umum.tombol.ubah} ${p.nameOf(row)}`}
              onClick={() => setEdited(row)}
            >
              <EditIcon />
            </IconButton>
            <IconButton
              aria-label={`${umum.tombol.hapus} ${p.nameOf(row)}`}
              onClick={() => setDeleting(row)}
            >
              <DeleteIcon />
            </IconButton>
          </>
        )}
      />
      {edited !== null && (
        <RecordDialog
          {...p}
          row={edited === 'baru' ? null : edited}
          all={data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      {deleting && <DeleteRecord {...p} row={deleting} onClose={() => setDeleting(null)} />}
    </BagianDosir>
  )
}

function RecordDialog<T extends StoredRecord, N extends FieldValues>(
  p: RecordListProps<T, N> & { row: T | null; all: readonly T[]; onClose: () => void }
) {
  const { row, onClose } = p
  const formId = useId()
  const vendorId = useRekananId()
  const { save, busy, progress } = useSave()
  const { notify } = useNotice()
  const initial = p.initial(row)
  const form = useForm<N>({
    defaultValues: initial,
    resolver: rulesResolver<N>((input) =>
      p.rules(
        input,
        row,
        p.all.filter((other) => other.id !== row?.id)
      )
    ),
  })
  const submit = async (input: N) => {
    const values = {
      ...input,
      vendorId,
      ...(row ? { id: row.id, versi: row.versi } : {}),
    }
    try {
      await save((onProgress) => {
        const body = p.calls.json ? values : toFormData(values)
        return row && p.calls.update
          ? api.put(p.calls.update(row.id), body, { progress: onProgress })
          : api.post(p.calls.add, body, { progress: onProgress })
      })
      onClose()
    } catch (failure) {
      const messages = p.messages ?? MESSAGES
      notify((row ? messages.update : messages.save)(errorMessage(failure)), 'error')
      throw failure
    }
  }
  return (
    <>
      <FullDialog
        open
        title={row ? t.edit(p.noun) : t.add(p.noun)}
        onClose={onClose}
        dirty={form.formState.isDirty}
        busy={busy}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              {umum.tombol.batal}
            </Button>
            <Button onClick={() => form.reset(initial)} disabled={busy || !form.formState.isDirty}>
              {umum.tombol.reset}
            </Button>
            <Button type="submit" form={formId} variant="contained" disabled={busy}>
              {umum.tombol.simpan}
            </Button>
          </>
        }
      >
        <Form id={formId} form={form} onSubmit={submit} guard={false}>
          {p.fields(row)}
        </Form>
      </FullDialog>
      <ProgressDialog open={busy} progress={progress} />
    </>
  )
}

function DeleteRecord<T extends StoredRecord, N extends FieldValues>(
  p: RecordListProps<T, N> & { row: T; onClose: () => void }
) {
  const vendorId = useRekananId()
  const { save, busy } = useSave()
  const { showAlert } = useNotice()
  const remove = async () => {
    try {
      await save(() => api.delete(p.calls.remove(p.row, vendorId!)))
    } catch (failure) {
      const message = failure instanceof ApiError ? failure.message : ui.errors.server
      // A refusal says what to do; the specification's words ask to try again later, which would not help.
      const refused = failure instanceof ApiError && failure.status === 409
      showAlert(refused ? message : (p.messages ?? MESSAGES).remove(message))
    }
    p.onClose()
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={ui.dialog.hapusJudul(p.nameOf(p.row))}
      button={ui.tombol.hapus}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={p.onClose}
    >
      {ui.dialog.hapusIsi}
    </ConfirmDialog>
  )
}
