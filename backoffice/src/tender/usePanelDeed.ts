import { useState } from 'react'
import type { Change } from '@eproc/domain/common/change'
import { ApiError, type Answer } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import type { OfficeProvider } from '../providers/dataProvider.ts'
import type { Progress } from '../providers/verbs/tender/sending.ts'
import { useDeed } from '../shared/deed/useDeed.ts'
import { changeOf } from '../shared/stale/change.ts'

export interface Failure {
  message: string
  /** One line for each field the server refused, when there are several. */
  details: readonly string[]
  /** who saved first, where the refusal is for that */
  change?: Change | undefined
}

export interface PanelDeed<I, T = unknown> {
  /** Answers nothing when it was refused. */
  run: (input: I) => Promise<Answer<T> | undefined>
  isPending: boolean
  /** How much of the upload was sent, 0..1, where known. */
  progress: number | null
  failure: Failure | null
  /** Refuses before anything is sent. */
  fail: (message: string) => void
  clear: () => void
}

/**
 * A verb of a panel: useDeed with the progress of an upload, and a failure in the specification's words that is told
 * and stays in a box above the panel.
 */
export function usePanelDeed<I, T>(
  verb: (office: OfficeProvider, input: I, progress: Progress) => Promise<Answer<T>>,
  failed: (message: string) => string
): PanelDeed<I, T> {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const refuse = (message: string, details: readonly string[] = [], change?: Change) => {
    setFailure({ message, details, change })
    notify(message, 'error')
  }
  const { mutateAsync, isPending } = useDeed(
    (office, input: I) => verb(office, input, setProgress),
    {
      onFailed: (message, error) => {
        const details = error instanceof ApiError ? error.errors.map((e) => e.message) : []
        const [only] = details
        if (details.length === 1 && only) refuse(failed(only))
        else refuse(failed(message), details, changeOf(error))
      },
    }
  )
  const run = async (input: I) => {
    setFailure(null)
    setProgress(null)
    try {
      return await mutateAsync(input)
    } catch {
      // Told by onFailed.
      return undefined
    }
  }
  return {
    run,
    isPending,
    progress,
    failure,
    fail: (message) => refuse(message),
    clear: () => setFailure(null),
  }
}
