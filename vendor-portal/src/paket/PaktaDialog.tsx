import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { tender } from '@eproc/i18n/id/tender'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

const t = tenderLayar.pakta
const ID_GALAT = 'galat-pakta'

export interface PaktaDialogProps {
  paket: { id: number; nama: string }
  vendorId: number
  /** true: already registered */
  onSelesai: (berhasil: boolean) => void
}

/** Registers the rekanan for the paket; what shows it is read again. */
function useDaftar(paketId: number, vendorId: number, onSuccess: () => void) {
  const klien = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.post('/api/lelang/peserta/daftar', { paketPenyediaId: paketId, vendorId, pakta: true }),
    onSuccess: async () => {
      notify(t.berhasil)
      onSuccess()
      await Promise.all([
        klien.invalidateQueries({ queryKey: ['paket-rekanan'] }),
        klien.invalidateQueries({ queryKey: ['paket', paketId] }),
      ])
    },
  })
}

/** Pakta integritas and DAFTAR (S1 §2.8, decisions §3). */
export default function PaktaDialog({ paket, vendorId, onSelesai }: PaktaDialogProps) {
  const [setuju, setSetuju] = useState(false)
  const [kurang, setKurang] = useState(false)
  const kotak = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useDaftar(paket.id, vendorId, () => onSelesai(true))
  const daftar = () => {
    setKurang(!setuju)
    if (setuju) mutate()
    else kotak.current?.focus()
  }
  return (
    <DialogPenuh
      buka
      judul={t.judul(paket.nama)}
      onTutup={() => onSelesai(false)}
      sibuk={isPending}
      lebar="sm"
      aksi={
        <>
          <Button onClick={() => onSelesai(false)} disabled={isPending}>
            {ui.tombol.batal}
          </Button>
          <Button variant="contained" onClick={daftar} loading={isPending}>
            {t.tombol}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {error && <KotakPesan nada="error">{t.gagal(errorMessage(error))}</KotakPesan>}
        <div>
          <Typography variant="h3">{tender.pakta.judul}</Typography>
          <Typography sx={{ mt: 1 }}>{tender.pakta.pembuka}</Typography>
          <ol style={{ margin: '8px 0 0', paddingLeft: 24, display: 'grid', gap: 6 }}>
            {tender.pakta.butir.map((butir) => (
              <li key={butir}>{butir}</li>
            ))}
          </ol>
        </div>
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={setuju}
                onChange={(_, nilai) => {
                  setSetuju(nilai)
                  if (nilai) setKurang(false)
                }}
                slotProps={{
                  input: {
                    'ref': kotak,
                    'aria-invalid': kurang,
                    'aria-describedby': kurang ? ID_GALAT : undefined,
                  },
                }}
              />
            }
            label={t.setuju}
          />
          {kurang && (
            <FormHelperText error id={ID_GALAT} role="alert">
              {t.wajib}
            </FormHelperText>
          )}
        </div>
        <Typography color="text.secondary">{t.sesudah}</Typography>
      </div>
    </DialogPenuh>
  )
}
