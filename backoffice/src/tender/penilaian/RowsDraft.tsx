import { useCallback, useEffect, useState } from 'react'
import { useFormContext, type FieldValues, type UseFormGetValues } from 'react-hook-form'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { useDiscard } from '@eproc/ui/draft/discards.ts'
import { DraftOffer } from '@eproc/ui/draft/DraftOffer.tsx'
import {
  eraseDraft,
  onDraftErased,
  readDraft,
  writeDraft,
  type DraftKey,
} from '@eproc/ui/draft/drafts.ts'
import { currentSession } from '@eproc/ui/session/session.ts'
import { same, sourceOf, type FlatRow } from './fields.ts'

/** What was typed of each vendor, by its id: others may save theirs meanwhile. */
type Typed = Record<string, FlatRow>
type Rows = readonly EvaluasiStaf[]
/** What the form holds of a row. */
type ValuesOf = (row: EvaluasiStaf) => FlatRow

const owner = () => currentSession().pengguna?.userId ?? null

/** The key of a member's draft; stays the same while its form is there. */
export const rowsDraftKey = (name: string): DraftKey => ({ owner: owner(), name })

/** An input that was only drawn has made '' or null of what was not there. */
const says = (value: unknown) => (value === '' ? null : value)
const alike = (a: unknown, b: unknown) => same(says(a), says(b))

const rowsWith = (rows: Rows, typedOf: (row: EvaluasiStaf, at: number) => FlatRow): Typed =>
  Object.fromEntries(
    rows.flatMap((row, at) => {
      const typed = typedOf(row, at)
      return Object.keys(typed).length > 0 ? [[row.vendorId, typed]] : []
    })
  )

/** What the form holds and the server does not. */
const typedNow = (rows: Rows, valuesOf: ValuesOf, getValues: UseFormGetValues<FieldValues>) =>
  rowsWith(rows, (row, at) =>
    Object.fromEntries(
      Object.entries(valuesOf(row)).flatMap(([field, saved]) => {
        const now: unknown = getValues(sourceOf(at, field))
        return alike(now, saved) ? [] : [[field, now]]
      })
    )
  )

/** What of a stored draft still says something else than what is saved. */
function worthOffering(rows: Rows, valuesOf: ValuesOf, key: DraftKey) {
  const stored = readDraft(key)
  if (!stored) return null
  const isi = rowsWith(rows, (row) => {
    const typed = stored.isi[row.vendorId]
    if (typeof typed !== 'object' || typed === null) return {}
    const saved = valuesOf(row)
    return Object.fromEntries(
      Object.entries(typed).filter(
        ([field, value]) => field in saved && !alike(value, saved[field])
      )
    )
  })
  return Object.keys(isi).length > 0 ? { ...stored, isi } : null
}

/** Both, vendor by vendor; `now` where both say something. */
const merged = (offered: Typed, now: Typed): Typed => ({
  ...offered,
  ...Object.fromEntries(Object.entries(now).map(([id, row]) => [id, { ...offered[id], ...row }])),
})

interface RowsDraftProps {
  draftKey: DraftKey
  rows: Rows
  valuesOf: ValuesOf
}

/**
 * Keeps what is typed of the vendors' rows as this member's draft: a reload, a closed tab or the end of a session lose
 * nothing. Offered again field by field, so that what others saved meanwhile stays.
 */
export function RowsDraft({ draftKey, rows, valuesOf }: RowsDraftProps) {
  const { getValues, subscribe, setValue } = useFormContext()
  const [offer, setOffer] = useState(() => worthOffering(rows, valuesOf, draftKey))
  const store = useCallback(
    (now: Typed, offered: Typed | undefined) => {
      // Who has logged out meanwhile leaves nothing behind.
      if (owner() !== draftKey.owner) return
      const isi = merged(offered ?? {}, now)
      if (Object.keys(isi).length > 0) writeDraft(draftKey, { isi, berkas: false })
      else eraseDraft(draftKey)
    },
    [draftKey]
  )
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const now = typedNow(rows, valuesOf, getValues)
          // An offer that nothing was added to keeps its time.
          if (Object.keys(now).length > 0 || !offer) store(now, offer?.isi)
        },
      }),
    [subscribe, getValues, store, rows, valuesOf, offer]
  )
  useEffect(
    () =>
      onDraftErased((gone) => {
        if (!gone || gone.name === draftKey.name) setOffer(null)
      }),
    [draftKey]
  )
  useDiscard(() => {
    if (offer) writeDraft(draftKey, offer, offer.pada)
    else eraseDraft(draftKey)
  })
  const take = () => {
    rows.forEach((row, at) => {
      for (const [field, value] of Object.entries(offer?.isi[row.vendorId] ?? {})) {
        setValue(sourceOf(at, field), value, { shouldDirty: true })
      }
    })
    setOffer(null)
  }
  const drop = () => {
    setOffer(null)
    store(typedNow(rows, valuesOf, getValues), undefined)
  }
  return <DraftOffer draft={{ offer, take, drop }} />
}
