import { useMemo } from 'react'
import { HAK_AKSES, type Hak } from '@eproc/domain/common/rights'
import type { TabAnswer } from '@eproc/domain/tender/answers'

/** Rights that a pokja member keeps before the declaration (the server's rule, seen from here). */
const WITHOUT_DECLARATION: readonly Hak[] = [
  'tender.benturan.nyatakan',
  'audit.baca',
  'rekanan.pilih',
]

/** Rights of the caller on this paket; a pokja member cannot act before declaring no conflict of interest. */
export function useMay(tab: TabAnswer | undefined): (hak: Hak) => boolean {
  return useMemo(() => {
    const undeclared = tab?.pokja?.bebasBenturan === false
    return (hak) =>
      tab?.bisa.includes(hak) === true &&
      !(undeclared && 'pokja' in HAK_AKSES[hak] && !WITHOUT_DECLARATION.includes(hak))
  }, [tab])
}
