import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { HolderSetPerson } from '@eproc/domain/pemegang/answers'
import { canOpen } from '@eproc/domain/pemegang/holder_set'
import { himpunan as text } from '@eproc/i18n/id/himpunan'
import { shortFingerprint } from '@eproc/sealing/keys/pair'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { useDeed } from '../shared/deed/useDeed.ts'
import { Unread } from '../shared/panel/Unread.tsx'

const CheckShares = lazyPart(() =>
  import('./CheckShares.tsx').then((m) => ({ default: m.CheckShares }))
)

const LIST = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  width: '100%',
  gap: '12px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
} as const

/** Holders and keys of a package as the server tells them. */
function useHolderSet(paketId: number) {
  const office = useOffice()
  return useQuery({
    queryKey: ['paket', paketId, 'pemegang'],
    queryFn: () => office.holderSet(paketId),
  })
}

/** Whose keys the package has, or lacks until it can be published; nothing where it needs none. */
export function HolderSetPanel({ paketId }: { paketId: number }) {
  const query = useHolderSet(paketId)
  const { data } = query
  const remind = useDeed((provider) => provider.remindHolders(paketId))
  const plain = useDeed<boolean, unknown>((provider, value) => provider.setPlain(paketId, value))
  if (query.error && !data) {
    return (
      <section aria-label={text.judul}>
        <Typography variant="h3" component="h4">
          {text.judul}
        </Typography>
        <Unread of={[query]} />
      </section>
    )
  }
  if (!data || data.pemegang.length === 0) return null
  const { nomor, kurang, bagianBelum, bukti, pemegang, bolehIngatkan, polos, bolehAtur } = data
  return (
    <section aria-label={text.judul} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Typography variant="h3" component="h4">
        {nomor === null ? text.judul : `${text.judul} · ${text.himpunanKe(nomor)}`}
      </Typography>
      <Typography color="text.secondary">{text.isi}</Typography>
      <ul style={LIST}>
        {pemegang.map((person) => (
          <Person key={person.penggunaId} person={person} />
        ))}
      </ul>
      {bolehAtur ? (
        <div>
          <FormControlLabel
            label={text.polos}
            control={
              <Switch
                checked={polos}
                disabled={plain.isPending}
                onChange={(_, value) => plain.mutate(value)}
              />
            }
          />
          <Typography variant="body2" color="text.secondary">
            {text.polosIsi}
          </Typography>
        </div>
      ) : (
        <Typography>{polos ? text.polosYa : text.polosTidak}</Typography>
      )}
      {bukti && bukti.kurang > 0 && (
        <MessageBox tone="warning">
          {text.periksa.kurangTerbukti(bukti.kurang, tanggalWaktu(bukti.sampai))}
        </MessageBox>
      )}
      {(bagianBelum > 0 || bukti?.saya) && (
        <OptionalPart>
          <CheckShares
            paketId={paketId}
            files={bagianBelum}
            until={bukti?.saya ? bukti.sampai : null}
          />
        </OptionalPart>
      )}
      {kurang.length > 0 && (
        <MessageBox tone="warning">
          {nomor !== null && canOpen(pemegang) ? text.pasPasan(kurang) : text.kurang(kurang)}
        </MessageBox>
      )}
      {bolehIngatkan && (
        <Button
          variant="outlined"
          disabled={remind.isPending}
          onClick={() => remind.mutate(undefined)}
        >
          {text.ingatkan}
        </Button>
      )}
    </section>
  )
}

function Person({ person: { nama, peran, sidik, terbukti } }: { person: HolderSetPerson }) {
  return (
    <li>
      {nama} ({text.peran[peran]})
      <br />
      <Typography component="span" variant="body2" color="text.secondary">
        {sidik ? <code>{shortFingerprint(sidik)}</code> : text.tanpaKunci}
        {terbukti && (
          <>
            <br />
            {text.periksa.terbukti(tanggalWaktu(terbukti))}
          </>
        )}
      </Typography>
    </li>
  )
}
