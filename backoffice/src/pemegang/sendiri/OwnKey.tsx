import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { countingKey } from '@eproc/domain/pemegang/holder_key'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { hasCurves } from '@eproc/sealing/keys/pair'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Unread } from '../../shared/panel/Unread.tsx'
import { Fingerprint } from '../Fingerprint.tsx'
import { KeyStatusField } from '../KeyStatusField.tsx'
import { signingKey } from '../own_key.ts'

// Words, Argon2id and recovery come with the deed that needs them.
const MakeKey = lazyPart(() => import('./MakeKey.tsx'))
const OwnKeyDeed = lazyPart(() => import('./OwnKeyDeed.tsx'))

type OfOne = 'coba' | 'ganti' | 'lupa'
interface Asked {
  deed: OfOne | 'buat' | 'cabut'
  of: HolderKeyOwn | undefined
}

/** The caller's own key: how it stands, and what can be done with it. */
export function OwnKey() {
  const office = useOffice()
  const read = useQuery({
    queryKey: ['kunci-pemegang'],
    queryFn: () => office.ownKeys(),
  })
  const { data: able = true } = useQuery({ queryKey: ['curves'], queryFn: hasCurves })
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = read.data
  if (!own) return <Unread of={[read]} waiting={<PageSkeleton rows={2} />} />
  const key = signingKey(own)
  const close = () => setAsked(null)
  return (
    <Paper
      component="section"
      aria-label={text.sendiri}
      variant="outlined"
      sx={{ p: 3, mb: 3, display: 'grid', gap: 2 }}
    >
      <Typography variant="h2">{text.sendiri}</Typography>
      {!able && <MessageBox tone="error">{text.tanpaKurva}</MessageBox>}
      {own.kunci.length === 0 && <Typography>{text.belumAda}</Typography>}
      {own.kunci.map((one) => (
        <RecordContextProvider key={one.id} value={one}>
          <State onAsk={(deed) => setAsked({ deed, of: one })} />
        </RecordContextProvider>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {/* Who has only one that waits makes no other beside it: a wrong one is revoked first. */}
        {(!key || key.status === 'berlaku') && (
          <Button
            variant={key ? 'outlined' : 'contained'}
            disabled={!able}
            onClick={() => setAsked({ deed: 'buat', of: key })}
          >
            {key ? text.tombol.perbarui : text.tombol.buat}
          </Button>
        )}
        {key && (
          <Button color="error" onClick={() => setAsked({ deed: 'cabut', of: key })}>
            {text.tombol.cabut}
          </Button>
        )}
      </div>
      <OptionalPart>
        {asked?.deed === 'buat' && (
          <MakeKey
            previous={countingKey(own.kunci) ?? null}
            ends={own.kunci.find(({ status }) => status === 'segera')}
            close={close}
          />
        )}
        {asked?.of && asked.deed !== 'buat' && (
          <OwnKeyDeed kind={asked.deed} of={asked.of} close={close} />
        )}
      </OptionalPart>
    </Paper>
  )
}

/** One of them: a new key may wait beside the one that it will follow, each with its own passphrase. */
function State({ onAsk }: { onAsk: (deed: OfOne) => void }) {
  const key = useRecordContext<HolderKeyOwn>()!
  const since = key.berlakuPada === null ? '' : tanggalWaktu(key.berlakuPada)
  const told = {
    menunggu: text.menunggu,
    segera: text.segera(since),
    berlaku: text.berlaku(since),
    berakhir: '',
  }[key.status]
  return (
    <div
      role="group"
      aria-label={pemegang.status[key.status]}
      style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
    >
      <KeyStatusField />
      <Typography sx={{ maxWidth: '72ch' }}>{told}</Typography>
      <Fingerprint sidik={key.sidik} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginLeft: -8 }}>
        <Button onClick={() => onAsk('coba')}>{text.tombol.coba}</Button>
        <Button onClick={() => onAsk('ganti')}>{text.tombol.ganti}</Button>
        <Button onClick={() => onAsk('lupa')}>{text.tombol.lupa}</Button>
      </div>
    </div>
  )
}
