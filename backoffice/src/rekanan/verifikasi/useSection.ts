import { useEffect, useState } from 'react'
import { useCanAccess, useRecordContext } from 'react-admin'
import { keHari } from '@eproc/domain/common/format'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { clockNow } from '@eproc/ui/api/time.ts'
import { BAGIAN_SOURCES } from './content/sources.ts'
import type { ShownRecord } from './content/shown_record.ts'
import type { Reading, Sitting } from './sidang.ts'
import { useIsiBagian } from './useBagian.ts'

export interface SectionContent {
  content: ReturnType<typeof useIsiBagian>
  /** undefined: not read yet */
  records: ShownRecord[] | undefined
  /** what is decided on is the one on the screen */
  shown: boolean
  /** numbers of identity are hidden, and can be asked for */
  masked: boolean
  /** its first document opens by itself */
  opensDocument: boolean
  reveal: () => void
}

/**
 * The section in view. Numbers and documents of identity wait for a click, since reading them is journaled; who
 * examines the vendor has asked for them by that, and is journaled alike.
 */
export function useSection(
  bagian: BagianVerifikasi,
  { mine }: Sitting,
  { basis, open }: Reading
): SectionContent {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const source = BAGIAN_SOURCES[bagian.kunci]
  const { canAccess: mayRead } = useCanAccess({ action: 'readIdentity' })
  const [revealed, setRevealed] = useState<BagianKey | null>(null)
  const examines = mine && mayRead === true
  const pribadi = source.pribadi === 'samar' && (examines || revealed === bagian.kunci)
  const content = useIsiBagian(source.path(vendor.id), pribadi, basis)
  const shown = content.data !== undefined && !content.isPlaceholderData
  useEffect(() => {
    if (shown) open(bagian.kunci)
    // `open` is new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, bagian.kunci, basis])
  return {
    content,
    records:
      content.data === undefined ? undefined : source.read(content.data, keHari(clockNow()) ?? ''),
    shown,
    masked: source.pribadi === 'samar' && !pribadi,
    opensDocument: !source.pribadi || examines,
    reveal: () => setRevealed(bagian.kunci),
  }
}
