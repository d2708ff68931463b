import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ID_BELUM_ADA, type BagianKey } from '@eproc/domain/dosir/bagian'
import type { StatusBagianDosir, StatusDosir } from '@eproc/domain/dosir/answers'
import type { DasarContext } from '@eproc/domain/common/checker'
import { BATAS_BAWAAN } from '@eproc/domain/common/documents'
import { keHari } from '@eproc/domain/common/format'
import { api, type Answer } from '@eproc/ui/api/api.ts'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { followSession, useSession } from '@eproc/ui/session/session.ts'
import { clockNow } from '@eproc/ui/api/time.ts'

/** Id of the rekanan at work; null until Data Perusahaan or Data Pribadi is saved. */
export function useRekananId(): number | null {
  const id = useSession().rekanan?.id ?? ID_BELUM_ADA
  return id === ID_BELUM_ADA ? null : id
}

/** Today by the server's clock, yyyy-MM-dd in Jakarta. */
const serverToday = (): string => keHari(clockNow()) ?? ''

/** What every rule of the dossier must know: today, and how large a document may be. */
export function useDasar(): () => DasarContext {
  const limit = useParameter().number('MAKS_UKURAN_DOKUMEN', BATAS_BAWAAN.MAKS_UKURAN_DOKUMEN)
  return () => ({ hariIni: serverToday(), batasMb: { MAKS_UKURAN_DOKUMEN: limit } })
}

/** Status and catatan of every bagian (GET /vendor/{id}), also before anything was saved (-999). */
export function useStatusDosir() {
  const id = useRekananId()
  return useQuery({
    queryKey: ['dosir', id, 'status'],
    queryFn: () => api.get<StatusDosir>(`/vendor/${id ?? ID_BELUM_ADA}`),
    // The first save gives the rekanan its id: until its status is read, that of the empty dossier leads to the next form.
    placeholderData: keepPreviousData,
  })
}

/** Status, catatan and what one bagian still needs, as the server counts it; undefined while it has not told. */
export function useBagianStatus(bagian: BagianKey): StatusBagianDosir | undefined {
  return useStatusDosir().data?.bagian.find((b) => b.kunci === bagian)
}

/** Data of one bagian; `path` contains the rekanan's id. */
export function useBagian<T>(bagian: BagianKey, path: (id: number) => string) {
  const id = useRekananId()
  return useQuery({
    queryKey: ['dosir', id, bagian],
    queryFn: () => api.get<T>(path(id!)),
    enabled: id !== null,
  })
}

/** Saves one bagian: progress of the upload, the server's message, and a fresh status. */
export function useSave() {
  const client = useQueryClient()
  const { notify } = useNotice()
  const [progress, setProgress] = useState<number | null>(null)
  const mutation = useMutation({
    mutationFn: async (work: (onProgress: (n: number) => void) => Promise<Answer<unknown>>) => {
      setProgress(null)
      return work(setProgress)
    },
    onSuccess: async (answer) => {
      notify(answer.message)
      await Promise.all([client.invalidateQueries({ queryKey: ['dosir'] }), followSession()])
    },
  })
  return { save: mutation.mutateAsync, busy: mutation.isPending, progress }
}
