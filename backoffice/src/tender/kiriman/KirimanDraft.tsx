import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useDiscard } from '@eproc/ui/draft/discards.ts'
import { DraftOffer } from '@eproc/ui/draft/DraftOffer.tsx'
import {
  eraseDraft,
  onDraftErased,
  readDraft,
  writeDraft,
  type DraftKey,
  type StoredDraft,
} from '@eproc/ui/draft/drafts.ts'
import { currentSession } from '@eproc/ui/session/session.ts'
import { mayGet, useKiriman, type Choices, type RekananRow } from './kiriman_context.ts'

const owner = () => currentSession().pengguna?.userId ?? null

/** What was typed of each vendor, by its id. */
const typedOf = (choices: Choices): StoredDraft['isi'] =>
  Object.fromEntries(
    [...choices.values()].flatMap(({ row, more }) =>
      Object.values(more).some(Boolean) ? [[row.vendorId, more]] : []
    )
  )

/** Keeps what is typed in ticked rows as its user's draft, and offers it again; their files are to be chosen again. */
export function KirimanDraft({ name }: { name: string }) {
  const { choices, change, rules } = useKiriman()
  const { data = [] } = useListContext<RekananRow & { id: number }>()
  const [key] = useState<DraftKey>(() => ({ owner: owner(), name }))
  const [offer, setOffer] = useState(() => readDraft(key))
  const rows = data.filter((row) => offer?.isi[row.vendorId] && mayGet(rules, row))
  useEffect(() => {
    // Who has logged out meanwhile leaves nothing behind.
    if (owner() !== key.owner) return
    const now = typedOf(choices)
    const berkas = [...choices.values()].some(({ file }) => file !== null)
    if (Object.keys(now).length > 0) writeDraft(key, { isi: { ...offer?.isi, ...now }, berkas })
    else if (!offer) eraseDraft(key)
  }, [choices, key, offer])
  useEffect(
    () =>
      onDraftErased((gone) => {
        if (!gone || gone.name === key.name) setOffer(null)
      }),
    [key]
  )
  useDiscard(() => {
    if (offer) writeDraft(key, offer, offer.pada)
    else eraseDraft(key)
  })
  const take = () => {
    for (const row of rows) {
      const more = offer!.isi[row.vendorId] as Record<string, string>
      change(row, { more: { ...more, ...choices.get(row.vendorId)?.more } })
    }
    setOffer(null)
  }
  return (
    <DraftOffer
      draft={{ offer: rows.length > 0 ? offer : null, take, drop: () => setOffer(null) }}
    />
  )
}
