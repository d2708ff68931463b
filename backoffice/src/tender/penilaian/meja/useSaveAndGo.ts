import { useRef } from 'react'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { MejaAddress } from './useMejaAddress.ts'

/**
 * Saving that goes on to the next vendor, in the view of one: the wish is noted before the form is sent and fulfilled
 * once it was taken.
 */
export function useSaveAndGo(rows: readonly EvaluasiStaf[], { vendorId, show }: MejaAddress) {
  const wished = useRef(false)
  const at = rows.findIndex((row) => row.vendorId === vendorId)
  const next = at < 0 ? undefined : rows[at + 1]
  return {
    /** for the form's save: passes its result on */
    save: (taken: boolean): boolean => {
      if (taken && wished.current && next) show('satu', next.vendorId)
      wished.current = false
      return taken
    },
    /** notes whether the next save goes on; null where there is no next one */
    wish: next ? (go: boolean) => (wished.current = go) : null,
  }
}
