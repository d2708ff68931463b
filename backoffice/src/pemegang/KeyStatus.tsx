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

export const KeyStatus = ({ status }: { status: StatusHolderKey }) => (
  <StatusChip color={COLOR[status]} text={pemegang.status[status]} />
)
