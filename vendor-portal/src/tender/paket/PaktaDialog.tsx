import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { tender } from '@eproc/i18n/id/tender'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

const t = tenderLayar.pakta
const ID_ERROR = 'pakta-error'

export interface PaktaDialogProps {
  paket: { id: number; nama: string }
  vendorId: number
  /** true: already registered */
  onDone: (success: boolean) => void
}

/* Refused because it has been done: the answer to an earlier attempt was lost. */
async function isDone(paketId: number, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 409) return false
  return (await api.get<TabAnswer>(`/api/paket/${paketId}/tab`)).rekanan?.peserta === true
}

/** Registers the rekanan for the paket; what shows it is read again. */
function useDaftar(paketId: number, vendorId: number, onSuccess: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = { paketPenyediaId: paketId, vendorId, pakta: true }
      // Keys and curves come with the deed that needs them.
      const { register } = await import('../segel/kunci/register.ts')
      await register({ paketId, vendorId }, async (kunci) => {
        try {
          await api.post('/api/lelang/peserta/daftar', { ...body, ...kunci })
          return false
        } catch (error) {
          if (await isDone(paketId, error)) return true
          throw error
        }
      })
    },
    onSuccess: async () => {
      notify(t.success)
      onSuccess()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['paket-rekanan'] }),
        client.invalidateQueries({ queryKey: ['paket', paketId] }),
      ])
    },
  })
}

/** Pakta integritas and DAFTAR (S1 §2.8, decisions §3). */
export default function PaktaDialog({ paket, vendorId, onDone }: PaktaDialogProps) {
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useDaftar(paket.id, vendorId, () => onDone(true))
  const submit = () => {
    setMissing(!agreed)
    if (agreed) mutate()
    else checkbox.current?.focus()
  }
  return (
    <FullDialog
      open
      title={t.title(paket.nama)}
      onClose={() => onDone(false)}
      busy={isPending}
      width="sm"
      actions={
        <>
          <Button onClick={() => onDone(false)} disabled={isPending}>
            {ui.tombol.batal}
          </Button>
          <Button variant="contained" onClick={submit} loading={isPending}>
            {t.button}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {error && <MessageBox tone="error">{t.failed(errorMessage(error))}</MessageBox>}
        <div>
          <Typography variant="h3">{tender.pakta.judul}</Typography>
          <Typography sx={{ mt: 1 }}>{tender.pakta.pembuka}</Typography>
          <ol style={{ margin: '8px 0 0', paddingLeft: 24, display: 'grid', gap: 6 }}>
            {tender.pakta.butir.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={agreed}
                onChange={(_, checked) => {
                  setAgreed(checked)
                  if (checked) setMissing(false)
                }}
                slotProps={{
                  input: {
                    'ref': checkbox,
                    'aria-invalid': missing,
                    'aria-describedby': missing ? ID_ERROR : undefined,
                  },
                }}
              />
            }
            label={t.setuju}
          />
          {missing && (
            <FormHelperText error id={ID_ERROR} role="alert">
              {t.required}
            </FormHelperText>
          )}
        </div>
        <Typography color="text.secondary">{t.sesudah}</Typography>
      </div>
    </FullDialog>
  )
}
