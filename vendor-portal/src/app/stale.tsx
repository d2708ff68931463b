import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'
import { ApiError } from '@eproc/ui/api/api.ts'
import { ToldInForm } from '@eproc/ui/fields/Form.tsx'
import { same } from '@eproc/ui/fields/same_value.ts'
import type { Newer } from '@eproc/ui/fields/StaleFields.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

/* Fetched only when it is needed. */
const StaleFields = lazyPart(() => import('@eproc/ui/fields/StaleFields.tsx'))

/** A record of the dossier as the server answers it. */
export interface Versioned {
  versi?: number | null
  berkas?: Partial<Record<string, { nama: string }>>
}

interface StaleOptions<D extends Versioned, N extends FieldValues> {
  /** what the form started from */
  start: D | null
  setStart: (record: D) => void
  /** of a record that may be deleted meanwhile: the next save adds it anew */
  onGone?: () => void
  form: UseFormReturn<N>
  initial: (record: D | null) => DefaultValues<N>
  /** the query that holds the record, and where in its answer it stands */
  queryKey: QueryKey
  find: (answer: unknown) => D | null | undefined
}

/* A stored document is no value of its field: its path tells whether it was replaced. */
const stored = (record: Versioned | null, name: string): unknown =>
  (record as Record<string, unknown> | null)?.[name]

/** What they changed since the form was filled, and whether it was changed here, too. */
function compare(before: FieldValues, theirs: FieldValues, mine: FieldValues) {
  return Object.keys(theirs)
    .filter((name) => !same(before[name], theirs[name]))
    .map((name) => ({
      name,
      theirs: theirs[name] as unknown,
      both: !same(mine[name], before[name]),
    }))
}

function documentsOf(start: Versioned | null, now: Versioned, mine: FieldValues) {
  const replaced = Object.entries(now.berkas ?? {}).filter(
    ([name]) => name in mine && stored(start, name) !== stored(now, name)
  )
  return {
    documents: Object.fromEntries(replaced.map(([name, file]) => [name, file?.nama ?? ''])),
    fields: replaced.map(([name]) => ({ name, theirs: null, both: mine[name] instanceof File })),
  }
}

/**
 * A form keeps what it started from, whatever is fetched meanwhile. When its save meets another one of the same record,
 * what was typed stays, what was changed only there joins it, and the difference is shown; the next save is meant for
 * the version that is shown.
 */
export function useStale<D extends Versioned, N extends FieldValues>(p: StaleOptions<D, N>) {
  const { start, setStart, form, initial } = p
  const client = useQueryClient()
  const [newer, setNewer] = useState<Newer | null>(null)
  const held = () => p.find(client.getQueryData(p.queryKey))

  /** Throws what the form tells by itself; comes back when the refusal has another reason. */
  const meet = async (failure: unknown): Promise<void> => {
    if (!start || !(failure instanceof ApiError)) return
    if (failure.status === 404 && p.onGone) {
      p.onGone()
      setNewer({ fields: [], documents: {}, gone: true })
      throw new ToldInForm()
    }
    if (failure.status !== 409) return
    await client.refetchQueries({ queryKey: p.queryKey, exact: true })
    // The refusal's own words would have the page loaded anew, where saving once more asks again and loses nothing.
    if (client.getQueryState(p.queryKey)?.error)
      throw new ApiError(409, ui.errors.bandingTakTerbaca)
    const now = held()
    if (!now || now.versi === start.versi) return
    const before: FieldValues = initial(start)
    const theirs: FieldValues = initial(now)
    const mine: FieldValues = form.getValues()
    const { documents, fields } = documentsOf(start, now, mine)
    form.reset(theirs as N)
    for (const [name, value] of Object.entries(mine)) {
      if (same(value, before[name]) && !(value instanceof File)) continue
      form.setValue(name as Path<N>, value as PathValue<N, Path<N>>, { shouldDirty: true })
    }
    setStart(now)
    const all = [...compare(before, theirs, mine), ...fields]
    setNewer({ fields: all, documents, gone: false, change: failure.change })
    throw new ToldInForm()
  }
  /** After a save of one's own the form starts from what is stored now. */
  const saved = () => {
    const now = held()
    // Saved, but what is stored could not be read again: what was typed is as good.
    if (!now || now.versi === start?.versi) return form.reset(form.getValues())
    form.reset(initial(now) as N)
    setStart(now)
    setNewer(null)
  }
  const notice = newer && (
    <OptionalPart>
      <StaleFields newer={newer} />
    </OptionalPart>
  )
  return { meet, saved, notice }
}
