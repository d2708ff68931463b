import { useImperativeHandle, type Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import { DraftOffer } from '@eproc/ui/draft/DraftOffer.tsx'
import { eraseDraft } from '@eproc/ui/draft/drafts.ts'
import { useFormDraft, type FormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { currentSession } from '@eproc/ui/session/session.ts'

/** What a form's surroundings do with its draft. */
export type KeptDraftHandle = Pick<FormDraft, 'discard'>

/**
 * Within a form: what is typed is kept as this user's draft and offered again, after a reload or the end of a session. A
 * form whose rows others save meanwhile has its version in the name: it is offered for what it was typed at only.
 */
export function KeptDraft({ name, ref }: { name: string; ref?: Ref<KeptDraftHandle> }) {
  const draft = useFormDraft(useFormContext(), name, { anyField: true })
  const { discard } = draft
  useImperativeHandle(ref, () => ({ discard }))
  return <DraftOffer draft={draft} />
}

/** It was saved. */
export const forgetDraft = (name: string): void =>
  eraseDraft({ owner: currentSession().pengguna?.userId ?? null, name })
