import { useState } from 'react'
import { HttpError, useDataProvider, useRefresh, useSaveContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { PaketContext } from '@eproc/domain/paket/isian_paket'
import { paket as words } from '@eproc/i18n/id/paket'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { notify, showAlert } from '@eproc/ui/api/notice.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { useLeave, WHOLE } from '../OnePaket.tsx'
import { listFindings } from './rules.ts'
import { toInput, type FormInput } from './values.ts'

/** The refusal as the form knows it: at its fields. */
function refusal(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error
  const { root: _, ...fields } = ((error.body as { errors?: object })?.errors ?? {}) as Record<
    string,
    string
  >
  const findings = Object.entries(fields).map(([field, message]) => ({
    field,
    rule: 'server',
    message,
  }))
  return new ApiError(error.status, error.message, findings)
}

/** JSON, or with documents the JSON as one field beside them. */
function body(values: FormInput, versi: number | undefined): Record<string, unknown> {
  const { fileKAK, fileLampiran, fileLain } = values
  const data = { ...toInput(values), ...(versi ? { versi } : {}) }
  return fileKAK || fileLampiran || fileLain ? { data, fileKAK, fileLampiran, fileLain } : data
}

/**
 * Saves the whole form with one call, and submits the package when asked to. `newer` is what somebody else saved
 * meanwhile; the next save is meant for that version.
 */
export function useSavePaket(context: PaketContext, paket?: RincianPaket) {
  const { save } = useSaveContext()
  const dataProvider = useDataProvider()
  const office = useOffice()
  const refresh = useRefresh()
  const leave = useLeave()
  const [progress, setProgress] = useState<number | null>(null)
  const [newer, setNewer] = useState<RincianPaket>()

  /** undefined: somebody was faster, which the form shows */
  const stored = async (values: FormInput): Promise<RincianPaket | undefined> => {
    let answer: RincianPaket | undefined
    let failure: unknown
    setProgress(0)
    await save!(body(values, (newer ?? paket)?.versi), {
      meta: { progress: setProgress },
      onSuccess: (data: RincianPaket) => (answer = data),
      onError: (error: unknown) => (failure = error),
    })
    setProgress(null)
    if (answer) return answer
    if (paket && failure instanceof HttpError && failure.status === 409) {
      const read = { id: paket.id, meta: WHOLE }
      setNewer((await dataProvider.getOne<RincianPaket>('rup/paket', read)).data)
      return undefined
    }
    throw refusal(failure)
  }
  /** Saved it is, even when it could not be submitted. */
  const submitted = async (saved: RincianPaket) => {
    try {
      notify((await office.ajukanPaket(saved)).message)
    } catch (error) {
      showAlert(errorMessage(error), 'error')
    }
  }
  return {
    progress,
    newer,
    run: async (values: FormInput, submit: boolean) => {
      // A resolver cannot hold what is wrong with a list as a whole (see usePaketResolver).
      const [list] = listFindings(aturanPaket(toInput(values), context))
      if (list) throw new ApiError(400, list.message, [list])
      const saved = await stored(values)
      if (!saved) return
      if (submit) await submitted(saved)
      else notify(words.sukses.simpan)
      refresh()
      leave()
    },
  }
}
