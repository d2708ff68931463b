import { useFormContext } from 'react-hook-form'
import { useDiscard } from '@eproc/ui/draft/discards.ts'
import { DraftOffer } from '@eproc/ui/draft/DraftOffer.tsx'
import { eraseDraft } from '@eproc/ui/draft/drafts.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { currentSession } from '@eproc/ui/session/session.ts'

/**
 * Within a form: what is typed is kept as this user's draft and offered again, after a reload or the end of a session,
 * also where somebody else saved meanwhile, which the offer says.
 */
export function KeptDraft({ name }: { name: string }) {
  const draft = useFormDraft(useFormContext(), name, { anyField: true })
  useDiscard(draft.discard)
  return <DraftOffer draft={draft} />
}

/** It was saved. */
export const forgetDraft = (name: string): void =>
  eraseDraft({ owner: currentSession().pengguna?.userId ?? null, name })
