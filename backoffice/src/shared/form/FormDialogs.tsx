import { useState, type ReactNode } from 'react'
import {
  CreateBase,
  EditBase,
  HttpError,
  useCreateContext,
  useDataProvider,
  useEditContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useResourceDefinition,
  type RaRecord,
  type TransformData,
} from 'react-admin'
import { Route, Routes, useParams } from 'react-router-dom'
import type { FieldValues } from 'react-hook-form'
import { umum } from '@eproc/i18n/id/umum'
import { FullDialog, type FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { FormDialog, type Rules } from './FormDialog.tsx'
import type { Told } from './StaleNotice.tsx'
import { useClose } from '../record/useClose.ts'

export interface FormDialogsProps<T extends FieldValues> {
  /** the domain's rule function of the form; the second argument is the record that is edited */
  rules: Rules<T>
  /** the inputs; a function of the record where they differ */
  children: ReactNode | ((record?: RaRecord) => ReactNode)
  /** what a new record starts with */
  defaults?: Partial<T>
  /** the fields that a stale version compares, and how their values are told; all as they are when absent */
  told?: Told
  /** what a saved record changes elsewhere */
  onSaved?: () => void
  width?: FullDialogProps['width']
  /** what is sent of the values; all of them when absent */
  transform?: TransformData
}

function useSaved(word: 'created' | 'updated', close: () => void, onSaved?: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext()
  return (saved: RaRecord) => {
    notify(`resources.${resource}.notifications.${word}`, { type: 'success', messageArgs: saved })
    refresh()
    close()
    onSaved?.()
  }
}

/** The dialogs that add and edit a record over its list: `/admin/coa/create` and `/admin/coa/12`. */
export function FormDialogs<T extends FieldValues>(props: FormDialogsProps<T>) {
  const { hasCreate } = useResourceDefinition()
  return (
    <Routes>
      {hasCreate && <Route path="create" element={<CreateDialog {...props} />} />}
      <Route path=":id" element={<EditDialog {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  )
}

function CreateDialog<T extends FieldValues>(props: FormDialogsProps<T>) {
  const close = useClose()
  const onSuccess = useSaved('created', close, props.onSaved)
  return (
    <CreateBase
      mutationOptions={{ onSuccess, onError: inTheForm }}
      redirect={false}
      {...(props.transform ? { transform: props.transform } : {})}
    >
      <CreateForm {...props} close={close} />
    </CreateBase>
  )
}

function CreateForm<T extends FieldValues>(props: FormDialogsProps<T> & { close: () => void }) {
  const { defaultTitle, saving = false } = useCreateContext()
  return <FormDialog {...props} title={defaultTitle} saving={saving} />
}

/** Failures are told by the form itself, beside what was typed. */
const inTheForm = () => {}

function EditDialog<T extends FieldValues>(props: FormDialogsProps<T>) {
  const { id } = useParams()
  return <EditOne key={id} {...props} id={id!} />
}

function EditOne<T extends FieldValues>(props: FormDialogsProps<T> & { id: string }) {
  const { id } = props
  const close = useClose()
  const dataProvider = useDataProvider()
  const resource = useResourceContext()!
  const [newer, setNewer] = useState<RaRecord>()
  const onSuccess = useSaved('updated', close, props.onSaved)
  const onError = async (error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 409) return
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id })
    setNewer(data)
  }
  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      {...(props.transform ? { transform: props.transform } : {})}
      mutationOptions={{ onSuccess, onError }}
      redirect={false}
      // The list below has asked already; a query that waits for it would start from the cache.
      disableAuthentication
      /* The list leaves its rows in the cache: an edit starts from what the server holds now. */
      queryOptions={{ refetchOnMount: 'always', staleTime: 0 }}
    >
      <EditForm {...props} close={close} {...(newer ? { newer } : {})} />
    </EditBase>
  )
}

function EditForm<T extends FieldValues>(
  props: FormDialogsProps<T> & { close: () => void; newer?: RaRecord }
) {
  const { defaultTitle, record, isFetching, saving = false } = useEditContext()
  /* What the user started from: a list that is fetched again must not change the form. */
  const [start, setStart] = useState<RaRecord>()
  if (!start && record && !isFetching) setStart(record as RaRecord)
  if (!start) {
    return (
      <FullDialog open title={umum.tombol.ubah} onClose={props.close} width={props.width ?? 'sm'}>
        <PageSkeleton rows={3} />
      </FullDialog>
    )
  }
  return <FormDialog {...props} title={defaultTitle} saving={saving} record={start} />
}
