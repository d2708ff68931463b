import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { dosirLayar as t } from '@eproc/i18n/id/dosir_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { pageLocally, useTableState } from '@eproc/ui/table/table_state.ts'
import { BagianDosir } from './BagianDosir.tsx'
import { MESSAGES, type RecordListProps, type StoredRecord } from './record.ts'
import { NEW_RECORD, useRecordAddress } from './record_address.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { useBagian, useRekananId, useSave } from './useDosir.ts'

/** Table of one bagian with a dialog to add or change and a deletion that asks; rules and fields are the caller's. */
export function RecordList<T extends StoredRecord, N extends FieldValues>(
  p: RecordListProps<T, N>
) {
  const { data, error, refetch } = useBagian<T[]>(p.bagian, p.calls.list)
  const table = useTableState()
  const { shown: edited, open, close } = useRecordAddress()
  const removal = useRecordAddress('hapus')
  const deleting = data?.find((row) => row.id === removal.shown)
  const addButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(NEW_RECORD)}>
      {t.add(p.noun)}
    </Button>
  )
  const record = data?.find((row) => row.id === edited) ?? null
  const gone = data !== undefined && edited !== null && edited !== NEW_RECORD && !record
  const shown = data && pageLocally(data, table, {})
  return (
    <BagianDosir bagian={p.bagian} title={p.title} description={p.description} action={addButton}>
      {gone && (
        <div style={{ marginBottom: 16 }}>
          <MessageBox tone="warning" onClose={close}>
            {t.recordGone}
          </MessageBox>
        </div>
      )}
      <SimpleTable<T>
        title={p.title}
        columns={p.columns}
        rows={shown?.rows}
        total={shown?.total ?? 0}
        state={table}
        errors={error}
        {...(p.messages?.load ? { failed: p.messages.load } : {})}
        onRefresh={() => void refetch()}
        rowKey={(b) => b.id}
        empty={{ content: p.empty }}
        actions={(row) => (
          <>
            <IconButton
              aria-label={`${umum.tombol.ubah} ${p.nameOf(row)}`}
              onClick={() => open(row.id)}
            >
              <EditIcon />
            </IconButton>
            <IconButton
              aria-label={`${umum.tombol.hapus} ${p.nameOf(row)}`}
              onClick={() => removal.open(row.id)}
            >
              <DeleteIcon />
            </IconButton>
          </>
        )}
      />
      {data && edited !== null && !gone && (
        <RecordDialog key={edited} {...p} row={record} all={data} onClose={close} />
      )}
      {deleting && <DeleteRecord {...p} row={deleting} onClose={removal.close} />}
    </BagianDosir>
  )
}

function DeleteRecord<T extends StoredRecord, N extends FieldValues>(
  p: RecordListProps<T, N> & { row: T; onClose: () => void }
) {
  const vendorId = useRekananId()
  const { save, busy } = useSave()
  const client = useQueryClient()
  const { notify, showAlert } = useNotice()
  const remove = async () => {
    try {
      await save(() => api.delete(p.calls.remove(p.row, vendorId!)))
    } catch (failure) {
      const { status, message } =
        failure instanceof ApiError ? failure : { status: 0, message: ui.errors.server }
      // A refusal says what to do; the specification's words ask to try again later, which would not help.
      if (status === 404) notify(t.alreadyGone, 'info')
      else showAlert(status === 409 ? message : (p.messages ?? MESSAGES).remove(message))
      if (status === 404) await client.invalidateQueries({ queryKey: ['dosir'] })
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
