import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { OtherPassphrase } from './OtherPassphrase.tsx'
import { RevokeKey } from './RevokeKey.tsx'
import { TryPassphrase } from './TryPassphrase.tsx'

interface OwnKeyDeedProps {
  kind: 'coba' | 'ganti' | 'lupa' | 'cabut'
  of: HolderKeyOwn
  close: () => void
}

/** What can be done with a key that one has. */
export default function OwnKeyDeed({ kind, of, close }: OwnKeyDeedProps) {
  if (kind === 'coba') return <TryPassphrase of={of} close={close} />
  if (kind === 'cabut') return <RevokeKey close={close} />
  return <OtherPassphrase of={of} lost={kind === 'lupa'} close={close} />
}
