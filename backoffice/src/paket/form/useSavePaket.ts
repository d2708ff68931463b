import { useState } from 'react'
import { HttpError, useDataProvider, useRefresh, useSaveContext } from 'react-admin'
import type { Change } from '@eproc/domain/common/change'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { PaketContext } from '@eproc/domain/paket/isian_paket'
import { paket as words } from '@eproc/i18n/id/paket'
import { ApiError } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { changeOf } from '../../shared/stale/change.ts'
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
    // The attachment of a place is sent beside the form, and shown inside it.
    field: field.replace(/^lampiranLokasi\[(\d+)\]$/, 'listLokasiKerja.$1.berkas'),
    rule: 'server',
    message,
  }))
  return new ApiError(error.status, error.message, findings)
}

/** JSON, or with documents the JSON as one field beside them. */
function body(values: FormInput, rest: { versi?: number; ajukan: boolean }) {
  const { fileKAK, fileLampiran, fileLain } = values
  const data = { ...toInput(values), ...rest }
  const places = values.listLokasiKerja.map(({ berkas }, i) => [`lampiranLokasi[${i}]`, berkas])
  const files = Object.fromEntries(
    [...Object.entries({ fileKAK, fileLampiran, fileLain }), ...places].filter(([, file]) => file)
  ) as Record<string, File>
  return Object.keys(files).length > 0 ? { data, ...files } : data
}

/**
 * Saves the whole form with one call; asked to submit it, the server does both or neither. `theirs` is what somebody
 * else saved meanwhile; the next save is meant for that version.
 */
export function useSavePaket(context: PaketContext, paket?: RincianPaket) {
  const { save } = useSaveContext()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const leave = useLeave()
  const [progress, setProgress] = useState<number | null>(null)
  const [theirs, setTheirs] = useState<{ newer: RincianPaket; change: Change | undefined }>()

  /** undefined: somebody was faster, which the form shows */
  const stored = async (values: FormInput, ajukan: boolean): Promise<RincianPaket | undefined> => {
    const read = theirs?.newer ?? paket
    let answer: RincianPaket | undefined
    let failure: unknown
    setProgress(0)
    await save!(body(values, { ...(read && { versi: read.versi }), ajukan }), {
      meta: { progress: setProgress },
      onSuccess: (data: RincianPaket) => (answer = data),
      onError: (error: unknown) => (failure = error),
    })
    setProgress(null)
    if (answer) return answer
    if (read && failure instanceof HttpError && failure.status === 409) {
      const now = await dataProvider.getOne<RincianPaket>('rup/paket', { id: read.id, meta: WHOLE })
      // A refusal for another reason is nobody's change.
      if (now.data.versi === read.versi) throw refusal(failure)
      setTheirs({ newer: now.data, change: changeOf(failure) })
      return undefined
    }
    throw refusal(failure)
  }
  return {
    progress,
    theirs,
    run: async (values: FormInput, submit: boolean) => {
      // A resolver cannot hold what is wrong with a list as a whole (see usePaketResolver).
      const [list] = listFindings(aturanPaket(toInput(values), context))
      if (list) throw new ApiError(400, list.message, [list])
      if (!(await stored(values, submit))) return
      notify(submit ? words.sukses.ajukan : words.sukses.simpan)
      refresh()
      leave()
    },
  }
}
