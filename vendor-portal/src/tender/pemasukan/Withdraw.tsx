import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useTextDraft } from '@eproc/ui/draft/useTextDraft.ts'
import { FieldFooter, textLimit } from '@eproc/ui/fields/FormText.tsx'
import { INFORMASI, usePaketAddress } from '../paket/paket_address.ts'
import { useSealing } from '../segel/useSealing.ts'

const t = tenderLayar.pemasukan.mundur
const MAX = 500

export interface WithdrawProps {
  paketId: number
  vendorId: number
}

/** Withdraws from the package until its first submission ends (decisions §5). */
export default function Withdraw({ paketId, vendorId }: WithdrawProps) {
  const sealed = useSealing(paketId).data
  const [open, setOpen] = useState(false)
  const [alasan, setAlasan] = useTextDraft(`mundur.${paketId}`)
  const { count, tooLong } = textLimit(alasan, MAX, 2)
  const client = useQueryClient()
  const { choose } = usePaketAddress()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Curves come with the deed that needs them.
      const { signWithdrawals } = await import('../segel/withdraw.ts')
      const penarikan = await signWithdrawals({ paketId, vendorId })
      const body = { paketPenyediaId: paketId, vendorId, alasan: alasan || null, penarikan }
      await api.post('/api/lelang/peserta/mundur', body)
    },
    onSuccess: async () => {
      notify(t.berhasil)
      setAlasan('')
      setOpen(false)
      choose(INFORMASI)
      await Promise.all([
        client.invalidateQueries({ queryKey: ['paket-rekanan'] }),
        client.invalidateQueries({ queryKey: ['paket', paketId] }),
      ])
    },
  })
  return (
    <div>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t.tombol}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.judul}
        button={t.tombol}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setOpen(false)}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          {error && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
          <Typography>{t.isi}</Typography>
          {sealed && <Typography>{t.tersegel}</Typography>}
          <TextField
            label={t.alasan}
            value={alasan}
            onChange={(event) => setAlasan(event.target.value)}
            multiline
            minRows={2}
            error={tooLong !== undefined}
            helperText={count && <FieldFooter errors={tooLong} count={count} />}
            slotProps={{ formHelperText: { component: 'div' } }}
          />
        </div>
      </ConfirmDialog>
    </div>
  )
}
