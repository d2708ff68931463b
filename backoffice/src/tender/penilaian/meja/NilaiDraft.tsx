import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { DraftOffer } from '@eproc/ui/draft/DraftOffer.tsx'
import {
  eraseDraft,
  onDraftErased,
  readDraft,
  writeDraft,
  type DraftKey,
} from '@eproc/ui/draft/drafts.ts'
import { currentSession } from '@eproc/ui/session/session.ts'
import { startOf, type EvaluasiInput } from '../evaluasi_form.ts'
import { differing, flat, sourceOf, type FlatRow } from '../fields.ts'

/** What was typed of each vendor, by its id: others may save theirs meanwhile. */
type Typed = Record<string, FlatRow>

const owner = () => currentSession().pengguna?.userId ?? null

/** What the form holds and the server does not. */
const typedOf = (rows: readonly EvaluasiStaf[], { listEvaluasi }: EvaluasiInput): Typed =>
  Object.fromEntries(
    rows.flatMap((row, at) => {
      const now = flat(listEvaluasi[at]!)
      const fields = differing(now, flat(startOf(row)))
      return fields.length > 0
        ? [[row.vendorId, Object.fromEntries(fields.map((field) => [field, now[field]]))]]
        : []
    })
  )

/** What of a stored draft still says something else than what is saved. */
function worthOffering(rows: readonly EvaluasiStaf[], key: DraftKey) {
  const stored = readDraft(key)
  if (!stored) return null
  const isi = Object.fromEntries(
    rows.flatMap((row) => {
      const typed = stored.isi[row.vendorId]
      if (typeof typed !== 'object' || typed === null) return []
      const saved = flat(startOf(row))
      const fields = differing(typed as FlatRow, saved).filter((field) => field in saved)
      const kept = fields.map((field) => [field, (typed as FlatRow)[field]])
      return kept.length > 0 ? [[row.vendorId, Object.fromEntries(kept)]] : []
    })
  ) as Typed
  return Object.keys(isi).length > 0 ? { ...stored, isi } : null
}

interface NilaiDraftProps {
  draftKey: DraftKey
  rows: readonly EvaluasiStaf[]
}

/**
 * Keeps what is typed of an evaluation as this member's draft: a reload, a closed tab or the end of a session lose
 * nothing. Offered again field by field, so that what others saved meanwhile stays.
 */
export function NilaiDraft({ draftKey, rows }: NilaiDraftProps) {
  const { subscribe, setValue } = useFormContext<EvaluasiInput>()
  const [offer, setOffer] = useState(() => worthOffering(rows, draftKey))
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // Who has logged out meanwhile leaves nothing behind.
          if (owner() !== draftKey.owner) return
          const isi = typedOf(rows, values)
          if (Object.keys(isi).length > 0) writeDraft(draftKey, { isi, berkas: false })
          else if (!offer) eraseDraft(draftKey)
        },
      }),
    [subscribe, draftKey, rows, offer]
  )
  useEffect(
    () =>
      onDraftErased((gone) => {
        if (!gone || gone.name === draftKey.name) setOffer(null)
      }),
    [draftKey]
  )
  const take = () => {
    rows.forEach((row, at) => {
      for (const [field, value] of Object.entries(offer?.isi[row.vendorId] ?? {})) {
        setValue(sourceOf(at, field) as 'listEvaluasi', value as never, { shouldDirty: true })
      }
    })
    setOffer(null)
  }
  const drop = () => eraseDraft(draftKey)
  return <DraftOffer draft={{ offer, take, drop }} />
}
