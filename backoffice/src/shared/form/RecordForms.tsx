import { useState } from 'react'
import {
  CreateBase,
  EditBase,
  useCreateContext,
  useDataProvider,
  useEditContext,
  useNotify,
  useRefresh,
  useResourceContext,
  type RaRecord,
  type UpdateParams,
} from 'react-admin'
import { useParams } from 'react-router-dom'
import type { FieldValues } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import { umum } from '@eproc/i18n/id/umum'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { changeOf, storedNow } from '../stale/change.ts'
import { forgetDraft } from '../unsaved/KeptDraft.tsx'
import { Unread } from '../panel/Unread.tsx'
import { useMissing } from '../record/missing.ts'
import type { UploadOptions } from '../../providers/dataProvider.ts'
import { useClose } from '../record/useClose.ts'
import { FormDialog } from './FormDialog.tsx'
import type { FormDialogsProps } from './FormDialogs.tsx'

interface Saved {
  word: 'created' | 'updated'
  draft: string
  close: () => void
  onSaved: (() => void) | undefined
}

function useSaved({ word, draft, close, onSaved }: Saved) {
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext()
  return (saved: RaRecord) => {
    forgetDraft(draft)
    // What waits for somebody else's confirmation says so itself.
    if (saved.waits) notify(String(saved.message), { type: 'info' })
    else
      notify(`resources.${resource}.notifications.${word}`, { type: 'success', messageArgs: saved })
    refresh()
    close()
    onSaved?.()
  }
}

/** Adds a record. */
export function CreateDialog<T extends FieldValues>(props: FormDialogsProps<T>) {
  const close = useClose()
  const draft = `${useResourceContext()}.create`
  const onSuccess = useSaved({ word: 'created', draft, close, onSaved: props.onSaved })
  const { progress, meta } = useProgress()
  return (
    <CreateBase
      mutationOptions={{ onSuccess, onError: inTheForm, meta }}
      redirect={false}
      {...(props.transform ? { transform: props.transform } : {})}
    >
      <CreateForm {...props} draft={draft} close={close} progress={progress} />
    </CreateBase>
  )
}

type InDialog<T extends FieldValues> = FormDialogsProps<T> & {
  draft: string
  close: () => void
  progress: number | null
}

/** react-admin asks that a record is read and saved with the same `meta`, as JSON tells them. */
const AS_SAVED = {}

/** How much of the files has gone, as the data provider tells it. */
function useProgress() {
  const [progress, setProgress] = useState<number | null>(null)
  const [meta] = useState({ progress: setProgress } satisfies UploadOptions)
  return { progress, meta }
}

function CreateForm<T extends FieldValues>(props: InDialog<T>) {
  const { defaultTitle, saving = false } = useCreateContext()
  return <FormDialog {...props} title={defaultTitle} saving={saving} />
}

/** Failures are told by the form itself, beside what was typed. */
const inTheForm = () => {}

/** What somebody else saved meanwhile, and whether the last save was refused for it. */
interface Theirs {
  newer?: RaRecord
  change?: Change | undefined
  stale: boolean
  /** how the last refusal is told where what is stored now cannot be read */
  unread?: string | undefined
}

/** Changes the record that the address names. */
export function EditDialog<T extends FieldValues>(props: FormDialogsProps<T>) {
  const { id } = useParams()
  return <EditOne key={id} {...props} id={id!} />
}

function EditOne<T extends FieldValues>(props: FormDialogsProps<T> & { id: string }) {
  const { id } = props
  const close = useClose()
  const unread = useMissing(close)
  const { progress, meta } = useProgress()
  const dataProvider = useDataProvider()
  const resource = useResourceContext()!
  const [theirs, setTheirs] = useState<Theirs>({ stale: false })
  const draft = `${resource}.${id}`
  const onSuccess = useSaved({ word: 'updated', draft, close, onSaved: props.onSaved })
  const onError = async (error: unknown, { data: sent }: Partial<UpdateParams>) => {
    setTheirs((known) => ({ ...known, stale: false, unread: undefined }))
    const { now, unread } = await storedNow(error, () =>
      dataProvider.getOne<RaRecord>(resource, { id })
    )
    if (unread) setTheirs((known) => ({ ...known, unread }))
    // A refusal for another reason is nobody's change.
    if (!now || now.data.versi === (sent as { versi?: number } | undefined)?.versi) return
    setTheirs({ newer: now.data, change: changeOf(error), stale: true })
  }
  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      {...(props.transform ? { transform: props.transform } : {})}
      mutationOptions={{ onSuccess, onError, meta }}
      redirect={false}
      // The list below has asked already; a query that waits for it would start from the cache.
      disableAuthentication
      /* The list leaves its rows in the cache: an edit starts from what the server holds now. */
      queryOptions={{ refetchOnMount: 'always', staleTime: 0, onError: unread, meta: AS_SAVED }}
    >
      <EditForm {...props} draft={draft} close={close} progress={progress} {...theirs} />
    </EditBase>
  )
}

function EditForm<T extends FieldValues>(props: InDialog<T> & Theirs) {
  const { defaultTitle, record, isFetching, error, refetch, saving = false } = useEditContext()
  /* What the user started from: a list that is fetched again must not change the form. */
  const [start, setStart] = useState<RaRecord>()
  if (!start && record && !isFetching && !error) setStart(record as RaRecord)
  if (!start) {
    return (
      <FullDialog open title={umum.tombol.ubah} onClose={props.close} width={props.width ?? 'sm'}>
        <Unread of={[{ data: start, error, refetch }]} waiting={<PageSkeleton rows={3} />} />
      </FullDialog>
    )
  }
  const { unread } = props
  return (
    <FormDialog
      {...props}
      title={defaultTitle}
      saving={saving}
      record={start}
      {...(unread ? { failed: () => unread } : {})}
    />
  )
}
