import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { same } from '../fields/same_value.ts'
import { currentSession, useSession } from '../session/session.ts'
import {
  eraseDraft,
  onDraftErased,
  readDraft,
  writeDraft,
  type DraftKey,
  type StoredDraft,
} from './drafts.ts'

export interface OfferedDraft extends StoredDraft {
  /** the record was saved since it was typed */
  overtaken?: boolean
}

/** A form's draft, to be given to its <Form>. */
export interface FormDraft {
  /** found when the form opened, until it is answered */
  offer: OfferedDraft | null
  take: () => void
  /** throws the offered draft away; what was typed since stays */
  drop: () => void
  /** the form was saved */
  saved: () => void
  /** what was typed now may be lost; a draft that was offered and not answered stays */
  discard: () => void
  /** false: this browser has no room for what was typed */
  kept: boolean
  /** names of fields that are never kept */
  secrets: Set<string>
}

const owner = () => currentSession().pengguna?.userId ?? null
/* A draft of an older form may hold what its field cannot: it is left out. */
const fits = (value: unknown, initial: unknown) =>
  initial === null ||
  initial === undefined ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))

/** A value with the parts that `keep` keeps, in rows and objects too. */
function parts(value: unknown, keep: (part: unknown) => boolean): unknown {
  if (!keep(value)) return undefined
  if (Array.isArray(value)) return value.map((part) => parts(part, keep))
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, parts(part, keep)]))
}
const noFile = (part: unknown) => !(part instanceof Blob)
const hasFile = (value: unknown) => !same(value, parts(value, noFile))
/* An input that was only drawn has made '' or null of what was not there. */
const says = (part: unknown) => noFile(part) && part !== null && part !== ''
const differ = (a: unknown, b: unknown) => !same(parts(a, says), parts(b, says))

/** What is typed and differs from what is saved: never a password, never a file. */
function typed(values: FieldValues, saved: FieldValues, secrets: Set<string>) {
  const open = Object.entries(values).filter(([name]) => !secrets.has(name))
  const isi = open.flatMap(([name, value]) =>
    noFile(value) && differ(value, saved[name]) ? [[name, parts(value, noFile)]] : []
  )
  return {
    isi: Object.fromEntries(isi) as FieldValues,
    berkas: open.some(([, value]) => hasFile(value)),
    versi: versionOf(saved),
  }
}

/** The draft of this form that still says something else than what is saved. */
function found(key: DraftKey, saved: FieldValues, anyField: boolean): OfferedDraft | null {
  const draft = readDraft(key)
  if (!draft) return null
  const isi = Object.entries(draft.isi).filter(
    ([name, value]) =>
      (anyField || name in saved) && fits(value, saved[name]) && differ(value, saved[name])
  )
  const overtaken = draft.versi !== undefined && draft.versi !== versionOf(saved)
  return isi.length > 0 ? { ...draft, isi: Object.fromEntries(isi), overtaken } : null
}

const versionOf = ({ versi }: FieldValues) => (typeof versi === 'number' ? versi : undefined)

/** Whether nothing of it would be lost with the form. */
function store(key: DraftKey, now: ReturnType<typeof typed>, offer: StoredDraft | null): boolean {
  const nothing = Object.keys(now.isi).length === 0
  if (nothing && offer) return writeDraft(key, offer, offer.pada)
  if (!nothing) {
    const isi = { ...offer?.isi, ...now.isi }
    const versi = offer?.versi ?? now.versi
    return writeDraft(key, { isi, berkas: now.berkas || offer?.berkas === true, versi })
  }
  eraseDraft(key)
  return true
}

/**
 * Keeps what is typed into a form as this user's draft under `name`, and finds it again when the form opens: after a
 * reload, a closed tab, the end of a session. Saving and logging out erase it. `anyField`: the form starts without
 * knowing its fields, as react-admin's do.
 */
export function useFormDraft<N extends FieldValues>(
  form: UseFormReturn<N>,
  name: string,
  { anyField = false } = {}
): FormDraft {
  const userId = useSession().pengguna?.userId ?? null
  const [key] = useState<DraftKey>(() => ({ owner: userId, name }))
  const [secrets] = useState(() => new Set<string>())
  const [offer, setOffer] = useState(() => found(key, form.formState.defaultValues ?? {}, anyField))
  const [kept, setKept] = useState(true)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          // Who has logged out meanwhile leaves nothing behind.
          if (owner() === key.owner)
            setKept(store(key, typed(values, defaultValues ?? {}, secrets), offer))
        },
      }),
    [form, key, offer, secrets]
  )
  // What says nothing new is kept no longer.
  const [useless] = useState(offer === null)
  useEffect(() => {
    if (useless) eraseDraft(key)
  }, [useless, key])
  useEffect(
    () =>
      onDraftErased((gone) => {
        if (!gone || (gone.owner === key.owner && gone.name === key.name)) setOffer(null)
      }),
    [key]
  )
  const now = () => typed(form.getValues(), form.formState.defaultValues ?? {}, secrets)
  return {
    offer,
    kept,
    secrets,
    take: () => {
      for (const [field, value] of Object.entries({ ...offer?.isi, ...now().isi })) {
        form.setValue(field as Path<N>, value as PathValue<N, Path<N>>, { shouldDirty: true })
      }
      setOffer(null)
    },
    drop: () => {
      setOffer(null)
      store(key, now(), null)
    },
    saved: () => eraseDraft(key),
    discard: () => {
      if (offer) writeDraft(key, offer, offer.pada)
      else eraseDraft(key)
    },
  }
}
