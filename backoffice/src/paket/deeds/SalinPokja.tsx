import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../providers/useOffice.ts'

const text = paketLayar.pokja

/** Fills in the members of the last package's pokja; the server says who, and whom it leaves out with the reason. */
export function SalinPokja({ paketId }: { paketId: number }) {
  const office = useOffice()
  const { setValue } = useFormContext()
  const copy = useMutation({
    mutationFn: () => office.pokjaTerakhir(paketId),
    onSuccess: (terakhir) => {
      if (!terakhir) return
      const anggota = terakhir.anggota.map((a) => a.id)
      setValue('anggota', anggota, { shouldDirty: true, shouldTouch: true })
    },
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  const answer = copy.data
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => copy.mutate()}
        loading={copy.isPending}
      >
        {text.salin}
      </Button>
      <div role="status">
        {answer === null && <MessageBox tone="info">{text.takAdaTerakhir}</MessageBox>}
        {answer && (
          <MessageBox tone={answer.tidakIkut.length === 0 ? 'success' : 'warning'}>
            {text.disalin(answer.anggota.length, answer.paket.kode, answer.paket.nama)}
            {answer.tidakIkut.length > 0 && (
              <>
                {` ${text.tidakIkut}`}
                <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
                  {answer.tidakIkut.map((a) => (
                    <li key={a.id}>{a.alasan}</li>
                  ))}
                </ul>
              </>
            )}
          </MessageBox>
        )}
      </div>
    </div>
  )
}
