import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { notify, showAlert } from '@eproc/ui/api/notice.ts'
import { errorMessage, type Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { useOffice } from '../../providers/useOffice.ts'

export interface DeedOptions<T, I = unknown> {
  onDone?: (answer: Answer<T>) => void
  /** where a failure is told; an alert when absent */
  onFailed?: (message: string, error: unknown, input: I) => void
}

/**
 * A verb of the data provider as a mutation: the server's message is told, and everything on the screen is read again.
 * `const publish = useDeed((office, id: number) => office.terbitkan(id))`, then `publish.mutate(12)`, `publish.isPending`.
 */
export function useDeed<I, T>(
  verb: (office: OfficeProvider, input: I) => Promise<Answer<T>>,
  { onDone, onFailed }: DeedOptions<T, I> = {}
) {
  const office = useOffice()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: I) => verb(office, input),
    onSuccess: (answer) => {
      if (answer.message) notify(answer.message)
      onDone?.(answer)
    },
    onError: (error, input) => {
      const message = errorMessage(error)
      if (onFailed) onFailed(message, error, input)
      else showAlert(message, 'error')
    },
    // Also after a refusal: it may say that the screen is out of date.
    onSettled: refresh,
    // What was typed may be a passphrase: it is not kept for minutes after the screen is left.
    gcTime: 1000,
  })
}
