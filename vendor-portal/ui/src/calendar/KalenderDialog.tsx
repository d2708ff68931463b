import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KalenderPaket } from '@eproc/domain/tender/answers'
import { kalender } from '@eproc/i18n/id/kalender'
import { errorMessage, type Answer } from '../api/api.ts'
import { copyText } from '../api/copy_text.ts'
import { notify } from '../api/notice.ts'
import { ConfirmDialog, FullDialog } from '../dialog/FullDialog.tsx'
import { MessageBox } from '../feedback/MessageBox.tsx'

const t = kalender.layar

/** The calls of one package's calendar, as each app makes them. */
export interface KalenderCalls {
  read: () => Promise<KalenderPaket>
  renew: () => Promise<Answer<KalenderPaket>>
  revoke: () => Promise<Answer<KalenderPaket>>
}

export interface KalenderDialogProps {
  paketId: number
  nama: string
  calls: KalenderCalls
  close: () => void
}

/** Where a user gets the secret address of a package's calendar, renews and revokes it. */
export default function KalenderDialog({ paketId, nama, calls, close }: KalenderDialogProps) {
  const client = useQueryClient()
  const queryKey = ['kalender', paketId]
  const { data, error } = useQuery({ queryKey, queryFn: calls.read })
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const deed = useMutation({
    mutationFn: (name: 'renew' | 'revoke') => calls[name](),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer.data)
      notify(answer.message)
    },
    onSettled: () => setAsked(null),
  })
  const failed = error ?? deed.error
  return (
    <FullDialog open title={`${t.judul}: ${nama}`} onClose={close} width="sm" busy={deed.isPending}>
      <div style={{ display: 'grid', gap: 20 }}>
        <Typography>{t.isi}</Typography>
        {failed && <MessageBox tone="error">{t.gagal(errorMessage(failed))}</MessageBox>}
        {!data && !error && <Skeleton variant="rounded" height={56} />}
        {data?.url === null && (
          <div>
            <Button
              variant="contained"
              loading={deed.isPending}
              onClick={() => deed.mutate('renew')}
            >
              {t.buat}
            </Button>
          </div>
        )}
        {data?.url && <Address url={data.url} ask={setAsked} />}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'revoke' ? t.cabutTanya : t.gantiTanya}
        button={asked === 'revoke' ? t.cabut : t.ganti}
        destructive
        busy={deed.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => deed.mutate(asked!)}
      >
        {asked === 'revoke' ? t.cabutIsi : t.gantiIsi}
      </ConfirmDialog>
    </FullDialog>
  )
}

interface AddressProps {
  url: string
  ask: (deed: 'renew' | 'revoke') => void
}

function Address({ url, ask }: AddressProps) {
  const copy = () => copyText(url, t.disalin)
  return (
    <>
      <TextField
        label={t.alamat}
        value={url}
        fullWidth
        onFocus={(e) => e.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="contained" href={url.replace(/^https?:/, 'webcal:')}>
          {t.buka}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t.salin}
        </Button>
        <Button href={url} download>
          {t.unduh}
        </Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button onClick={() => ask('renew')}>{t.ganti}</Button>
        <Button color="error" onClick={() => ask('revoke')}>
          {t.cabut}
        </Button>
      </div>
    </>
  )
}
