import type { FC } from 'react'
import { useRecordContext } from 'react-admin'
import type { HolderKeyOwn, HolderKeyRow } from '@eproc/domain/pemegang/answers'
import type { StatusHolderKey } from '@eproc/domain/pemegang/holder_key'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import type { ColorName } from '@eproc/ui/theme/theme.ts'

const COLOR: Record<StatusHolderKey, ColorName> = {
  menunggu: 'kuning',
  segera: 'biru',
  berlaku: 'hijau',
  berakhir: 'abu',
}

/** The state of a key. */
export const KeyStatusField: FC<{ source?: string }> = () => {
  const key = useRecordContext<HolderKeyRow | HolderKeyOwn>()
  return key && <StatusChip color={COLOR[key.status]} text={pemegang.status[key.status]} />
}
