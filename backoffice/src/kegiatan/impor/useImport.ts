import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImporDiperiksa, ImporSelesai } from '@eproc/domain/rup/answers'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'

/** The steps of an import: a file, what the check says of it, what came of it. */
export function useImport(tahun: number) {
  const office = useOffice()
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [checked, setChecked] = useState<ImporDiperiksa | null>(null)
  const [done, setDone] = useState<ImporSelesai | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  const check = useMutation({
    mutationFn: (picked: File) => office.periksaImpor(tahun, picked, setProgress),
    onMutate: () => {
      setRefusal(null)
      setProgress(null)
    },
    onSuccess: setChecked,
    onError: (error) => setRefusal(errorMessage(error)),
  })
  const store = useDeed(
    (provider, input: { file: File; sidik: string; ulang: boolean }) =>
      provider.imporKegiatan(tahun, input),
    {
      onDone: ({ data }) => setDone(data),
      // The plan has changed since the check: it says again what stands against it.
      onFailed: (message, _error, input) => {
        setChecked(null)
        check.mutate(input.file, { onSettled: () => setRefusal(message) })
      },
    }
  )
  const pick = (picked: File | null, reason: string | null = null) => {
    setFile(picked)
    setRefusal(reason)
    setChecked(null)
    setDone(null)
  }
  return {
    file,
    refusal,
    checked,
    done,
    pick,
    check: () => file && check.mutate(file),
    store: (ulang: boolean) =>
      file && checked && store.mutate({ file, sidik: checked.sidik, ulang }),
    busy: check.isPending ? ('check' as const) : store.isPending ? ('store' as const) : null,
    progress,
  }
}

export type Import = ReturnType<typeof useImport>
