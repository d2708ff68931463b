import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useSaveContext } from 'react-admin'
import type { Change } from '@eproc/domain/common/change'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paket as words } from '@eproc/i18n/id/paket'
import { fieldErrors } from '../../shared/deed/field_errors.ts'
import { changeOf, storedNow } from '../../shared/stale/change.ts'
import { forgetDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { useLeave, WHOLE } from '../OnePaket.tsx'
import { PAKET_FILES, toInput, type FormInput } from './values.ts'

/** JSON, or with documents the JSON as one field beside them. */
function sent(values: FormInput, rest: { versi?: number; ajukan: boolean }) {
  const hapusBerkas = PAKET_FILES.filter((file) => values.hapus[file])
  const data = { ...toInput(values), hapusBerkas, ...rest }
  const places = values.listLokasiKerja.map(({ berkas }, i) => [`lampiranLokasi[${i}]`, berkas])
  const files = Object.fromEntries(
    [...PAKET_FILES.map((name) => [name, values[name]]), ...places].filter(([, file]) => file)
  ) as Record<string, File>
  return Object.keys(files).length > 0 ? { data, ...files } : data
}

/** The attachment of a place is sent beside the form, and shown inside it. */
const atFields = (errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]: [string, unknown]) => [
      field.replace(/^lampiranLokasi\[(\d+)\]$/, 'listLokasiKerja.$1.berkas'),
      error,
    ])
  )

/** What somebody else saved meanwhile; `stale`: the last save was refused for it. */
interface Theirs {
  newer: RincianPaket
  change: Change | undefined
  stale: boolean
}

/**
 * Saves the whole form with one call; asked to submit it, the server does both or neither. Answers what is wrong, by
 * field. `draft` names what is kept until then, `theirs` is what somebody else saved meanwhile; the next save is meant for that version.
 */
export function useSavePaket(paket?: RincianPaket) {
  const { save } = useSaveContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const leave = useLeave()
  const [progress, setProgress] = useState<number | null>(null)
  const [theirs, setTheirs] = useState<Theirs>()
  const read = theirs?.newer ?? paket
  const draft = paket ? `rup/paket.${paket.id}.${paket.versi}` : 'rup/paket.create'

  async function compare(refusal: unknown) {
    if (!read) return undefined
    const { now, unread } = await storedNow(refusal, () =>
      dataProvider.getOne<RincianPaket>('rup/paket', { id: read.id, meta: WHOLE })
    )
    // A refusal for another reason is nobody's change.
    if (now && now.data.versi !== read.versi)
      setTheirs({ newer: now.data, change: changeOf(refusal), stale: true })
    return unread
  }
  return {
    draft,
    progress,
    theirs,
    send: async (values: FormInput, ajukan: boolean) => {
      let refusal: unknown
      setProgress(0)
      setTheirs((known) => known && { ...known, stale: false })
      const errors = await save!(sent(values, { ...(read && { versi: read.versi }), ajukan }), {
        meta: { progress: setProgress },
        onSuccess: () => {
          forgetDraft(draft)
          notify(ajukan ? words.sukses.ajukan : words.sukses.simpan, { type: 'success' })
          refresh()
          leave()
        },
        onError: (error: unknown) => (refusal = error),
      })
      const unread = await compare(refusal)
      setProgress(null)
      if (!refusal) return undefined
      if (unread) return { root: { serverError: unread } }
      return atFields((errors as object | undefined) ?? fieldErrors(refusal))
    },
  }
}
