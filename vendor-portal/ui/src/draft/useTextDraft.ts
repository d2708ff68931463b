import { useCallback, useState } from 'react'
import { useSession } from '../session/session.ts'
import { eraseDraft, readDraft, writeDraft, type DraftKey } from './drafts.ts'

/** A single text that was written and not sent: it is simply there again. */
export function useTextDraft(name: string): [string, (text: string) => void] {
  const userId = useSession().pengguna?.userId ?? null
  const [key] = useState<DraftKey>(() => ({ owner: userId, name }))
  const [text, setText] = useState(() => {
    const stored = readDraft(key)?.isi.teks
    return typeof stored === 'string' ? stored : ''
  })
  const update = useCallback(
    (next: string) => {
      setText(next)
      if (next) writeDraft(key, { isi: { teks: next }, berkas: false })
      else eraseDraft(key)
    },
    [key]
  )
  return [text, update]
}
