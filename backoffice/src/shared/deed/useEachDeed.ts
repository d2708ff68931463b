import { useListContext, useRefresh, useResourceContext, type RaRecord } from 'react-admin'
import { useMutation } from '@tanstack/react-query'
import { notify, showAlert } from '@eproc/ui/api/notice.ts'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { office as words } from '@eproc/i18n/id/resources_office'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { useOffice } from '../../providers/useOffice.ts'

/**
 * One verb on every record that is selected in the list, one after the other: each is a deed of its own with its own
 * journal row and rights, and what is refused is named while the others stand.
 */
export function useEachDeed<T extends RaRecord & { nama: string }, I = void>(
  verb: (office: OfficeProvider, record: T, input: I) => Promise<unknown>
) {
  const office = useOffice()
  const resource = useResourceContext()!
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems } = useListContext<T>()
  return useMutation({
    mutationFn: async (input: I) => {
      const { data } = await office.getMany<T>(resource, { ids: selectedIds })
      const refused: string[] = []
      for (const record of data) {
        await verb(office, record, input).catch((error: unknown) =>
          refused.push(`${record.nama}: ${errorMessage(error)}`)
        )
      }
      return { done: data.length - refused.length, refused }
    },
    onSuccess: ({ done, refused }) => {
      if (refused.length > 0) showAlert(words.someRefused(done, refused.join('; ')), 'error')
      else notify(words.allDone(done))
      onUnselectItems()
    },
    onError: (error) => showAlert(errorMessage(error), 'error'),
    onSettled: refresh,
  })
}
